import type { RawBuilder } from 'kysely';

/** The person whose data is read. Many tables identify people only by address. */
export interface DataSubject {
  id: number;
  /** Lower case. */
  email: string;
}

/** A row of the file. `row` orders the rows of a list and is not exported. */
export interface DataRow {
  row: number;
  [field: string]: unknown;
}

/** @returns a query for all rows of a list with ascending `row`; it is read in pages */
export type DataQuery = (subject: DataSubject) => RawBuilder<DataRow>;
