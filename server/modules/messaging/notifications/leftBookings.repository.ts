import { sql } from 'kysely';
import { nameOrEmail } from '../../../db/expressions/personName';
import { idOf } from './notificationIds.repository';

/**
 * Upcoming bookings of closed accounts in the reader's company, for the admins who can hand them over
 * (docs/product/people.md#people-who-leave). One row per booking; they become one notification per closed account.
 */
export const leftBookings = (userId: number) => sql`
    select ${idOf('bookings_left', 'u.id')}, 'bookings_left', b.id, u.closed_at, '', ${nameOrEmail}, u.id
    from users r
    join companies o on o.id = r.company_id
    join users u on u.company_id = o.id and not u.is_active
      and (o.domain_proven_at is not null or u.invited_by = r.id)
    join bookings b on b.user_id = u.id and b.company_id = o.id and b.status = 'confirmed'
      and b.removed_at is null and not b.is_complimentary
    join events e on e.id = b.event_id and e.start_at > now() and e.cancelled_at is null
    where r.id = ${userId} and r.role = 'company_admin'`;
