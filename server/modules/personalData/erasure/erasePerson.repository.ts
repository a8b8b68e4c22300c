import { sql } from 'kysely';
import { companyLooksAfter } from '../../../db/expressions/holderState';
import type { ModuleDeps } from '../../../deps';
import { deletedAddress, DELETED_PERSON, pseudonymOf } from '../../../lib/deletedPerson';
import type { NamedPerson } from '../../identity/erasure/erasure.types';

type Db = ModuleDeps['db'];

export interface Obstacles {
  /** Paid bookings for events that have not ended. */
  bookings: number;
  /** Payments that may still succeed. */
  payments: number;
  /** The name of an organizer whose only owner is the person; null when there is none. */
  organizer: string | null;
}

/** @param mayLeave true ignores bookings that other people in the company can manage */
export async function findObstacles(trx: Db, id: number, mayLeave: boolean): Promise<Obstacles> {
  const { rows } = await sql<Obstacles>`
    select
      (select count(*)::int from bookings b join events e on e.id = b.event_id
        where b.user_id = ${id} and b.status = 'confirmed' and e.cancelled_at is null and e.end_at > now()
          and not (${mayLeave}::boolean and ${companyLooksAfter})) as bookings,
      (select count(*)::int from payments p where p.user_id = ${id} and p.status = 'pending') as payments,
      (select o.name from organizer_members m join organizers o on o.id = m.organizer_id
        where m.user_id = ${id} and m.role = 'owner' and not exists (
          select from organizer_members other where other.organizer_id = m.organizer_id
            and other.role = 'owner' and other.user_id <> ${id})
        order by o.id limit 1) as organizer
  `.execute(trx);
  return rows[0] ?? { bookings: 0, payments: 0, organizer: null };
}

/** Replaces the name in the histories of bookings. */
export async function eraseFromHistories(
  trx: Db,
  { id, email }: Pick<NamedPerson, 'id' | 'email'>,
): Promise<void> {
  await sql`update booking_history set actor_name = ${DELETED_PERSON} where actor_user_id = ${id}`.execute(
    trx,
  );
  await sql`
    update booking_history set people = people_without(people, ${id}::bigint, ${email})
    where people @> ${JSON.stringify([{ id }])}::jsonb or people @> ${JSON.stringify([{ email }])}::jsonb
  `.execute(trx);
}

/**
 * Tickets stay valid. A seat of an upcoming event loses its name; a seat of a past event gets the name of a deleted
 * person.
 * @returns the bookings of the changed tickets
 */
export async function eraseFromTickets(
  trx: Db,
  { id, name, email }: NamedPerson,
): Promise<number[]> {
  const { rows } = await sql<{ booking_id: number }>`
    update tickets k set
      attendee_name = case when e.end_at > now() and e.cancelled_at is null then null else ${DELETED_PERSON} end,
      attendee_email = null, attendee_phone = null, employee_id = null, department = null, designation = null,
      dietary_preferences = null, special_requirements = null, updated_at = now()
    from events e, bookings b
    where e.id = k.event_id and b.id = k.booking_id
      and (lower(k.attendee_email) = ${email}
        or ((b.user_id = ${id} or b.booked_for_user = ${id}) and k.attendee_email is null and k.attendee_name = ${name}))
    returning k.booking_id
  `.execute(trx);
  // Placeholder addresses must be unique, because an address occurs once in a pool.
  await sql`
    update seat_claims set email = replace(${deletedAddress(id)}, '@', '.' || id || '@')
    where user_id = ${id} or email = ${email}
  `.execute(trx);
  await sql`delete from seat_invitations where email = ${email}`.execute(trx);
  await sql`delete from seat_refusals where email = ${email}`.execute(trx);
  return [...new Set(rows.map((row) => row.booking_id))];
}

/**
 * Removes duties that end with the account. The worker reassigns requests that wait for the person to the company's
 * admins.
 */
export async function eraseDuties(trx: Db, id: number): Promise<void> {
  await sql`delete from delegations where person_id = ${id} or delegate_id = ${id}`.execute(trx);
  await sql`delete from approval_links where person_id = ${id}`.execute(trx);
  await sql`delete from cost_centre_members where user_id = ${id}`.execute(trx);
  await sql`
    update cost_centres set owner_id = null, version = version + 1, updated_at = now() where owner_id = ${id}
  `.execute(trx);
  await sql`delete from organizer_members where user_id = ${id}`.execute(trx);
}

/** Removes mails, read marks and preferences. */
export async function eraseMessages(trx: Db, { id, email }: NamedPerson): Promise<void> {
  await sql`delete from mails where lower(recipient) = ${email}`.execute(trx);
  await sql`update mails set reply_to = null where lower(reply_to) = ${email}`.execute(trx);
  await sql`delete from mail_preferences where person_id = ${id}`.execute(trx);
  await sql`delete from digest_entries where person_id = ${id}`.execute(trx);
  await sql`delete from notification_reads where user_id = ${id}`.execute(trx);
  await sql`delete from newsletter_subscribers where email = ${email}`.execute(trx);
  await sql`delete from contact_messages where lower(email) = ${email}`.execute(trx);
  await sql`delete from event_message_recipients where address = ${email}`.execute(trx);
  await sql`
    update event_messages set sent_by_name = ${pseudonymOf(id)} where sent_by = ${id}
  `.execute(trx);
  await sql`
    delete from outbox_jobs where done_at is not null
      and (${email} = any(string_to_array(key, ':'))
        or strpos(lower(payload::text), ${JSON.stringify(email)}) > 0)
  `.execute(trx);
}

/** Replaces the name in ledger lines with a pseudonym. */
export async function eraseFromLedgers(trx: Db, id: number): Promise<void> {
  await sql`
    update budget_entries set person_name = ${pseudonymOf(id)} where person_id = ${id}
  `.execute(trx);
}
