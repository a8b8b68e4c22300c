import type { Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { EmailAddress } from '../../../lib/emailAddress';
import { conflict, invalidInput } from '../../../lib/errors';
import { readEmail, readName } from '../../../lib/input';
import type { AuthService, StartedSession } from '../auth/auth.service';
import { hashPassword, verifyPassword } from '../auth/passwords.service';
import type { ModuleDeps } from '../../../deps';
import type { Client } from '../client.rules';
import type { NetworkHash } from '../networkHash.service';
import { signupCodeMail, signupKnownMail } from '../account.mails';
import { hasAccount } from '../people/newAccounts.repository';
import type { NewAccounts } from '../people/newAccounts.service';
import type { MailQueue } from '../../../mail/mailQueue.service';
import type { CodeMails } from '../oneTimeCodes/codeMails.service';
import { CODE_SECONDS, wrongCode, type OneTimeCodes } from '../oneTimeCodes/oneTimeCodes.service';
import { limits, RESEND_SECONDS } from '../../../http/rateLimits/limits';
import { networkOf } from '../../../http/rateLimits/networks';
import type { RateLimits } from '../../../http/rateLimits/rateLimits.service';
import type { SetupState } from '../setup/setupState.service';
import {
  assertDomainAllowsPassword,
  assertJoinsWithPassword,
} from '../passwordRule/passwordRule.service';
import { companyNameOf, isFreeDomain } from './corporateDomain.rules';
import * as repository from './signup.repository';

type Db = ModuleDeps['db'];

const FREE_EMAIL_MESSAGE =
  'Please use a corporate email address. Free email providers (Gmail, Yahoo, etc.) are not allowed.';

/** Milliseconds that a submitted form is kept, waiting for a code to confirm it. */
const FORM_KEPT_MS = 24 * 3600 * 1000;
/** Forms whose passwords are compared at most; each comparison takes about 20 ms. */
const FORMS_COMPARED = 10;

interface SignupDeps extends Pick<ModuleDeps, 'db' | 'config' | 'clock'> {
  mail: MailQueue;
  rateLimits: RateLimits;
  codes: OneTimeCodes;
  codeMails: CodeMails;
  auth: Pick<AuthService, 'startSession'>;
  accounts: NewAccounts;
  networkHash: NetworkHash;
  setup: Pick<SetupState, 'assertSetUp'>;
}

export type SignupService = ReturnType<typeof createSignupService>;

/**
 * Sign-up: stores the form, mails a code, and creates the account in the company of the mail domain
 * (D9).
 */
export function createSignupService(deps: SignupDeps) {
  const {
    db,
    config,
    clock,
    mail,
    rateLimits,
    codes,
    codeMails,
    auth,
    accounts,
    networkHash,
    setup,
  } = deps;
  const codeOf = (email: string) => ({ purpose: 'signup', email }) as const;

  /**
   * Does the same work whether or not the address has an account, so that response times do not
   * differ; only the mail does.
   */
  async function sendCode(trx: Db, email: string, address: string): Promise<void> {
    const code = await codeMails.codeToMail(trx, {
      key: codeOf(email),
      address,
      limits: { mails: limits.signupMails, beyond: limits.signupMailsBeyond },
    });
    if (code === null) return;
    const isKnown = await hasAccount(trx, email);
    await mail.enqueue(trx, {
      kind: isKnown ? 'signup_known' : 'signup_code',
      to: email,
      usefulFor: CODE_SECONDS,
      ...(isKnown ? signupKnownMail(config) : signupCodeMail(code)),
    });
  }

  /**
   * Finds the form that the code confirms. Any code of the address proves the address; the password identifies the
   * form, because anybody can submit a form for any address.
   * @throws AppError 400 invalid_otp, 409 signup_changed
   */
  async function formOf(email: string, password: string | undefined, address: string) {
    const forms = await repository.listPending(db, email, networkHash(address), FORMS_COMPARED);
    const [only, ...others] = forms;
    if (!only) throw wrongCode();
    if (password === undefined) {
      if (others.length === 0) return only;
    } else {
      for (const form of forms) {
        if (await verifyPassword(form.password_hash, password)) return form;
      }
    }
    throw conflict(
      'signup_changed',
      'Your details have changed since this code was sent. Please go back and ask for a new code.',
    );
  }

  async function createAccount(
    trx: Db,
    email: EmailAddress,
    pending: repository.PendingSignup,
  ): Promise<number> {
    await repository.deletePending(trx, email.address);
    const now = new Date(clock.now());
    const name = companyNameOf(email.domain);
    const company = await repository.findOrCreateCompany(trx, email.domain, name, now);
    await assertJoinsWithPassword(trx, company.id);
    const userId = await accounts.create(trx, {
      email,
      passwordHash: pending.password_hash,
      firstName: pending.first_name,
      lastName: pending.last_name,
      role: company.isNew ? 'company_admin' : 'employee',
      company,
      isFounder: company.isNew,
      invitedBy: null,
    });
    // No code is mailed to an address with an account, so this one was guessed.
    if (userId === null) throw wrongCode();
    return userId;
  }

  return {
    /**
     * Stores the form and mails a code.
     * @throws AppError 400 with fields, 403 sso_required, 429, 503 during set-up
     */
    async request(form: Schemas['SignupRequest'], address: string) {
      await setup.assertSetUp();
      const email = readCorporateEmail(form.email, config.blockedEmailDomains);
      const firstName = readName(form.first_name, 'first_name', 'First name');
      const lastName = readName(form.last_name, 'last_name', 'Last name');
      await rateLimits.take(
        [limits.signupNetwork, networkOf(address)],
        [limits.signupCode, perNetwork(email.address, address)],
      );
      await assertDomainAllowsPassword(db, email.domain);
      const passwordHash = await hashPassword(form.password);
      await inTransaction(db, async (trx) => {
        await repository.insertPending(trx, {
          email: email.address,
          first_name: firstName,
          last_name: lastName,
          password_hash: passwordHash,
          requested_at: new Date(clock.now()),
          network_hash: networkHash(address)[0],
        });
        await sendCode(trx, email.address, address);
      });
      return codeSent(email.address);
    },

    /**
     * Mails a new code if there is a form to confirm; the answer is the same if not.
     * @throws AppError 400, 429
     */
    async resend(rawEmail: string, address: string) {
      const email = readCorporateEmail(rawEmail, config.blockedEmailDomains);
      await inTransaction(db, async (trx) => {
        await rateLimits.takeInTransaction(trx, [
          limits.signupResend,
          perNetwork(email.address, address),
        ]);
        if (await repository.hasPending(trx, email.address)) {
          await sendCode(trx, email.address, address);
        }
      });
      return codeSent(email.address);
    },

    /**
     * Creates the account and starts its first session. Names and password come from the stored form whose password
     * matches the one sent with the code.
     * @throws AppError 400 invalid_otp, 403 sso_required, 409 signup_changed, 410 expired or too_many_tries
     */
    async verify(
      { email: rawEmail, otp, password }: Schemas['SignupVerification'],
      client: Client,
    ): Promise<StartedSession> {
      const email = readCorporateEmail(rawEmail, config.blockedEmailDomains);
      const matched = await codes.check(db, codeOf(email.address), otp, client.address);
      const form = await formOf(email.address, password, client.address);
      const userId = await inTransaction(db, async (trx) => {
        await codes.consume(trx, matched);
        return createAccount(trx, email, form);
      });
      return auth.startSession(userId, client);
    },

    purgeExpired: () => repository.deletePendingBefore(db, new Date(clock.now() - FORM_KEPT_MS)),
  };
}

const perNetwork = (email: string, address: string) => `${email} ${networkOf(address)}`;

const codeSent = (email: string): Schemas['SignupRequestResult'] => ({
  message: `We have sent a code to ${email}.`,
  expires_in: CODE_SECONDS,
  resend_after: RESEND_SECONDS,
});

function readCorporateEmail(text: string, blocked: ReadonlySet<string>): EmailAddress {
  const email = readEmail(text);
  if (isFreeDomain(email.domain, blocked)) {
    throw invalidInput(FREE_EMAIL_MESSAGE, { email: FREE_EMAIL_MESSAGE });
  }
  return email;
}
