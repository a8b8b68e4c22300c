import type { Schemas } from '../../../contract/types';
import { invalidInput } from '../../../lib/errors';
import { singleLine } from '../../../lib/text';

export interface CategoryDetails {
  name: string;
  slug: string;
  color_code: string;
  icon: string;
  position: number;
}

const MAX_SLUG = 60;

/** Defaults of a new category: a grey dot, sorted after all others. */
export const newCategory: CategoryDetails = {
  name: '',
  slug: '',
  color_code: '#A79F93',
  icon: '',
  position: 100,
};

/** `Food & Drink` -> `food-drink`; empty for a name without Latin letters or digits. */
const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '');

/**
 * The category after the change. Undefined fields keep their value. A new category without a slug gets one from
 * its name.
 * @throws 400 naming each wrong field
 */
export function readCategoryDetails(
  update: Schemas['CategoryUpdate'],
  current: CategoryDetails,
): CategoryDetails {
  const problems: Record<string, string> = {};
  const name = update.name === undefined ? current.name : singleLine(update.name);
  const slug = update.slug ?? (current.slug || slugOf(name));
  if (name.length < 2) problems.name = 'Name the category.';
  else if (slug.length < 2) problems.slug = 'Write a short name in Latin letters for addresses.';
  const [first] = Object.values(problems);
  if (first !== undefined) throw invalidInput(first, problems);
  return {
    name,
    slug,
    color_code: update.color_code?.toUpperCase() ?? current.color_code,
    icon: update.icon ?? current.icon,
    position: update.position ?? current.position,
  };
}
