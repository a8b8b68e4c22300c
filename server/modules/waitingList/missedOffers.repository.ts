import { sql, type RawBuilder } from 'kysely';
import { holdGroup } from '../../db/expressions/holdGroup';

/** Hours that an unpaid offer counts as missed. */
const MISSED_HOURS = 24;

/** Whether the offer of an entry `o` with booking `b` ended unpaid within the last day. */
const isMissed = sql<boolean>`(b.payment_status = 'pending' and (
  (o.status in ('lapsed', 'passed') and o.closed_at > now() - make_interval(hours => ${MISSED_HOURS}))
  or (o.status = 'offered' and (b.status <> 'pending' or b.hold_state <> 'held'
    or b.hold_expires_at <= now() or b.waiting_entry_id is distinct from o.id))))`;

/** Offers in the tier of an entry, with their booking `b` and its company `c`. */
const offersOf = (entry: 'w' | 'x') => sql`waiting_entries o
  join bookings b on b.id = o.booking_id
  join companies c on c.id = b.company_id
  where o.ticket_tier_id = ${sql.ref(`${entry}.ticket_tier_id`)}
    and o.status in ('lapsed', 'passed', 'offered')`;

const groupOf = (entry: 'w' | 'x') => sql`(
  select ${holdGroup('m')} from users p join companies m on m.id = p.company_id
  where p.id = ${sql.ref(`${entry}.user_id`)})`;

/**
 * Number of missed offers in the tier, of the entry's person or their company. Entries with fewer missed offers come
 * first.
 */
export const missedOffers = (entry: 'w' | 'x'): RawBuilder<number> => sql<number>`(
  select count(*) from ${offersOf(entry)} and ${isMissed}
    and (o.user_id = ${sql.ref(`${entry}.user_id`)} or ${holdGroup('c')} = ${groupOf(entry)}))`;

/** Seats in the tier that the entry's company is offered now or was offered and has not paid. */
export const unpaidSeats = (entry: 'w' | 'x'): RawBuilder<number> => sql<number>`(
  select coalesce(sum(o.quantity), 0)::int from ${offersOf(entry)}
    and (${isMissed} or (o.status = 'offered' and b.payment_status = 'pending'))
    and ${holdGroup('c')} = ${groupOf(entry)})`;

/**
 * Whether seats were kept for the entry's company within the last day, and the `hours` that they are kept have passed.
 */
export const wereKept = (
  entry: 'w' | 'x',
  hours: number,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from waiting_entries o
  join users u on u.id = o.user_id
  join companies c on c.id = u.company_id
  where o.ticket_tier_id = ${sql.ref(`${entry}.ticket_tier_id`)}
    and o.kept_since <= now() - make_interval(hours => ${hours})
    and o.kept_since > now() - make_interval(hours => ${MISSED_HOURS})
    and ${holdGroup('c')} = ${groupOf(entry)})`;
