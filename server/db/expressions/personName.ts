import { sql } from 'kysely';

// The query that uses these must have `users` under the alias `u`.

/** First and last name, or the one that is known; empty when neither is. */
export const fullName = sql<string>`trim(u.first_name || ' ' || u.last_name)`;

/** The full name, or the email address of a person without one. */
export const nameOrEmail = sql<string>`coalesce(nullif(${fullName}, ''), u.email)`;
