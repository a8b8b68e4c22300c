import { sql, type Kysely, type Migration } from 'kysely';
import { templatesOf, type OldEntry, type Stored } from './0102_audit_templates';

const columns = `
alter table audit_entries add column people jsonb not null default '[]';
alter table booking_history add column people jsonb not null default '[]';
drop trigger audit_entries_append_only on audit_entries;
drop trigger audit_entries_unchanged on audit_entries;
drop trigger budget_entries_unchanged on budget_entries;
drop index audit_entries_text_idx;
`;

const rules = `
create index audit_entries_text_idx on audit_entries using gin (
  lower(person_name || ' ' || title || ' ' || summary || ' ' || coalesce(event_title, '') || ' '
    || jsonb_path_query_array(people, '$[*].name')::text) gin_trgm_ops);
create index audit_entries_people_idx on audit_entries using gin (people jsonb_path_ops);
create index booking_history_people_idx on booking_history using gin (people jsonb_path_ops);

create function people_without(people jsonb, erased bigint, address text) returns jsonb
language sql immutable as $$
  select coalesce(jsonb_agg(
    case
      when (one->>'id')::bigint = erased and one ? 'detail'
        then jsonb_build_object('id', erased, 'detail', null)
      when (one->>'id')::bigint = erased or (not one ? 'id' and one->>'email' = address)
        then jsonb_build_object('id', erased, 'name', 'Deleted person ' || erased)
      else one
    end order by place), '[]')
  from jsonb_array_elements(people) with ordinality as given (one, place)
$$;

create or replace function refuse_audit_change() returns trigger language plpgsql as $$
declare
  erased bigint := nullif(current_setting('foyer.erasing', true), '')::bigint;
  allowed audit_entries;
begin
  if tg_op = 'UPDATE' and exists (select from users where id = erased and erased_at is not null) then
    allowed := old;
    if old.person_id = erased then
      allowed.person_name := 'Deleted person ' || erased;
    end if;
    allowed.people := people_without(old.people, erased, current_setting('foyer.erasing_address', true));
    if new is not distinct from allowed then
      return new;
    end if;
  end if;
  raise exception 'entries of the audit cannot be changed or deleted' using errcode = '23001';
end
$$;
create trigger audit_entries_append_only before delete or truncate on audit_entries
  for each statement execute function refuse_audit_change();
create trigger audit_entries_unchanged before update on audit_entries
  for each row execute function refuse_audit_change();

create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
declare
  erased bigint := nullif(current_setting('foyer.erasing', true), '')::bigint;
  allowed budget_entries;
begin
  if tg_op = 'UPDATE' and old.person_id = erased
    and exists (select from users where id = erased and erased_at is not null) then
    allowed := old;
    allowed.person_name := 'Deleted person ' || erased;
    if new is not distinct from allowed then
      return new;
    end if;
  end if;
  raise exception 'lines of a ledger cannot be changed or deleted' using errcode = '23001';
end
$$;
create trigger budget_entries_unchanged before update on budget_entries
  for each row execute function refuse_ledger_change();
`;

const BATCH = 500;

/** The one person of the company with this name; null where nobody has it, or several. */
const personNamed = (db: Kysely<unknown>) => async (name: string, company: number | null) => {
  const erased = /^Deleted person (\d+)$/.exec(name)?.[1];
  if (erased !== undefined) return Number(erased);
  const { rows } = await sql<{ id: number }>`
    select id::int from users where company_id = ${company}
      and coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) = ${name} limit 2
  `.execute(db);
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
};

async function convertAudit(db: Kysely<unknown>): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await sql<OldEntry>`
      select id::int, action, kind, thing_id::int, title, summary, before, after, company_id::int
      from audit_entries
      where id > ${after} and (kind in ('person', 'member', 'invitation', 'cost_centre') or action in (
        'approval.delegate_set', 'approval.delegated', 'approval.passed_on', 'ticket.withdrawn',
        'booking.seats_assigned', 'booking.seats_invited'))
      order by id limit ${BATCH}
    `.execute(db);
    for (const row of rows) {
      const change = await templatesOf(row, personNamed(db));
      if (change === null) continue;
      await sql`
        update audit_entries set title = ${change.title}, summary = ${change.summary},
          people = ${JSON.stringify(change.people)}::jsonb,
          before = ${change.before && JSON.stringify(change.before)}::jsonb,
          after = ${change.after && JSON.stringify(change.after)}::jsonb
        where id = ${row.id}
      `.execute(db);
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

const notes = [
  /^(Seat \d+: )(.+)(\. The ticket is now \S+\.)$/s,
  /^(Ticket \S+ given to )(.+)(\. It is now \S+\.)$/s,
  /^()(.+)( gave the seat back\. Ticket \S+ no longer works\.)$/s,
];

interface OldNote {
  id: number;
  note: string;
  company_id: number | null;
  emails: { name: string; email: string }[];
}

async function convertHistory(db: Kysely<unknown>): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await sql<OldNote>`
      select h.id::int, h.note, b.company_id::int, coalesce((
          select json_agg(json_build_object('name', k.attendee_name, 'email', lower(k.attendee_email)))
          from tickets k where k.booking_id = b.id and k.attendee_email is not null), '[]') as emails
      from booking_history h join bookings b on b.id = h.booking_id
      where h.id > ${after} and h.kind in ('seat_claimed', 'seat_released', 'ticket_given')
      order by h.id limit ${BATCH}
    `.execute(db);
    for (const { id, note, company_id: company, emails } of rows) {
      const [, before, name, rest] = notes.map((one) => one.exec(note)).find(Boolean) ?? [];
      if (name === undefined) continue;
      const email = emails.find((one) => one.name === name)?.email;
      const person = email === undefined ? await personNamed(db)(name, company) : null;
      const stored: Stored =
        email !== undefined ? { email, name } : person !== null ? { id: person, name } : { name };
      const template = `${escaped(before ?? '')}{0}${escaped(rest ?? '')}`;
      await sql`
        update booking_history set note = ${template}, people = ${JSON.stringify([stored])}::jsonb
        where id = ${id}
      `.execute(db);
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

const escaped = (text: string): string => text.replaceAll('{', '{{');

/**
 * Texts that are kept name people by a list beside them, so that erasing a person replaces what is theirs by its id and
 * touches no other word. Entries of the audit and lines of ledgers can be changed in exactly that way, by a
 * transaction that names an erased person in foyer.erasing.
 */
export const personalTexts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(columns).execute(db);
    await convertAudit(db);
    await convertHistory(db);
    await sql.raw(rules).execute(db);
  },
};
