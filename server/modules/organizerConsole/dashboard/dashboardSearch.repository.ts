import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** LIKE with its signs taken literally; the texts are those of the indexes `…_text_idx`. */
const pattern = (word: string) => `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** The whole number, or its last digits, which are the id: `BK-2026-004817`. */
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
 * Ids of bookings of the event with the word in the name or email address of the person or the name of
 * the company, or with this number. A union of what each index finds: fast for a word that few have.
 */
export const bookingsWith = (eventId: number, word: string) => sql`
  select sb.id from bookings sb where sb.event_id = ${eventId} and sb.user_id in (${peopleWith(word)})
  union all
  select sb.id from bookings sb where sb.event_id = ${eventId} and sb.company_id in (${companiesWith(word)})
  union all
  select sb.id from bookings sb where sb.event_id = ${eventId} and ${hasNumber(word)}`;

/**
 * The same of each booking `b` of an event: people and companies are looked up once, and bookings compared with
 * them in the index, however many have the word.
 */
export const isBookingWith = (word: string) => sql<boolean>`(
  b.user_id in (${peopleWith(word)}) or b.company_id in (${companiesWith(word)})
  or b.id in (select sb.id from bookings sb where ${hasNumber(word)}))`;

/**
 * Ids of tickets of the event with the word in the attendee or the number, or of such bookings.
 * @param rare few people and companies have the word
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
 * The same of each ticket `k` of the event, for a word that many have: a page of them is soon full. The bookings
 * are looked up once, for the first ticket without the word.
 */
export const isTicketWith = (eventId: number, word: string) => sql<boolean>`(
  ${ticketText('k')} like ${pattern(word)}
  or k.booking_id in (
    select b.id from bookings b where b.event_id = ${eventId} and ${isBookingWith(word)}))`;

/** More people than this, or companies, are compared with all bookings of the event, not looked up one by one. */
const FEW_PEOPLE = 100;
const FEW_COMPANIES = 10;

/** Whether few people and companies have each of the words. */
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
