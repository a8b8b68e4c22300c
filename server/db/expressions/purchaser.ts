import { sql } from 'kysely';

/**
 * Who bought a booking `b`: whoever made the payment `p` that settled it, also after it was handed over to somebody else
 * (docs/product/people.md#people-who-leave); who holds it while it is not paid.
 */
export const purchaser = sql<number>`coalesce(p.user_id, b.user_id)`;
