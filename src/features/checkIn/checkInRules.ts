import type { Scan, ScanResult } from '@/api';

/** What was scanned, typed or chosen: a code, a ticket number, or a ticket of the guest list. */
export type TicketInput = { code: string } | { ticket_number: string } | { ticket: ListedTicket };

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

/** A ticket of the guest list; a version that was given away since is refused. */
export type ListedTicket = NonNullable<Scan['ticket']>;

export const guestInput = ({ id, version }: ListedTicket): TicketInput => ({
  ticket: { id, version },
});

export function isSameInput(one: TicketInput, other: TicketInput): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What stands for a ticket while nothing else is known of it. */
export function describeInput(input: TicketInput): string {
  if ('ticket_number' in input) return input.ticket_number;
  return 'code' in input ? 'The scanned code' : 'The guest from the list';
}

/** The colour of a result: admitted, needs attention, refused, or not checked. */
export type Tone = 'ok' | 'warn' | 'danger' | 'unsure';

const APPEARANCES: Record<ScanResult, { tone: Tone; title: string }> = {
  accepted: { tone: 'ok', title: 'Let in' },
  left: { tone: 'ok', title: 'Scanned out' },
  already_used: { tone: 'warn', title: 'Already used' },
  day_used: { tone: 'warn', title: 'Already used today' },
  already_inside: { tone: 'warn', title: 'Already inside' },
  not_inside: { tone: 'warn', title: 'Not inside' },
  no_reentry: { tone: 'warn', title: 'No re-entry' },
  reissued: { tone: 'warn', title: 'Given away' },
  other_event: { tone: 'warn', title: 'Another event' },
  too_early: { tone: 'warn', title: 'Too early' },
  too_late: { tone: 'warn', title: 'Too late' },
  void: { tone: 'danger', title: 'Cancelled' },
  not_paid: { tone: 'danger', title: 'Not paid' },
  forged: { tone: 'danger', title: 'Not genuine' },
  unknown: { tone: 'danger', title: 'Not found' },
  invalid: { tone: 'unsure', title: 'Not checked' },
  too_old: { tone: 'danger', title: 'Too old' },
  event_not_found: { tone: 'danger', title: 'Not your event' },
  scan_id_taken: { tone: 'unsure', title: 'Not checked' },
};

export const answerAppearance = (result: ScanResult) => APPEARANCES[result];

/** A valid ticket outside the check-in hours, which staff may admit anyway. */
export const canOverride = ({ result }: { result: ScanResult }): boolean =>
  result === 'too_early' || result === 'too_late';

interface RepeatFilter {
  /** True for the first frame of a code. */
  isNew(code: string, now: number): boolean;
  /** The code counts as seen now, because it is being checked or has just been answered. */
  keep(code: string, now: number): void;
  /** The code was not sent: its next frame is the first again. */
  forget(code: string): void;
}

/**
 * A code is in many camera frames. It is new again when it has been neither in view nor answered for
 * `timeoutMs`.
 */
export function createRepeatFilter(timeoutMs: number): RepeatFilter {
  const seen = new Map<string, number>();
  const dropOld = (now: number) => {
    for (const [code, at] of seen) if (now - at > timeoutMs) seen.delete(code);
  };
  return {
    isNew(code, now) {
      dropOld(now);
      const isNew = !seen.has(code);
      seen.set(code, now);
      return isNew;
    },
    keep: (code, now) => void seen.set(code, now),
    forget: (code) => void seen.delete(code),
  };
}
