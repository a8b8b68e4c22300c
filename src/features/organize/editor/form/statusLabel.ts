import type { EventStatus } from '@/api';

const LABELS: Readonly<Record<EventStatus, string>> = {
  draft: 'Draft',
  published: 'On sale',
  paused: 'Sales paused',
  over: 'Past',
  cancelled: 'Cancelled',
};

/** The status of an event in the words of the console. */
export const statusLabel = (status: EventStatus): string => LABELS[status];
