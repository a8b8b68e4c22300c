import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { conflict, notFound } from '../../../lib/errors';
import { isExpected, versionConflict, type ExpectedVersion } from '../../../lib/version';
import { recordAudit } from '../../identity/audit/audit.service';
import { eventChange } from './eventAudit.rules';
import { enqueuePassUpdates } from '../../tickets/wallets/wallets.jobs';
import { mayEdit } from '../../identity/people/organizerRoles.rules';
import { defaultKind } from '../takings/paymentKind.rules';
import { presentOrganizedEvent } from './authoring.presenter';
import * as repository from './authoring.repository';
import type { OrganizedEventRow } from './authoring.types';
import { findTiers } from './tiers.repository';

type Db = ModuleDeps['db'];
type Organized = Schemas['OrganizedEvent'];

export type EventChanges = ReturnType<typeof createEventChanges>;

/** Reads, locks and changes an event for its editors. */
export function createEventChanges({
  db,
  clock,
  config,
}: Pick<ModuleDeps, 'db' | 'clock' | 'config'>) {
  const present = async (on: Db, event: OrganizedEventRow): Promise<Organized> => {
    const tiers = await findTiers(on, event.id);
    const companies = await repository.findCompanies(on, event.id);
    const shown = { now: clock.now(), kind: defaultKind(config) };
    return presentOrganizedEvent(event, { tiers, companies }, shown);
  };

  /** @throws 404 */
  const read = async (on: Db, id: number): Promise<Organized> => {
    const event = await repository.findOrganizedEvent(on, id);
    if (!event) throw eventNotFound();
    return present(on, event);
  };

  /** @throws 404, also for an event of another organizer */
  const lock = async (trx: Db, caller: Caller, id: number): Promise<OrganizedEventRow> => {
    const found = await repository.lockEvent(trx, id);
    const event =
      found && mayEdit(caller, found.organizer_id)
        ? await repository.findOrganizedEvent(trx, id)
        : undefined;
    if (!event) throw eventNotFound();
    return event;
  };

  /** @param version current version of the event or of the changed tier @throws 412 with the current event */
  const assertExpected = async (
    trx: Db,
    expected: ExpectedVersion,
    { event, version }: { event: OrganizedEventRow; version: number },
  ): Promise<void> => {
    if (!isExpected(expected, version)) throw versionConflict(await present(trx, event));
  };

  /**
   * Runs the work in a transaction that has locked the event, audits the changed fields and returns the event
   * afterwards.
   * @throws 404, also for an event of another organizer; 412 for another version
   */
  const change = (
    caller: Caller,
    id: number,
    expected: ExpectedVersion,
    work: (trx: Db, event: OrganizedEventRow) => Promise<unknown>,
  ): Promise<Organized> =>
    inTransaction(db, async (trx) => {
      const event = await lock(trx, caller, id);
      await assertExpected(trx, expected, { event, version: event.version });
      await work(trx, event);
      const after = await repository.findOrganizedEvent(trx, id);
      if (!after) throw eventNotFound();
      await recordAudit(trx, caller, eventChange(event, after));
      if (shownOnTickets.some((field) => event[field] !== after[field])) {
        await enqueuePassUpdates(trx, config, { event: id });
      }
      return present(trx, after);
    });

  return { present, read, lock, assertExpected, change };
}

/** Date and venue of a published event change by `reschedule` alone. */
const shownOnTickets = ['title', 'city', 'timezone'] as const;

/** @throws 409 */
export function assertNotEnded({ status }: OrganizedEventRow): void {
  if (status === 'cancelled') throw conflict('event_cancelled', 'This event has been cancelled.');
  if (status === 'over') throw conflict('event_over', 'This event is over.');
}

export const eventNotFound = () => notFound('Event not found');
