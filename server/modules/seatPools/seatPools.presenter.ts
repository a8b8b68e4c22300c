import type { Schemas } from '../../contract/types';
import { toDecimal } from '../../lib/money';
import { posterAddress } from '../catalog/poster.rules';
import { bindingTerms, refundOfSeats } from '../bookings/cancellation.rules';
import type { BookingRow } from '../bookings/bookings.types';
import type { SeatLinks } from './seatLinks.rules';
import { endOfClaims, isOpen, isValidBeforeEvent } from './seatPools.rules';
import type { CompanySeatRow, HolderRow, InvitationRow, PoolRow } from './seatPools.types';

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

/** What the free seats would give back while the terms give anything back. */
function presentReturn(row: BookingRow, free: number): Schemas['SeatReturn'] {
  const { refund_until: until } = bindingTerms(row);
  const { refund, kept } = refundOfSeats(row, free, row.read_at.getTime());
  return {
    refund: toDecimal(refund),
    kept: toDecimal(kept),
    until: until && until > row.read_at ? until.toISOString() : null,
  };
}

export interface SeatsOfBooking {
  row: BookingRow;
  free: number;
  pool: PoolRow | undefined;
  holders: readonly HolderRow[];
  invited: readonly InvitationRow[];
  mayChange: boolean;
}

export function presentSeats(
  { row, free, pool, holders, invited, mayChange }: SeatsOfBooking,
  links: SeatLinks,
): Schemas['BookingSeats'] {
  return {
    booking: row.id,
    booking_number: row.booking_number,
    company: row.company_id,
    event_title: row.event_title,
    event_start_date: row.event_start_at.toISOString(),
    event_timezone: row.event_timezone,
    currency: row.currency,
    seats: row.quantity,
    free,
    may_change: mayChange,
    can_offer:
      mayChange && isValidBeforeEvent(row) && free > 0 && (!pool || pool.closed_at !== null),
    on_return: presentReturn(row, free),
    pool: pool ? presentPool(pool, { row, mayChange, links }) : null,
    holders: holders.map(presentHolder),
    invited: invited.map((one) => ({
      ...one,
      invited_at: one.invited_at.toISOString(),
      reminded_at: one.reminded_at?.toISOString() ?? null,
    })),
  };
}

function presentPool(
  pool: PoolRow,
  { row, mayChange, links }: { row: BookingRow; mayChange: boolean; links: SeatLinks },
): Schemas['SeatPool'] {
  const open = isOpen(pool, row);
  return {
    id: pool.id,
    title: pool.title,
    message: pool.message,
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

const presentHolder = (holder: HolderRow): Schemas['SeatHolder'] => ({
  ticket: holder.ticket_id,
  ticket_number: holder.ticket_number,
  seat_no: holder.seat_no,
  name: holder.name,
  email: holder.email,
  how: holder.how,
  is_colleague: holder.is_colleague,
  at: holder.at?.toISOString() ?? null,
});

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
