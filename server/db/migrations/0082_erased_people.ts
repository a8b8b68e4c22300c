import { sql, type Migration } from 'kysely';

const statements = `
alter table users add column erased_at timestamptz;
create index tickets_attendee_email_idx on tickets (lower(attendee_email))
  where attendee_email is not null;

create or replace function refuse_audit_change() returns trigger language plpgsql as $$
declare
  words text[] := array['person_name', 'title', 'summary', 'before', 'after'];
begin
  if tg_level = 'ROW' and current_setting('foyer.erasing', true) = 'on'
    and to_jsonb(new) - words = to_jsonb(old) - words then
    return new;
  end if;
  raise exception 'entries of the audit cannot be changed or deleted' using errcode = '23001';
end
$$;
drop trigger audit_entries_append_only on audit_entries;
create trigger audit_entries_append_only before delete or truncate on audit_entries
  for each statement execute function refuse_audit_change();
create trigger audit_entries_unchanged before update on audit_entries
  for each row execute function refuse_audit_change();

create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
declare
  words text[] := array['person_name'];
begin
  if tg_level = 'ROW' and current_setting('foyer.erasing', true) = 'on'
    and to_jsonb(new) - words = to_jsonb(old) - words then
    return new;
  end if;
  raise exception 'lines of a ledger cannot be changed or deleted' using errcode = '23001';
end
$$;
drop trigger budget_entries_append_only on budget_entries;
create trigger budget_entries_append_only before delete on budget_entries
  for each statement execute function refuse_ledger_change();
create trigger budget_entries_unchanged before update on budget_entries
  for each row execute function refuse_ledger_change();
`;

/**
 * People whose data was erased. The words of the audit and of ledgers that name them may be changed by a transaction
 * that sets foyer.erasing; everything else of an entry stays refused.
 */
export const erasedPeople: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
