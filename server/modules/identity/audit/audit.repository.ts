import { sql, type Insertable, type Selectable } from 'kysely';
import type { ModuleDeps } from '../../../deps';
import type { AuditEntriesTable } from '../../../db/schema/audit';
import type { AuditKind } from './audit.types';

type Db = ModuleDeps['db'];

export type AuditRow = Selectable<AuditEntriesTable>;

export async function insertEntry(trx: Db, entry: Insertable<AuditEntriesTable>): Promise<void> {
  await trx.insertInto('audit_entries').values(entry).execute();
}

/** Which entries the reader may see. */
export type AuditScope =
  | { event: number }
  | { organizer: number }
  | { company: number }
  | 'everything';

export interface AuditFilter {
  scope: AuditScope;
  /** An entry matches when every word occurs in the person's name, the title, the event's title or the summary. */
  words: readonly string[];
  person: number | null;
  kind: AuditKind | null;
  /** Id of the changed record, which must be of `kind`. */
  thing: number | null;
  /** Narrows the scope to entries of this company. */
  company: number | null;
  /** `YYYY-MM-DD` in `timezone`; both days are included. */
  from: string | null;
  to: string | null;
  timezone: string;
}

/** A LIKE pattern with `%`, `_` and backslashes escaped. */
const pattern = (word: string) => `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** Must be the expression of the index `audit_entries_text_idx`, or the search reads the whole table. */
const text = sql`lower(person_name || ' ' || title || ' ' || summary || ' '
  || coalesce(event_title, '') || ' ' || jsonb_path_query_array(people, '$[*].name')::text)`;

function entries(db: Db, filter: AuditFilter) {
  const { scope, words, person, kind, thing, company, from, to, timezone } = filter;
  let query = db.selectFrom('audit_entries');
  if (scope !== 'everything') {
    if ('event' in scope) query = query.where('event_id', '=', scope.event);
    else if ('organizer' in scope) query = query.where('organizer_id', '=', scope.organizer);
    else query = query.where('company_id', '=', scope.company);
  }
  for (const word of words) query = query.where(sql<boolean>`${text} like ${pattern(word)}`);
  if (person !== null) query = query.where('person_id', '=', person);
  if (kind !== null) query = query.where('kind', '=', kind);
  if (thing !== null) query = query.where('thing_id', '=', thing);
  if (company !== null) query = query.where('company_id', '=', company);
  const dayStart = (day: string, later: number) =>
    sql<Date>`((${day}::date + ${later}::int)::timestamp at time zone ${timezone}::text)`;
  if (from !== null) query = query.where('at', '>=', dayStart(from, 0));
  if (to !== null) query = query.where('at', '<', dayStart(to, 1));
  return query;
}

export async function countEntries(db: Db, filter: AuditFilter): Promise<number> {
  const { count } = await entries(db, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Newest first. */
export const findEntries = (
  db: Db,
  filter: AuditFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<AuditRow[]> =>
  entries(db, filter).selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();

/** Newest first, starting after the entry `before`; null starts at the newest. */
export function findEntriesBefore(
  db: Db,
  filter: AuditFilter,
  { before, limit }: { before: number | null; limit: number },
): Promise<AuditRow[]> {
  const query = entries(db, filter).selectAll().orderBy('id', 'desc').limit(limit);
  return (before === null ? query : query.where('id', '<', before)).execute();
}
