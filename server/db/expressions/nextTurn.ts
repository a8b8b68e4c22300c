import { sql, type RawBuilder } from 'kysely';

/** How far apart the turns of one share are: about as long as a mail or a job takes. */
const SPACING = sql.lit('1 second');

interface Turn {
  share: string | null;
  kind: string;
  /** Before it nothing is due. */
  at: Date | RawBuilder<Date>;
}

/**
 * The turn of a new row of a queue: behind those of the same share and kind that wait, so that the rows of others come
 * between them. Two transactions at once may give the same turn twice.
 * @param open the condition of rows that wait, as the index of shares has it
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
