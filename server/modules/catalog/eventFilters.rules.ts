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

/** Inclusive, in minor units; null is unbounded. */
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

/** Category filter from the query string: an id, or a slug or name; null matches every category. */
export type CategoryFilter = { id: number } | { name: string } | null;

/**
 * 'All' and blank mean every category (docs/product.md#categories). Numbers too long for an id
 * column are read as names.
 */
export function readCategory(text: string | undefined): CategoryFilter {
  const name = text?.trim().toLowerCase() ?? '';
  if (name === '' || name === 'all') return null;
  return /^\d{1,9}$/.test(name) ? { id: Number(name) } : { name };
}
