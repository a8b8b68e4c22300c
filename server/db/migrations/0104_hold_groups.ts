import { sql, type Migration } from 'kysely';
import { registrableDomains } from '../../lib/registrableDomain';

const columns = `
alter table companies
  add column registrable_domain text,
  add column hosted_domain text;
`;

const holdGroup = `(coalesce(case when c.domain_proven_at is null then c.registrable_domain
  else c.hosted_domain end, 'company ' || c.id::text))`;

const counts = `
create index companies_hold_group_idx on companies (${holdGroup.replaceAll('c.', '')});

create table group_hold_counts (
  ticket_tier_id bigint not null references ticket_tiers (id) on delete cascade,
  hold_group text not null,
  seats integer not null,
  seat_seconds bigint not null,
  max_seats integer not null default 0,
  max_seat_seconds bigint not null default 0,
  primary key (ticket_tier_id, hold_group)
) with (fillfactor = 50);
insert into group_hold_counts (ticket_tier_id, hold_group, seats, seat_seconds)
select n.ticket_tier_id, ${holdGroup}, sum(n.seats), sum(n.seat_seconds)
from company_hold_counts n join companies c on c.id = n.company_id
group by 1, 2;
drop table company_hold_counts;
`;

/** Limits of unpaid holds for the companies of one registrable domain together (D31). */
export const holdGroups: Migration = {
  async up(db) {
    await sql.raw(columns).execute(db);
    const { rows } = await sql<{ id: number; domain: string }>`
      select id, domain from companies where domain is not null order by id
    `.execute(db);
    const domains = rows.map((row) => registrableDomains(row.domain));
    await sql`
      update companies c set registrable_domain = n.registrable_domain, hosted_domain = n.hosted_domain
      from unnest(${rows.map((row) => row.id)}::bigint[],
        ${domains.map((one) => one.registrable_domain)}::text[],
        ${domains.map((one) => one.hosted_domain)}::text[]) as n (id, registrable_domain, hosted_domain)
      where c.id = n.id
    `.execute(db);
    await sql.raw(counts).execute(db);
  },
};
