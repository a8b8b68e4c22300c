import { sql } from 'kysely';
import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

export interface OpenPayment {
  id: number;
  public_id: string;
  gateway: string;
  is_sandbox: boolean;
  gateway_order_id: string | null;
}

/**
 * Claims open payments whose outcome is due to be fetched; other processes skip them until they are due again. A
 * pending payment is due after 15 minutes without an answer, then every five minutes. A failed payment is due every
 * hour for two days, because people can retry on the same page and banks are slow. Uses the database's clock.
 * @param without gateways whose payments are skipped
 */
export async function claimOpenPayments(
  db: Db,
  count: number,
  without: readonly string[],
): Promise<OpenPayment[]> {
  const result = await sql<OpenPayment>`
    update payments set checked_at = now()
    where id in (
      select id from payments
      where gateway <> all(${[...without]}::text[]) and ((status = 'pending' and created_at <= now() - interval '15 minutes'
          and (checked_at is null or checked_at <= now() - interval '5 minutes'))
        or (status = 'failed' and gateway_order_id is not null
          and created_at > now() - interval '2 days'
          and coalesce(checked_at, updated_at) <= now() - interval '1 hour'))
      order by id limit ${count}
      for update skip locked
    )
    returning id, public_id, gateway, is_sandbox, gateway_order_id
  `.execute(db);
  return result.rows;
}

/** Finds by `public_id` or `id`. */
export function findOpenPayment(
  db: Db,
  key: { publicId: string } | { id: number },
): Promise<(OpenPayment & { status: string }) | undefined> {
  const query = db
    .selectFrom('payments')
    .select(['id', 'public_id', 'gateway', 'is_sandbox', 'gateway_order_id', 'status']);
  return (
    'id' in key ? query.where('id', '=', key.id) : query.where('public_id', '=', key.publicId)
  ).executeTakeFirst();
}
