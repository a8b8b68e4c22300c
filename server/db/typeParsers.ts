import pg from 'pg';

/** Object ids of PostgreSQL's built-in types. */
const INT8 = 20;
const INT8_ARRAY = 1016;
const DATE = 1082;

/**
 * How values are read from the database: bigint as number (ids, minor units of money, counts), date
 * as `YYYY-MM-DD` without a time zone to shift it, timestamptz as Date, the rest as `pg` does.
 *
 * Traps: `sum()` and `avg()` over bigint are numeric and come as strings, so write
 * `sum(x)::bigint`. A JavaScript array given for a jsonb column is sent as a PostgreSQL array, so
 * insert `JSON.stringify(value)`.
 */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (format !== 'binary') {
      if (oid === INT8) return toInteger;
      if (oid === INT8_ARRAY) return toIntegers;
      if (oid === DATE) return (text: string) => text;
    }
    return pg.types.getTypeParser(oid, format);
  },
};

function toInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(`The bigint ${text} does not fit into a number.`);
  }
  return value;
}

function toIntegers(text: string): (number | null)[] {
  const inner = text.slice(1, -1);
  if (inner === '') return [];
  return inner.split(',').map((item) => (item === 'NULL' ? null : toInteger(item)));
}
