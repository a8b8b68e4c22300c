import type { Schemas } from '../../contract/types';
import { toDecimal } from '../../lib/money';
import { posterAddress } from '../catalog/poster.rules';
import { refundOfSeats } from '../bookings/cancellation.rules';
import type { BookingRow } from '../bookings/bookings.types';
import type { SeatLinks } from './seatLinks.rules';
import type { GuestOfTicket } from './storage/poolBookings.repository';
import { tierNames } from './poolBookings.rules';
import { endOfClaims, isOpen, isValidBeforeEvent, refundsEnd } from './seatPools.rules';
import type {
  CompanySeatRow,
  HolderRow,
  InvitationRow,
  OfferedBookings,
  PoolRow,
} from './storage/seatPools.types';

type EventFacts = Pick<
  BookingRow,
  | 'event_title'
  | 'event_venue'
  | 'event_city'
  | 'event_start_at'
  | 'event_end_at'
  | 'event_timezone'
  | 'ticket_tier_name'
  | 'event_image'
  | 'event_calendar_sequence'
>;

export const presentEvent = (row: EventFacts) => ({
  event_title: row.event_title,
  event_venue: row.event_venue,
  event_city: row.event_city,
  event_start_date: row.event_start_at.toISOString(),
  event_end_date: row.event_end_at.toISOString(),
  event_timezone: row.event_timezone,
  ticket_tier_name: row.ticket_tier_name,
  event_image: posterAddress(row.event_image, row.event_calendar_sequence),
});

/** As `presentEvent`, for several bookings of one event. */
export const presentEventOf = (row: EventFacts, rows: readonly EventFacts[]) => ({
  ...presentEvent(row),
  ticket_tier_name: tierNames(rows),
});

type CountFree = (row: BookingRow) => number;

/** The refund of the free seats, and until when the terms allow one. */
function presentReturn(rows: readonly BookingRow[], freeOf: CountFree): Schemas['SeatReturn'] {
  const sums = rows.map((row) => refundOfSeats(row, freeOf(row), row.read_at.getTime()));
  return {
    refund: toDecimal(sums.reduce((sum, { refund }) => sum + refund, 0)),
    kept: toDecimal(sums.reduce((sum, { kept }) => sum + kept, 0)),
    until: refundsEnd(rows)?.toISOString() ?? null,
  };
}

const presentOffered = (row: BookingRow, freeOf: CountFree): Schemas['OfferedBooking'] => ({
  booking: row.id,
  booking_number: row.booking_number,
  ticket_tier_name: row.ticket_tier_name,
  seats: row.quantity,
  free: freeOf(row),
  on_return: presentReturn([row], freeOf),
});

export interface SeatsOfBooking extends OfferedBookings {
  addable: readonly BookingRow[];
  /** The booking of each free seat. */
  free: readonly number[];
  pool: PoolRow | undefined;
  holders: readonly HolderRow[];
  guests: readonly GuestOfTicket[];
  invited: readonly InvitationRow[];
  asksGuests: boolean;
  mayChange: boolean;
}

export function presentSeats(
  { row, rows, addable, pool, holders, guests, invited, asksGuests, ...more }: SeatsOfBooking,
  links: SeatLinks,
): Schemas['BookingSeats'] {
  const { mayChange } = more;
  const freeOf = ({ id }: BookingRow) => more.free.filter((booking) => booking === id).length;
  const free = rows.reduce((sum, one) => sum + freeOf(one), 0);
  return {
    booking: row.id,
    booking_number: row.booking_number,
    company: row.company_id,
    event_title: row.event_title,
    event_start_date: row.event_start_at.toISOString(),
    event_timezone: row.event_timezone,
    currency: row.currency,
    seats: rows.reduce((sum, one) => sum + one.quantity, 0),
    free,
    may_change: mayChange,
    can_offer:
      mayChange && isValidBeforeEvent(row) && free > 0 && (!pool || pool.closed_at !== null),
    asks_guests: asksGuests,
    on_return: presentReturn(rows, freeOf),
    bookings: rows.map((one) => presentOffered(one, freeOf)),
    addable: addable.map((one) => presentOffered(one, freeOf)),
    pool: pool ? presentPool(pool, { row, rows, mayChange, links }) : null,
    holders: holders.map((one) => presentHolder(one, guests)),
    invited: invited.map((one) => ({
      ...one,
      invited_at: one.invited_at.toISOString(),
      reminded_at: one.reminded_at?.toISOString() ?? null,
    })),
  };
}

function presentPool(
  pool: PoolRow,
  { row, rows, mayChange, links }: OfferedBookings & { mayChange: boolean; links: SeatLinks },
): Schemas['SeatPool'] {
  const open = isOpen(pool, rows);
  return {
    id: pool.id,
    title: pool.title,
    message: pool.message,
    purpose: mayChange ? pool.purpose : '',
    audience: pool.audience,
    unclaimed: pool.unclaimed,
    is_open: open,
    closes_at: endOfClaims(pool, row).toISOString(),
    opened_by: pool.opened_by_name,
    opened_at: pool.created_at.toISOString(),
    closed_because: open ? null : (pool.closed_because ?? (pool.is_over ? 'deadline' : 'ended')),
    returned: pool.returned,
    refund: pool.returned > 0 ? toDecimal(pool.refund) : null,
    link_token: open && mayChange ? links.poolToken(pool) : null,
  };
}

const presentHolder = (
  holder: HolderRow,
  guests: readonly GuestOfTicket[],
): Schemas['SeatHolder'] => ({
  ticket: holder.ticket_id,
  booking_number: holder.booking_number,
  ticket_number: holder.ticket_number,
  seat_no: holder.seat_no,
  name: holder.name,
  email: holder.email,
  how: holder.how,
  is_colleague: holder.is_colleague,
  at: holder.at?.toISOString() ?? null,
  guest: presentGuest(guests.find((one) => one.ticket_id === holder.ticket_id)),
});

const presentGuest = (guest: GuestOfTicket | undefined): Schemas['SeatGuest'] | null =>
  guest ? { kind: guest.kind, organisation: guest.organisation } : null;

export const presentCompanySeats = (
  row: CompanySeatRow,
  links: SeatLinks,
): Schemas['CompanySeatOffer'] => ({
  id: row.id,
  token: links.poolToken(row),
  title: row.title,
  message: row.message,
  offered_by: row.offered_by,
  event: row.event_id,
  ...presentEvent(row),
  closes_at: row.closes_at.toISOString(),
  seats_left: row.seats_left,
  claim_token:
    row.claim_id === null || row.claim_version === null
      ? null
      : links.claimToken({ id: row.claim_id, ticket_version: row.claim_version }),
});
