import type { Random } from './random';
import { hostileTexts, oddNumbers, oddTexts } from './texts';

/** JSON that no JavaScript value serializes to, such as a number with 300 digits or a duplicate name. */
class RawJson {
  constructor(readonly text: string) {}
}

/** Like JSON.stringify, but writes `RawJson` unchanged. */
export function toJson(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (Array.isArray(value)) return `[${value.map(toJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).map(
    ([name, entry]) => `${JSON.stringify(name)}:${toJson(entry)}`,
  );
  return `{${entries.join(',')}}`;
}

interface Place {
  holder: Record<string, unknown> | unknown[];
  name: string | number;
}

/** Every member and entry of a value. */
function placesOf(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const own: Place[] = Array.isArray(value)
    ? value.map((_entry, name) => ({ holder: value, name }))
    : Object.keys(value).map((name) => ({ holder: value as Record<string, unknown>, name }));
  return [...own, ...Object.values(value).flatMap(placesOf)];
}

const read = ({ holder, name }: Place): unknown => Reflect.get(holder, name);
const write = ({ holder, name }: Place, value: unknown) => void Reflect.set(holder, name, value);

const nested = (depth: number, open: string, close: string) =>
  new RawJson(open.repeat(depth) + close.repeat(depth));

type Change = (place: Place, random: Random) => void;

/** Mutations of a single field. */
export const fieldChanges: Readonly<Record<string, Change>> = {
  missing: ({ holder, name }) => void Reflect.deleteProperty(holder, name),
  null: (place) => write(place, null),
  'wrong type': (place, random) =>
    write(place, random.pick<unknown>([true, 0, '', 'x', [], {}, [[]], { id: 1 }, 1.5, [null]])),
  'as text': (place) => write(place, String(read(place))),
  'in an array': (place) => write(place, [read(place)]),
  number: (place, random) => write(place, new RawJson(random.pick(oddNumbers))),
  'odd text': (place, random) => write(place, random.pick(oddTexts)),
  'hostile text': (place, random) => write(place, random.pick(hostileTexts)),
  'text with an end': (place, random) =>
    write(place, `${String(read(place))}${random.pick(['\u0000', ' ', '\n', '\ud83d', "'", '%'])}`),
  'off by one': (place, random) => {
    const value = read(place);
    if (typeof value === 'number') write(place, value + random.pick([-1, 1]));
    else if (typeof value === 'string')
      write(place, random.chance(0.5) ? value.slice(1) : `${value}a`);
    else if (Array.isArray(value)) write(place, value.slice(1));
    else write(place, -1);
  },
  'far off': (place, random) => {
    const value = read(place);
    if (Array.isArray(value))
      write(place, Array(random.pick([101, 501, 5_000])).fill(value[0] ?? 1));
    else write(place, random.pick<unknown>([2_000_000_000, -5, 'y'.repeat(2_001), 99_999]));
  },
  'a field more': ({ holder }, random) => {
    if (!Array.isArray(holder)) holder[random.pick(['id', 'role', 'company_id', 'x', ''])] = 1;
  },
  'a prototype': ({ holder }, random) => {
    if (Array.isArray(holder)) return;
    const name = random.pick(['__proto__', 'constructor', 'prototype', 'toString', 'valueOf']);
    Object.defineProperty(holder, name, {
      value: random.pick<unknown>([{ isAdmin: true }, null, 1, { prototype: { role: 'admin' } }]),
      enumerable: true,
    });
  },
  'twice the name': (place) => {
    if (Array.isArray(place.holder)) return;
    const name = JSON.stringify(String(place.name));
    write(place, new RawJson(`${toJson(read(place))},${name}:null`));
  },
  deep: (place, random) =>
    write(place, nested(random.pick([5, 11, 13, 1_000, 20_000]), ...random.pick(brackets))),
};

const brackets: readonly (readonly [string, string])[] = [
  ['[', ']'],
  ['{"a":', '1}'],
];

/** Applies one change to one place of a copy. @returns the JSON text */
export function changeField(value: unknown, change: Change, random: Random): string {
  const root = { root: structuredClone(value) };
  const places = placesOf(root);
  // The whole body is one of the places, but is rarely changed.
  change(random.pick(places.length > 1 && random.chance(0.95) ? places.slice(1) : places), random);
  return 'root' in root ? toJson(root.root) : '';
}

/** Mutations that break the JSON text or replace it with JSON of another type. */
export const textChanges: Readonly<Record<string, (json: string, random: Random) => Buffer>> = {
  'cut off': (json, random) => Buffer.from(json.slice(0, random.below(json.length))),
  'a comma more': (json) => Buffer.from(json.replace(/\}$/, ',}')),
  'no JSON': (_json, random) =>
    Buffer.from(
      random.pick([
        'null',
        '1',
        '"x"',
        '[]',
        '[null]',
        'NaN',
        "{'a':1}",
        '{a:1}',
        '\ufeff{}',
        ' ',
        'undefined',
        '<a/>',
        'a=1&b=2',
        '{}{}',
        '{"a":1e99999}',
        '"\\ud800"',
        '{"\\u0000":1}',
      ]),
    ),
  'a byte changed': (json, random) => {
    const bytes = Buffer.from(json);
    if (bytes.length > 0) bytes[random.below(bytes.length)] = random.below(256);
    return bytes;
  },
  'not UTF-8': (json, random) =>
    Buffer.from(
      json.replace(
        /"[^"]*"\}?$/,
        `"${random.pick(['\xff\xfe', '\xc0\x80', '\xed\xa0\x80', '\xf8\x88'])}"}`,
      ),
      'latin1',
    ),
  'UTF-16': (json) => Buffer.from(json, 'utf16le'),
  'too large': (json) => Buffer.concat([Buffer.from(json), Buffer.alloc(300 * 1024, ' ')]),
  'almost too large': (json) => Buffer.from(json.replace(/\}$/, `${' '.repeat(250 * 1024)}}`)),
  'many names': () =>
    Buffer.from(`{${Array.from({ length: 9_000 }, (_, at) => `"n${at}":${at}`).join(',')}}`),
  'other bytes': (_json, random) =>
    Buffer.from(Array.from({ length: 500 }, () => random.below(256))),
};
