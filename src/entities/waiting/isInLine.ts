import type { WaitingEntry } from '@/api';

/** The person waits, or seats are held for them: one place for a person and tier. */
export const isInLine = ({ state }: Pick<WaitingEntry, 'state'>): boolean =>
  state === 'waiting' || state === 'in_approval' || state === 'offered';
