import type { AppError, CheckIn } from '@/api';
import type { Shown } from './door';
import type { SignatureReading } from './ticketSignature';

export type Outcome =
  | { kind: 'answered'; answer: CheckIn }
  /** Nothing is known of the ticket: no network, too many calls, a fault of the server. */
  | { kind: 'failed'; error: AppError; signature: SignatureReading };

/** One ticket that was shown, and what came of it. */
export interface Scan {
  id: number;
  shown: Shown;
  /** Epoch milliseconds of the first try. */
  at: number;
  /** Missing while the server is asked. */
  outcome?: Outcome;
}

export interface Sitting {
  current: Scan | null;
  /** Answered scans, newest first. */
  past: Scan[];
  /** Tickets let in at this door since it was chosen. */
  admitted: number;
}

export const newSitting: Sitting = { current: null, past: [], admitted: 0 };

/** The tickets that were let in by these scans. */
export const admittedIds = (past: readonly Scan[]): number[] =>
  past.flatMap(({ outcome }) =>
    outcome?.kind === 'answered' && outcome.answer.result === 'accepted' && outcome.answer.ticket
      ? [outcome.answer.ticket.id]
      : [],
  );

const KEPT = 20;

export type SittingEvent =
  { type: 'shown'; scan: Scan } | { type: 'settled'; id: number; outcome: Outcome };

export function sittingReducer(sitting: Sitting, event: SittingEvent): Sitting {
  if (event.type === 'shown') return { ...sitting, current: event.scan };
  const { current } = sitting;
  if (current?.id !== event.id) return sitting;
  const settled = { ...current, outcome: event.outcome };
  if (event.outcome.kind === 'failed') return { ...sitting, current: settled };
  return {
    current: settled,
    past: [settled, ...sitting.past].slice(0, KEPT),
    admitted: sitting.admitted + (event.outcome.answer.result === 'accepted' ? 1 : 0),
  };
}
