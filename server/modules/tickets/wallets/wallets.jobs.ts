import { randomUUID } from 'node:crypto';
import type { WalletSettings } from '../../../config/walletSettings';
import type { ModuleDeps } from '../../../deps';
import { attemptsWithinHours, defineJob } from '../../../jobs/defineJob';
import { enqueue } from '../../../jobs/queue';
import type { Reader } from '../../../lib/jsonReader';
import type { ChangedTickets } from './wallets.repository';

const ATTEMPTS = attemptsWithinHours(72);

/** Finds the passes of a booking, a tier or an event that has changed, and enqueues their updates. */
export const passesChanged = defineJob({
  kind: 'wallet_passes_changed',
  attempts: ATTEMPTS,
  parse: (read) => {
    /** Part of the keys of the updates, so that a second run enqueues none twice. */
    const change = read.needText('change');
    const booking = read.at('booking').integer;
    if (booking !== null) return { change, booking };
    const tier = read.at('tier').integer;
    return tier === null ? { change, event: read.needInteger('event') } : { change, tier };
  },
});

const parsePass = (read: Reader) => ({
  ticket: read.needInteger('ticket'),
  version: read.needInteger('version'),
});

/** Tells the devices that have a pass in Apple Wallet to load it again. */
export const updateApplePass = defineJob({
  kind: 'update_apple_pass',
  attempts: ATTEMPTS,
  queue: 'wallet',
  parse: parsePass,
});

/** Changes a ticket in Google Wallet. */
export const updateGooglePass = defineJob({
  kind: 'update_google_pass',
  attempts: ATTEMPTS,
  queue: 'wallet',
  parse: parsePass,
});

/** Changes what all tickets of an event in Google Wallet share; the payload names one of the tickets. */
export const updateGoogleEvent = defineJob({
  kind: 'update_google_event',
  attempts: ATTEMPTS,
  queue: 'wallet',
  parse: (read) => ({ ticket: read.needInteger('ticket') }),
});

/** Updates the passes of a booking, tier or event, once the transaction that changes it has committed. */
export async function enqueuePassUpdates(
  trx: ModuleDeps['db'],
  { appleWallet, googleWallet }: WalletSettings,
  changed: ChangedTickets,
): Promise<void> {
  if (!appleWallet && !googleWallet) return;
  const change = randomUUID();
  await enqueue(trx, passesChanged, { key: change, payload: { change, ...changed } });
}
