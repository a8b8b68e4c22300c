import type { Caller, Provisioner } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { hashApiKey, newScimToken, prefixOf } from '../../../lib/apiKey';
import { forbidden, notFound, unauthorized } from '../../../lib/errors';
import { recordAudit } from '../audit/audit.service';
import { lockCompany } from '../singleSignOn/connections.repository';
import { provenCompany } from '../singleSignOn/provenCompany.rules';
import { SCIM_PATH } from './scimResources.rules';
import * as repository from './scimTokens.repository';

/** Milliseconds between two writes of the token's last use. */
const USE_INTERVAL = 60_000;

export type ScimTokens = ReturnType<typeof createScimTokens>;

/** The token with which the system of a company provisions its people (D45). */
export function createScimTokens({
  db,
  clock,
  config,
}: Pick<ModuleDeps, 'db' | 'clock' | 'config'>) {
  const present = (row: repository.TokenRow | undefined): Schemas['Scim'] => ({
    base_url: `${config.publicUrl}${SCIM_PATH}`,
    token: row
      ? {
          prefix: row.prefix,
          created_by: row.created_by,
          created_at: row.created_at.toISOString(),
          last_used_at: row.last_used_at?.toISOString() ?? null,
        }
      : null,
  });

  const companyOf = async (trx: ModuleDeps['db'], companyId: number) => {
    const company = await lockCompany(trx, companyId);
    if (!company) throw notFound('You belong to no company.');
    return company;
  };

  return {
    /** @throws 403, 404 */
    async read(caller: Caller): Promise<Schemas['Scim']> {
      return present(await repository.findToken(db, provenCompany(caller)));
    },

    /** Makes the token, or replaces it: the former one is refused from then on. @throws 403, 404 */
    async make(caller: Caller): Promise<Schemas['CreatedScimToken']> {
      const companyId = provenCompany(caller);
      const secret = newScimToken();
      const prefix = prefixOf(secret);
      return inTransaction(db, async (trx) => {
        const company = await companyOf(trx, companyId);
        const before = await repository.findToken(trx, companyId);
        await repository.saveToken(trx, {
          company_id: companyId,
          user_id: caller.userId,
          prefix,
          token_hash: hashApiKey(secret),
          created_at: new Date(clock.now()),
        });
        await recordAudit(trx, caller, {
          action: before ? 'company.provisioning_replaced' : 'company.provisioning_connected',
          thing: { id: companyId, title: company.name },
          says: `${before ? 'replaced' : 'made'} the token that provisions the people of ${company.name}`,
          after: { prefix },
          company: companyId,
        });
        const { base_url, token } = present(await repository.findToken(trx, companyId));
        return { scim_token: secret, scim: { base_url, token } };
      });
    },

    /** @throws 403, 404 */
    async remove(caller: Caller): Promise<void> {
      const companyId = provenCompany(caller);
      await inTransaction(db, async (trx) => {
        const company = await companyOf(trx, companyId);
        const before = await repository.findToken(trx, companyId);
        if (!before) throw notFound('There is no token.');
        await repository.deleteToken(trx, companyId);
        await recordAudit(trx, caller, {
          action: 'company.provisioning_removed',
          thing: { id: companyId, title: company.name },
          says: `removed the token that provisions the people of ${company.name}`,
          before: { prefix: before.prefix },
          company: companyId,
        });
      });
    },

    /** @throws AppError 401 invalid_token, 403 domain_not_proven */
    async authenticate(secret: string): Promise<Omit<Provisioner, 'network'>> {
      const token = await repository.findByHash(db, hashApiKey(secret));
      if (!token) throw unauthorized('This SCIM token does not exist.', 'invalid_token');
      if (token.domain_proven_at === null) {
        throw forbidden('The company has not proven its domain.', 'domain_not_proven');
      }
      const now = clock.now();
      const { company_id: companyId, last_used_at: usedAt } = token;
      if (usedAt === null || now - usedAt.getTime() >= USE_INTERVAL) {
        await repository.recordUse(db, companyId, new Date(now));
      }
      return { userId: null, name: 'Provisioning (SCIM)', companyId };
    },
  };
}
