import type { emptyApi } from './emptyApi';

/** The id of the tag that every list of its kind has. */
export const LIST = 'LIST';

export type Tag = Parameters<typeof emptyApi.util.invalidateTags>[0][number];

/** The tags of a list: its own, and one for each of its items. */
export function listTags(type: 'Event' | 'Booking', items: { id: number }[] | undefined): Tag[] {
  return [{ type, id: LIST }, ...(items ?? []).map(({ id }) => ({ type, id }))];
}

/** Availability of this event changed: refetches its page and every list that contains it. */
export function availabilityChanged(id: number): Tag[] {
  return [
    { type: 'Event', id },
    { type: 'EventStatistics', id },
  ];
}
