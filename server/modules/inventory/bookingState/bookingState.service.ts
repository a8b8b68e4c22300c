/** The booking changes that other modules may make. The repository documents which locks each needs. */
export {
  cancelWaiting,
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
