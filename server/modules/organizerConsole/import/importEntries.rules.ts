import type { SchemaValidator } from '../../../contract/validator';
import type { Schemas } from '../../../contract/types';
import { AppError } from '../../../lib/errors';
import { countryOf, isInIndia, placeProblems } from '../../../lib/placeNames';
import { noRefund } from '../../catalog/refundTerms.rules';
import { searchDocument } from '../../catalog/searchText.rules';
import type { EventDetails } from '../authoring/authoring.types';
import {
  APPROVAL_HOURS,
  missingFields,
  namesPlace,
  pastTimes,
  placeBefore,
  readEventDetails,
  type EventUpdate,
} from '../authoring/eventDetails.rules';
import { endedSales } from '../authoring/saleWindow.rules';
import { newTier, readTierDetails } from '../authoring/tierDetails.rules';
import type { NewEvent } from './import.repository';
import { countryMeant, fillsOf, tierFills, type RowFill } from './importFills.rules';
import { columnOf, type EventEntry, type RowError } from './importRows.rules';
import { readTime } from './zonedTime.rules';

interface ReaderDeps {
  validate: SchemaValidator;
  isPublished: boolean;
  /** Milliseconds since 1970. */
  now: number;
  /** Categories by lower-case name. */
  categories: ReadonlyMap<string, { id: number; name: string }>;
  /** Place of the organizer's last event, the default for missing fields. */
  place: Parameters<typeof placeBefore>[0];
}

export interface ReadEntry {
  /** Undefined if the entry has errors. */
  event?: NewEvent;
  row: number;
  errors: RowError[];
  /** Values filled in by the import. */
  fills: RowFill[];
}

interface Read {
  event: NewEvent;
  problems: Problems;
  fills: RowFill[];
}

const timeFields = [
  'start_date',
  'end_date',
  'booking_start_date',
  'booking_end_date',
] as const satisfies readonly (keyof EventUpdate)[];

/** Reads the events of a file by the same rules as the event editor. */
export function createEntryReader(deps: ReaderDeps): (entry: EventEntry) => ReadEntry {
  const blank: Omit<EventDetails, keyof ReturnType<typeof placeBefore>> = {
    title: '',
    description: '',
    category_id: null,
    venue: '',
    start_at: null,
    end_at: null,
    booking_start_at: null,
    booking_end_at: null,
    approval_hours: APPROVAL_HOURS,
    walk_ins: false,
    ...noRefund,
  };

  function read({ row, tierRows }: EventEntry, value: Schemas['ImportedEvent']): Read {
    const { ticket_tiers: tiers = [], category, ...written } = value;
    const problems: Problems = {};
    const country = written.country ?? countryMeant(written);
    const fields = country === undefined ? written : { ...written, country };
    const isOfLast = !namesPlace(written);
    const before: EventDetails = { ...blank, ...placeBefore(deps.place, written) };
    const timezone = fields.timezone ?? before.timezone;
    if (written.country !== undefined || written.city !== undefined) {
      Object.assign(problems, missingOfPlace(fields));
    }
    const update: EventUpdate = { ...fields };
    for (const field of timeFields) {
      const text = fields[field];
      if (text === undefined) continue;
      const time = readTimeIn(text, timezone);
      if ('at' in time) update[field] = time.at;
      else problems[field] = time.error;
    }
    const known = deps.categories.get((category ?? '').trim().toLowerCase());
    if (category !== undefined && !known) {
      problems.category = `There is no category “${category}”.`;
    }
    update.category = known?.id ?? null;
    if (Object.keys(problems).length > 0) throw new Problem(problems);
    const details = readEventDetails(update, before);
    const event = {
      details,
      search: searchDocument({ ...details, category_name: known?.name ?? '' }),
      tiers: tiers.map((tier, index) =>
        atTier(index, () =>
          readTierDetails(readSaleTimes(tier, timezone, index), newTier, details),
        ),
      ),
    };
    // A draft without a city may get its place later; one with a city must have a valid place now.
    if (details.city !== '') Object.assign(problems, placeProblems(details));
    const fills = [
      ...fillsOf(row, written, { details, last: isOfLast ? deps.place : undefined }),
      ...tiers.flatMap((tier, index) => tierFills(tierRows[index] ?? row, tier)),
    ];
    if (!deps.isPublished) return { event, problems, fills };
    const onSale = event.tiers.map(() => ({ is_active: true }));
    const missing = {
      ...endedSales(event.tiers, deps.now),
      ...missingFields(details, onSale),
      ...pastTimes(details, deps.now),
    };
    return { event, problems: missing, fills };
  }

  return (entry) => {
    const { row } = entry;
    const isUnread = (error: RowError) =>
      entry.problems.some(({ row: at, field }) => at === error.row && field === error.field);
    const refused = (problems: Problems): ReadEntry => ({
      row,
      errors: [
        ...entry.problems,
        ...fieldErrors(entry, problems).filter((error) => !isUnread(error)),
      ].sort((one, other) => one.row - other.row),
      fills: [],
    });
    const violations = deps.validate('ImportedEvent', entry.value);
    if (violations) return refused(violations);
    try {
      const { event, problems, fills } = read(entry, entry.value as Schemas['ImportedEvent']);
      if (Object.keys(problems).length + entry.problems.length > 0) return refused(problems);
      return { event, row, errors: [], fills };
    } catch (error) {
      if (error instanceof Problem) return refused(error.problems);
      if (error instanceof AppError && error.status === 400) {
        return refused(error.fields ?? { '': error.message });
      }
      throw error;
    }
  };
}

type Problems = Record<string, string>;

/** A row with a country outside India must give its time zone and currency. */
function missingOfPlace({ country, timezone, currency }: Schemas['ImportedEvent']): Problems {
  if (country === undefined || countryOf(country) === null || isInIndia({ country })) return {};
  return {
    ...(timezone === undefined && { timezone: 'Write the time zone of the venue.' }),
    ...(currency === undefined && { currency: 'Write the currency of the prices.' }),
  };
}

/** Converts the tier's sale window to UTC. */
function readSaleTimes(
  { sale_starts_at: starts, sale_ends_at: ends, ...tier }: Schemas['ImportedTier'],
  timezone: string,
  index: number,
): Schemas['TierCreate'] {
  const problems: Problems = {};
  const read = (field: 'sale_starts_at' | 'sale_ends_at', text: string | undefined) => {
    if (text === undefined) return null;
    const time = readTimeIn(text, timezone);
    if ('at' in time) return time.at;
    problems[`ticket_tiers.${index}.${field}`] = time.error;
    return null;
  };
  const window = {
    sale_starts_at: read('sale_starts_at', starts),
    sale_ends_at: read('sale_ends_at', ends),
  };
  if (Object.keys(problems).length > 0) throw new Problem(problems);
  return { ...tier, ...window };
}

/** Adds the tier's index to the field names of its problems. */
function atTier<T>(index: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    const fields = Object.entries(error.fields).map(([field, sentence]): [string, string] => [
      `ticket_tiers.${index}.${field}`,
      sentence,
    ]);
    throw new Problem(Object.fromEntries(fields));
  }
}

class Problem extends Error {
  constructor(readonly problems: Problems) {
    super('The entry has problems.');
  }
}

/** Skips times in an unknown zone, which is reported with the other fields. */
function readTimeIn(text: string, timezone: string) {
  try {
    return readTime(text, timezone);
  } catch {
    return { error: 'This time cannot be read without its time zone.' };
  }
}

/** Maps fields to rows: `ticket_tiers.2.price` is the price column in the third tier's row. */
function fieldErrors({ row, tierRows }: EventEntry, problems: Problems): RowError[] {
  return Object.entries(problems).map(([field, error]) => {
    const tier = /^ticket_tiers\.(\d+)(?:\.(\w+))?/.exec(field);
    if (!tier) return { row, field, error };
    const column = columnOf(tier[2] ?? '');
    return { row: tierRows[Number(tier[1])] ?? row, field: column, error };
  });
}
