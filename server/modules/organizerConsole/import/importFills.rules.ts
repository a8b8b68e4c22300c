import type { Schemas } from '../../../contract/types';
import { countryOf, isTimeZone, stateOf } from '../../../lib/placeNames';
import type { EventDetails } from '../authoring/authoring.types';
import { newTier } from '../authoring/tierDetails.rules';

export type Fill = Schemas['ImportFill'];

/** A value that the import filled in for an event or tier. */
export interface RowFill {
  row: number;
  field: string;
  value: string;
  /** The message without row numbers. */
  says: string;
}

/** Maximum number of rows listed per message. */
const NAMED_ROWS = 20;

/**
 * The country of a time zone that belongs to one country: `Europe/Berlin` is Germany. Null for zones of several
 * countries and for UTC.
 */
function countryOfZone(timeZone: string): string | null {
  if (!isTimeZone(timeZone) || timeZone === 'UTC') return null;
  if (timeZone === 'Asia/Kolkata' || timeZone === 'Asia/Calcutta') return countryOf('India');
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortGeneric' });
  const name = format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // Zones of several countries have short names, such as ET, which are also country codes.
  return name.endsWith(' Time') ? countryOf(name.replace(/ Time$/, '')) : null;
}

/**
 * The country implied by a row without a country: the country of its time zone, unless its state is in India.
 * Undefined if the row gives no hint, and empty if the organizer must state it.
 */
export function countryMeant({
  state,
  timezone,
}: Pick<Schemas['ImportedEvent'], 'state' | 'timezone'>): string | undefined {
  if (timezone === undefined || timezone === 'UTC') return undefined;
  if (state !== undefined && stateOf(state) !== null) return undefined;
  return countryOfZone(timezone) ?? '';
}

const placeWords = {
  city: 'The city',
  state: 'The state',
  country: 'The country',
  timezone: 'The time zone',
  currency: 'The currency',
} as const satisfies Partial<Record<keyof EventDetails, string>>;

const placeFields = ['city', 'state', 'country', 'timezone', 'currency'] as const;

const timeWords = {
  start_date: 'The start',
  end_date: 'The end',
  booking_start_date: 'The start of booking',
  booking_end_date: 'The end of booking',
} as const;

const timeFields = ['start_date', 'end_date', 'booking_start_date', 'booking_end_date'] as const;

const isDayAlone = (text: string | undefined) =>
  /^\s*\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\s*$/.test(text ?? '');

/** @param last place of the organizer's last event, if the row uses it */
export function fillsOf(
  row: number,
  written: Schemas['ImportedEvent'],
  { details, last }: { details: EventDetails; last: Partial<EventDetails> | undefined },
): RowFill[] {
  const fills: RowFill[] = [];
  for (const field of placeFields) {
    const value = details[field];
    if (written[field] !== undefined || value === '') continue;
    const isOfLast = last !== undefined && last[field] === value;
    const isOfZone = field === 'country' && countryMeant(written) === value;
    const why = isOfLast ? ', as of your last event' : isOfZone ? ', as of the time zone' : '';
    fills.push({ row, field, value, says: `${placeWords[field]} is ${value}${why}` });
  }
  for (const field of timeFields) {
    if (!isDayAlone(written[field])) continue;
    const says = `${timeWords[field]} is at 00:00, where the row has a day alone`;
    fills.push({ row, field, value: '00:00', says });
  }
  return fills;
}

/** @param row the tier's row */
export function tierFills(row: number, tier: Schemas['ImportedTier']): RowFill[] {
  const fills: RowFill[] = [];
  const { gst_percent: gst, max_per_booking: most } = newTier;
  if (tier.gst_percent === undefined) {
    fills.push({ row, field: 'gst_percent', value: `${gst}`, says: `GST is ${gst} %` });
  }
  if (tier.max_per_booking === undefined) {
    const says = `At most ${most} tickets are sold in one booking`;
    fills.push({ row, field: 'max_per_booking', value: `${most}`, says });
  }
  return fills;
}

/** Merges fills with the same message into one entry for all their rows. */
export function collectFills(fills: readonly RowFill[]): Fill[] {
  const collected = new Map<string, Fill>();
  for (const { row, field, value, says } of fills) {
    const found = collected.get(says) ?? { field, value, events: 0, rows: [], sentence: says };
    collected.set(says, found);
    found.events += 1;
    if (found.rows.length < NAMED_ROWS) found.rows.push(row);
  }
  return [...collected.values()].map((fill) => ({
    ...fill,
    sentence: `${fill.sentence}: ${rowsInWords(fill)}.`,
  }));
}

function rowsInWords({ rows, events }: Fill): string {
  const more = events - rows.length;
  const named = [...rows.map(String), ...(more > 0 ? [`${more} more`] : [])];
  return `${events === 1 ? 'row' : 'rows'} ${listed.format(named)}`;
}

const listed = new Intl.ListFormat('en');
