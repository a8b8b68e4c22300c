import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

/** A pass of a ticket, the one that was made for this version. */
export interface PassKey {
  ticket_id: number;
  version: number;
}

/** Which tickets a change concerns. */
export type ChangedTickets = { booking: number } | { event: number } | { tier: number };

/** @returns false when the device was registered before; its push token is then replaced */
export async function saveDevice(
  db: Db,
  { now, ...device }: PassKey & { device: string; push_token: string; now: Date },
): Promise<boolean> {
  const { push_token } = device;
  const added = await db
    .insertInto('apple_pass_devices')
    .values({ ...device, changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (Number(added.numInsertedOrUpdatedRows ?? 0) > 0) return true;
  await db
    .updateTable('apple_pass_devices')
    .set({ push_token })
    .where('device', '=', device.device)
    .where('ticket_id', '=', device.ticket_id)
    .where('version', '=', device.version)
    .execute();
  return false;
}

export async function deleteDevice(
  db: Db,
  { device, ticket_id, version }: PassKey & { device: string },
): Promise<void> {
  await db
    .deleteFrom('apple_pass_devices')
    .where('device', '=', device)
    .where('ticket_id', '=', ticket_id)
    .where('version', '=', version)
    .execute();
}

/** The passes of a device that changed after this time. */
export const findChangedPasses = (db: Db, device: string, since: Date) =>
  db
    .selectFrom('apple_pass_devices')
    .select(['ticket_id', 'version', 'changed_at'])
    .where('device', '=', device)
    .where('changed_at', '>', since)
    .orderBy('ticket_id')
    .orderBy('version')
    .execute();

/** @returns the devices that have the pass */
export const markPassChanged = (db: Db, { ticket_id, version }: PassKey, now: Date) =>
  db
    .updateTable('apple_pass_devices')
    .set({ changed_at: now })
    .where('ticket_id', '=', ticket_id)
    .where('version', '=', version)
    .returning(['device', 'push_token'])
    .execute();

const ticketsOf = (db: Db, changed: ChangedTickets) => {
  const tickets = db.selectFrom('tickets').select('id');
  if ('booking' in changed) return tickets.where('booking_id', '=', changed.booking);
  if ('tier' in changed) return tickets.where('ticket_tier_id', '=', changed.tier);
  return tickets.where('event_id', '=', changed.event);
};

export const findApplePasses = (db: Db, changed: ChangedTickets): Promise<PassKey[]> =>
  db
    .selectFrom('apple_pass_devices')
    .select(['ticket_id', 'version'])
    .distinct()
    .where('ticket_id', 'in', ticketsOf(db, changed))
    .execute();

export const findGooglePasses = (db: Db, changed: ChangedTickets): Promise<PassKey[]> =>
  db
    .selectFrom('google_passes')
    .select(['ticket_id', 'version'])
    .where('ticket_id', 'in', ticketsOf(db, changed))
    .execute();

export async function saveGooglePass(db: Db, pass: PassKey): Promise<void> {
  await db
    .insertInto('google_passes')
    .values(pass)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets at most `limit` passes of each wallet, of events that ended before this time. @returns how many */
export async function deletePassesOfEventsBefore(
  db: Db,
  time: Date,
  limit: number,
): Promise<number> {
  const counts = await Promise.all(
    (['apple_pass_devices', 'google_passes'] as const).map(async (table) => {
      const { rows } = await sql`
        delete from ${sql.table(table)} where ctid = any(array(
          select p.ctid from ${sql.table(table)} p
          join tickets k on k.id = p.ticket_id join events e on e.id = k.event_id
          where e.end_at < ${time} limit ${limit}
        )) returning ticket_id
      `.execute(db);
      return rows.length;
    }),
  );
  return Math.max(...counts);
}
