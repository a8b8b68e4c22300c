/** What changes in the values of a schema, for a client that sends or gets them. */
import type { Schema } from './contract';
import {
  alternativesOf,
  componentOf,
  coversType,
  isEqual,
  isLowerLimit,
  isUpperLimit,
  type Schemas,
  type Shape,
  withoutNull,
} from './shapes';

export type Kind = 'breaking' | 'added' | 'changed';
export type Report = (subject: string, what: string, kind: Kind) => void;

/** Where a client meets a schema; `errors` are answers with a status from 400 on. */
export type Usage = 'requests' | 'answers' | 'errors';

/** Whether fewer values are possible than before, more, or partly others. */
type Effect = 'narrower' | 'wider' | 'other';

/** A server must not refuse what it accepted, and must not answer what a client has never met. */
const kindOf = (effect: Effect, usage: Usage): Kind =>
  effect === 'other' || (effect === 'narrower') === (usage === 'requests') ? 'breaking' : 'changed';

const LONGEST = 60;
const MOST = 8;

/** A value in a sentence. */
const shown = (value: unknown): string => {
  if (value === undefined) return 'none';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `\`${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}\``;
};

const listed = (values: readonly unknown[]): string =>
  values.length > MOST ? `${values.length} values` : values.map(shown).join(', ');

const typesShown = (types: readonly string[] | undefined) => types?.join(' or ') ?? 'any';

function labelOf({ name, types, values, required }: Shape): string {
  if (name !== undefined) return `\`${name}\``;
  if (values) return listed(values);
  const fields = required.length > 0 ? ` with ${listed(required)}` : '';
  return `${typesShown(types)}${fields}`;
}

/** @returns what of `left` is not in `right` */
function missing(left: readonly unknown[], right: readonly unknown[]): unknown[] {
  const present = new Set(right.map((value) => JSON.stringify(value)));
  return left.filter((value) => !present.has(JSON.stringify(value)));
}

function effectOf(lost: boolean, gained: boolean): Effect | undefined {
  if (lost && gained) return 'other';
  if (lost) return 'narrower';
  return gained ? 'wider' : undefined;
}

function ruleEffect(rule: string, before: unknown, after: unknown): Effect {
  if (before === undefined) return 'narrower';
  if (after === undefined) return 'wider';
  if (typeof before === 'number' && typeof after === 'number') {
    if (isUpperLimit(rule)) return after < before ? 'narrower' : 'wider';
    if (isLowerLimit(rule)) return after > before ? 'narrower' : 'wider';
  }
  return 'other';
}

/** Pairs by name, then by type, and one that is left with one that is left. */
function pairsOf(before: readonly Shape[], after: readonly Shape[]) {
  const lost = [...before];
  const gained = [...after];
  const pairs: [Shape, Shape][] = [];
  const match = (isPair: (one: Shape, other: Shape) => boolean) => {
    for (const one of [...lost]) {
      const other = gained.find((candidate) => isPair(one, candidate));
      if (!other) continue;
      pairs.push([one, other]);
      lost.splice(lost.indexOf(one), 1);
      gained.splice(gained.indexOf(other), 1);
    }
  };
  match((one, other) => one.name !== undefined && one.name === other.name);
  match((one, other) => isEqual(one, other));
  match((one, other) => isEqual(one.types, other.types));
  if (lost.length === 1 && gained.length === 1) match(() => true);
  return { pairs, lost, gained };
}

interface Place {
  /** Names a component (`Booking.status`) or a part of an operation (`createBooking.body.tier`). */
  path: string;
  usage: Usage;
}

export type CompareSchemas = (before: Schema, after: Schema, place: Place) => void;

/** @returns a function that reports each change between two schemas */
export function schemaComparer(before: Schemas, after: Schemas, report: Report): CompareSchemas {
  /** Components for good, others while they are compared: a schema may contain itself. */
  const visited = new Set<string>();

  const tell = ({ path, usage }: Place, what: string, kind: Kind) =>
    report(`\`${path}\` in ${usage}`, what, kind);

  const tellEffect = (place: Place, what: string, effect: Effect) =>
    tell(place, what, kindOf(effect, place.usage));

  function compareSchemas(left: Schema, right: Schema, place: Place): void {
    const texts = [JSON.stringify(left), JSON.stringify(right)] as const;
    if (texts[0] === texts[1] && !texts[0].includes('"$ref"')) return;
    const key = [place.usage, ...texts].join(' ');
    if (visited.has(key)) return;
    visited.add(key);
    const name = componentOf(right);
    compareAlternatives(left, right, { path: name ?? place.path, usage: place.usage });
    if (name === undefined) visited.delete(key);
  }

  function compareAlternatives(left: Schema, right: Schema, place: Place): void {
    const was = withoutNull(alternativesOf(left, before));
    const is = withoutNull(alternativesOf(right, after));
    if (is.nullable && !was.nullable) tellEffect(place, 'can be null', 'wider');
    if (was.nullable && !is.nullable) tellEffect(place, 'is never null', 'narrower');
    const { pairs, lost, gained } = pairsOf(was.shapes, is.shapes);
    for (const shape of lost) tellEffect(place, `can no longer be ${labelOf(shape)}`, 'narrower');
    for (const shape of gained) tellEffect(place, `can also be ${labelOf(shape)}`, 'wider');
    for (const [shape, now] of pairs) {
      compareShapes(shape, now, { path: now.name ?? place.path, usage: place.usage });
    }
  }

  function compareShapes(was: Shape, is: Shape, place: Place): void {
    // The limits of another type say nothing about the former one.
    if (compareTypes(was, is, place) === 'other') return;
    compareValues(was, is, place);
    compareFields(was, is, place);
    compareFurtherFields(was.additional, is.additional, place);
    if (was.items ?? is.items) {
      const { path, usage } = place;
      compareSchemas(was.items ?? {}, is.items ?? {}, { path: `${path}[]`, usage });
    }
    compareRules(was.rules, is.rules, place);
  }

  function compareTypes({ types: was }: Shape, { types: is }: Shape, place: Place) {
    const effect = effectOf(
      !!is && !was?.every((type) => coversType(is, type)),
      !!was && !is?.every((type) => coversType(was, type)),
    );
    if (effect) tellEffect(place, `type is ${typesShown(is)}, was ${typesShown(was)}`, effect);
    return effect;
  }

  function compareValues({ values: was }: Shape, { values: is }: Shape, place: Place): void {
    if (!was && is) tellEffect(place, `can only be ${listed(is)}`, 'narrower');
    if (was && !is) tellEffect(place, `is no longer limited to ${listed(was)}`, 'wider');
    if (!was || !is) return;
    const lost = missing(was, is);
    const gained = missing(is, was);
    if (lost.length > 0) tellEffect(place, `can no longer be ${listed(lost)}`, 'narrower');
    if (gained.length > 0) {
      // Of an error with an unknown code, a client reads the status.
      const kind = place.usage === 'errors' ? 'changed' : kindOf('wider', place.usage);
      tell(place, `can also be ${listed(gained)}`, kind);
    }
  }

  /** Whether a client neither sends nor gets a field. */
  function isHidden(field: Schema, schemas: Schemas, usage: Usage): boolean {
    const rule = usage === 'requests' ? 'readOnly' : 'writeOnly';
    return alternativesOf(field, schemas).some(({ rules }) => rules[rule] === true);
  }

  function compareFields(was: Shape, is: Shape, { path, usage }: Place): void {
    for (const name of new Set([...Object.keys(was.properties), ...Object.keys(is.properties)])) {
      const place = { path: `${path}.${name}`, usage };
      const [left, right] = [was.properties[name], is.properties[name]];
      const had = left !== undefined && !isHidden(left, before, usage);
      const has = right !== undefined && !isHidden(right, after, usage);
      const wasRequired = was.required.includes(name);
      const isRequired = is.required.includes(name);
      if (had && has) {
        if (isRequired && !wasRequired) tellEffect(place, 'is now required', 'narrower');
        if (wasRequired && !isRequired) tellEffect(place, 'is now optional', 'wider');
        compareSchemas(left, right, place);
      } else if (had) {
        tell(place, 'removed', 'breaking');
      } else if (has) {
        const isDemanded = usage === 'requests' && isRequired;
        tell(place, isDemanded ? 'new and required' : 'new', isDemanded ? 'breaking' : 'added');
      }
    }
  }

  function compareFurtherFields(was: boolean | Schema, is: boolean | Schema, place: Place): void {
    if (was !== false && is === false) tellEffect(place, 'has no further fields', 'narrower');
    // A client passes over fields that it does not know.
    if (was === false && is !== false) tell(place, 'can have further fields', 'changed');
    if (was === false || is === false || was === is) return;
    const { path, usage } = place;
    compareSchemas(was === true ? {} : was, is === true ? {} : is, { path: `${path}.*`, usage });
  }

  function compareRules(was: Shape['rules'], is: Shape['rules'], place: Place): void {
    for (const rule of new Set([...Object.keys(was), ...Object.keys(is)])) {
      const [left, right] = [was[rule], is[rule]];
      if (isEqual(left, right) || rule === 'readOnly' || rule === 'writeOnly') continue;
      const what = `${rule} is ${shown(right)}, was ${shown(left)}`;
      if (rule === 'deprecated')
        tell(place, right ? 'deprecated' : 'no longer deprecated', 'changed');
      else if (rule === 'default') compareDefault(left, what, place);
      else tellEffect(place, what, ruleEffect(rule, left, right));
    }
  }

  /** A request without the field means something else than before. */
  function compareDefault(was: unknown, what: string, place: Place): void {
    if (place.usage !== 'requests') return;
    tell(place, what, was === undefined ? 'changed' : 'breaking');
  }

  return compareSchemas;
}
