import type { Schemas } from '../../../contract/types';
import { conflict, invalidInput } from '../../../lib/errors';
import { toMinor } from '../../../lib/money';
import { singleLine } from '../../../lib/text';
import type { OrganizedTierRow } from './authoring.types';
import { saleWindowProblems, type BookingPeriod } from './saleWindow.rules';

export const MAX_TIERS = 50;

/** The editable fields of a tier. */
export type TierDetails = Pick<
  OrganizedTierRow,
  | 'name'
  | 'description'
  | 'price'
  | 'gst_percent'
  | 'total'
  | 'admission'
  | 'max_per_booking'
  | 'max_per_person'
  | 'max_per_company'
  | 'benefits'
  | 'is_active'
  | 'sale_starts_at'
  | 'sale_ends_at'
>;

/** Defaults of a new tier. */
export const newTier: TierDetails = {
  name: '',
  description: '',
  price: 0,
  gst_percent: 18,
  total: 0,
  admission: 'once',
  max_per_booking: 10,
  max_per_person: null,
  max_per_company: null,
  benefits: [],
  is_active: true,
  sale_starts_at: null,
  sale_ends_at: null,
};

/**
 * The tier after the change. Undefined fields keep their value. A changed sale window must be within the event's
 * booking period.
 * @throws 400 naming each wrong field
 */
export function readTierDetails(
  update: Schemas['TierUpdate'],
  current: TierDetails,
  event: BookingPeriod,
): TierDetails {
  const problems: Record<string, string> = {};
  const price = update.price === undefined ? current.price : toMinor(update.price);
  if (price === null) problems.price = 'Write an amount, such as 1500 or 1500.00.';
  const name = update.name === undefined ? current.name : singleLine(update.name);
  if (name === '') problems.name = 'Name the tier.';
  const window = {
    sale_starts_at: saleTime('sale_starts_at', update, current, problems),
    sale_ends_at: saleTime('sale_ends_at', update, current, problems),
  };
  if (update.sale_starts_at !== undefined || update.sale_ends_at !== undefined) {
    Object.assign(problems, saleWindowProblems(window, event));
  }
  const max_per_person = limitOf(update.max_per_person, current.max_per_person);
  const max_per_company = limitOf(update.max_per_company, current.max_per_company);
  if (max_per_person !== null && max_per_company !== null && max_per_person > max_per_company) {
    const field = update.max_per_company === undefined ? 'max_per_person' : 'max_per_company';
    problems[field] = 'One person cannot have more tickets than their company.';
  }
  const [first] = Object.values(problems);
  if (first !== undefined) throw invalidInput(first, problems);
  return {
    name,
    description:
      update.description === undefined ? current.description : singleLine(update.description),
    price: price ?? current.price,
    gst_percent: update.gst_percent ?? current.gst_percent,
    total: update.total_tickets ?? current.total,
    admission: update.admission ?? current.admission,
    max_per_booking: update.max_per_booking ?? current.max_per_booking,
    max_per_person,
    max_per_company,
    benefits: update.benefits?.map(singleLine).filter((text) => text !== '') ?? current.benefits,
    is_active: update.is_active ?? current.is_active,
    ...window,
  };
}

/** Null removes a limit; undefined keeps it. */
const limitOf = (update: number | null | undefined, current: number | null): number | null =>
  update === undefined ? current : update;

function saleTime(
  field: 'sale_starts_at' | 'sale_ends_at',
  update: Schemas['TierUpdate'],
  current: TierDetails,
  problems: Record<string, string>,
): Date | null {
  const text = update[field];
  if (text === undefined || text === null) return text === null ? null : current[field];
  const at = new Date(text);
  if (!Number.isNaN(at.getTime())) return at;
  problems[field] = 'Write a date and time, such as 2026-12-06T14:00:00Z.';
  return current[field];
}

/** @param taken number of held and sold seats */
export const seatsTaken = (taken: number) =>
  conflict(
    'seats_taken',
    `${taken} ${taken === 1 ? 'seat is' : 'seats are'} held or sold. The tier cannot have fewer.`,
    { minimum: taken },
  );
