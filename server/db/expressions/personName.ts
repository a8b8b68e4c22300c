import { sql } from 'kysely';

/** What people are called, of a row of `users` as `u`. */

/** First and last name, whichever are known. */
export const fullName = sql<string>`trim(u.first_name || ' ' || u.last_name)`;

/** Never empty. */
export const nameOrEmail = sql<string>`coalesce(nullif(${fullName}, ''), u.email)`;
