import { sql, type Migration } from 'kysely';

const guarded = ['company_credits', 'company_domains'];

const statements = `
create function hold_group_of(company bigint) returns text language plpgsql as $$
declare
  found_group text;
begin
  select coalesce(case when c.domain_proven_at is null then c.registrable_domain else c.hosted_domain end,
    'company ' || c.id::text)
  into found_group from companies c where c.id = company and c.merged_into is null for key share;
  if not found then
    raise exception 'company % is merged', company using errcode = 'serialization_failure';
  end if;
  return found_group;
end $$;

create function repeat_for_merged_company() returns trigger language plpgsql as $$
begin
  perform from companies where id = new.company_id and merged_into is null for key share;
  if not found then
    raise exception 'company % is merged', new.company_id using errcode = 'serialization_failure';
  end if;
  return new;
end $$;
${guarded
  .map(
    (table) => `
create trigger ${table}_company before insert on ${table}
  for each row execute function repeat_for_merged_company();`,
  )
  .join('')}
`;

/**
 * A transaction that would count held seats, open an account or add a domain for a company that is being merged
 * waits for the merge at the company's row, before it locks any of these rows, and is then repeated: it finds
 * the company that the merged one has become part of. Unlike the rows of 0050 these cannot follow silently, as
 * the statement goes on to use the company that it named. Seats that were counted with companies merged before are
 * counted with the other company when a server starts.
 */
export const mergedHolds: Migration = {
  async up(db) {
    await sql.raw(statements).execute(db);
  },
};
