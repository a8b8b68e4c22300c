import type { ModuleDeps } from '../../../deps';
import { inTransaction } from '../../../db/transaction';
import { jobHandler, type JobHandler } from '../../../jobs/defineJob';
import { enqueue } from '../../../jobs/queue';
import { createApplePush, type PushAddress } from './applePush.gateway';
import type { WalletPasses } from './walletPasses.service';
import * as repository from './wallets.repository';
import {
  passesChanged,
  updateApplePass,
  updateGoogleEvent,
  updateGooglePass,
} from './wallets.jobs';

interface PassUpdatesDeps extends Pick<ModuleDeps, 'config' | 'db' | 'clock'> {
  passes: Pick<WalletPasses, 'updateGoogleObject' | 'updateGoogleClass'>;
  pushAddress: PushAddress;
}

/** Days after an event for which its passes are still updated. */
const DAYS_KEPT = 30;
const DAY = 24 * 60 * 60 * 1_000;
const PURGED_AT_ONCE = 500;

export type PassUpdates = ReturnType<typeof createPassUpdates>;

/** Updates the passes of tickets that have changed. */
export function createPassUpdates({ config, db, clock, passes, pushAddress }: PassUpdatesDeps) {
  const push = config.appleWallet && createApplePush(config.appleWallet, pushAddress);

  /** One job for each pass, so that one that fails does not repeat the others. */
  async function enqueueUpdates(change: string, changed: repository.ChangedTickets): Promise<void> {
    await inTransaction(db, async (trx) => {
      for (const { ticket_id: ticket, version } of await repository.findApplePasses(trx, changed)) {
        await enqueue(trx, updateApplePass, {
          key: `${change}:${ticket}-${version}`,
          payload: { ticket, version },
        });
      }
      const google = await repository.findGooglePasses(trx, changed);
      const [any] = google;
      if ('event' in changed && any) {
        await enqueue(trx, updateGoogleEvent, { key: change, payload: { ticket: any.ticket_id } });
        return;
      }
      for (const { ticket_id: ticket, version } of google) {
        await enqueue(trx, updateGooglePass, {
          key: `${change}:${ticket}-${version}`,
          payload: { ticket, version },
        });
      }
    });
  }

  async function notifyDevices(pass: repository.PassKey): Promise<void> {
    if (!push) return;
    const devices = await repository.markPassChanged(db, pass, new Date(clock.now()));
    for (const { device, push_token: token } of devices) {
      const isThere = await push.notify(token);
      if (!isThere) await repository.deleteDevice(db, { device, ...pass });
    }
  }

  const jobHandlers: JobHandler[] = [
    jobHandler(passesChanged, ({ change, ...changed }) => enqueueUpdates(change, changed)),
    jobHandler(updateApplePass, ({ ticket, version }) =>
      notifyDevices({ ticket_id: ticket, version }),
    ),
    jobHandler(updateGooglePass, ({ ticket, version }) =>
      passes.updateGoogleObject({ id: ticket, version }),
    ),
    jobHandler(updateGoogleEvent, ({ ticket }) => passes.updateGoogleClass(ticket)),
  ];

  return {
    jobHandlers,
    /** Forgets devices and passes some time after their event. */
    async purgeExpired(): Promise<void> {
      const before = new Date(clock.now() - DAYS_KEPT * DAY);
      while (
        (await repository.deletePassesOfEventsBefore(db, before, PURGED_AT_ONCE)) === PURGED_AT_ONCE
      );
    },
    close: (): void => push?.close(),
  };
}
