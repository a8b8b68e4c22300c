/**
 * A backup is gzip of lines: `#head {…}`; for each table `#table "name"`, then one line for each row as
 * `to_jsonb` writes it; at the end `#end {…}`. Rows are never parsed in this process, so that no number of
 * PostgreSQL loses a digit.
 */
export const MARKS = { head: '#head ', table: '#table ', end: '#end ' } as const;

export interface BackupHead {
  format: 'foyer-backup';
  version: 1;
  /** ISO 8601, UTC. */
  at: string;
  /** Executed migrations, in order. */
  migrations: string[];
  /** Secrets generated in DATA_DIR, by file name. */
  secrets: Readonly<Record<string, string>>;
}

export interface TableSum {
  rows: number;
  /** Sum of the row hashes, so that row order does not matter. */
  sum: string;
}

export interface BackupFoot {
  sums: Readonly<Record<string, TableSum>>;
  /** The last values of sequences. */
  sequences: Readonly<Record<string, string>>;
}

/** The file is not a backup, is incomplete, or does not fit the database; the message is for the operator. */
export class BackupError extends Error {}

export const NOT_WHOLE = 'This backup is not whole: its end is missing. Nothing was restored.';
