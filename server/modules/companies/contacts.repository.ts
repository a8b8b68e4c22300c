import { sql } from 'kysely';
import type { ModuleDeps } from '../../deps';
import { inReach, type CompanyReach } from '../../db/expressions/companyReach';
import { nameBeginsWith } from '../../db/expressions/nameWords';
import { fullName } from '../../db/expressions/personName';

/** Characters that separate the words of a name, besides spaces. */
const SEPARATORS = "-.'’";

export interface ContactQuery {
  reach: CompanyReach;
  /** Include the company's accounts, not only attendees of its bookings. */
  withPeople: boolean;
  /** Leave out clients and people without an account. */
  colleagues: boolean;
  /** Include attendees of all bookings of the company, not only of the user's own. */
  companyWide: boolean;
  /**
   * Each must be a prefix of a word of the name, or of the email address; an empty list matches
   * all.
   */
  words: readonly string[];
  limit: number;
}

export interface ContactRow {
  user_id: number | null;
  name: string;
  email: string;
  phone: string | null;
  employee_id: string | null;
  department: string | null;
  designation: string | null;
}

/** Only the attendees of this many newest bookings are searched, which bounds the cost in large companies. */
const BOOKINGS_SEARCHED = 2_000;

/**
 * The company's accounts by name, then the other attendees of the newest bookings that the user may
 * read, newest first. Each address occurs once, with its latest details.
 */
export async function findContacts(
  db: ModuleDeps['db'],
  { reach, withPeople, colleagues, companyWide, words, limit }: ContactQuery,
): Promise<ContactRow[]> {
  const patterns = words.map((word) => `${word.replace(/[\\%_]/g, '\\$&')}%`);
  const isNamed = words.length === 0 ? sql`true` : sql.join(words.map(nameBeginsWith), sql` and `);
  // With search words, the text indexes find the matches and PostgreSQL sorts them; without, it reads the name index
  // in order.
  const found = words.length === 0 ? sql`not materialized` : sql`materialized`;
  // Two conditions instead of an `or`, so that PostgreSQL uses the index on user_id for a person's
  // own bookings.
  const isOwn = sql<boolean>`b.user_id = ${reach.userId}`;
  const isReadable = companyWide
    ? inReach(reach, { company: 'b.company_id', person: 'b.user_id' })
    : isOwn;
  const isPerson = inReach(reach, { company: 'u.company_id', person: 'u.id' });
  const result = await sql<ContactRow>`
    with named as ${found} (
      select u.id, u.first_name, u.last_name, u.email, u.phone
      from users u
      where ${isPerson} and u.is_active and ${withPeople}::boolean
        and (not ${colleagues}::boolean or u.role <> 'client') and ${isNamed}
    ),
    people as (
      select u.id, ${fullName} as name, u.email, u.phone
      from named u
      order by lower(${fullName}), u.email
      limit ${limit}
    ),
    attendees as (
      select distinct on (lower(k.attendee_email))
        lower(k.attendee_email) as email, k.attendee_name as name, k.attendee_phone as phone,
        k.employee_id, k.department, k.designation, k.updated_at
      from (
        select b.id from bookings b
        where b.company_id = ${reach.companyId} and b.removed_at is null and ${isReadable}
        order by b.id desc
        limit ${sql.lit(BOOKINGS_SEARCHED)}
      ) as readable
      join tickets k on k.booking_id = readable.id
      where k.attendee_name is not null and k.attendee_email is not null
      order by lower(k.attendee_email), k.updated_at desc, k.id desc
    ),
    guests as (
      select * from attendees n
      where not exists (
        select from unnest(${patterns}::text[]) as word (beginning)
        where not (n.email ilike beginning
          or ' ' || translate(n.name, ${SEPARATORS}, '    ') ilike
            '% ' || translate(beginning, ${SEPARATORS}, '    '))
      ) and not exists (
        select from users u
        where u.email = n.email and ${isPerson} and u.is_active
          and ${withPeople}::boolean
      )
      order by n.updated_at desc, n.email
      limit ${colleagues ? 0 : limit}
    )
    select user_id, name, email, phone, employee_id, department, designation
    from (
      select p.id as user_id, p.name, p.email, coalesce(n.phone, p.phone) as phone,
        n.employee_id, n.department, n.designation, n.updated_at
      from people p
      left join attendees n on n.email = p.email
      union all
      select null, name, email, phone, employee_id, department, designation, updated_at
      from guests
    ) as contacts
    order by user_id is null, case when user_id is null then null else lower(name) end,
      case when user_id is null then updated_at end desc, email
    limit ${limit}
  `.execute(db);
  return result.rows;
}
