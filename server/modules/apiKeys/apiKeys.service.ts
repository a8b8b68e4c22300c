import type { Caller, IdentityState } from '../../contract/caller';
import type { BodyOf, Schemas } from '../../contract/types';
import { inTransaction } from '../../db/transaction';
import type { ModuleDeps } from '../../deps';
import { hashApiKey, newApiKey, prefixOf } from '../../lib/apiKey';
import { conflict, forbidden, invalidInput, notFound, unauthorized } from '../../lib/errors';
import { singleLine } from '../../lib/text';
import { managedCompany } from '../companies/managedCompany.rules';
import { auditTime } from '../identity/audit/audit.rules';
import { recordAudit } from '../identity/audit/audit.service';
import { findCallerWithoutSession } from '../identity/people/callers.service';
import { mayOwn, mayRead } from '../identity/people/organizerRoles.rules';
import { presentApiKey } from './apiKeys.presenter';
import * as repository from './apiKeys.repository';
import { callerOfKey, isExpired, isUseDue, MOST_KEYS, type KeyOwner } from './apiKeys.rules';

const DAY_MS = 24 * 3600 * 1000;

type NewKey = BodyOf<'createCompanyApiKey'> | BodyOf<'createOrganizerApiKey'>;

export type ApiKeysService = ReturnType<typeof createApiKeysService>;

/** The keys of companies and organizers, and the calls that are made with them (D46). */
export function createApiKeysService({ db, clock }: Pick<ModuleDeps, 'db' | 'clock'>) {
  /** Whether the maker still has the right to make this key. */
  const isOfMaker = async (key: repository.KeyRow): Promise<boolean> => {
    const maker = await findCallerWithoutSession(db, key.user_id, null);
    return maker !== undefined && callerOfKey(maker, key) !== null;
  };

  async function statusOf(key: repository.KeyRow): Promise<Schemas['ApiKeyStatus']> {
    if (!(await isOfMaker(key))) return 'ended';
    return isExpired(key, clock.now()) ? 'expired' : 'active';
  }

  async function list(owner: KeyOwner): Promise<Schemas['ApiKeyList']> {
    const results: Schemas['ApiKey'][] = [];
    for (const key of await repository.findKeys(db, owner)) {
      results.push(presentApiKey(key, await statusOf(key)));
    }
    return { count: results.length, results };
  }

  /** @throws 400, 409 key_limit */
  async function create(
    caller: Caller,
    owner: KeyOwner,
    { name, scopes, expires_in_days: days }: NewKey,
  ): Promise<Schemas['CreatedApiKey']> {
    const line = singleLine(name);
    if (line === '') {
      const sentence = 'Name the key.';
      throw invalidInput(sentence, { name: sentence });
    }
    const now = clock.now();
    const secret = newApiKey();
    return inTransaction(db, async (trx) => {
      await repository.lockOwner(trx, owner);
      if ((await repository.findKeys(trx, owner)).length >= MOST_KEYS) {
        throw conflict('key_limit', `There are ${MOST_KEYS} API keys already. Delete one first.`);
      }
      const id = await repository.insertKey(trx, {
        ...owner,
        user_id: caller.userId,
        name: line,
        prefix: prefixOf(secret),
        key_hash: hashApiKey(secret),
        scopes: [...scopes],
        created_at: new Date(now),
        expires_at: days === undefined ? null : new Date(now + days * DAY_MS),
      });
      const key = await repository.findKey(trx, owner, id);
      if (!key) throw new Error(`There is no API key ${id}.`);
      await recordAudit(trx, caller, {
        action: 'api_key.created',
        thing: { id, title: line },
        says: `made the API key ${line}`,
        after: keyFields(key),
        company: owner.company_id,
        organizer: owner.organizer_id,
      });
      return { api_key: secret, key: presentApiKey(key, 'active') };
    });
  }

  /** @throws 404 */
  const remove = (caller: Caller, owner: KeyOwner, id: number): Promise<void> =>
    inTransaction(db, async (trx) => {
      const key = await repository.findKey(trx, owner, id);
      if (!key || !(await repository.deleteKey(trx, id))) throw notFound('API key not found');
      await recordAudit(trx, caller, {
        action: 'api_key.deleted',
        thing: { id, title: key.name },
        says: `deleted the API key ${key.name}`,
        before: keyFields(key),
        company: owner.company_id,
        organizer: owner.organizer_id,
      });
    });

  /** @throws 403, 404 */
  async function organizerOf(caller: Caller, id: number): Promise<KeyOwner> {
    const isThere = mayRead(caller, id) && (await repository.findOrganizer(db, id));
    if (!isThere) throw notFound('Organizer not found');
    if (!mayOwn(caller, id)) throw forbidden('Only an owner of the organizer can do this.');
    return { company_id: null, organizer_id: id };
  }

  return {
    /** @throws 403, 404 */
    listOfCompany: async (caller: Caller) => list(companyOf(caller)),
    /** @throws 400, 403, 404, 409 key_limit */
    createOfCompany: async (caller: Caller, body: BodyOf<'createCompanyApiKey'>) =>
      create(caller, companyOf(caller), body),
    /** @throws 403, 404 */
    deleteOfCompany: async (caller: Caller, id: number) => remove(caller, companyOf(caller), id),

    /** @throws 403, 404 */
    listOfOrganizer: async (caller: Caller, organizerId: number) =>
      list(await organizerOf(caller, organizerId)),
    /** @throws 400, 403, 404, 409 key_limit */
    createOfOrganizer: async (
      caller: Caller,
      organizerId: number,
      body: BodyOf<'createOrganizerApiKey'>,
    ) => create(caller, await organizerOf(caller, organizerId), body),
    /** @throws 403, 404 */
    deleteOfOrganizer: async (caller: Caller, organizerId: number, id: number) =>
      remove(caller, await organizerOf(caller, organizerId), id),

    /**
     * The caller of a key. What its maker has lost is lost from the next call on.
     * @throws AppError 401 invalid_token for an unknown or ended key, token_expired
     */
    async authenticate(secret: string): Promise<Caller & { identity: IdentityState }> {
      const now = clock.now();
      const key = await repository.findByHash(db, hashApiKey(secret));
      if (!key) throw unauthorized('This API key does not exist.', 'invalid_token');
      if (isExpired(key, now)) throw unauthorized('This API key has expired.', 'token_expired');
      const maker = await findCallerWithoutSession(db, key.user_id, null);
      const caller = maker ? callerOfKey(maker, key) : null;
      if (!caller) {
        const sentence = 'This API key has ended, because its maker lost the right to it.';
        throw unauthorized(sentence, 'invalid_token');
      }
      if (isUseDue(key, now)) await repository.recordUse(db, key.id, new Date(now));
      return { ...caller, identity: OF_A_KEY };
    },
  };
}

/** Calls that ask a person to confirm who they are take no key. */
const OF_A_KEY: IdentityState = {
  isConfirmed: true,
  hasSecondFactor: false,
  mustSetUpFactor: false,
};

/** @throws 403, 404 */
const companyOf = (caller: Caller): KeyOwner => ({
  company_id: managedCompany(caller, "Only your company's admins manage its API keys.").companyId,
  organizer_id: null,
});

const keyFields = ({ prefix, scopes, expires_at }: repository.KeyRow) => ({
  prefix,
  scopes,
  expires: auditTime(expires_at),
});
