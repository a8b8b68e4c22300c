import { sql } from 'kysely';

/** LIKE with its signs taken literally; the texts are those of the indexes of migration 0041. */
const pattern = (word: string) => `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** The whole number, or its last digits, which are the id: `BK-2026-004817`. */
const hasNumber = (word: string) =>
  /^\d{1,15}$/.test(word)
    ? sql`sb.id = ${Number(word)}`
    : sql`sb.booking_number = ${word.toUpperCase()}`;

/**
 * Ids of bookings of the event with the word in the name or e-mail address of the person or the name of
 * the company, or with this number. A union of what each index finds: conditions joined by `or` would
 * read all bookings of the event.
 */
export const bookingsWith = (eventId: number, word: string) => sql`
  select sb.id from bookings sb where sb.event_id = ${eventId} and sb.user_id in (
    select su.id from users su
    where lower(su.first_name || ' ' || su.last_name || ' ' || su.email) like ${pattern(word)})
  union all
  select sb.id from bookings sb where sb.event_id = ${eventId} and sb.company_id in (
    select sc.id from companies sc where lower(sc.name) like ${pattern(word)})
  union all
  select sb.id from bookings sb where sb.event_id = ${eventId}
    and ${hasNumber(word)}`;

/** Ids of tickets of the event with the word in the attendee or the number, or of such bookings. */
export const ticketsWith = (eventId: number, word: string) => sql`
  select st.id from tickets st where st.event_id = ${eventId}
    and lower(coalesce(st.attendee_name, '') || ' ' || coalesce(st.attendee_email, '') || ' '
      || st.ticket_number) like ${pattern(word)}
  union all
  select st.id from tickets st where st.booking_id in (${bookingsWith(eventId, word)})`;
