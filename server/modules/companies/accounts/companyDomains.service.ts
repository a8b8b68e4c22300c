import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../contract/caller';
import type { BodyOf, Schemas } from '../../../contract/types';
import { lockDomain } from '../../../db/companyLock';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { limits } from '../../../http/rateLimits/limits';
import type { RateLimits } from '../../../http/rateLimits/rateLimits.service';
import { conflict, forbidden, notFound } from '../../../lib/errors';
import type { ResolveTxt } from '../../../lib/txtRecords';
import { recordAudit } from '../../identity/audit/audit.service';
import { isPlatformAdmin } from '../../identity/people/peopleScope.rules';
import { judgeRecords, outcomeSentences } from '../domain/domain.rules';
import { assertPlatform } from './changeCompany.service';
import { presentCompanyAccount } from './companyAccounts.presenter';
import type { CompanyAccountRow, DomainRow } from './companyAccounts.repository';
import { readCompanyAccount } from './companyAccounts.service';
import { domainTaken, readDomain } from './companyDomain.rules';
import * as repository from './companyChanges.repository';

type Db = ModuleDeps['db'];

interface DomainsDeps extends Pick<ModuleDeps, 'db' | 'clock' | 'log' | 'config'> {
  rateLimits: RateLimits;
  resolveTxt: ResolveTxt;
}

export type CompanyDomains = ReturnType<typeof createCompanyDomains>;

/** The mail domains of a company, and their proof (D30). */
export function createCompanyDomains({
  db,
  clock,
  log,
  config,
  rateLimits,
  resolveTxt,
}: DomainsDeps) {
  /** Runs the work on a locked company and one of its domains. @throws 403, 404 */
  const withDomain = (
    caller: Caller,
    { id, domain }: { id: number; domain: string },
    work: (trx: Db, one: DomainRow, company: CompanyAccountRow) => Promise<void>,
  ): Promise<CompanyAccountRow> =>
    inTransaction(db, async (trx) => {
      await readCompanyAccount(trx, caller, id);
      await lockDomain(trx, domain.toLowerCase());
      await repository.lockCompany(trx, id);
      const company = await readCompanyAccount(trx, caller, id);
      await work(trx, domainOf(company, domain), company);
      return readCompanyAccount(trx, caller, id);
    });

  /** @throws 409 domain_taken */
  async function prove(trx: Db, caller: Caller, one: DomainRow, company: CompanyAccountRow) {
    if (one.proven_at !== null) return;
    const { domain } = one;
    if (await repository.isDomainTaken(trx, domain, company.id)) throw domainTaken(domain, caller);
    const provenAt = new Date(clock.now());
    await repository.saveProof(trx, company.id, { domain, isOwn: one.is_own }, { provenAt });
    await recordAudit(trx, caller, {
      action: 'company.domain_proven',
      thing: { id: company.id, title: company.name },
      says: `proved the domain ${domain} of ${company.name}`,
      after: { domain, domain_proven: true },
      company: company.id,
    });
  }

  async function lookUp({ domain, proof }: DomainRow) {
    try {
      return judgeRecords(await resolveTxt(domain), proof);
    } catch (error) {
      log.warn({ err: error, domain }, 'TXT records could not be looked up');
      return { outcome: 'lookup_failed' as const, found: [] };
    }
  }

  return {
    /** @throws 400 with field domain, 403, 404, 409 domain_taken */
    add(
      caller: Caller,
      id: number,
      body: BodyOf<'addCompanyDomain'>,
    ): Promise<Schemas['CompanyAccount']> {
      if (body.proven === true) assertPlatform(caller);
      const domain = readDomain(body.domain, config.blockedEmailDomains);
      return inTransaction(db, async (trx) => {
        await readCompanyAccount(trx, caller, id);
        await lockDomain(trx, domain);
        await repository.lockCompany(trx, id);
        const company = await readCompanyAccount(trx, caller, id);
        if (!isPlatformAdmin(caller) && company.domain_proven_at === null) {
          throw forbidden("Prove your company's own domain first.", 'domain_not_proven');
        }
        if (await repository.isDomainTaken(trx, domain, id)) throw domainTaken(domain, caller);
        const provenAt = body.proven === true ? new Date(clock.now()) : null;
        const isNew =
          company.domain !== domain && (await repository.insertDomain(trx, id, domain, provenAt));
        if (!isNew) throw conflict('domain_there', `${company.name} has ${domain} already.`);
        await recordAudit(trx, caller, {
          action: 'company.domain_added',
          thing: { id, title: company.name },
          says: `added the domain ${domain} to ${company.name}`,
          after: { domain, domain_proven: provenAt !== null },
          company: id,
        });
        return presentCompanyAccount(await readCompanyAccount(trx, caller, id), caller);
      });
    },

    /** The platform marks a domain as proven or unproven without a DNS lookup. @throws 403, 404, 409 domain_taken */
    async setProof(
      caller: Caller,
      at: { id: number; domain: string },
      { proven }: Schemas['DomainProof'],
    ): Promise<Schemas['CompanyAccount']> {
      assertPlatform(caller);
      const saved = await withDomain(caller, at, async (trx, one, company) => {
        if (proven) return prove(trx, caller, one, company);
        const proof = randomUUID().replaceAll('-', '');
        const which = { domain: one.domain, isOwn: one.is_own };
        await repository.saveProof(trx, company.id, which, { provenAt: null, proof });
        await recordAudit(trx, caller, {
          action: 'company.proof_taken_back',
          thing: { id: company.id, title: company.name },
          says: `took back the proof of the domain ${one.domain} of ${company.name}`,
          before: { domain: one.domain, domain_proven: one.proven_at !== null },
          after: { domain: one.domain, domain_proven: false },
          company: company.id,
        });
      });
      return presentCompanyAccount(saved, caller);
    },

    /** @throws 403, 404, 409 own_domain */
    async remove(
      caller: Caller,
      at: { id: number; domain: string },
    ): Promise<Schemas['CompanyAccount']> {
      const saved = await withDomain(caller, at, async (trx, one, company) => {
        if (one.is_own) {
          throw conflict('own_domain', `${one.domain} is the own domain of ${company.name}.`);
        }
        await repository.deleteDomain(trx, company.id, one.domain);
        await recordAudit(trx, caller, {
          action: 'company.domain_removed',
          thing: { id: company.id, title: company.name },
          says: `took the domain ${one.domain} from ${company.name}`,
          before: { domain: one.domain },
          company: company.id,
        });
      });
      return presentCompanyAccount(saved, caller);
    },

    /** Looks up the TXT record outside a transaction. @throws 403, 404, 409 domain_taken, 429 */
    async verify(
      caller: Caller,
      at: { id: number; domain: string },
    ): Promise<Schemas['CompanyDomainCheck']> {
      const row = await readCompanyAccount(db, caller, at.id);
      const one = domainOf(row, at.domain);
      const message = (outcome: keyof typeof outcomeSentences) =>
        outcomeSentences[outcome](one.domain);
      if (one.proven_at !== null) {
        const company = presentCompanyAccount(row, caller);
        return { company, outcome: 'proven', message: message('proven'), found: [] };
      }
      await rateLimits.take([limits.domainChecks, String(at.id)]);
      const { outcome, found } = await lookUp(one);
      if (outcome !== 'proven') {
        return {
          company: presentCompanyAccount(row, caller),
          outcome,
          message: message(outcome),
          found,
        };
      }
      const saved = await withDomain(caller, at, async (trx, now, company) => {
        // The platform may have revoked the proof meanwhile.
        if (now.proof === one.proof) await prove(trx, caller, now, company);
      });
      const result = domainOf(saved, at.domain).proven_at === null ? 'wrong_value' : outcome;
      const company = presentCompanyAccount(saved, caller);
      return { company, outcome: result, message: message(result), found };
    },
  };
}

/** @throws 404 */
function domainOf(company: CompanyAccountRow, domain: string): DomainRow {
  const one = company.domains.find((row) => row.domain === domain.toLowerCase());
  if (!one) throw notFound(`${company.name} has no such domain.`);
  return one;
}
