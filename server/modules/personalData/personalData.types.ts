import type { RawBuilder } from 'kysely';

/** Whose data is meant; many tables know people by their address alone. */
export interface DataSubject {
  id: number;
  /** Lower case. */
  email: string;
}

/** A row of the file; `row` orders the rows of its list and is not written. */
export interface DataRow {
  row: number;
  [field: string]: unknown;
}

/** @returns all rows of a list, each with a `row` that grows; read in pages */
export type DataQuery = (subject: DataSubject) => RawBuilder<DataRow>;
