/** The changes of bookings that other modules make; the repository says what the caller has locked and does besides. */
export {
  changeDetails,
  changeHolder,
  deleteBookings,
  endBookings,
  eraseNames,
  markRefunded,
  recordRefund,
  removeBooking,
  touchBooking,
  type BookingDetails,
} from './bookingState.repository';
