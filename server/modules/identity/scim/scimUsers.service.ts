import type { Provisioner } from '../../../contract/caller';
import { ScimError } from '../../../contract/scimError';
import type { BodyOf, QueryOf, Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { parseEmail, type EmailAddress } from '../../../lib/emailAddress';
import { recordAudit } from '../audit/audit.service';
import { accountCreated } from '../audit/personAudit.rules';
import type { NewAccounts } from '../people/newAccounts.service';
import { lockAdminsOf } from '../profile/lastAdmin.repository';
import { findProfile } from '../profile/profile.repository';
import { hasProven, lockCompany } from '../singleSignOn/connections.repository';
import { namesOf } from '../singleSignOn/claims.rules';
import { selected, type AttributeQuery } from './attributes.rules';
import { readFilter } from './filter.rules';
import { userChangesOf, type UserChanges } from './patch.rules';
import {
  changeProvisioned,
  lockProvisioned,
  personIdOf,
  personNotFound,
} from './provisionedPeople.service';
import { presentPage, presentUser } from './scim.presenter';
import * as repository from './scimPeople.repository';
import { MOST_RESULTS, SCIM_PATH, USUAL_RESULTS } from './scimResources.rules';
import { assertAddress, claimsOf, namesAfter } from './userChanges.rules';

type Db = ModuleDeps['db'];

interface ScimUsersDeps extends Pick<ModuleDeps, 'db' | 'clock' | 'config'> {
  accounts: NewAccounts;
}

export type ScimUsers = ReturnType<typeof createScimUsers>;

/** The people of a company as its system provisions them (docs/product/people.md#provisioning). */
export function createScimUsers({ db, clock, config, accounts }: ScimUsersDeps) {
  const base = `${config.publicUrl}${SCIM_PATH}`;

  async function read(trx: Db, companyId: number, id: number) {
    const row = await repository.findProvisioned(trx, companyId, id);
    if (!row) throw personNotFound();
    return presentUser(row, base);
  }

  /** Changes a person, and writes their id in the company's system. @throws ScimError, 404, 409 last_company_admin */
  async function change(trx: Db, actor: Provisioner, id: number, changes: UserChanges) {
    const { companyId } = actor;
    const admins = await lockAdminsOf(trx, companyId);
    const profile = await lockProvisioned(trx, companyId, id);
    assertAddress(changes, profile.email);
    const names = namesAfter(changes, profile);
    await changeProvisioned(
      trx,
      actor,
      { profile, admins },
      {
        ...(names && { names }),
        ...(changes.active !== undefined && { isActive: changes.active }),
        at: new Date(clock.now()),
      },
    );
    if (changes.externalId !== undefined) {
      const row = { company_id: companyId, user_id: id, external_id: changes.externalId };
      await repository.saveProvisioned(trx, row);
    }
    return read(trx, companyId, id);
  }

  /** @throws ScimError invalidValue */
  async function newAddress(companyId: number, changes: UserChanges): Promise<EmailAddress> {
    const email = parseEmail(changes.userName ?? '');
    if (!email) throw new ScimError('invalidValue', 'userName must be an email address.');
    assertAddress(changes, email.address);
    if (await hasProven(db, companyId, email.domain)) return email;
    throw new ScimError(
      'invalidValue',
      `The company has not proven the domain ${email.domain}. People have addresses at its proven domains.`,
    );
  }

  /** @returns the id @throws ScimError uniqueness */
  async function insert(trx: Db, actor: Provisioner, email: EmailAddress, changes: UserChanges) {
    const company = await lockCompany(trx, actor.companyId);
    const names = namesOf(claimsOf(changes, null), email);
    const id =
      company &&
      (await accounts.createSilently(trx, {
        email,
        passwordHash: null,
        ...names,
        role: 'employee',
        company,
        isFounder: false,
        invitedBy: null,
      }));
    const profile = id ? await findProfile(trx, id) : undefined;
    if (!profile) {
      throw new ScimError('uniqueness', 'There is an account with this email address already.');
    }
    await recordAudit(trx, actor, accountCreated(profile));
    return profile.id;
  }

  return {
    /** @throws ScimError invalidFilter */
    async list({ companyId }: Provisioner, query: QueryOf<'listScimUsers'>) {
      const { filter, startIndex: from = 1, count = USUAL_RESULTS } = query;
      const condition = filter === undefined ? null : readFilter(filter);
      const startIndex = Math.max(from, 1);
      const limit = Math.min(Math.max(count, 0), MOST_RESULTS);
      const total = await repository.countProvisioned(db, companyId, condition);
      const page = { limit, offset: startIndex - 1 };
      const rows =
        limit > 0 && page.offset < total
          ? await repository.findPage(db, companyId, condition, page)
          : [];
      const resources = rows.map((row) => selected(presentUser(row, base), query));
      return presentPage({ total, startIndex, resources });
    },

    /** @throws 404 */
    async get({ companyId }: Provisioner, id: string, query: AttributeQuery) {
      return selected(await read(db, companyId, personIdOf(id)), query);
    },

    /** Makes the account, or brings back one that was deleted. @throws ScimError, 409 has_account */
    async create(actor: Provisioner, body: BodyOf<'createScimUser'>) {
      const changes = userChangesOf([{ op: 'add', value: body }], '');
      const email = await newAddress(actor.companyId, changes);
      const { companyId } = actor;
      return inTransaction(db, async (trx) => {
        const removed = await repository.findRemoved(trx, companyId, email.address);
        const id = removed?.id ?? (await insert(trx, actor, email, changes));
        const row = { company_id: companyId, user_id: id, removed_at: null };
        await repository.saveProvisioned(trx, removed ? row : { ...row, is_created: true });
        const { active = true } = changes;
        return change(trx, actor, id, { ...changes, active });
      });
    },

    /** @throws ScimError, 404, 409 last_company_admin */
    replace(actor: Provisioner, id: string, body: BodyOf<'replaceScimUser'>) {
      const person = personIdOf(id);
      const changes = userChangesOf([{ op: 'replace', value: body }], '');
      const { externalId = null } = changes;
      return inTransaction(db, (trx) => change(trx, actor, person, { ...changes, externalId }));
    },

    /** @throws ScimError, 404, 409 last_company_admin */
    async patch(actor: Provisioner, id: string, { Operations }: Schemas['ScimPatch']) {
      const person = personIdOf(id);
      return inTransaction(db, async (trx) => {
        const { userName } = await read(trx, actor.companyId, person);
        return change(trx, actor, person, userChangesOf(Operations, userName));
      });
    },

    /** Closes the account; the system does not see the person any more. @throws 404, 409 last_company_admin */
    async remove(actor: Provisioner, id: string): Promise<void> {
      const person = personIdOf(id);
      await inTransaction(db, async (trx) => {
        await change(trx, actor, person, { active: false });
        const row = { company_id: actor.companyId, user_id: person };
        await repository.saveProvisioned(trx, { ...row, removed_at: new Date(clock.now()) });
      });
    },
  };
}
