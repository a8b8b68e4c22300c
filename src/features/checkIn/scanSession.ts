import type { ScanDirection } from '@/api';
import type { TicketInput } from './checkInRules';
import type { Outcome } from './device/door';

/** One checked ticket and its outcome. */
export interface Scan {
  id: number;
  /** UUID, sent with every try of this scan, by which the server recognizes a repeated one. */
  key: string;
  input: TicketInput;
  direction: ScanDirection;
  /** Epoch milliseconds of the first try. */
  at: number;
  /** Undefined until the ticket is checked. */
  outcome?: Outcome | undefined;
}

export interface ScanSession {
  current: Scan | null;
  /** Answered scans, newest first. */
  past: Scan[];
  /** Tickets admitted since the event was chosen. */
  admitted: number;
}

export const emptyScanSession: ScanSession = { current: null, past: [], admitted: 0 };

const MAX_PAST_SCANS = 20;

export type ScanSessionAction =
  | { type: 'scanned'; scan: Scan }
  | { type: 'finished'; scan: Scan & { outcome: Outcome } }
  | { type: 'cleared' };

/** How many tickets an outcome has admitted. */
function admittedBy(outcome: Outcome): number {
  if (outcome.kind === 'failed') return 0;
  const { result, booking } = outcome.answer;
  return booking?.checked_in ?? (result === 'accepted' ? 1 : 0);
}

export function scanSessionReducer(session: ScanSession, action: ScanSessionAction): ScanSession {
  if (action.type === 'scanned') return { ...session, current: action.scan };
  const { current } = session;
  if (action.type === 'cleared') {
    const undone = current?.outcome ? admittedBy(current.outcome) : 0;
    return {
      current: null,
      past: session.past.filter(({ id }) => id !== current?.id),
      admitted: session.admitted - undone,
    };
  }
  const { scan } = action;
  if (scan.outcome.kind === 'failed') return { ...session, current: scan };
  return {
    current: scan,
    past: [scan, ...session.past].slice(0, MAX_PAST_SCANS),
    admitted: session.admitted + admittedBy(scan.outcome),
  };
}
