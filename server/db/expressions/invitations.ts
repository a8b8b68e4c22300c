import { sql } from 'kysely';
import { purchaser } from './purchaser';

// The queries that use these have `booking_guests` under the alias `i`, its booking under `b`, and the settled share of
// the payment under `s`; `invitedBy` also needs that payment under `p`.

/**
 * True if an invitation counts: the booking belongs to the request that names the guest, or the guest still has the
 * claimed or assigned seat. For a past event, the seat of an erased person still counts.
 */
export const invitationCounts = sql<boolean>`(case
  when i.as_attendee then exists (
    select from tickets k join company_guests known on known.id = i.guest_id
    where k.booking_id = i.booking_id and k.voided_at is null and coalesce(k.attendee_name, '') <> ''
      and (known.email = '' or coalesce(lower(k.attendee_email), lower(known.email)) = lower(known.email)))
  when i.claim_id is null then i.approval_id is not distinct from b.approval_id
  else exists (
    select from seat_claims c join tickets k on k.id = c.ticket_id
    where c.id = i.claim_id and c.released_at is null and k.version = c.ticket_version
      and k.voided_at is null and coalesce(k.attendee_name, '') <> ''
      and coalesce(lower(k.attendee_email), c.email) = c.email) end)`;

/**
 * The share of a seat's price that was not refunded, from 0 to 1. Refunds of returned seats do not count for the seats
 * that the booking keeps.
 */
export const shareKept = sql<number>`(case when coalesce(s.amount, 0) = 0 then 1
  else least(1, greatest(0, s.amount - b.paid_back)::numeric * s.quantity / (s.amount * greatest(1, b.quantity)))
  end)`;

/** The holder of the booking when the guest was invited. */
export const invitedBy = sql<number>`coalesce(i.invited_by, ${purchaser})`;

/** Whether the policy of the company of a booking `b` has rules about guests. */
export const companyAsksGuests = sql<boolean>`exists (
  select from company_policies p where p.company_id = b.company_id
    and (p.rules @> '[{"kind":"guests"}]' or p.rules @> '[{"kind":"guest_value"}]'))`;
