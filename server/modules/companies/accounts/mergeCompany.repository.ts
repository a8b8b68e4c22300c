import { sql } from 'kysely';
import { companiesOfGroup, holdGroup } from '../../../db/expressions/holdGroup';
import { lockRowsOfCompany } from '../../../db/lockOrder';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** Locks both companies, by id. Writes of rows that reference them wait until the transaction ends. */
export async function lockBoth(trx: Db, from: number, into: number): Promise<void> {
  await trx
    .selectFrom('companies')
    .select('id')
    .where('id', 'in', [from, into])
    .orderBy('id')
    .forUpdate()
    .execute();
}

export interface MovedCounts {
  people: number;
  bookings: number;
  payments: number;
  invitations: number;
  domains: number;
  exclusive_events: number;
}

export async function countRows(db: Db, id: number): Promise<MovedCounts> {
  const { rows } = await sql<MovedCounts>`
    select (select count(*)::int from users where company_id = ${id}) as people,
      (select count(*)::int from bookings where company_id = ${id} and removed_at is null) as bookings,
      (select count(*)::int from payments where company_id = ${id}) as payments,
      (select count(*)::int from invitations where company_id = ${id} and accepted_at is null
        and revoked_at is null) as invitations,
      (select count(*)::int from company_domains where company_id = ${id})
        + (select count(*)::int from companies where id = ${id} and domain is not null) as domains,
      (select count(*)::int from event_access where company_id = ${id}) as exclusive_events
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The counts have no row.');
  return row;
}

/** Moves people, requests for approval and payments. */
export async function moveHolders(trx: Db, from: number, into: number): Promise<void> {
  for (const name of ['users', 'approvals', 'payments'] as const) {
    for await (const ids of lockRowsOfCompany(trx, name, from)) {
      await sql`
        update ${sql.table(name)} set company_id = ${into}
        where id = any(${ids}::bigint[]) and company_id = ${from}
      `.execute(trx);
    }
  }
}

/**
 * Adds the counts of unpaid holds to the counts of the other company. The locks on both companies cover their counts
 * (`hold_group_of` in migration 0005). If other companies share the merged one's group, its counts stay as well,
 * because a count must never be too low (`GroupHoldCountsTable`). Otherwise its rows are renamed: an insert could wait
 * for a tier that is locked by a booking which waits here.
 */
export async function moveHoldCounts(trx: Db, from: number, into: number): Promise<void> {
  const { rows } = await sql<{ own: string; other: string; isShared: boolean }>`
    select ${holdGroup('c')} as own, ${holdGroup('m')} as other,
      cardinality(${companiesOfGroup(from)}) > 1 as "isShared"
    from companies c, companies m
    where c.id = ${from} and m.id = ${into}
  `.execute(trx);
  const [groups] = rows;
  if (!groups || groups.own === groups.other) return;
  const { own, other, isShared } = groups;
  await sql`
    update group_hold_counts n
    set seats = n.seats + one.seats, seat_seconds = n.seat_seconds + one.seat_seconds
    from group_hold_counts one
    where n.hold_group = ${other} and one.hold_group = ${own} and one.ticket_tier_id = n.ticket_tier_id
  `.execute(trx);
  const isMissing = sql`one.hold_group = ${own} and not exists (
    select from group_hold_counts n where n.hold_group = ${other} and n.ticket_tier_id = one.ticket_tier_id)`;
  if (isShared) {
    await sql`
      insert into group_hold_counts (ticket_tier_id, hold_group, seats, seat_seconds)
      select one.ticket_tier_id, ${other}, one.seats, one.seat_seconds
      from group_hold_counts one where ${isMissing} order by one.ticket_tier_id
    `.execute(trx);
    return;
  }
  await sql`update group_hold_counts one set hold_group = ${other} where ${isMissing}`.execute(trx);
  await sql`delete from group_hold_counts where hold_group = ${own}`.execute(trx);
}

/** If both companies have invited an address, the invitation of the other company stays. */
export async function moveInvitations(trx: Db, from: number, into: number, at: Date) {
  await sql`
    update invitations i set revoked_at = ${at}::timestamptz
    where i.company_id = ${from} and i.accepted_at is null and i.revoked_at is null and exists (
      select from invitations o where o.company_id = ${into} and o.email = i.email
        and o.accepted_at is null and o.revoked_at is null)
  `.execute(trx);
  await sql`update invitations set company_id = ${into} where company_id = ${from}`.execute(trx);
}

/** People of the merged company sign in with a password, or by the provider of the other company, which provisions them. */
export async function deleteSingleSignOn(trx: Db, companyId: number): Promise<void> {
  for (const table of ['sso_connections', 'scim_tokens', 'scim_people'] as const) {
    await trx.deleteFrom(table).where('company_id', '=', companyId).execute();
  }
}

/** Keys are not moved: they were made for the merged company alone. */
export async function deleteApiKeys(trx: Db, from: number): Promise<void> {
  await trx.deleteFrom('api_keys').where('company_id', '=', from).execute();
}

export async function moveAccess(trx: Db, from: number, into: number): Promise<void> {
  await sql`
    insert into event_access (event_id, company_id)
    select event_id, ${into} from event_access where company_id = ${from}
    on conflict do nothing
  `.execute(trx);
  await sql`delete from event_access where company_id = ${from}`.execute(trx);
}

/**
 * The merged company's own domain becomes a further domain of the other company. It counts as proven, because the
 * platform decided the merge.
 */
export async function moveDomains(trx: Db, from: number, into: number, at: Date): Promise<void> {
  await sql`
    update company_domains d set company_id = ${into}
    where d.company_id = ${from} and not exists (
      select from company_domains o where o.company_id = ${into} and o.domain = d.domain)
      and not exists (select from companies o where o.id = ${into} and o.domain = d.domain)
  `.execute(trx);
  await sql`delete from company_domains where company_id = ${from}`.execute(trx);
  await sql`
    insert into company_domains (company_id, domain, proof, proven_at)
    select ${into}, domain, domain_proof, coalesce(domain_proven_at, ${at}::timestamptz)
    from companies where id = ${from} and domain is not null
    on conflict (company_id, domain) do update set proven_at = excluded.proven_at
  `.execute(trx);
}

/** Marks the company as merged, and redirects companies that were merged into it earlier. */
export async function markMerged(trx: Db, from: number, into: number): Promise<void> {
  await sql`
    update companies set domain = null, registrable_domain = null, hosted_domain = null, merged_into = ${into}, suspended_at = null,
      suspended_reason = '', version = version + 1
    where id = ${from} or merged_into = ${from}
  `.execute(trx);
}
