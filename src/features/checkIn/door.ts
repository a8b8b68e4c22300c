import type { CheckIn, CheckInResult, EventSummary } from '@/api';

/** What was held before the camera, scanned by a reader, or typed. */
export type Shown = { code: string } | { ticket_number: string };

/** Of openapi.yaml: longer texts are no ticket, and the server says so to what is left of them. */
const LONGEST_CODE = 1000;
const LONGEST_NUMBER = 40;

export const shownCode = (text: string): Shown => ({ code: text.slice(0, LONGEST_CODE) });

/** A person types a number; a reader that types sends the whole code. Null for nothing at all. */
export function readShown(typed: string): Shown | null {
  const text = typed.trim();
  if (text === '') return null;
  const isCode = /^FYR\d+\./.test(text) || text.length > LONGEST_NUMBER;
  return isCode ? shownCode(text) : { ticket_number: text };
}

/** How an answer looks: let in, ask, turn away, or nothing is known. */
export type Tone = 'ok' | 'warn' | 'danger' | 'unsure';

const ANSWERS: Record<CheckInResult, { tone: Tone; title: string }> = {
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

export const answerLook = (result: CheckInResult) => ANSWERS[result];

/** A good ticket at the wrong hour: the person at the door may decide otherwise. */
export const mayDecideOtherwise = ({ result }: CheckIn): boolean =>
  result === 'too_early' || result === 'too_late';

/**
 * How far the clocks of this device and the server may be apart, in milliseconds. Little: a clock
 * that is wrong costs a question at the door, never a second entry.
 */
const CLOCK_SLACK = 5000;

interface Retry {
  /** Epoch milliseconds of the first try, whose answer was lost. */
  firstTriedAt: number;
  /** Who stands at this door, as the server writes names. */
  me: string;
  /** Tickets that were let in here before. */
  admitted: readonly number[];
}

/**
 * What a second try really means: 'already used' by this very person since the first try is that
 * first try, which had arrived although its answer was lost.
 */
export function settleRetry(answer: CheckIn, { firstTriedAt, me, admitted }: Retry): CheckIn {
  const { result, ticket } = answer;
  if (result !== 'already_used' || !ticket?.used_at || ticket.used_by_name !== me) return answer;
  const isOlder = Date.parse(ticket.used_at) < firstTriedAt - CLOCK_SLACK;
  if (isOlder || admitted.includes(ticket.id)) return answer;
  const welcome = ticket.attendee_name ? `Welcome, ${ticket.attendee_name}.` : 'Welcome.';
  return { ...answer, result: 'accepted', sentence: `${welcome} The first try had arrived.` };
}

/** The same code stays before the camera for a while; true when it is to be looked at. */
export function createRepeatFilter(quietFor: number): (text: string, now: number) => boolean {
  let last = { text: '', seenAt: -Infinity };
  return (text, now) => {
    const isNew = text !== last.text || now - last.seenAt > quietFor;
    last = { text, seenAt: now };
    return isNew;
  };
}

const HOUR = 3_600_000;

/** As openapi.yaml says of /tickets/check-in/: 12 hours before the start to 6 after the end. */
export function doorsAreOpen(
  { start_date: start, end_date: end }: Pick<EventSummary, 'start_date' | 'end_date'>,
  now: number,
): boolean {
  return now >= Date.parse(start) - 12 * HOUR && now <= Date.parse(end) + 6 * HOUR;
}
