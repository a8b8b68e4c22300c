import { sql, type Migration } from 'kysely';

const tables = ['events', 'categories'];
/** By what the rows of a statement are called in its trigger. */
const changes = { insert: 'new', update: 'new', delete: 'old' };

const triggers = tables.flatMap((table) =>
  Object.entries(changes).map(
    ([change, rows]) => `
create trigger ${table}_${change}_noted after ${change} on ${table}
  referencing ${rows} table as changed
  for each statement execute function note_catalogue_change();`,
  ),
);

const statements = `
create table catalogue_changes (
  id bigint generated always as identity primary key,
  at timestamptz not null default now()
);
create index catalogue_changes_at_idx on catalogue_changes (at);

create function note_catalogue_change() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then insert into catalogue_changes default values; end if;
  return null;
end $$;
${triggers.join('')}
`;

/**
 * A row for each statement that changes events or categories, written in its transaction: what was counted
 * of them is counted again when there is another row. Rows of their own and no counter, because changes at
 * the same time would wait for its lock, those of an import for minutes. Seats are not noted.
 */
export const catalogueChanges: Migration = {
  up: async (db) => {
    await sql.raw(statements).execute(db);
  },
};
