import type {
  AuthUser,
  Booking,
  BookingSeats,
  OfferedBooking,
  SeatHolder,
  SeatReturn,
} from '@/api';
import { GUEST_LABELS } from '@/entities/approval/approvalView';
import { formatDateTime, formatMonthDay } from '@/lib/dates';
import { formatMoney, isFree, sumMoney } from '@/lib/money';
import { countOf } from '@/lib/text';
import { serverNow } from '@/lib/serverClock';

type Pool = NonNullable<BookingSeats['pool']>;

/** Whether a person may offer, assign and close: the holder, and admins of the company. The server checks again. */
const mayChange = (booking: Booking, user: AuthUser): boolean =>
  booking.user === user.id ||
  (booking.company === user.company_id && user.permissions.includes('manage_company'));

/**
 * The label of the link to the seats of a booking; null if there is nothing to offer or see.
 *
 * @param now epoch milliseconds
 */
export function seatsLabel(booking: Booking, user: AuthUser, now = serverNow()): string | null {
  const { status, payment_status: payment, tickets } = booking;
  if (status !== 'confirmed' || payment !== 'paid') return null;
  if (Date.parse(booking.event_start_date) <= now) return null;
  const free = tickets.filter(
    (ticket) => !ticket.attendee_name && !ticket.is_used && !ticket.is_shared,
  ).length;
  const { seats_offered_until: until } = booking;
  if (until !== null) {
    return `Seats: ${free} of ${tickets.length} free, offered until ${formatMonthDay(until, booking.event_timezone)}`;
  }
  if (free > 0 && mayChange(booking, user)) return 'Offer to colleagues';
  return tickets.length > 1 ? 'Seats' : null;
}

/** What the free seats give back when they go back on sale at this instant. */
export function refundAt(
  { on_return: sums, bookings }: Pick<BookingSeats, 'on_return' | 'bookings'>,
  at: string | number,
): string {
  const instant = new Date(at).getTime();
  const each = bookings.length > 1 ? bookings.map((one) => one.on_return) : [sums];
  return sumMoney(
    each.map(({ refund, until }) =>
      until !== null && instant < Date.parse(until) ? refund : '0.00',
    ),
  );
}

/** The earliest end of a refund; null if nothing is refunded. */
const firstEnd = (each: readonly SeatReturn[]): string | null =>
  each.flatMap(({ until }) => until ?? []).sort()[0] ?? null;

/** These bookings as if they were all that is offered. */
export function asOffered(seats: BookingSeats, bookings: OfferedBooking[]): BookingSeats {
  const each = bookings.map((one) => one.on_return);
  return {
    ...seats,
    bookings,
    seats: bookings.reduce((sum, one) => sum + one.seats, 0),
    free: bookings.reduce((sum, one) => sum + one.free, 0),
    on_return: {
      refund: sumMoney(each.map(({ refund }) => refund)),
      kept: sumMoney(each.map(({ kept }) => kept)),
      until: firstEnd(each),
    },
  };
}

/** With these further bookings. */
export const withBookings = (seats: BookingSeats, further: readonly OfferedBooking[]) =>
  further.length === 0 ? seats : asOffered(seats, [...seats.bookings, ...further]);

/** `3 seats go back on sale and ₹9,000.00 is paid back; ₹1,000.00 is kept.` */
export function returnSentence(seats: BookingSeats, refund: string): string {
  const { currency, free, on_return: sums } = seats;
  const goes = `${countOf(free, 'seat')} ${free === 1 ? 'goes' : 'go'} back on sale`;
  if (isFree(sums.refund) && isFree(sums.kept)) return `${goes}; nothing was paid for them.`;
  if (isFree(refund)) {
    return sums.until === null
      ? `${goes}, and by the refund terms nothing is paid back.`
      : `${goes}, and nothing is paid back: refunds end on ${formatDateTime(sums.until, seats.event_timezone)}.`;
  }
  const kept = isFree(sums.kept) ? '' : `; ${formatMoney(sums.kept, currency)} is kept`;
  return `${goes} and ${formatMoney(refund, currency)} is paid back${kept}.`;
}

/** No seat has a name, so returning all of them ends the booking. */
const isAllFree = ({ seats, free }: Pick<OfferedBooking, 'seats' | 'free'>): boolean =>
  free === seats;

/** Which bookings end when the free seats go back on sale; empty if each booking keeps a seat. */
export function endSentenceOf(seats: BookingSeats): string {
  if (seats.bookings.length <= 1) {
    return isAllFree(seats) ? ' That leaves no seats, so the booking is cancelled.' : '';
  }
  const ended = seats.bookings.filter(isAllFree);
  if (ended.length === 0) return '';
  const are =
    ended.length === 1 ? 'then has no seats left and is' : 'then have no seats left and are';
  return ` ${ended.map((one) => one.booking_number).join(', ')} ${are} cancelled.`;
}

/** Whether the booking whose offer is shown ends then. */
export const endsWithOffer = (seats: BookingSeats): boolean =>
  seats.bookings.length <= 1
    ? isAllFree(seats)
    : seats.bookings.some((one) => one.booking === seats.booking && isAllFree(one));

/** Who may claim seats of an open offer, and what happens to unclaimed seats. */
export function offerSentences(pool: Pool, seats: BookingSeats): string[] {
  const until = formatDateTime(pool.closes_at, seats.event_timezone);
  const audience =
    pool.audience === 'colleagues'
      ? 'People of the company can claim a seat'
      : 'Anybody with the link can claim a seat';
  return [
    `${audience} until ${until}.`,
    pool.unclaimed === 'keep' || seats.free === 0
      ? 'Seats that nobody claims stay with the booking.'
      : `Unless somebody claims them, ${returnSentence(seats, refundAt(seats, pool.closes_at))}`,
  ];
}

/** How the last offer ended. */
export function endSentence(pool: Pool, { currency }: BookingSeats): string {
  const ended = {
    closed: 'The last offer was closed',
    deadline: 'The last offer has expired',
    ended: 'The last offer has ended',
  }[pool.closed_because ?? 'ended'];
  if (pool.returned === 0) return `${ended}.`;
  const money =
    pool.refund === null || isFree(pool.refund)
      ? ''
      : ` and ${formatMoney(pool.refund, currency)} was paid back`;
  return `${ended}: ${countOf(pool.returned, 'seat')} went back on sale${money}.`;
}

const HOW: Record<SeatHolder['how'], string> = {
  claimed: 'Claimed',
  assigned: 'Assigned',
  named: 'Named',
};

/** `Claimed, guest`; nothing is added for people of the company. */
export function howText({ how, is_colleague: isColleague, guest }: SeatHolder): string {
  if (guest) return `${HOW[how]}, ${GUEST_LABELS[guest.kind].toLowerCase()}`;
  return isColleague ? HOW[how] : `${HOW[how]}, guest`;
}
