import type { Schemas } from '../../contract/types';
import type { SeatAudience, UnclaimedSeats } from '../../db/schema/seatPools';
import { toMinor } from '../../lib/money';
import { hasUnusableCharacters } from '../../lib/text';
import { invalidInput } from '../../lib/errors';
import { bindingTerms } from '../bookings/cancellation.rules';
import type { BookingRow } from '../bookings/bookings.types';
import { seatErrors } from './seatErrors.rules';
import type { PoolRow } from './storage/seatPools.types';

export interface NewPool {
  title: string;
  message: string;
  audience: SeatAudience;
  unclaimed: UnclaimedSeats;
  closesAt: Date;
  /** Purpose of inviting guests; empty when none is required. */
  purpose: string;
  /** The refund that the person was shown, minor units; null when no sum was shown. */
  shown: number | null | undefined;
}

type Offered = Pick<BookingRow, 'event_title' | 'event_start_at' | 'read_at'> &
  Parameters<typeof bindingTerms>[0];

/**
 * Validates the terms of a new pool. Defaults: for colleagues, until the event starts, free seats stay with the
 * booking. Seats that go back on sale must do so before the event starts.
 * @throws 400 with fields
 */
export function readPool(
  input: Schemas['SeatPoolInput'],
  rows: readonly Offered[],
  { asksGuests }: { asksGuests: boolean },
): NewPool {
  const { audience = 'colleagues', unclaimed = 'keep', refund } = input;
  const purpose = audience === 'anybody' && asksGuests ? readText('purpose', input.purpose) : '';
  if (audience === 'anybody' && asksGuests && purpose.length < 3) throw seatErrors.noPurpose();
  return {
    purpose,
    title: readText('title', input.title) || (rows[0]?.event_title ?? ''),
    message: readText('message', input.message),
    audience,
    unclaimed,
    closesAt: readEnd(input.closes_at, unclaimed, rows),
    shown: refund === undefined ? undefined : toMinor(refund),
  };
}

function readText(field: 'title' | 'message' | 'purpose', given = ''): string {
  const text = given.trim().replace(/\r\n?/g, '\n');
  if (hasUnusableCharacters(text, { multiline: field === 'message' })) {
    const sentence = `The ${field} contains characters that cannot be used.`;
    throw invalidInput(sentence, { [field]: sentence });
  }
  return text;
}

function readEnd(
  given: string | undefined,
  unclaimed: UnclaimedSeats,
  rows: readonly Offered[],
): Date {
  const [row] = rows;
  if (!row) throw new Error('A pool is made of bookings.');
  const { event_start_at: start, read_at: now } = row;
  const end = given === undefined ? defaultEnd(unclaimed, start, rows) : new Date(given);
  if (Number.isNaN(end.getTime())) throw seatErrors.invalidTime('Choose a day and a time.');
  if (end <= now) throw seatErrors.invalidTime('Choose a time that is still to come.');
  if (end > start) throw seatErrors.invalidTime('Choose a time before the event begins.');
  if (unclaimed === 'return' && end >= start) {
    throw seatErrors.invalidTime('Seats go back on sale before the event begins. Choose a time.');
  }
  return end;
}

const MINUTE = 60_000;

/** The time at which the refund terms of a booking end; for several bookings, the earliest. */
export function refundsEnd(rows: readonly Offered[]): Date | null {
  const ends = rows.flatMap((row) => {
    const { refund_until: until } = bindingTerms(row);
    return until && until > row.read_at ? [until.getTime()] : [];
  });
  return ends.length > 0 ? new Date(Math.min(...ends)) : null;
}

/** If seats are returned, the last minute that still gives a refund. */
function defaultEnd(unclaimed: UnclaimedSeats, start: Date, rows: readonly Offered[]): Date {
  if (unclaimed === 'keep') return start;
  const until = refundsEnd(rows);
  return new Date((until && until < start ? until : start).getTime() - MINUTE);
}

/** The time at which claims end: the pool's end, or the event's start if that is earlier. */
export const endOfClaims = (
  pool: Pick<PoolRow, 'closes_at'>,
  row: Pick<BookingRow, 'event_start_at'>,
): Date => (pool.closes_at < row.event_start_at ? pool.closes_at : row.event_start_at);

/** Whether the booking is valid and its event has not started, by the database's clock. */
export const isValidBeforeEvent = (row: BookingRow): boolean =>
  row.status === 'confirmed' && !row.event_has_started && !row.event_is_cancelled_or_over;

/** Whether the pool's link works, by the database's clock. */
export const isOpen = (pool: PoolRow, rows: readonly BookingRow[]): boolean =>
  pool.closed_at === null && !pool.is_over && rows.some(isValidBeforeEvent);

/** An event with booking closed before its start was cancelled. */
export const isEventCancelled = (row: BookingRow): boolean =>
  row.event_is_cancelled_or_over && !row.event_has_started;
