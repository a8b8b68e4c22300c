import { sql, type Migration } from 'kysely';

const followers = ['users', 'bookings', 'payments', 'invitations', 'event_access'];

const statements = `
alter table companies
  add column version integer not null default 1,
  add column suspended_at timestamptz,
  add column suspended_reason text not null default '',
  add column merged_into bigint references companies (id);
create index companies_merged_into_idx on companies (merged_into) where merged_into is not null;

alter table users
  add column version integer not null default 1,
  add column last_sign_in_at timestamptz;
update users set last_sign_in_at = s.last
from (select user_id, max(created_at) as last from sessions group by user_id) s
where s.user_id = users.id;

create table company_domains (
  company_id bigint not null references companies (id),
  domain text not null check (domain = lower(domain)),
  proof text not null default replace(gen_random_uuid()::text, '-', ''),
  proven_at timestamptz,
  added_at timestamptz not null default now(),
  primary key (company_id, domain)
);
create unique index company_domains_proven_key on company_domains (domain)
  where proven_at is not null;

create table company_locks (name text primary key);

create function follow_merged_company() returns trigger language plpgsql as $$
declare
  named record;
begin
  if new.company_id is null then return new; end if;
  select merged_into, suspended_at into named from companies
  where id = new.company_id for key share;
  if not found then return new; end if;
  if named.merged_into is not null then
    new.company_id := named.merged_into;
  elsif named.suspended_at is not null and tg_table_name = 'bookings' and tg_op = 'INSERT' then
    raise exception 'company % is suspended', new.company_id using errcode = 'FY001';
  end if;
  return new;
end $$;
${followers
  .map(
    (table) => `
create trigger ${table}_company before insert or update of company_id on ${table}
  for each row execute function follow_merged_company();`,
  )
  .join('')}
`;

/**
 * Companies that are suspended or merged, their further domains, and the last sign-in of people. A row
 * that names a merged company is written with the one it has become part of: a request that is under way
 * during the merge waits for it at the company's row and then follows. In the same way a booking that is
 * being made while its company is suspended is refused with FY001 (`isSuspendedCompany` in db/errors.ts).
 */
export const companyAccounts: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
