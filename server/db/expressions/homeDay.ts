import { sql } from 'kysely';

/** The date in India by the clock of the database: days of budgets, accounts and policies are India's. */
export const today = sql<string>`(now() at time zone 'Asia/Kolkata')::date`;
