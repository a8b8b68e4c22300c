/** The fields that decide whether an event can be booked now; times in UTC. */
export interface BookingPeriod {
  is_active: boolean;
  paused_at: Date | null;
  cancelled_at: Date | null;
  booking_start_at: Date;
  booking_end_at: Date;
  start_at: Date;
}

/**
 * True while an event can be booked (docs/product/screens.md#event-page): active, not paused or cancelled, inside the booking period and
 * not started. Whether seats are left is not considered.
 *
 * @param now milliseconds since 1970
 */
export function isBookingOpen(event: BookingPeriod, now: number): boolean {
  return (
    event.is_active &&
    event.paused_at === null &&
    event.cancelled_at === null &&
    event.booking_start_at.getTime() <= now &&
    now <= event.booking_end_at.getTime() &&
    now < event.start_at.getTime()
  );
}
