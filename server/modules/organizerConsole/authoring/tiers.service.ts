import type { Caller } from '../../../contract/caller';
import type { BodyOf, Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { conflict, invalidInput, notFound } from '../../../lib/errors';
import type { ExpectedVersion } from '../../../lib/version';
import { enqueuePassUpdates } from '../../tickets/wallets/wallets.jobs';
import { recordAudit } from '../../identity/audit/audit.service';
import { tierAdded, tierChanged, tierDeleted, tiersOrdered } from './tierAudit.rules';
import { markChanged } from './authoring.repository';
import type { OrganizedEventRow, OrganizedTierRow } from './authoring.types';
import { assertNotEnded, type EventChanges } from './eventChanges.service';
import { MAX_TIERS, newTier, readTierDetails, seatsTaken } from './tierDetails.rules';
import * as repository from './tiers.repository';

type Db = ModuleDeps['db'];
type Organized = Schemas['OrganizedEvent'];

export type TiersService = ReturnType<typeof createTiersService>;

/** Creates and changes ticket tiers; for the organizers of the event (D23). */
export function createTiersService({
  config,
  changes: { assertExpected, change },
}: Pick<ModuleDeps, 'config'> & { changes: EventChanges }) {
  /** Runs the work with the event and the tier locked. @throws 404, 409 `event_over`, `event_cancelled`, 412 */
  const changeTier = (
    caller: Caller,
    { id, tierId, expected }: { id: number; tierId: number; expected: ExpectedVersion },
    work: (trx: Db, event: OrganizedEventRow, tier: OrganizedTierRow) => Promise<unknown>,
  ): Promise<Organized> =>
    change(caller, id, 'any', async (trx, event) => {
      assertNotEnded(event);
      const tier = await repository.lockTier(trx, id, tierId);
      if (!tier) throw notFound('Ticket tier not found');
      await assertExpected(trx, expected, { event, version: tier.version });
      await work(trx, event, tier);
      await markChanged(trx, id);
    });

  return {
    /** @throws 400, 404, 409 `too_many_tiers`, `event_over`, `event_cancelled` */
    create: (caller: Caller, id: number, body: BodyOf<'createTier'>): Promise<Organized> =>
      change(caller, id, 'any', async (trx, event) => {
        assertNotEnded(event);
        if ((await repository.findTiers(trx, id)).length >= MAX_TIERS) {
          throw conflict('too_many_tiers', `An event has at most ${MAX_TIERS} ticket tiers.`);
        }
        const details = readTierDetails(body, newTier, event);
        const tier = await repository.insertTier(trx, id, details);
        await markChanged(trx, id);
        await recordAudit(trx, caller, tierAdded(event, tier, details));
      }),

    /** @throws 400, 404, 409 `seats_taken`, `last_tier`, `event_over`, `event_cancelled`, 412 */
    update: (
      caller: Caller,
      id: number,
      tierId: number,
      body: BodyOf<'updateTier'>,
      expected: ExpectedVersion,
    ): Promise<Organized> =>
      changeTier(caller, { id, tierId, expected }, async (trx, event, tier) => {
        const details = readTierDetails(body, tier, event);
        if (details.total < tier.held + tier.sold) throw seatsTaken(tier.held + tier.sold);
        if (!details.is_active) await assertAnotherTier(trx, event, tierId);
        await repository.saveTier(trx, tierId, details);
        await recordAudit(trx, caller, tierChanged(event, tierId, tier, details));
        if (details.name !== tier.name) await enqueuePassUpdates(trx, config, { tier: tierId });
      }),

    /** @throws 404, 409 `last_tier`, `event_over`, `event_cancelled`, 412 */
    remove: (
      caller: Caller,
      id: number,
      tierId: number,
      expected: ExpectedVersion,
    ): Promise<Organized> =>
      changeTier(caller, { id, tierId, expected }, async (trx, event, tier) => {
        await assertAnotherTier(trx, event, tierId);
        if (await repository.isBooked(trx, tierId)) {
          const closed = readTierDetails({ is_active: false }, tier, event);
          await repository.saveTier(trx, tierId, closed);
          await recordAudit(trx, caller, tierChanged(event, tierId, tier, closed));
        } else {
          await repository.deleteTier(trx, tierId);
          await recordAudit(trx, caller, tierDeleted(event, tierId, tier));
        }
      }),

    /** @throws 400, 404, 412 */
    order: (
      caller: Caller,
      id: number,
      { tiers }: BodyOf<'orderTiers'>,
      expected: ExpectedVersion,
    ): Promise<Organized> =>
      change(caller, id, expected, async (trx, event) => {
        const present = await repository.findTiers(trx, id);
        const ids = new Set(tiers);
        if (ids.size !== present.length || present.some((tier) => !ids.has(tier.id))) {
          const sentence = 'Name each ticket tier of the event once.';
          throw invalidInput(sentence, { tiers: sentence });
        }
        await repository.saveOrder(trx, tiers);
        await markChanged(trx, id);
        const names = new Map(present.map((tier) => [tier.id, tier.name]));
        const order = tiers.map((tier) => names.get(tier) ?? '');
        await recordAudit(trx, caller, tiersOrdered(event, [...names.values()], order));
      }),
  };
}

/** @throws 409 if a published event would have no tier on sale */
async function assertAnotherTier(trx: Db, event: OrganizedEventRow, tierId: number) {
  if (!event.is_active) return;
  const tiers = await repository.findTiers(trx, event.id);
  if (tiers.some((tier) => tier.is_active && tier.id !== tierId)) return;
  throw conflict('last_tier', 'This is the last ticket tier on sale. Pause the event instead.');
}
