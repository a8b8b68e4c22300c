import type { Schemas } from '../../../contract/types';
import {
  judgeScans,
  type AdmissionRules,
  type Direction,
  type DoorScan,
} from '../../../lib/admission';
import { doorSentence } from '../../../lib/doorSentences';
import type { CheckInTicket } from './checkIn.repository';

export type CheckInResult = Schemas['CheckInResult'];
export type ScanResult = Schemas['ScanResult'];
export type CheckInFlag = Schemas['CheckInFlag'];

/** What is judged of a scan. */
export interface ScanAttempt {
  direction: Direction;
  /** When it counts from. */
  at: Date;
  /** Skip the check of `checkInHours`. */
  outsideHours: boolean;
  /** What the device answered by itself; null when it waits for the server's answer. */
  deviceResult: CheckInResult | null;
}

export interface Judgement {
  result: ScanResult;
  /** Whether the holder goes, or already went, through the door. */
  admitted: boolean;
  flags: CheckInFlag[];
}

/** Stands for a former ticket number; lower than every real version. */
export const FORMER_VERSION = 0;

const HOUR = 3_600_000;

/**
 * Check-in opens this many hours before the start and closes this many hours after the end, for early entry and
 * events that overrun. At other times a scan by mistake would use up a ticket that is still needed.
 */
const checkInHours = { before: 12, after: 6 } as const;

/** Scans made without a network may arrive until this many hours after check-in has closed. */
const HOURS_TO_ARRIVE = 24;

/** A device's clock may be this far ahead. */
const CLOCK_TOLERANCE = 2 * 60_000;

/** When a scan made without a network counts from: its own time, but not the future. */
export const countedTime = (scannedAt: Date, now: Date): { at: Date; isAhead: boolean } =>
  scannedAt.getTime() > now.getTime() + CLOCK_TOLERANCE
    ? { at: now, isAhead: true }
    : { at: scannedAt, isAhead: false };

/** Whether a device let the holder through by itself. */
export const wasLetThrough = ({ deviceResult }: Pick<ScanAttempt, 'deviceResult'>): boolean =>
  deviceResult === 'accepted' || deviceResult === 'left';

/** A scan without a network that is too old to count. @param received when it arrived */
export const isTooOld = (ticket: CheckInTicket, at: Date, received: Date): boolean =>
  at.getTime() < checkInOpens(ticket).getTime() - HOURS_TO_ARRIVE * HOUR ||
  received.getTime() > checkInCloses(ticket).getTime() + HOURS_TO_ARRIVE * HOUR;

/** Why a holder who was let through without a network would have been refused with one. */
export function flagsOf(ticket: CheckInTicket, version: number): CheckInFlag[] {
  const { booking_status: status } = ticket;
  const flags: CheckInFlag[] = [];
  if (version < ticket.version) flags.push('reassigned');
  if (status === 'refunded') flags.push('refunded');
  else if (status === 'cancelled' || ticket.is_void) flags.push('cancelled');
  if (status === 'pending') flags.push('not_paid');
  return flags;
}

/**
 * Whether a scan admits. Of several reasons to refuse it, the one most useful to the steward. A holder whom a device
 * let through by itself is admitted and flagged, unless the code is forged or for another event.
 * @param version from the code or guest list; for a typed number the current one or `FORMER_VERSION`
 * @param scans those that admitted before
 */
export function judgeScan(
  ticket: CheckInTicket,
  version: number,
  scans: readonly DoorScan[],
  attempt: ScanAttempt,
): Judgement {
  const { direction, at, outsideHours, deviceResult } = attempt;
  const refuse = (result: ScanResult): Judgement => ({ result, admitted: false, flags: [] });
  if (version > ticket.version) return refuse('forged');
  const letThrough = wasLetThrough(attempt);
  if (!letThrough) {
    if (['cancelled', 'refunded'].includes(ticket.booking_status) || ticket.is_void) {
      return refuse('void');
    }
    if (version < ticket.version) return refuse('reissued');
  }
  const next = { direction, at };
  const judged = judgeScans([...scans, next], rulesOf(ticket)).find(({ scan }) => scan === next);
  const result = judged?.result ?? 'already_used';
  if (letThrough) return { result, admitted: true, flags: flagsOf(ticket, version) };
  if (!judged?.counts) return refuse(result);
  if (ticket.booking_status === 'pending') return refuse('not_paid');
  if (!outsideHours && at < checkInOpens(ticket)) return refuse('too_early');
  if (!outsideHours && at > checkInCloses(ticket)) return refuse('too_late');
  return deviceResult === null ? { result, admitted: true, flags: [] } : refuse(deviceResult);
}

export const rulesOf = (ticket: CheckInTicket): AdmissionRules => ({
  admission: ticket.admission,
  timezone: ticket.event_timezone,
});

type EventTimes = Pick<CheckInTicket, 'event_start_at' | 'event_end_at'>;

export const checkInOpens = ({ event_start_at: start }: EventTimes): Date =>
  new Date(start.getTime() - checkInHours.before * HOUR);

export const checkInCloses = ({ event_end_at: end }: EventTimes): Date =>
  new Date(end.getTime() + checkInHours.after * HOUR);

/** The scan of which a sentence says when it was and who made it. */
interface Former {
  at: Date;
  by_name: string | null;
}

/** The message shown to the steward. @param former the scan that counts instead */
export function sentenceFor(
  result: ScanResult,
  ticket: CheckInTicket | undefined,
  former: Former | null = null,
): string {
  const zone = ticket?.event_timezone ?? 'UTC';
  return doorSentence(result, {
    attendee: ticket?.attendee_name,
    former: former && { when: whenOf(former.at, zone), by: `by ${former.by_name ?? 'somebody'}` },
    ...(ticket && {
      event: ticket.event_title,
      opens: whenOf(checkInOpens(ticket), zone, 'minute'),
      closes: whenOf(checkInCloses(ticket), zone, 'minute'),
    }),
  });
}

/** `Dec 5, 7:42:10 PM`, in the venue's time zone. */
const whenOf = (at: Date, timezone: string, to: 'minute' | 'second' = 'second') =>
  new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(to === 'second' && { second: '2-digit' }),
    timeZone: timezone,
  }).format(at);

/** Further words of a search are ignored, because each adds a comparison per ticket. */
const MAX_WORDS = 8;

export const readSearchWords = (search: string): string[] =>
  search.trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
