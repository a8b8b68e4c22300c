import { sql } from 'kysely';

/** Whether the person of the row has a second factor; for a query that reads `users`. */
export const hasSecondFactor = sql<boolean>`(
  exists (select from totp_factors f where f.user_id = users.id and f.confirmed_at is not null)
  or exists (select from passkeys k where k.user_id = users.id))`;
