import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { limits } from '../../../http/rateLimits/limits';
import type { RateLimits } from '../../../http/rateLimits/rateLimits.service';
import { conflict, forbidden, notFound } from '../../../lib/errors';
import type { ResolveTxt } from '../../../lib/txtRecords';
import { recordAudit } from '../../identity/audit/audit.service';
import type { NewAuditEntry } from '../../identity/audit/audit.types';
import { managedCompany, noCompany } from '../managedCompany.rules';
import { presentCompany } from './domain.presenter';
import * as repository from './domain.repository';
import { judgeRecords, outcomeSentences } from './domain.rules';

interface DomainDeps extends Pick<ModuleDeps, 'db' | 'clock' | 'log'> {
  rateLimits: RateLimits;
  resolveTxt: ResolveTxt;
}

const manages = (caller: Pick<Caller, 'permissions'>) =>
  caller.permissions.includes('manage_company');

const isProven = ({ domain_proven_at }: repository.DomainRow) => domain_proven_at !== null;

const proofChange = (after: repository.DomainRow, before: repository.DomainRow): NewAuditEntry => ({
  action: isProven(after) ? 'company.domain_proven' : 'company.proof_taken_back',
  thing: { id: after.id, title: after.name },
  says: isProven(after)
    ? `proved the domain ${after.domain ?? ''} of ${after.name}`
    : `took back the proof of the domain ${after.domain ?? ''} of ${after.name}`,
  before: { domain: before.domain, proven: isProven(before) },
  after: { domain: after.domain, proven: isProven(after) },
  company: after.id,
});

export type DomainService = ReturnType<typeof createDomainService>;

/** A company and the proof that it owns its domain (D30). */
export function createDomainService({ db, clock, log, rateLimits, resolveTxt }: DomainDeps) {
  const present = (row: repository.DomainRow, caller: Caller) =>
    presentCompany(row, { withRecord: manages(caller) });

  async function lookUp(domain: string, token: string) {
    try {
      return judgeRecords(await resolveTxt(domain), token);
    } catch (error) {
      log.warn({ err: error, domain }, 'TXT records could not be looked up');
      return { outcome: 'lookup_failed' as const, found: [] };
    }
  }

  return {
    /** @throws 404 without a company */
    async company(caller: Caller): Promise<Schemas['Company']> {
      const row =
        caller.companyId === null ? undefined : await repository.findCompany(db, caller.companyId);
      if (!row) throw noCompany();
      return present(row, caller);
    },

    /**
     * Looks up the TXT record of the company's domain, unless it is already proven.
     * @throws 403, 404, 409 no_domain, 429
     */
    async verify(caller: Caller): Promise<Schemas['DomainCheck']> {
      const { companyId } = managedCompany(
        caller,
        "Only your company's admin can prove its domain.",
      );
      const row = await repository.findCompany(db, companyId);
      if (!row) throw noCompany();
      const { domain } = row;
      if (domain === null) {
        throw conflict('no_domain', 'Your company has no domain. Please write to support.');
      }
      const answer = (
        company: repository.DomainRow,
        { outcome, found }: Pick<Schemas['DomainCheck'], 'outcome' | 'found'>,
      ): Schemas['DomainCheck'] => ({
        company: present(company, caller),
        outcome,
        message: outcomeSentences[outcome](domain),
        found,
      });
      if (row.domain_proven_at !== null) return answer(row, { outcome: 'proven', found: [] });
      await rateLimits.take([limits.domainChecks, String(companyId)]);
      const result = await lookUp(domain, row.domain_proof);
      if (result.outcome !== 'proven') return answer(row, result);
      const at = new Date(clock.now());
      const proven = await inTransaction(db, async (trx) => {
        const saved = await repository.proveByToken(trx, companyId, row.domain_proof, at);
        if (saved) await recordAudit(trx, caller, proofChange(saved, row));
        return saved;
      });
      if (!proven) return answer(row, { ...result, outcome: 'wrong_value' });
      log.info({ companyId, domain, by: caller.userId }, 'domain proven by its TXT record');
      return answer(proven, result);
    },

    /** A platform admin sets or revokes the proof without a DNS lookup. @throws 403, 404 */
    async setProof(
      caller: Caller,
      companyId: number,
      { proven }: Schemas['DomainProof'],
    ): Promise<Schemas['Company']> {
      if (!caller.permissions.includes('manage_all_users')) {
        throw forbidden("Only the platform's admins can do this.");
      }
      const row = await inTransaction(db, async (trx) => {
        const before = await repository.lockCompany(trx, companyId);
        const saved = proven
          ? await repository.prove(trx, companyId, new Date(clock.now()))
          : await repository.revokeProof(trx, companyId, randomUUID().replaceAll('-', ''));
        if (saved && before) await recordAudit(trx, caller, proofChange(saved, before));
        return saved;
      });
      if (!row) throw notFound('Company not found');
      log.info({ companyId, proven, by: caller.userId }, 'domain proof set by the platform');
      return present(row, caller);
    },
  };
}
