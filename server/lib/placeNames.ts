import { countryNames, currencies, states, zoneMeanings, zonePattern } from './places.gen';

export { currencies } from './places.gen';

/** How the names that people write for currencies, states, countries and time zones are read. */

export type Currency = (typeof currencies)[number];
export type IndianState = (typeof states)[number]['name'];

export const INDIA = 'India';

export const isCurrency = (text: string): text is Currency =>
  currencies.some((currency) => currency === text);

export const currencyProblem = (text: string): string =>
  `Nothing is sold in “${text}”. Write one of ${currencies.join(', ')}.`;

/** Letters without marks, case, spaces and punctuation. */
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll('ı', 'i')
    .replace(/[^a-z]/g, '');

const statesByName = new Map<string, (typeof states)[number]>(
  states.flatMap((state) => [state.name, ...state.also].map((name) => [plain(name), state])),
);
const statesByCode = new Map<string, (typeof states)[number]>(
  states.map((state) => [state.code, state]),
);

/**
 * The state or union territory that is meant: by its name, another name, its ISO code (`IN-OR`), or its GST code with
 * or without the name (`21-Odisha`). Null for anything else, also for a code with the name of another state.
 */
export function stateOf(text: string): IndianState | null {
  const [number] = /\d+/.exec(text.normalize('NFKD')) ?? [];
  const letters = plain(text.replace(/^\s*IN\s*-/i, ''))
    .replace(/^(the)?(stateof|unionterritoryof|utof)/, '')
    .replace(/(state|india)$/, '');
  const byCode = number === undefined ? undefined : statesByCode.get(number.padStart(2, '0'));
  if (number !== undefined && (byCode === undefined || letters === '')) return byCode?.name ?? null;
  const byName = statesByName.get(letters);
  return byName === undefined || (byCode && byCode !== byName) ? null : byName.name;
}

/** Two digits. */
export const gstCodeOf = (state: IndianState): string =>
  states.find(({ name }) => name === state)?.code ?? '';

export const stateOfCode = (code: string): IndianState | null =>
  statesByCode.get(code)?.name ?? null;

/** The sentence for a text that names no state of India. */
export function stateProblem(text: string): string {
  if (text.trim() === '') {
    return 'Choose a state or union territory of India, or name another country.';
  }
  const near = nearest(
    text,
    states.map(({ name, also }) => ({ name, known: [name, ...also] })),
  );
  return `“${text.trim()}” is not a state or union territory of India.${didYouMean(near)}`;
}

let countries: ReadonlyMap<string, string> | undefined;

/** Regions of CLDR that are not countries. */
const NOT_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** English names by what they may be written as. Made when first asked for. */
function countriesByName(): ReadonlyMap<string, string> {
  if (countries) return countries;
  const [long, short] = (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames('en', { type: 'region', style, fallback: 'none' }),
  );
  const found = new Map<string, string>();
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = NOT_COUNTRIES.has(code) ? undefined : long?.of(code);
    if (name === undefined) continue;
    for (const known of [code, name, short?.of(code) ?? name]) found.set(plain(known), name);
  }
  for (const [name, others] of Object.entries(countryNames)) {
    for (const other of others) found.set(plain(other), name);
  }
  countries = found;
  return found;
}

/** The English name of the country that is meant, `India` for `Bharat`; null for what is no country. */
export function countryOf(text: string): string | null {
  const name = plain(text);
  const found = countriesByName();
  return found.get(name) ?? found.get(name.replace(/^the/, '')) ?? null;
}

/** In the order of the alphabet. */
export const listCountries = (): string[] => [...new Set(countriesByName().values())].sort();

/** The sentence for a text that names no country. */
export function countryProblem(text: string): string {
  if (text.trim() === '') return 'Name the country.';
  const near = nearest(
    text,
    listCountries().map((name) => ({ name, known: [name, ...(countryNames[name] ?? [])] })),
  );
  return `“${text.trim()}” is not a country.${didYouMean(near)}`;
}

/** Where a country is named otherwise, or not at all, nothing says that it is India. */
export const isInIndia = ({ country }: { country: string }): boolean =>
  countryOf(country) === INDIA;

/** What is wrong with the place of an event: a country that is none, or in India a state that is none. */
export function placeProblems(place: {
  country: string;
  state: string;
}): Partial<Record<'country' | 'state', string>> {
  if (countryOf(place.country) === null) return { country: countryProblem(place.country) };
  if (isInIndia(place) && stateOf(place.state) === null) {
    return { state: stateProblem(place.state) };
  }
  return {};
}

/** Zones with a region, and UTC, that this browser or server knows. */
export const listZones = (): string[] => [
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zonePattern.test(zone) && zone !== 'UTC'),
  'UTC',
];

/** A zone with its region, or UTC, whose clocks are known here. */
export function isTimeZone(name: string): boolean {
  if (!zonePattern.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const meaningsByName = new Map(
  Object.entries(zoneMeanings).map(([name, zones]) => [name.toLowerCase(), zones]),
);

/** The sentence for a text that is no zone, with the zones that it may mean. */
export function zoneProblem(text: string): string {
  const meant = meaningsByName.get(text.trim().toLowerCase()) ?? zonesLike(plain(text));
  if (meant.length > 0) return `“${text.trim()}” is not a time zone.${didYouMean(meant)}`;
  return 'Write a time zone with its region, such as Asia/Kolkata or Europe/London, or UTC.';
}

/** Zones of that name or city, in any case; else those with a similar name. */
function zonesLike(name: string): string[] {
  if (name === '') return [];
  const zones = [...listZones(), 'Asia/Kolkata'];
  const same = zones.filter(
    (zone) => plain(zone) === name || plain(zone.split('/').at(-1) ?? '') === name,
  );
  return same.length > 0
    ? same
    : nearest(
        name,
        zones.map((zone) => ({ name: zone, known: [zone] })),
      );
}

const NEAR = 0.55;
const MOST_NAMES = 3;

/** The names that are written most like the text, the nearest first. */
function nearest(
  text: string,
  choices: readonly { name: string; known: readonly string[] }[],
): string[] {
  const wanted = plain(text);
  return choices
    .map(({ name, known }) => ({
      name,
      likeness: Math.max(...known.map((one) => likeness(wanted, plain(one)))),
    }))
    .filter((choice) => choice.likeness >= NEAR)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MOST_NAMES)
    .map(({ name }) => name);
}

/** The share of pairs of letters that both have (Sørensen–Dice), 0 to 1. */
function likeness(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  if (a.length === 0 || b.length === 0) return 0;
  const left = [...b];
  const shared = a.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (a.length + b.length);
}

const pairsOf = (text: string): string[] =>
  [...text].slice(1).map((letter, index) => (text[index] ?? '') + letter);

const didYouMean = (names: readonly string[]): string =>
  names.length === 0 ? '' : ` Did you mean ${listed.format(names)}?`;

const listed = new Intl.ListFormat('en', { type: 'disjunction' });
