import { sql } from 'kysely';
import type { ModuleDeps } from '../../deps';
import { fullName } from '../../db/expressions/personName';

/** Characters that separate the words of a name, besides spaces. */
const SEPARATORS = "-.'’";

export interface ContactQuery {
  userId: number;
  companyId: number;
  /** Include the company's accounts, not only attendees of its bookings. */
  withPeople: boolean;
  /** Include attendees of all bookings of the company, not only of the user's own. */
  companyWide: boolean;
  /**
   * Each must be a prefix of a word of the name, or of the e-mail address; an empty list matches
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

/**
 * The company's accounts by name, then the other attendees of the bookings that the user may read,
 * newest first. Each address occurs once, with its latest details.
 */
export async function findContacts(
  db: ModuleDeps['db'],
  { userId, companyId, withPeople, companyWide, words, limit }: ContactQuery,
): Promise<ContactRow[]> {
  const patterns = words.map((word) => `${word.replace(/[\\%_]/g, '\\$&')}%`);
  // Two conditions instead of an `or`, so that PostgreSQL uses the index on user_id for a person's
  // own bookings.
  const isReadable = companyWide ? sql`true` : sql`b.user_id = ${userId}`;
  const result = await sql<ContactRow>`
    with people as (
      select u.id, ${fullName} as name, u.email, u.phone
      from users u
      where u.company_id = ${companyId} and u.is_active and ${withPeople}::boolean
    ),
    attendees as (
      select distinct on (lower(k.attendee_email))
        lower(k.attendee_email) as email, k.attendee_name as name, k.attendee_phone as phone,
        k.employee_id, k.department, k.designation, k.updated_at
      from bookings b
      join tickets k on k.booking_id = b.id
      where b.company_id = ${companyId} and b.removed_at is null
        and ${isReadable}
        and k.attendee_name is not null and k.attendee_email is not null
      order by lower(k.attendee_email), k.updated_at desc, k.id desc
    ),
    contacts as (
      select p.id as user_id, coalesce(p.name, n.name) as name, coalesce(p.email, n.email) as email,
        coalesce(n.phone, p.phone) as phone, n.employee_id, n.department, n.designation,
        n.updated_at
      from people p
      full join attendees n on n.email = p.email
    )
    select user_id, name, email, phone, employee_id, department, designation
    from contacts
    where not exists (
      select from unnest(${patterns}::text[]) as word (beginning)
      where not (email ilike beginning
        or ' ' || translate(name, ${SEPARATORS}, '    ') ilike
          '% ' || translate(beginning, ${SEPARATORS}, '    '))
    )
    order by user_id is null, case when user_id is null then null else lower(name) end,
      updated_at desc, email
    limit ${limit}
  `.execute(db);
  return result.rows;
}
