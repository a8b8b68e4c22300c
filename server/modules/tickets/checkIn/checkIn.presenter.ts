import type { Schemas } from '../../../contract/types';
import { isInside, judgeScans, type JudgedScan } from '../../../lib/admission';
import { rulesOf, sentenceFor } from './checkIn.rules';
import type { CheckInTicket } from './checkIn.repository';
import type { AdmittedScan } from './checkIns.repository';
import type { TakenScan } from './takeScan.service';

const judgedScans = ({ ticket, admitted }: TakenScan): JudgedScan<AdmittedScan>[] =>
  ticket ? judgeScans(admitted, rulesOf(ticket)) : [];

/** The scan because of which this one was refused or does not count. */
export function countedInstead(taken: TakenScan): AdmittedScan | null {
  const judged = judgedScans(taken);
  const own = judged.find(({ scan }) => scan.id === taken.id);
  if (own) return own.against;
  const before = judged.filter(({ counts, scan }) => counts && scan.at <= taken.at);
  return before.at(-1)?.scan ?? null;
}

/** Whether this scan and another both let the holder through, and one of the two counts. */
function isConflict(taken: TakenScan): boolean {
  return judgedScans(taken).some(
    ({ scan, against }) => against && (scan.id === taken.id || against.id === taken.id),
  );
}

export const presentTicket = (
  ticket: CheckInTicket,
  admitted: readonly AdmittedScan[],
  now: Date,
): Schemas['CheckedTicket'] => ({
  id: ticket.id,
  ticket_number: ticket.ticket_number,
  attendee_name: ticket.attendee_name,
  tier_name: ticket.tier_name,
  seat_no: ticket.seat_no,
  seat_count: ticket.seat_count,
  event: ticket.event_id,
  event_title: ticket.event_title,
  event_start_date: ticket.event_start_at.toISOString(),
  event_timezone: ticket.event_timezone,
  used_at: ticket.used_at?.toISOString() ?? null,
  used_by_name: ticket.used_by_name,
  admission: ticket.admission,
  inside: isInside(admitted, rulesOf(ticket), now),
  booking: ticket.booking_id,
});

/** An answered scan of a list. */
export function presentScan(
  { scan_id }: Schemas['Scan'],
  taken: TakenScan,
  now: Date,
  booking: Schemas['CheckedBooking'] | null,
): Schemas['ScanAnswer'] {
  const { id, result, direction, at, flags, ticket, admitted } = taken;
  const sentence = sentenceFor(result, ticket, countedInstead(taken));
  return {
    scan_id,
    check_in: id,
    result,
    sentence: booking ? `${sentence} ${ofBooking(booking)}` : sentence,
    ticket: ticket ? presentTicket(ticket, admitted, now) : null,
    direction,
    scanned_at: at.toISOString(),
    conflict: isConflict(taken),
    flags: [...flags],
    booking,
  };
}

const ofBooking = ({ checked_in: count, left }: Schemas['CheckedBooking']): string =>
  `${count} ${count === 1 ? 'ticket' : 'tickets'} of this booking let in, ${left} left.`;

/** A scan of which nothing was stored. */
export const refusedScan = (
  { scan_id, direction = 'in', scanned_at }: Schemas['Scan'],
  result: Schemas['ScanResult'],
): Schemas['ScanAnswer'] => ({
  scan_id,
  check_in: null,
  result,
  sentence: sentenceFor(result, undefined),
  ticket: null,
  direction,
  scanned_at,
  conflict: false,
  flags: [],
  booking: null,
});
