import type { WaitingEntry } from '@/api';

/** The person waits, or seats are held for them: one place for a person and tier. */
export const isInLine = ({ place, state }: Pick<WaitingEntry, 'place' | 'state'>): boolean =>
  place !== null || state === 'offered';
