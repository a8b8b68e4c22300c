import type { Schemas } from '../../../contract/types';
import { withoutInvisible } from '../../../lib/invisible';
import type { KnownEvent, NewEvent } from './import.repository';

export type Repeat = Schemas['ImportRepeat'];

/** An event of the file with its row. */
export interface RowOfEvent {
  row: number;
  event: NewEvent;
}

/** Ignores case, European accents and extra spaces; keeps vowel signs of other scripts. */
const plain = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

const keyOf = (event: Omit<KnownEvent, 'id'>): string =>
  JSON.stringify([plain(event.title), event.start_at?.getTime() ?? null, plain(event.city)]);

/**
 * Splits the events of a file into new events and repeats. A repeat has the same title, start and city as an existing
 * event of the organizer or an earlier event in the file.
 */
export function splitRepeats(
  entries: readonly RowOfEvent[],
  known: readonly KnownEvent[],
): { events: NewEvent[]; repeats: Repeat[] } {
  const idByKey = new Map(known.map((one) => [keyOf(one), one.id]));
  const rowByKey = new Map<string, number>();
  const events: NewEvent[] = [];
  const repeats: Repeat[] = [];
  for (const { row, event } of entries) {
    const key = keyOf(event.details);
    const [id, firstRow] = [idByKey.get(key), rowByKey.get(key)];
    if (id === undefined && firstRow === undefined) {
      rowByKey.set(key, row);
      events.push(event);
      continue;
    }
    const { title } = event.details;
    repeats.push({
      row,
      title,
      event: id ?? null,
      same_as_row: id === undefined ? (firstRow ?? null) : null,
      reason:
        id === undefined
          ? `“${title}” is in the file twice: row ${firstRow ?? '?'} has the same title, start and city.`
          : `“${title}” already exists: event ${id} has the same title, start and city.`,
    });
  }
  return { events, repeats };
}
