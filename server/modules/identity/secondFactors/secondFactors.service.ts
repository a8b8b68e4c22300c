import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { conflict, invalidInput, notFound } from '../../../lib/errors';
import type { MailQueue } from '../../../mail/mailQueue.service';
import type { FactorProofs } from './factorProofs.service';
import { hashRecoveryCode, newRecoveryCodes } from './recoveryCodes.rules';
import { factorChangedMail } from './secondFactor.mails';
import * as repository from './secondFactors.repository';
import { newTotpSecret, stepOfCode, totpUri } from './totp.rules';

type Db = ModuleDeps['db'];

interface SecondFactorsDeps extends Pick<ModuleDeps, 'db' | 'config' | 'clock'> {
  mail: MailQueue;
  proofs: Pick<FactorProofs, 'seal' | 'open'>;
}

export type SecondFactorsService = ReturnType<typeof createSecondFactorsService>;

/** A person's authenticator app and recovery codes (docs/product/people.md#second-factors). */
export function createSecondFactorsService({ db, config, clock, mail, proofs }: SecondFactorsDeps) {
  const now = () => new Date(clock.now());

  /** Queues a mail about a change of the person's factors. @param change such as `You added a passkey.` */
  async function mailChange(trx: Db, email: string, change: string): Promise<void> {
    await mail.enqueue(trx, {
      kind: 'second_factor',
      to: email,
      ...factorChangedMail(config, change),
    });
  }

  async function makeCodes(trx: Db, userId: number): Promise<string[]> {
    const codes = newRecoveryCodes();
    await repository.replaceRecoveryCodes(trx, userId, codes.map(hashRecoveryCode));
    return codes;
  }

  async function lock(trx: Db, { userId }: Caller) {
    const person = await repository.lockPerson(trx, userId);
    if (!person) throw notFound();
    return person;
  }

  return {
    async readTotp({ userId }: Caller): Promise<Schemas['Totp']> {
      const { totp } = await repository.findFactors(db, userId);
      return { since: totp?.toISOString() ?? null };
    },

    async countCodes({ userId }: Caller): Promise<Schemas['RecoveryCodesLeft']> {
      const { totp, passkeys, codes } = await repository.findFactors(db, userId);
      return { left: codes, has_second_factor: totp !== null || passkeys > 0 };
    },

    /** A new secret, which counts once a code confirms it. @throws 409 totp_on */
    async startTotp({ userId, email }: Caller): Promise<Schemas['TotpSetup']> {
      const secret = newTotpSecret();
      const stored = await proofs.seal(userId, secret);
      if (!(await repository.startTotp(db, userId, stored, now()))) throw totpOn();
      return { secret, otpauth_uri: totpUri(secret, email) };
    },

    /**
     * @returns recovery codes, if the person had no second factor before
     * @throws 400 with a field, 404 before `startTotp`, 409 totp_on
     */
    async confirmTotp(
      caller: Caller,
      { otp }: Schemas['TotpConfirmation'],
    ): Promise<Schemas['FirstRecoveryCodes']> {
      const { userId } = caller;
      const totp = await repository.findTotp(db, userId);
      if (!totp) throw notFound('Start setting up the authenticator app again.');
      if (totp.confirmed_at) throw totpOn();
      const step = stepOfCode(await proofs.open(userId, totp.secret), otp, clock.now());
      if (step === null) throw wrongCode();
      return inTransaction(db, async (trx) => {
        const { email } = await lock(trx, caller);
        const { codes } = await repository.findFactors(trx, userId);
        const at = now();
        if (!(await repository.confirmTotp(trx, { userId, secret: totp.secret, step, at }))) {
          throw totpOn();
        }
        await repository.markProved(trx, caller.sessionId, at);
        await mailChange(trx, email, 'An authenticator app was added to your account.');
        return { recovery_codes: codes > 0 ? null : await makeCodes(trx, userId) };
      });
    },

    /** @throws 404 when there is none */
    turnOffTotp: (caller: Caller): Promise<void> =>
      inTransaction(db, async (trx) => {
        const { id, email } = await lock(trx, caller);
        if (!(await repository.deleteTotp(trx, id))) {
          throw notFound('Your account has no authenticator app.');
        }
        await repository.deleteUselessCodes(trx, id);
        await mailChange(trx, email, 'The authenticator app was removed from your account.');
      }),

    /** The former codes end. @throws 409 no_second_factor */
    renewCodes: (caller: Caller): Promise<Schemas['RecoveryCodes']> =>
      inTransaction(db, async (trx) => {
        const { id, email } = await lock(trx, caller);
        const { totp, passkeys } = await repository.findFactors(trx, id);
        if (!totp && passkeys === 0) {
          throw conflict('no_second_factor', 'Set up an authenticator app or a passkey first.');
        }
        await mailChange(
          trx,
          email,
          'New recovery codes were made; the former ones no longer work.',
        );
        return { recovery_codes: await makeCodes(trx, id) };
      }),

    lock,
    makeCodes,
    mailChange,
  };
}

const totpOn = () => conflict('totp_on', 'An authenticator app is set up already.');

const wrongCode = () => {
  const sentence =
    'This code is wrong. Check the clock of your phone and enter the code it shows now.';
  return invalidInput(sentence, { otp: sentence });
};
