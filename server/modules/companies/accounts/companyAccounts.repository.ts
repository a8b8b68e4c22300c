import { sql, type RawBuilder } from 'kysely';
import type { Schemas } from '../../../contract/types';
import { inReach } from '../../../db/expressions/companyReach';
import type { ModuleDeps } from '../../../deps';
import type { PeopleScope } from '../../identity/people/peopleScope.rules';

type Db = ModuleDeps['db'];

export type CompanyStatus = Schemas['CompanyStatus'];

export interface DomainRow {
  domain: string;
  is_own: boolean;
  proof: string;
  /** ISO 8601. */
  proven_at: string | null;
}

export interface CompanyAccountRow {
  id: number;
  version: number;
  name: string;
  status: CompanyStatus;
  suspended_at: Date | null;
  suspended_reason: string;
  merged_into: number | null;
  merged_name: string | null;
  merged_domain: string | null;
  domain: string | null;
  domain_proven_at: Date | null;
  domains: DomainRow[];
  people: number;
  closed_people: number;
  admins: number;
  open_invitations: number;
  bookings: number;
  last_sign_in_at: Date | null;
  gstin: string | null;
  billing_address: string | null;
  created_at: Date;
}

const status = sql<CompanyStatus>`(case when c.merged_into is not null then 'merged'
  when c.suspended_at is not null then 'suspended' else 'active' end)`;

export interface CompanyFilter {
  scope: PeopleScope;
  /** Part of the name or of a domain, in lower case. */
  text: string;
  isProven: boolean | null;
}

const matches = ({ scope, text, isProven }: CompanyFilter) => {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(
    (${scope?.companyId ?? null}::bigint is null or c.id = ${scope?.companyId ?? null}::bigint)
    and (${text} = '' or lower(c.name) like ${pattern} or c.domain like ${pattern} or exists (
      select from company_domains d where d.company_id = c.id and d.domain like ${pattern}))
    and (${isProven}::boolean is null or (c.domain_proven_at is not null) = ${isProven}::boolean))`;
};

export async function countCompanies(
  db: Db,
  filter: CompanyFilter,
): Promise<Record<CompanyStatus, number>> {
  const { rows } = await sql<{ status: CompanyStatus; count: number }>`
    select ${status} as status, count(*)::int as count from companies c
    where ${matches(filter)} group by 1
  `.execute(db);
  const counts = { active: 0, suspended: 0, merged: 0 };
  for (const row of rows) counts[row.status] = row.count;
  return counts;
}

/** Whether a row belongs to the company `c` and is within the reader's scope. */
const isVisible = (
  scope: PeopleScope,
  row: { company: string; person: string },
): RawBuilder<boolean> => {
  const isOfCompany = sql<boolean>`${sql.ref(row.company)} = c.id`;
  return scope ? sql<boolean>`(${isOfCompany} and ${inReach(scope, row)})` : isOfCompany;
};

const people = (scope: PeopleScope) =>
  isVisible(scope, { company: 'u.company_id', person: 'u.id' });
const bookings = (scope: PeopleScope) => sql<number>`(select count(*)::int from bookings b
  where b.payment_status = 'paid' and ${isVisible(scope, { company: 'b.company_id', person: 'b.user_id' })})`;

const select = (scope: PeopleScope) => sql`
  c.id, c.version, c.name, ${status} as status, c.suspended_at, c.suspended_reason, c.merged_into,
  m.name as merged_name, m.domain as merged_domain, c.domain, c.domain_proven_at, c.gstin,
  c.billing_address, c.created_at, p.*, ${bookings(scope)} as bookings,
  (select count(*)::int from invitations i where i.accepted_at is null and i.revoked_at is null
    and ${isVisible(scope, { company: 'i.company_id', person: 'i.invited_by' })}) as open_invitations,
  (select coalesce(json_agg(d order by d.is_own desc, d.domain), '[]') from (
    select c.domain as domain, true as is_own, c.domain_proof as proof,
      c.domain_proven_at as proven_at where c.domain is not null
    union all
    select d.domain, false, d.proof, d.proven_at from company_domains d where d.company_id = c.id
  ) as d) as domains`;

const joins = (scope: PeopleScope) => sql`
  left join companies m on m.id = c.merged_into
  cross join lateral (
    select count(*) filter (where u.is_active)::int as people,
      count(*) filter (where not u.is_active)::int as closed_people,
      count(*) filter (where u.is_active and u.role = 'company_admin')::int as admins,
      max(u.last_sign_in_at) as last_sign_in_at
    from users u where ${people(scope)}
  ) as p`;

const orderings = (scope: PeopleScope) => {
  const both = (value: RawBuilder<unknown>) => [
    sql`${value} asc nulls last, c.id asc`,
    sql`${value} desc nulls last, c.id desc`,
  ];
  const [name, nameDown] = both(sql`lower(c.name)`);
  const [made, madeDown] = both(sql`c.created_at`);
  const [many, manyDown] = both(
    sql`(select count(*) from users u where u.is_active and ${people(scope)})`,
  );
  const [seen, seenDown] = both(
    sql`(select max(u.last_sign_in_at) from users u where ${people(scope)})`,
  );
  const [booked, bookedDown] = both(bookings(scope));
  return {
    name,
    '-name': nameDown,
    created_at: made,
    '-created_at': madeDown,
    people: many,
    '-people': manyDown,
    bookings: booked,
    '-bookings': bookedDown,
    last_sign_in_at: seen,
    '-last_sign_in_at': seenDown,
  };
};

export interface CompanyPage {
  /** Null for every company that is not merged. */
  status: CompanyStatus | null;
  ordering: keyof ReturnType<typeof orderings>;
  limit: number;
  offset: number;
}

/** Selects the page first, so that sums are computed for its companies only. */
export async function findCompanies(
  db: Db,
  filter: CompanyFilter,
  page: CompanyPage,
): Promise<CompanyAccountRow[]> {
  const { scope } = filter;
  const order = orderings(scope)[page.ordering];
  const wanted = page.status ? sql`${status} = ${page.status}` : sql`c.merged_into is null`;
  const { rows } = await sql<CompanyAccountRow>`
    select ${select(scope)} from (
      select c.* from companies c where ${matches(filter)} and ${wanted}
      order by ${order} limit ${page.limit} offset ${page.offset}
    ) as c ${joins(scope)}
    order by ${order}
  `.execute(db);
  return rows;
}

export async function findCompanyAccount(
  db: Db,
  scope: PeopleScope,
  id: number,
): Promise<CompanyAccountRow | undefined> {
  const { rows } = await sql<CompanyAccountRow>`
    select ${select(scope)} from companies c ${joins(scope)} where c.id = ${id}
  `.execute(db);
  return rows[0];
}
