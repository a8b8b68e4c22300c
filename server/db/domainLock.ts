import { sql } from 'kysely';
import type { Database } from './client';

/**
 * Whoever makes a company of a mail domain, proves the domain for one, or moves it to another holds this
 * until the transaction ends: the domain of a company stands in two tables.
 */
export async function lockDomain(trx: Database['db'], domain: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`company domain ${domain}`}, 0))`.execute(
    trx,
  );
}
