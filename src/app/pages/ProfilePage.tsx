import { ProfilePage } from '@/features/profile/ProfilePage';

export default ProfilePage;
