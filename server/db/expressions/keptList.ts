import { sql, type RawBuilder } from 'kysely';

const TYPES = {
  bigint: sql.raw('bigint[]'),
  boolean: sql.raw('boolean[]'),
  int: sql.raw('int[]'),
  text: sql.raw('text[]'),
  uuid: sql.raw('uuid[]'),
};

/**
 * A list for `any(…)` or `unnest(…)` in a statement that runs often and takes longer to plan than to run. The subselect
 * hides the length of the list from the planner, so PostgreSQL expects the same of each list and keeps one plan;
 * otherwise it plans anew for each short list.
 */
export const keptList = (
  values: readonly unknown[],
  type: keyof typeof TYPES = 'bigint',
): RawBuilder<unknown> => sql`(select ${[...values]}::${TYPES[type]})::${TYPES[type]}`;
