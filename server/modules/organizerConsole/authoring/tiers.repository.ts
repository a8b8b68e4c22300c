import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';
import type { OrganizedTierRow } from './authoring.types';
import type { TierDetails } from './tierDetails.rules';

type Db = ModuleDeps['db'];

const columns = [
  'id',
  'version',
  'name',
  'description',
  'price',
  'currency',
  'gst_percent',
  'total',
  'available',
  'held',
  'sold',
  'admission',
  'max_per_booking',
  'max_per_person',
  'max_per_company',
  'benefits',
  'is_active',
  'sale_starts_at',
  'sale_ends_at',
] as const;

/** Sorted by position, inactive tiers included. */
export const findTiers = (db: Db, eventId: number): Promise<OrganizedTierRow[]> =>
  db
    .selectFrom('ticket_tiers')
    .where('event_id', '=', eventId)
    .select(columns)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Blocks sales of the tier until the transaction ends. */
export const lockTier = (
  trx: Db,
  eventId: number,
  id: number,
): Promise<OrganizedTierRow | undefined> =>
  trx
    .selectFrom('ticket_tiers')
    .where('event_id', '=', eventId)
    .where('id', '=', id)
    .select(columns)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Inserts a tier after the event's other tiers. */
export async function insertTier(
  trx: Db,
  eventId: number,
  { benefits, ...tier }: TierDetails,
): Promise<number> {
  const { id } = await trx
    .insertInto('ticket_tiers')
    .values({
      ...tier,
      event_id: eventId,
      available: tier.total,
      benefits: JSON.stringify(benefits),
      currency: sql<string>`(select currency from events where id = ${eventId})`,
      position: sql<number>`(select coalesce(max(position), -1) + 1 from ticket_tiers
        where event_id = ${eventId})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The caller has locked the tier and checked that it keeps at least the held and sold seats. */
export async function saveTier(
  trx: Db,
  id: number,
  { benefits, total, ...tier }: TierDetails,
): Promise<void> {
  await trx
    .updateTable('ticket_tiers')
    .set((eb) => ({
      ...tier,
      total,
      available: sql<number>`${total}::int - held - sold`,
      unclaimed: sql<number>`least(unclaimed, ${total}::int - held - sold)`,
      benefits: JSON.stringify(benefits),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** True if the tier has any booking, even a cancelled one. */
export async function isBooked(trx: Db, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('bookings')
    .where('ticket_tier_id', '=', id)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteTier(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('ticket_tiers').where('id', '=', id).execute();
}

export async function saveOrder(trx: Db, tiers: readonly number[]): Promise<void> {
  await sql`
    update ticket_tiers set position = ordered.position
    from unnest(${[...tiers]}::bigint[]) with ordinality as ordered (id, position)
    where ticket_tiers.id = ordered.id
  `.execute(trx);
}
