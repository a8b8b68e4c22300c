import type { CheckIn, CheckInResult, EventSummary } from '@/api';

/** What was scanned or typed: a code, or a ticket number. */
export type TicketInput = { code: string } | { ticket_number: string };

/** The limits of openapi.yaml. Longer texts are cut, and the server finds no ticket for them. */
const MAX_CODE_LENGTH = 1000;
const MAX_NUMBER_LENGTH = 40;

export const codeInput = (text: string): TicketInput => ({ code: text.slice(0, MAX_CODE_LENGTH) });

/** A person types a number; a keyboard scanner types the whole code. Null for empty input. */
export function parseTicketInput(typed: string): TicketInput | null {
  const text = typed.trim();
  if (text === '') return null;
  const isCode = /^FYR\d+\./.test(text) || text.length > MAX_NUMBER_LENGTH;
  return isCode ? codeInput(text) : { ticket_number: text };
}

/** The colour of a result: admitted, needs attention, refused, or not checked. */
export type Tone = 'ok' | 'warn' | 'danger' | 'unsure';

const APPEARANCES: Record<CheckInResult, { tone: Tone; title: string }> = {
  accepted: { tone: 'ok', title: 'Let in' },
  already_used: { tone: 'warn', title: 'Already used' },
  reissued: { tone: 'warn', title: 'Old code' },
  other_event: { tone: 'warn', title: 'Another event' },
  too_early: { tone: 'warn', title: 'Too early' },
  too_late: { tone: 'warn', title: 'Too late' },
  void: { tone: 'danger', title: 'Cancelled' },
  not_paid: { tone: 'danger', title: 'Not paid' },
  forged: { tone: 'danger', title: 'Not genuine' },
  unknown: { tone: 'danger', title: 'Not found' },
};

export const answerAppearance = (result: CheckInResult) => APPEARANCES[result];

/** A valid ticket outside the check-in hours, which staff may admit anyway. */
export const canOverride = ({ result }: CheckIn): boolean =>
  result === 'too_early' || result === 'too_late';

/**
 * Allowed difference between the clocks of this device and the server. Small: if the clocks
 * differ more, the guest is asked once more, but no ticket is admitted twice.
 */
const CLOCK_TOLERANCE_MS = 5000;

interface Retry {
  /** Epoch milliseconds of the first attempt, whose answer was lost. */
  firstAttemptAt: number;
  /** The display name of the signed-in staff member, as the server writes it. */
  staffName: string;
  /** Ids of tickets admitted earlier in this session. */
  admitted: readonly number[];
}

/**
 * The result of a retry. 'Already used', by the same staff member and since the first attempt, means
 * that the first attempt reached the server although its answer was lost: the ticket is admitted.
 */
export function resolveRetry(
  answer: CheckIn,
  { firstAttemptAt, staffName, admitted }: Retry,
): CheckIn {
  const { result, ticket } = answer;
  if (result !== 'already_used' || !ticket?.used_at || ticket.used_by_name !== staffName)
    return answer;
  const isOlder = Date.parse(ticket.used_at) < firstAttemptAt - CLOCK_TOLERANCE_MS;
  if (isOlder || admitted.includes(ticket.id)) return answer;
  const welcome = ticket.attendee_name ? `Welcome, ${ticket.attendee_name}.` : 'Welcome.';
  return { ...answer, result: 'accepted', sentence: `${welcome} The first try had arrived.` };
}

/** A code is in many camera frames; the returned function is true for the first of them. */
export function createRepeatFilter(timeoutMs: number): (text: string, now: number) => boolean {
  let last = { text: '', seenAt: -Infinity };
  return (text, now) => {
    const isNew = text !== last.text || now - last.seenAt > timeoutMs;
    last = { text, seenAt: now };
    return isNew;
  };
}

const HOUR_MS = 3_600_000;

/** As openapi.yaml says of /tickets/check-in/: 12 hours before the start to 6 after the end. */
export function isCheckInOpen(
  { start_date: start, end_date: end }: Pick<EventSummary, 'start_date' | 'end_date'>,
  now: number,
): boolean {
  return now >= Date.parse(start) - 12 * HOUR_MS && now <= Date.parse(end) + 6 * HOUR_MS;
}
