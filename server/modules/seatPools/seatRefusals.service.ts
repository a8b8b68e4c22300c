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

/** Guests of one pool of whom its holder is told: whoever has the link can enter any name. */
const TOLD = 20;

const OUTCOMES: Readonly<Record<string, SeatRefusalsTable['outcome']>> = {
  guest_refused: 'refuse',
  guest_needs_approval: 'needs_approval',
};

/**
 * Tells the holder of a booking which guest got no seat of a pool because of the rules of the company; once for each
 * pool and address. In a transaction of its own, for that of the claim is undone.
 * @param error why the claim failed; nobody is told of other reasons
 */
export async function tellOfRefusal(
  db: ModuleDeps['db'],
  poolId: number,
  { name, email }: Pick<Taker, 'name' | 'email'>,
  error: unknown,
): Promise<void> {
  const outcome = error instanceof AppError ? OUTCOMES[error.code] : undefined;
  if (!outcome) return;
  await inTransaction(db, async (trx) => {
    // So that two at once do not exceed the number.
    await lockPool(trx, poolId);
    const refusal = { pool_id: poolId, name: singleLine(name), outcome };
    const id = await insertRefusal(trx, { ...refusal, email: email.trim().toLowerCase() }, TOLD);
    if (id === undefined) return;
    await enqueue(trx, seatRefused, { key: String(id), payload: { refusal: id } });
  });
}
