import type { Caller } from '../../../contract/caller';
import type { BodyOf, Schemas } from '../../../contract/types';
import { lockDomain } from '../../../db/companyLock';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { forbidden } from '../../../lib/errors';
import { singleLine } from '../../../lib/text';
import { isExpected, versionConflict, type ExpectedVersion } from '../../../lib/version';
import { recordAudit } from '../../identity/audit/audit.service';
import { isPlatformAdmin, peopleScopeOf } from '../../identity/people/peopleScope.rules';
import { hasPeopleBeyond } from '../company.repository';
import { readCompanyName } from '../companyName.rules';
import { enqueueCompanySuspended } from './companyAccounts.jobs';
import { presentCompanyAccount } from './companyAccounts.presenter';
import type { CompanyAccountRow } from './companyAccounts.repository';
import { readCompanyAccount } from './companyAccounts.service';
import { domainTaken, readDomain } from './companyDomain.rules';
import * as repository from './companyChanges.repository';

type Db = ModuleDeps['db'];

export type ChangeCompany = ReturnType<typeof createChangeCompany>;

const auditFields = (row: CompanyAccountRow) => ({
  name: row.name,
  status: row.status,
  reason: row.suspended_reason,
});

/** Creates, renames and suspends companies. */
export function createChangeCompany({
  db,
  clock,
  config,
}: Pick<ModuleDeps, 'db' | 'clock' | 'config'>) {
  /** @throws 400 with field name, 403, 403 domain_not_proven */
  async function nameOf(trx: Db, caller: Caller, row: CompanyAccountRow, text: string) {
    const name = readCompanyName(text);
    const scope = peopleScopeOf(caller);
    if (name !== row.name && scope && !scope.companyProven && (await hasPeopleBeyond(trx, scope))) {
      throw forbidden(
        "Prove your company's domain first: its name is that of colleagues whom you did not invite.",
        'domain_not_proven',
      );
    }
    return name;
  }

  return {
    /** @throws 400 with fields, 403, 409 domain_taken */
    create(caller: Caller, body: BodyOf<'createCompany'>): Promise<Schemas['CompanyAccount']> {
      assertPlatform(caller);
      const name = readCompanyName(body.name);
      const domain =
        body.domain === undefined ? null : readDomain(body.domain, config.blockedEmailDomains);
      return inTransaction(db, async (trx) => {
        if (domain !== null) {
          await lockDomain(trx, domain);
          if (await repository.isDomainTaken(trx, domain, 0)) throw domainTaken(domain, caller);
        }
        const now = new Date(clock.now());
        const made = await repository.insertCompany(trx, {
          name,
          domain,
          created_at: now,
          domain_proven_at: domain !== null && body.proven === true ? now : null,
        });
        if (!made) throw domainTaken(domain ?? '', caller);
        await recordAudit(trx, caller, {
          action: 'company.created',
          thing: { id: made.id, title: name },
          after: { name, domain },
          company: made.id,
        });
        return presentCompanyAccount(await readCompanyAccount(trx, caller, made.id), caller);
      });
    },

    /**
     * Suspending a company releases its unpaid holds in a job; tickets stay valid.
     * @throws 400 with field name, 403, 403 domain_not_proven, 404, 404 company_merged, 412
     */
    change: (
      caller: Caller,
      id: number,
      body: BodyOf<'updateCompanyAccount'>,
      expected: ExpectedVersion,
    ): Promise<Schemas['CompanyAccount']> =>
      inTransaction(db, async (trx) => {
        await readCompanyAccount(trx, caller, id);
        await repository.lockCompany(trx, id);
        const row = await readCompanyAccount(trx, caller, id);
        if (!isExpected(expected, row.version)) {
          throw versionConflict(presentCompanyAccount(row, caller));
        }
        const { status = row.status } = body;
        if (body.status !== undefined || body.suspended_reason !== undefined)
          assertPlatform(caller);
        const name = body.name === undefined ? row.name : await nameOf(trx, caller, row, body.name);
        const now = new Date(clock.now());
        const reason = singleLine(body.suspended_reason ?? row.suspended_reason);
        const isSuspended = status === 'suspended';
        await repository.saveCompany(trx, id, {
          name,
          suspended_at: isSuspended ? (row.suspended_at ?? now) : null,
          suspended_reason: isSuspended ? reason : '',
        });
        if (isSuspended && row.suspended_at === null) await enqueueCompanySuspended(trx, id, now);
        const saved = await readCompanyAccount(trx, caller, id);
        await recordAudit(trx, caller, {
          action: 'company.changed',
          thing: { id, title: row.name },
          before: auditFields(row),
          after: auditFields(saved),
          company: id,
        });
        return presentCompanyAccount(saved, caller);
      }),
  };
}

/** @throws 403 */
export function assertPlatform(caller: Caller): void {
  if (!isPlatformAdmin(caller)) throw forbidden("Only the platform's admins can do this.");
}
