import { CheckInPage } from '@/features/checkIn/CheckInPage';

export default CheckInPage;
