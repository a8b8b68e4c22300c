import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { AppError, conflict, invalidInput, notFound } from '../../../lib/errors';
import type { SealedSecrets } from '../../../config/sealedSecrets';
import { recordAudit } from '../audit/audit.service';
import { roleLabel } from '../people/permissions.rules';
import type { Attempts, BegunSignIn } from './attempts.service';
import { presentConnection } from './connection.presenter';
import * as repository from './connections.repository';
import type { ConnectionRow } from './connections.repository';
import { isPrivateAddress, reasonOf, secretPlace, type Providers } from './providers.service';
import { provenCompany } from './provenCompany.rules';

type Db = ModuleDeps['db'];
type Update = Schemas['SingleSignOnUpdate'];

interface ConnectionsDeps extends Pick<ModuleDeps, 'db' | 'clock' | 'config' | 'log'> {
  providers: Providers;
  sealed: SealedSecrets;
  attempts: Attempts;
}

const noConnection = () => notFound('Your company has not connected an identity provider.');

const changedMeanwhile = () =>
  conflict(
    'changed_meanwhile',
    'Somebody else has just changed this. Please check and save again.',
  );

const wrongField = (field: string, sentence: string) =>
  invalidInput(sentence, { [field]: sentence });

/** The version stands for the secret, which the audit does not have. */
const auditFields = (row: ConnectionRow) => ({
  issuer: row.issuer,
  client: row.client_id,
  version: row.version,
  role_claim: row.role_claim,
  roles: row.role_mapping.map(({ value, role }) => `${value}: ${roleLabel(role)}`),
  required: row.required,
});

export type Connections = ReturnType<typeof createConnections>;

/** How a company connects its identity provider (D45). */
export function createConnections({
  db,
  clock,
  config,
  log,
  providers,
  sealed,
  attempts,
}: ConnectionsDeps) {
  const present = (row: ConnectionRow | undefined): Schemas['SingleSignOn'] => ({
    redirect_uri: providers.redirectUri,
    sign_out_uri: providers.signOutUri,
    connection: row ? presentConnection(row) : null,
  });

  /** @throws 400 with the field issuer */
  function readIssuer(text: string): string {
    const issuer = text.trim();
    const protocol = URL.canParse(issuer) ? new URL(issuer).protocol : '';
    if (protocol === 'https:' || (config.ssoHttp && protocol === 'http:')) return issuer;
    throw wrongField('issuer', 'Enter an address that begins with https://.');
  }

  /** @throws 400 with the field issuer */
  async function readProvider(issuer: string, clientId: string, clientSecret: string) {
    try {
      return await providers.read({ issuer, clientId, clientSecret });
    } catch (error) {
      log.info({ reason: reasonOf(error) }, 'identity provider refused');
      throw wrongField(
        'issuer',
        isPrivateAddress(error)
          ? 'This provider is not on the internet. Foyer cannot reach it.'
          : 'Foyer could not read the configuration of this provider. Please check the issuer.',
      );
    }
  }

  /**
   * The provider's part of the connection; unchanged, it is not asked again, so that a company can change the rest
   * while its provider fails.
   * @throws 400 with fields
   */
  async function planProvider(
    companyId: number,
    before: ConnectionRow | undefined,
    update: Update,
  ) {
    const issuer = readIssuer(update.issuer);
    const clientId = update.client_id.trim();
    const secret = update.client_secret;
    const isSame = before?.issuer === issuer && before.client_id === clientId;
    if (isSame && secret === undefined) {
      const { client_secret, signs_out, version, tested_at } = before;
      return { issuer, client_id: clientId, client_secret, signs_out, version, tested_at };
    }
    // A kept secret would go to whichever server the new issuer names.
    if (secret === undefined) throw wrongField('client_secret', 'Enter the client secret.');
    const found = await readProvider(issuer, clientId, secret);
    return {
      issuer: found.issuer,
      client_id: clientId,
      client_secret: await sealed.seal(secret, secretPlace(companyId)),
      signs_out: found.signsOut,
      version: (before?.version ?? 0) + 1,
      tested_at: null,
    };
  }

  /** People whose company requires single sign-on sign in again; its admin at work and the break-glass admin go on. */
  function endSessions(trx: Db, { company_id, break_glass_id }: ConnectionRow, userId: number) {
    const kept = break_glass_id === null ? [userId] : [userId, break_glass_id];
    return repository.endPasswordSessions(trx, company_id, { kept, at: new Date(clock.now()) });
  }

  /** @throws 400 with the field break_glass */
  async function readBreakGlass(trx: Db, companyId: number, update: Update) {
    const id = update.break_glass ?? null;
    if (id === null && update.required) {
      throw wrongField('break_glass', 'Choose an admin who can still sign in with a password.');
    }
    if (id === null) return null;
    const admin = await repository.findCompanyAdmin(trx, companyId, id);
    if (!admin) throw wrongField('break_glass', 'Choose an admin of your company.');
    if (update.required && !admin.has_second_factor) {
      const sentence = 'This admin has to set up two-step sign-in first, in their profile.';
      throw wrongField('break_glass', sentence);
    }
    return id;
  }

  return {
    /** @throws 403, 404 */
    async read(caller: Caller): Promise<Schemas['SingleSignOn']> {
      return present(await repository.findConnection(db, provenCompany(caller)));
    },

    /** @throws 400 with fields, 403, 404 */
    async save(caller: Caller, update: Update): Promise<Schemas['SingleSignOn']> {
      const companyId = provenCompany(caller);
      const known = await repository.findConnection(db, companyId);
      const provider = await planProvider(companyId, known, update);
      const claim = update.role_claim?.trim() ?? '';
      return inTransaction(db, async (trx) => {
        const company = await repository.lockCompany(trx, companyId);
        if (!company) throw notFound('You belong to no company.');
        const before = await repository.findConnection(trx, companyId);
        if (before?.client_secret !== known?.client_secret) throw changedMeanwhile();
        const saved = await repository.saveConnection(trx, {
          company_id: companyId,
          ...provider,
          role_claim: claim === '' ? null : claim,
          role_mapping: JSON.stringify(update.role_mapping ?? []),
          required: update.required,
          break_glass_id: await readBreakGlass(trx, companyId, update),
        });
        await recordAudit(trx, caller, {
          action: before ? 'company.sso_changed' : 'company.sso_connected',
          thing: { id: companyId, title: company.name },
          says: `${before ? 'changed' : 'connected'} the single sign-on of ${company.name}`,
          ...(before && { before: auditFields(before) }),
          after: auditFields(saved),
          company: companyId,
        });
        if (saved.required && saved.tested_at !== null)
          await endSessions(trx, saved, caller.userId);
        return present(saved);
      });
    },

    /** @throws 403, 404 */
    async remove(caller: Caller): Promise<void> {
      const companyId = provenCompany(caller);
      await inTransaction(db, async (trx) => {
        const company = await repository.lockCompany(trx, companyId);
        const before = await repository.findConnection(trx, companyId);
        if (!company || !before) throw noConnection();
        await repository.deleteConnection(trx, companyId);
        await recordAudit(trx, caller, {
          action: 'company.sso_removed',
          thing: { id: companyId, title: company.name },
          says: `removed the single sign-on of ${company.name}`,
          before: auditFields(before),
          company: companyId,
        });
      });
    },

    /** @throws 403, 404, 502 provider_failed */
    async test(caller: Caller, device: string | undefined): Promise<BegunSignIn> {
      const connection = await repository.findConnection(db, provenCompany(caller));
      if (!connection) throw noConnection();
      const options = { next: '/', testerId: caller.userId, hint: caller.email, device };
      const begun = await attempts.begin(connection, options);
      if (begun) return begun;
      throw new AppError(502, 'provider_failed', 'Your identity provider did not answer.');
    },

    /** After the provider has sent the tester back. @returns false when the connection was changed meanwhile */
    passed: (companyId: number, version: number, tester: Caller): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        const company = await repository.lockCompany(trx, companyId);
        const now = new Date(clock.now());
        const tested = await repository.markTested(trx, companyId, version, now);
        if (!company || !tested) return false;
        await recordAudit(trx, tester, {
          action: 'company.sso_tested',
          thing: { id: companyId, title: company.name },
          says: `tested the single sign-on of ${company.name}`,
          after: { issuer: tested.issuer, version: tested.version },
          company: companyId,
        });
        if (tested.required) await endSessions(trx, tested, tester.userId);
        return true;
      }),
  };
}
