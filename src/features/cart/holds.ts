import type { Booking } from '@/api';

/** Seconds before the end of a hold from which the warning is shown. */
const WARNING_SECONDS = 120;

/** The phase of a hold's countdown. */
export type HoldPhase = 'running' | 'ending' | 'over';

/** @param secondsLeft null without a countdown: no hold, or the page is not hydrated yet */
export function holdPhase(secondsLeft: number | null): HoldPhase {
  if (secondsLeft === 0) return 'over';
  return secondsLeft !== null && secondsLeft <= WARNING_SECONDS ? 'ending' : 'running';
}

/** Bookings whose hold can still be extended; each can be extended once. */
export function extendable(bookings: readonly Booking[]): Booking[] {
  return bookings.filter((one) => one.hold_state === 'held' && one.hold_extendable);
}

/** Whether its seats are on sale again; paying reserves them again if they are free. */
export function isExpired({ hold_state }: Booking): boolean {
  return hold_state === 'expired' || hold_state === 'released';
}
