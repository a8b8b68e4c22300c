import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { AppError, notFound } from '../../../lib/errors';
import type { Client } from '../client.rules';
import { deviceInWords } from '../sessions/device.rules';
import * as repository from './passkeys.repository';
import type { SecondFactorsService } from './secondFactors.service';
import { deleteUselessCodes, findFactors, markProved } from './secondFactors.repository';

/** Milliseconds in which a challenge must be signed. */
const CHALLENGE_MS = 5 * 60_000;

interface PasskeysDeps extends Pick<ModuleDeps, 'db' | 'config' | 'clock' | 'log'> {
  factors: Pick<SecondFactorsService, 'lock' | 'makeCodes' | 'mailChange'>;
}

type PasskeyRow = Awaited<ReturnType<typeof repository.listPasskeys>>[number];

export type PasskeysService = ReturnType<typeof createPasskeysService>;

/** Passkeys, which are a sign-in and a second factor (docs/product/people.md#second-factors). */
export function createPasskeysService({ db, config, clock, log, factors }: PasskeysDeps) {
  const { origin, hostname: rpID } = new URL(config.publicUrl);
  const now = () => new Date(clock.now());
  const expected = (userId: number | null) => ({
    expectedChallenge: (challenge: string) =>
      repository.takeChallenge(db, challenge, userId, now()),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  });

  const keepChallenge = (challenge: string, userId: number | null) =>
    repository.insertChallenge(db, challenge, userId, new Date(clock.now() + CHALLENGE_MS));

  async function verifyNew(userId: number, credential: Schemas['PasskeyAttestation']) {
    try {
      const { registrationInfo } = await verifyRegistrationResponse({
        ...expected(userId),
        response: { ...credential, clientExtensionResults: {} },
      });
      if (registrationInfo) return registrationInfo.credential;
    } catch (error) {
      log.info({ err: error }, 'a passkey was not accepted');
    }
    throw new AppError(400, 'passkey_refused', 'The passkey could not be added. Please try again.');
  }

  return {
    async list({ userId }: Caller): Promise<Schemas['PasskeyList']> {
      const rows = await repository.listPasskeys(db, userId);
      return { passkeys: rows.map(present) };
    },

    /** What the browser needs to make a passkey. */
    async startRegistration({
      userId,
      email,
      name,
    }: Caller): Promise<Schemas['PasskeyCreationOptions']> {
      const known = await repository.listPasskeys(db, userId);
      const options = await generateRegistrationOptions({
        rpName: 'Foyer',
        rpID,
        userID: new TextEncoder().encode(String(userId)),
        userName: email,
        userDisplayName: name || email,
        timeout: CHALLENGE_MS,
        attestationType: 'none',
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await keepChallenge(options.challenge, userId);
      return {
        challenge: options.challenge,
        rp: { id: rpID, name: 'Foyer' },
        user: options.user,
        pubKeyCredParams: options.pubKeyCredParams,
        timeout: CHALLENGE_MS,
        attestation: 'none',
        excludeCredentials: known.map(({ id }) => ({ id, type: 'public-key' })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
      };
    },

    /** @throws 400 passkey_refused */
    async register(
      caller: Caller,
      { credential, name }: Schemas['PasskeyCreate'],
      { userAgent }: Client,
    ): Promise<Schemas['FirstRecoveryCodes']> {
      const made = await verifyNew(caller.userId, credential);
      return inTransaction(db, async (trx) => {
        const { id: userId, email } = await factors.lock(trx, caller);
        const { codes } = await findFactors(trx, userId);
        const at = now();
        const isNew = await repository.insertPasskey(trx, {
          id: made.id,
          userId,
          name: name?.trim() || deviceInWords(userAgent ?? null),
          publicKey: Buffer.from(made.publicKey).toString('base64url'),
          counter: made.counter,
          transports: credential.response.transports ?? [],
          at,
        });
        if (!isNew) throw new AppError(400, 'passkey_refused', 'This passkey is there already.');
        await markProved(trx, caller.sessionId, at);
        await factors.mailChange(trx, email, 'A passkey was added to your account.');
        return { recovery_codes: codes > 0 ? null : await factors.makeCodes(trx, userId) };
      });
    },

    /** @throws 404 */
    async rename({ userId }: Caller, id: string, name: string): Promise<Schemas['Passkey']> {
      const row = await repository.renamePasskey(db, userId, id, name.trim());
      if (!row) throw noPasskey();
      return present(row);
    },

    /** @throws 404 */
    remove: (caller: Caller, id: string): Promise<void> =>
      inTransaction(db, async (trx) => {
        const { id: userId, email } = await factors.lock(trx, caller);
        if (!(await repository.deletePasskey(trx, userId, id))) throw noPasskey();
        await deleteUselessCodes(trx, userId);
        await factors.mailChange(trx, email, 'A passkey was removed from your account.');
      }),

    /** What the browser needs to sign in with any passkey of this site. */
    async startSignIn(): Promise<Schemas['PasskeyRequestOptions']> {
      const { challenge } = await generateAuthenticationOptions({ rpID });
      await keepChallenge(challenge, null);
      return { challenge, rpId: rpID, timeout: CHALLENGE_MS, userVerification: 'required' };
    },

    /** @returns whose passkey signed a challenge of `startSignIn`; null when it is not accepted */
    async personOf(credential: Schemas['PasskeyAssertion']) {
      const passkey = await repository.findPasskey(db, credential.id);
      if (!passkey) return null;
      const { id, public_key: publicKey, counter } = passkey;
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected(null),
          response: { ...credential, clientExtensionResults: {} },
          credential: {
            id,
            publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
            counter,
          },
        });
        const use = { id, counter: authenticationInfo.newCounter, at: now() };
        if (!verified || !(await repository.recordUse(db, use))) return null;
        return { id: passkey.user_id, isActive: passkey.is_active };
      } catch (error) {
        log.info({ err: error }, 'a passkey was not accepted');
        return null;
      }
    },

    purgeExpired: () => repository.deleteChallengesBefore(db, now()),
  };
}

const present = (row: Omit<PasskeyRow, 'transports'>): Schemas['Passkey'] => ({
  id: row.id,
  name: row.name,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});

const noPasskey = () => notFound('This passkey has been removed already.');
