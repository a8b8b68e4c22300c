import { isDay } from './dates';
import { LAST_PAGE } from './paging';

/** One parameter of an address. Its initial value is left out. */
export interface Param<Value> {
  initial: Value;
  /** Undefined for what is not a value. */
  read: (text: string) => Value | undefined;
}

/** Words to search for; no longer than the server takes. */
export const text = (maxLength = 100): Param<string> => ({
  initial: '',
  read: (words) => words.slice(0, maxLength),
});

/** One of a list of names, or of the keys of an object. */
export function oneOf<const Name extends string, const Initial extends string | null>(
  names: readonly Name[] | Readonly<Record<Name, unknown>>,
  initial: Initial,
): Param<Name | Initial> {
  const known: readonly string[] = Array.isArray(names) ? names : Object.keys(names);
  const isKnown = (name: string): name is Name => known.includes(name);
  return { initial, read: (name) => (isKnown(name) ? name : undefined) };
}

const matching = (pattern: RegExp): Param<string> => ({
  initial: '',
  read: (value) => (pattern.test(value) ? value : undefined),
});

const ID = /^[1-9]\d{0,14}$/;

/** The id of a record; empty for none. */
export const id = () => matching(ID);

/** The id of a record as a number; null for none. */
export const numericId = (): Param<number | null> => ({
  initial: null,
  read: (value) => (ID.test(value) ? Number(value) : undefined),
});

/** The id of a record in an address; 0 if it is not an id. */
export const readId = (text = ''): number => numericId().read(text) ?? 0;

/** A year of this millennium; empty for none. */
export const year = () => matching(/^2\d{3}$/);

/** A day as YYYY-MM-DD; empty for none. */
export const day = (): Param<string> => ({
  initial: '',
  read: (value) => (isDay(value) ? value : undefined),
});

export const flag = (): Param<boolean> => ({
  initial: false,
  read: (value) => (value === 'true' ? true : undefined),
});

/** The page of a list. One that the server would refuse is the last. */
export const page = (): Param<number> => ({
  initial: 1,
  read: (value) => (/^[1-9]\d{0,8}$/.test(value) ? Math.min(LAST_PAGE, Number(value)) : undefined),
});

export interface SearchParams<Values> {
  initial: Values;
  /** Ignores unknown values. */
  read: (params: URLSearchParams) => Values;
  /** Reads one value. */
  readOne: <Name extends keyof Values>(name: Name, value: string) => Values[Name];
  /** The parameters without initial values; those of `others` that are not among them stay. */
  write: (values: Values, others?: URLSearchParams) => URLSearchParams;
}

/** Reads and writes the parameters of an address by the names they have there. */
export function searchParams<Values extends object>(params: {
  [Name in keyof Values]: Param<Values[Name]>;
}): SearchParams<Values> {
  const names = Object.keys(params) as (keyof Values & string)[];
  const readOne = <Name extends keyof Values>(name: Name, value: string) =>
    params[name].read(value) ?? params[name].initial;
  const collect = (valueOf: (name: keyof Values & string) => unknown) =>
    Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Values;
  return {
    initial: collect((name) => params[name].initial),
    readOne,
    read: (address) => collect((name) => readOne(name, address.get(name) ?? '')),
    write: (values, others) => {
      const address = new URLSearchParams(others);
      for (const name of names) {
        if (values[name] === params[name].initial) address.delete(name);
        else address.set(name, String(values[name]));
      }
      return address;
    },
  };
}
