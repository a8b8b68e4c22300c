import { randomBytes } from 'node:crypto';
import type { Caller } from '../../../contract/caller';
import type { BodyOf, Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { limits } from '../../../http/rateLimits/limits';
import type { RateLimits } from '../../../http/rateLimits/rateLimits.service';
import { conflict, forbidden, invalidInput } from '../../../lib/errors';
import { readEmail, readName } from '../../../lib/input';
import { mentionOf, phrase } from '../../../lib/personalText';
import type { MailQueue } from '../../../mail/mailQueue.service';
import { accountMadeMail } from '../account.mails';
import { recordAudit } from '../audit/audit.service';
import { hashToken } from '../auth/tokens.service';
import { insertLink } from '../passwordReset/passwordReset.repository';
import { hasAccount, insertUser } from '../people/newAccounts.repository';
import { isPlatformAdmin } from '../people/peopleScope.rules';
import { roleLabel } from '../people/permissions.rules';
import { usernameBase, usernameCandidates } from '../people/usernames.rules';
import { presentPersonAccount } from './personAccounts.presenter';
import * as repository from './personAccounts.repository';
import { assertCompanyFits } from './personChange.rules';

type Db = ModuleDeps['db'];

/** Seconds that the mailed link is valid. */
const LINK_SECONDS = 7 * 24 * 3600;

interface MakePersonDeps extends Pick<ModuleDeps, 'db' | 'clock' | 'config'> {
  mail: MailQueue;
  rateLimits: RateLimits;
}

export type MakePerson = ReturnType<typeof createMakePerson>;

/** Creates accounts for the platform. The new person sets a password through a mailed link. */
export function createMakePerson({ db, clock, config, mail, rateLimits }: MakePersonDeps) {
  async function companyOf(trx: Db, role: Schemas['Role'], id: number | null) {
    assertCompanyFits(role, id);
    if (id === null) return null;
    const company = await repository.findOpenCompany(trx, id);
    if (company) return company;
    const sentence = 'There is no company with this ID.';
    throw invalidInput(sentence, { company: sentence });
  }

  /** @throws 409 has_account */
  async function insert(
    trx: Db,
    values: Omit<Parameters<typeof insertUser>[1], 'username'>,
    base: string,
  ) {
    for (const username of usernameCandidates(base)) {
      const user = await insertUser(trx, { ...values, username });
      if (user) return user;
      if (await hasAccount(trx, values.email)) {
        throw conflict('has_account', `${values.email} has an account already.`);
      }
    }
    throw new Error('There is no username left.');
  }

  return {
    /** @throws 400 with fields, 403, 409 has_account, 429 */
    async make(caller: Caller, body: BodyOf<'createPerson'>): Promise<Schemas['PersonAccount']> {
      if (!isPlatformAdmin(caller)) throw forbidden("Only the platform's admins can do this.");
      const { role } = body;
      if (role === 'super_admin' && !caller.permissions.includes('manage_super_admins')) {
        throw forbidden('Only a Super Admin can make a Super Admin.');
      }
      const email = readEmail(body.email);
      const firstName = readName(body.first_name, 'first_name', 'First name');
      const lastName = readName(body.last_name, 'last_name', 'Last name');
      return inTransaction(db, async (trx) => {
        const company = await companyOf(trx, role, body.company ?? null);
        await rateLimits.takeInTransaction(trx, [limits.invitations, String(caller.userId)]);
        const now = new Date(clock.now());
        const values = {
          email: email.address,
          first_name: firstName,
          last_name: lastName,
          role,
          company_id: company?.id ?? null,
          invited_by: caller.userId,
          created_at: now,
          updated_at: now,
        };
        const { id, username } = await insert(trx, values, usernameBase(email));
        const token = randomBytes(32).toString('base64url');
        const ends = new Date(clock.now() + LINK_SECONDS * 1000);
        await insertLink(trx, id, hashToken(token), ends);
        await mail.enqueue(trx, {
          kind: 'account_made',
          to: email.address,
          usefulFor: LINK_SECONDS,
          ...accountMadeMail(config, { username, companyName: company?.name ?? null, token }),
        });
        const person = mentionOf({ id }, `${firstName} ${lastName}`);
        await recordAudit(trx, caller, {
          action: 'person.created',
          thing: { id, title: person },
          says: phrase`made an account for ${person} as ${roleLabel(role)}`,
          after: {
            email: { person: id, detail: email.address },
            role: roleLabel(role),
            company: company?.name ?? null,
          },
          company: company?.id ?? null,
        });
        const row = await repository.findPersonAccount(trx, id);
        if (!row) throw new Error(`Person ${id} is not there.`);
        return presentPersonAccount(row, caller);
      });
    },
  };
}
