import type { ColumnType } from 'kysely';

export type Time = ColumnType<Date, Date | string, Date | string>;
export type OptionalTime = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
/** Defaults to the transaction's time. */
export type StampedTime = ColumnType<Date, Date | string | undefined, Date | string>;
/** `YYYY-MM-DD`. */
export type OptionalDate = string | null;
/** jsonb; insert `JSON.stringify(value)`: `pg` sends a bare array as a PostgreSQL array. */
export type Json<T> = ColumnType<T, string, string>;
export type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
export type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;
