import { MyBookingsPage } from '@/features/bookings/MyBookingsPage';

export default MyBookingsPage;
