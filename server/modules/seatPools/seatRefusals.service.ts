import type { SeatRefusalsTable } from '../../db/schema/seatPools';
import { inTransaction } from '../../db/transaction';
import type { ModuleDeps } from '../../deps';
import { enqueue } from '../../jobs/queue';
import { AppError } from '../../lib/errors';
import { singleLine } from '../../lib/text';
import { seatRefused } from './seatPools.jobs';
import { insertRefusal } from './storage/seatRefusals.repository';
import { lockPool } from './storage/seatPools.repository';
import type { Taker } from './seatTakers.rules';

/**
 * Maximum refused guests of one pool that its holder is notified about, because anybody with the link can enter any
 * name.
 */
const MAX_NOTIFIED = 20;

const OUTCOMES: Readonly<Record<string, SeatRefusalsTable['outcome']>> = {
  guest_refused: 'refuse',
  guest_needs_approval: 'needs_approval',
};

/**
 * Notifies the booking's holder about a guest whom the company's rules refused a seat, once for each pool and address.
 * Uses a separate transaction, because the claim's transaction is rolled back.
 * @param error the reason why the claim failed; other errors cause no notification
 */
export async function notifyRefusal(
  db: ModuleDeps['db'],
  poolId: number,
  { name, email }: Pick<Taker, 'name' | 'email'>,
  error: unknown,
): Promise<void> {
  const outcome = error instanceof AppError ? OUTCOMES[error.code] : undefined;
  if (!outcome) return;
  await inTransaction(db, async (trx) => {
    // Locked, so that two concurrent refusals do not exceed the maximum.
    await lockPool(trx, poolId);
    const refusal = { pool_id: poolId, name: singleLine(name), outcome };
    const id = await insertRefusal(
      trx,
      { ...refusal, email: email.trim().toLowerCase() },
      MAX_NOTIFIED,
    );
    if (id === undefined) return;
    await enqueue(trx, seatRefused, { key: String(id), payload: { refusal: id } });
  });
}
