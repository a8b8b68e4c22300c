import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

interface SignInPlace {
  userId: number;
  tokenHash: string;
  networkHash: string;
}

/** Whether the person has signed in on the device, and whether from the network, since the given time. */
export async function findPlace(
  db: Db,
  {
    userId,
    tokenHash,
    networkHashes,
  }: Omit<SignInPlace, 'networkHash'> & { networkHashes: readonly string[] },
  since: Date,
) {
  const { rows } = await sql<{ device: boolean; network: boolean }>`
    select
      exists (select 1 from sign_in_devices where user_id = ${userId}
        and token_hash = ${tokenHash} and last_used_at > ${since}) as device,
      exists (select 1 from sign_in_networks where user_id = ${userId}
        and network_hash = any(${networkHashes}) and last_used_at > ${since}) as network
  `.execute(db);
  return rows[0] ?? { device: false, network: false };
}

/** Whether anybody has signed in on the device. */
export async function isDeviceToken(db: Db, tokenHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_devices')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the person has signed in on another device but never on this one. */
export async function isNewDevice(
  db: Db,
  { userId, tokenHash }: Omit<SignInPlace, 'networkHash'>,
): Promise<boolean> {
  const devices = await db
    .selectFrom('sign_in_devices')
    .select('token_hash')
    .where('user_id', '=', userId)
    .execute();
  return devices.length > 0 && devices.every((one) => one.token_hash !== tokenHash);
}

/**
 * Saves device and network, and deletes the person's oldest beyond `kept`, so that a client without
 * cookies, which is a new device at each sign-in, does not fill the table.
 */
export async function savePlace(db: Db, place: SignInPlace, at: Date, kept: number): Promise<void> {
  const { userId, tokenHash, networkHash } = place;
  await db
    .insertInto('sign_in_devices')
    .values({ user_id: userId, token_hash: tokenHash, last_used_at: at })
    .onConflict((row) => row.columns(['user_id', 'token_hash']).doUpdateSet({ last_used_at: at }))
    .execute();
  await db
    .insertInto('sign_in_networks')
    .values({ user_id: userId, network_hash: networkHash, last_used_at: at })
    .onConflict((row) => row.columns(['user_id', 'network_hash']).doUpdateSet({ last_used_at: at }))
    .execute();
  await sql`
    delete from sign_in_devices where user_id = ${userId} and token_hash in (
      select token_hash from sign_in_devices where user_id = ${userId}
      order by last_used_at desc, token_hash offset ${kept})
  `.execute(db);
  await sql`
    delete from sign_in_networks where user_id = ${userId} and network_hash in (
      select network_hash from sign_in_networks where user_id = ${userId}
      order by last_used_at desc, network_hash offset ${kept})
  `.execute(db);
}

export async function deleteUsedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sign_in_devices').where('last_used_at', '<', before).execute();
  await db.deleteFrom('sign_in_networks').where('last_used_at', '<', before).execute();
}
