import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** A LIKE pattern with wildcards escaped, for the texts of the indexes `…_text_idx`. */
const pattern = (word: string) => `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** Matches the whole booking number, such as `BK-2026-004817`, or its last digits, which are the id. */
const hasNumber = (word: string) =>
  /^\d{1,15}$/.test(word)
    ? sql`sb.id = ${Number(word)}`
    : sql`sb.booking_number = ${word.toUpperCase()}`;

const peopleWith = (word: string) => sql`
  select su.id from users su
  where lower(su.first_name || ' ' || su.last_name || ' ' || su.email) like ${pattern(word)}`;

const companiesWith = (word: string) => sql`
  select sc.id from companies sc where lower(sc.name) like ${pattern(word)}`;

const ticketText = (
  alias: 'st' | 'k',
) => sql`lower(coalesce(${sql.ref(`${alias}.attendee_name`)}, '')
  || ' ' || coalesce(${sql.ref(`${alias}.attendee_email`)}, '') || ' '
  || ${sql.ref(`${alias}.ticket_number`)})`;

/**
 * Ids of the event's bookings with the word in the booker's name or email address or the company's name, or with this
 * number. A union of index lookups, which is fast for a rare word.
 */
export const bookingsWith = (eventId: number, word: string) => sql`
  select sb.id from bookings sb where sb.event_id = ${eventId} and sb.user_id in (${peopleWith(word)})
  union all
  select sb.id from bookings sb where sb.event_id = ${eventId} and sb.company_id in (${companiesWith(word)})
  union all
  select sb.id from bookings sb where sb.event_id = ${eventId} and ${hasNumber(word)}`;

/**
 * The same condition for a booking `b`. People and companies are looked up once and compared with each booking, so a
 * common word is as fast as a rare one.
 */
export const isBookingWith = (word: string) => sql<boolean>`(
  b.user_id in (${peopleWith(word)}) or b.company_id in (${companiesWith(word)})
  or b.id in (select sb.id from bookings sb where ${hasNumber(word)}))`;

/**
 * Ids of the event's tickets with the word in the attendee or the ticket number, or in their booking (as above).
 * @param rare true if few people and companies match the word
 */
export const ticketsWith = (eventId: number, word: string, rare: boolean) => sql`
  select st.id from tickets st
  where st.event_id = ${eventId} and ${ticketText('st')} like ${pattern(word)}
  union all
  select st.id from tickets st where st.booking_id in (${
    rare
      ? bookingsWith(eventId, word)
      : sql`select b.id from bookings b where b.event_id = ${eventId} and ${isBookingWith(word)}`
  })`;

/**
 * The same condition for a ticket `k`, for a common word: few tickets are read until the page is full. The matching
 * bookings are looked up once, at the first ticket whose own text does not match.
 */
export const isTicketWith = (eventId: number, word: string) => sql<boolean>`(
  ${ticketText('k')} like ${pattern(word)}
  or k.booking_id in (
    select b.id from bookings b where b.event_id = ${eventId} and ${isBookingWith(word)}))`;

/** Up to this many people and companies are looked up one by one; more are compared with all bookings of the event. */
const FEW_PEOPLE = 100;
const FEW_COMPANIES = 10;

/** True if each word matches few people and companies. */
export async function areRare(db: Db, words: readonly string[]): Promise<boolean> {
  if (words.length === 0) return true;
  const isRare = (word: string) => sql`(
    (select count(*) from (${peopleWith(word)} limit ${FEW_PEOPLE + 1}) people) <= ${FEW_PEOPLE}
    and (select count(*) from (${companiesWith(word)} limit ${FEW_COMPANIES + 1}) companies)
      <= ${FEW_COMPANIES})`;
  const { rows } = await sql<{ rare: boolean }>`
    select ${sql.join(words.map(isRare), sql` and `)} as rare
  `.execute(db);
  return rows[0]?.rare ?? false;
}
