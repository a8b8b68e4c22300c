import { formatDateRange } from '@/lib/dates';
import { joinNames, numberWord } from '@/lib/text';

/** `Mumbai, New Delhi and six more cities` */
export function citiesSentence(cities: readonly string[]): string {
  if (cities.length <= 3) return joinNames(cities);
  const [first = '', second = '', ...more] = cities;
  return `${first}, ${second} and ${numberWord(more.length)} more cities`;
}

interface ListWords {
  search: string;
  category: string | undefined;
}

interface ListState {
  cities: readonly string[] | undefined;
  /** The platform has too few events to describe their kinds. */
  isWhole?: boolean;
}

/**
 * A sentence that describes the list, with the search term or category
 * (docs/spec-coverage.md#home-and-events-list).
 */
export function listDescription({
  search,
  category,
  cities = [],
  isWhole = false,
}: ListWords & ListState): string {
  const where = cities.length > 0 ? ` in ${citiesSentence(cities)}` : '';
  if (search.trim()) return `Showing results for “${search.trim()}”${where}`;
  if (category) return `${category} events${where}`;
  if (isWhole) return `What’s on${where}`;
  return `Sports, concerts and conferences${where}`;
}

/** The tab title for the list. */
export function listTitle({ search, category }: ListWords): string {
  if (search.trim()) return `“${search.trim()}” in Events`;
  return category ? `${category} Events` : 'Events';
}

/** `Dec 5 to 6, 2026`, `From Dec 5, 2026`, `Until Dec 6, 2026`; days as YYYY-MM-DD, empty means no bound. */
export function daysLabel(first: string, last: string): string {
  const range = formatDateRange(first, last, 'UTC');
  return range.charAt(0).toUpperCase() + range.slice(1);
}
