import type { AppError, CheckIn } from '@/api';
import type { TicketInput } from './checkInRules';
import type { SignatureReading } from './ticketSignature';

export type Outcome =
  | { kind: 'answered'; answer: CheckIn }
  /** The ticket was not checked: no network, too many requests, or a server error. */
  | { kind: 'failed'; error: AppError; signature: SignatureReading };

/** One checked ticket and its outcome. */
export interface Scan {
  id: number;
  /** Sent with every try of this scan, by which the server recognizes a repeated one. */
  key: string;
  input: TicketInput;
  /** Admit outside the check-in hours. */
  outsideHours: boolean;
  /** Epoch milliseconds of the first try. */
  at: number;
  /** Undefined until the server has answered. */
  outcome?: Outcome;
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
  | { type: 'finished'; id: number; outcome: Outcome };

export function scanSessionReducer(session: ScanSession, action: ScanSessionAction): ScanSession {
  if (action.type === 'scanned') return { ...session, current: action.scan };
  const { current } = session;
  if (current?.id !== action.id) return session;
  const finished = { ...current, outcome: action.outcome };
  if (action.outcome.kind === 'failed') return { ...session, current: finished };
  return {
    current: finished,
    past: [finished, ...session.past].slice(0, MAX_PAST_SCANS),
    admitted: session.admitted + (action.outcome.answer.result === 'accepted' ? 1 : 0),
  };
}
