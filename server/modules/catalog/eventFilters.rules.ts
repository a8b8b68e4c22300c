import type { Caller } from '../../contract/caller';
import { invalidInput } from '../../lib/errors';
import { toMinor } from '../../lib/money';

/**
 * The person who requests events. Exclusive events are visible to companies on their list and to
 * platform admins.
 */
export interface Viewer {
  companyId: number | null;
  seesEverything: boolean;
}

export function viewerOf(caller: Caller | null): Viewer {
  return {
    companyId: caller?.companyId ?? null,
    seesEverything: caller?.permissions.includes('manage_events') ?? false,
  };
}

/** Inclusive bounds in minor units; null is unbounded. */
export interface PriceRange {
  min: number | null;
  max: number | null;
}

/** @throws AppError 400 that names the field */
export function readPriceRange(min: string | undefined, max: string | undefined): PriceRange {
  const range = { min: readPrice('min_price', min), max: readPrice('max_price', max) };
  if (range.min !== null && range.max !== null && range.min > range.max) {
    const sentence = 'The lowest price is above the highest.';
    throw invalidInput(sentence, { min_price: sentence });
  }
  return range;
}

function readPrice(field: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const minor = toMinor(text);
  if (minor === null) {
    throw invalidInput('A price is not an amount.', { [field]: 'Write an amount, such as 1500.' });
  }
  return minor;
}

/** Days, YYYY-MM-DD, both inclusive and in the time zone of each event; null is unbounded. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

/**
 * @param from in the contract's format `date`, which allows the year 0; PostgreSQL does not
 * @throws AppError 400 that names the field
 */
export function readDayRange(from: string | undefined, to: string | undefined): DayRange {
  for (const [field, day] of Object.entries({ date_from: from, date_to: to })) {
    if (day?.startsWith('0000')) {
      throw invalidInput('A day is not a date.', { [field]: 'Write a date, such as 2026-12-05.' });
    }
  }
  // Dates in the contract's format sort like texts.
  if (from !== undefined && to !== undefined && from > to) {
    const sentence = 'The first day is after the last.';
    throw invalidInput(sentence, { date_from: sentence });
  }
  return { from: from ?? null, to: to ?? null };
}

/** Offsets of time zones are between UTC-12 and UTC+14, in milliseconds. */
const WESTERNMOST_OFFSET = 12 * 3_600_000;
const EASTERNMOST_OFFSET = 14 * 3_600_000;
const DAY = 86_400_000;
/** The hours before 5 AM belong to the previous day. */
const NIGHT = 5 * 3_600_000;

/** The earliest start and the latest end of the days in any time zone; null is unbounded. */
export function widestSpan({ from, to }: DayRange): { start: Date | null; end: Date | null } {
  return {
    start: from === null ? null : new Date(Date.parse(from) - EASTERNMOST_OFFSET),
    end: to === null ? null : new Date(Date.parse(to) + DAY + WESTERNMOST_OFFSET),
  };
}

/** The span that lies within the days in every time zone, from 5 AM on; null is unbounded. */
export function narrowestSpan({ from, to }: DayRange): { start: Date | null; end: Date | null } {
  return {
    start: from === null ? null : new Date(Date.parse(from) + WESTERNMOST_OFFSET + NIGHT),
    end: to === null ? null : new Date(Date.parse(to) + DAY - EASTERNMOST_OFFSET),
  };
}

/** Null matches every city. */
export function readCity(text: string | undefined): string | null {
  return text?.trim().toLowerCase() || null;
}

/** Category filter from the query string: an id, or a slug or name; null matches every category. */
export type CategoryFilter = { id: number } | { name: string } | null;

/**
 * 'All' and blank mean every category (docs/product/screens.md#categories). Numbers too long for an id
 * column are read as names.
 */
export function readCategory(text: string | undefined): CategoryFilter {
  const name = text?.trim().toLowerCase() ?? '';
  if (name === '' || name === 'all') return null;
  return /^\d{1,9}$/.test(name) ? { id: Number(name) } : { name };
}
