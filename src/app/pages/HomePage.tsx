import { HomePage } from '@/features/events/HomePage';

export default HomePage;
