import type { BodyOf, Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { limits } from '../../../http/rateLimits/limits';
import { networkOf } from '../../../http/rateLimits/networks';
import type { RateLimits } from '../../../http/rateLimits/rateLimits.service';
import { notFound, unauthorized } from '../../../lib/errors';
import type { PassFile, WalletPasses } from './walletPasses.service';
import { passSerial, readPassSerial } from './walletTicket.rules';
import * as repository from './wallets.repository';

/** Messages and characters of Apple Wallet's errors that are logged. */
const MAX_MESSAGES = 20;
const MAX_LENGTH = 500;

interface AppleWebServiceDeps extends Pick<ModuleDeps, 'config' | 'db' | 'clock' | 'log'> {
  passes: Pick<WalletPasses, 'isPassToken' | 'currentAppleFile'>;
  rateLimits: Pick<RateLimits, 'take'>;
}

/** A pass in the path of a call, and what the caller sent to prove that it has the pass. */
interface PassCall {
  pass_type: string;
  serial: string;
  authorization: string | undefined;
}

export type AppleWebService = ReturnType<typeof createAppleWebService>;

/**
 * What phones call to learn of changes of their passes: Apple's "Adding a Web Service to Update Passes". The paths and
 * bodies are Apple's.
 */
export function createAppleWebService({
  config,
  db,
  clock,
  log,
  passes,
  rateLimits,
}: AppleWebServiceDeps) {
  /** @throws 404 */
  function assertPassType(passType: string): void {
    if (config.appleWallet?.passTypeId !== passType) throw notFound();
  }

  /** @throws 401, also for a pass that does not exist; 404 for another pass type */
  function passOf({ pass_type, serial, authorization }: PassCall) {
    assertPassType(pass_type);
    const pass = readPassSerial(serial);
    const token = /^ApplePass (\S+)$/.exec(authorization ?? '')?.[1];
    if (!pass || token === undefined || !passes.isPassToken(pass, token)) throw unauthorized();
    return pass;
  }

  return {
    /** @returns false when the device was registered before @throws 401, 404 */
    async register(
      { device, ...call }: PassCall & { device: string },
      { pushToken }: BodyOf<'registerAppleWalletDevice'>,
    ): Promise<boolean> {
      const { id, version } = passOf(call);
      return repository.saveDevice(db, {
        device,
        ticket_id: id,
        version,
        push_token: pushToken,
        now: new Date(clock.now()),
      });
    },

    /** @throws 401, 404 */
    async unregister({ device, ...call }: PassCall & { device: string }): Promise<void> {
      const { id, version } = passOf(call);
      await repository.deleteDevice(db, { device, ticket_id: id, version });
    },

    /**
     * @param since `lastUpdated` of an earlier answer, milliseconds since 1970
     * @returns undefined when no pass has changed
     * @throws 404 for another pass type; 429
     */
    async changedSince(
      { device, pass_type }: { device: string; pass_type: string },
      { since = '0', address }: { since: string | undefined; address: string },
    ): Promise<Schemas['ChangedAppleWalletPasses'] | undefined> {
      assertPassType(pass_type);
      await rateLimits.take([limits.sharedTicketNetwork, networkOf(address)]);
      const changed = await repository.findChangedPasses(db, device, new Date(Number(since)));
      if (changed.length === 0) return undefined;
      const last = Math.max(...changed.map(({ changed_at: at }) => at.getTime()));
      return {
        serialNumbers: changed.map(({ ticket_id: id, version }) => passSerial({ id, version })),
        lastUpdated: String(last),
      };
    },

    /** @throws 401, 404 */
    file: async (call: PassCall): Promise<PassFile> => passes.currentAppleFile(passOf(call)),

    /** @throws 404 without Apple Wallet; 429 */
    async logErrors({ logs }: BodyOf<'logAppleWalletErrors'>, address: string): Promise<void> {
      if (!config.appleWallet) throw notFound();
      await rateLimits.take([limits.sharedTicketNetwork, networkOf(address)]);
      const messages = logs.slice(0, MAX_MESSAGES).map((message) => message.slice(0, MAX_LENGTH));
      log.warn({ messages }, 'Apple Wallet reports errors');
    },
  };
}
