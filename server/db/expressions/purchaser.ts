import { sql } from 'kysely';

/**
 * The buyer of booking `b`: the payer of the payment `p` that settled it, even after the booking was handed over
 * (docs/product/people.md#people-who-leave); the holder while it is unpaid.
 */
export const purchaser = sql<number>`coalesce(p.user_id, b.user_id)`;
