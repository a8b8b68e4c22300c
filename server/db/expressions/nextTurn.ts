import { sql, type RawBuilder } from 'kysely';

/** Time between two turns of one share: about the duration of a mail or a job. */
const SPACING = sql.lit('1 second');

interface Turn {
  share: string | null;
  kind: string;
  /** The earliest time at which the row is due. */
  at: Date | RawBuilder<Date>;
}

/**
 * The turn of a new row in a queue: after the waiting rows of the same share and kind, so that other shares' rows come
 * in between. Concurrent transactions may assign the same turn twice.
 * @param open the condition for waiting rows, written as in the index of shares
 */
export const nextTurn = (
  table: 'mails' | 'outbox_jobs',
  open: RawBuilder<unknown>,
  { share, kind, at }: Turn,
): RawBuilder<Date> =>
  share === null
    ? sql<Date>`${at}::timestamptz`
    : sql<Date>`greatest(${at}::timestamptz, (
        select max(turn) + ${SPACING}::interval from ${sql.table(table)}
        where share = ${share} and kind = ${kind} and ${open}
      ))`;
