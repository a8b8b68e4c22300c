import type { Caller } from '../../../contract/caller';
import type { BodyOf, Schemas } from '../../../contract/types';
import { lockDomain, lockMerges } from '../../../db/companyLock';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { conflict } from '../../../lib/errors';
import { recordAudit } from '../../identity/audit/audit.service';
import { assertPlatform } from './changeCompany.service';
import type { CompanyAccountRow } from './companyAccounts.repository';
import { readCompanyAccount } from './companyAccounts.service';
import * as repository from './mergeCompany.repository';

type Db = ModuleDeps['db'];

/** Moves a company's cost centres, budgets and policy. A later module implements it (docs/architecture.md). */
export interface MergedSpending {
  count(
    db: Db,
    companyId: number,
  ): Promise<{ cost_centres: number; open_requests: number; guests: number }>;
  /** Ids of requests that wait for a decision. */
  pendingRequests(db: Db, companyId: number): Promise<number[]>;
  /** Call it once people, requests, payments and bookings have moved and both companies are locked. */
  move(
    trx: Db,
    caller: Caller,
    merge: Record<'from' | 'into', { id: number; name: string }> & { pending: readonly number[] },
  ): Promise<void>;
}

export interface MergeDeps extends Pick<ModuleDeps, 'db' | 'clock'> {
  moveBookings(trx: Db, from: number, into: number): Promise<void>;
  spending: MergedSpending;
  /** Moves the company's credit account; locks it after everything else. */
  mergeCredits(trx: Db, from: number, into: number): Promise<void>;
}

export type MergeCompany = ReturnType<typeof createMergeCompany>;

/** Merges a company into another. */
export function createMergeCompany({ db, clock, moveBookings, spending, mergeCredits }: MergeDeps) {
  /** @throws 404, 404 company_merged, 409 not_mergeable */
  async function readBoth(on: Db, caller: Caller, fromId: number, intoId: number) {
    const from = await readCompanyAccount(on, caller, fromId);
    const into = await readCompanyAccount(on, caller, intoId);
    if (from.id === into.id) throw notMergeable('A company cannot be merged into itself.');
    if (into.suspended_at !== null) {
      throw notMergeable(`${into.name} is suspended. Resume it first.`);
    }
    return { from, into };
  }

  /**
   * Moves most rows before it locks the company, so that the lock is short, and the rows written meanwhile after it.
   * Writes that waited for the locked row then use the other company.
   */
  async function move(
    trx: Db,
    caller: Caller,
    { from, into }: Record<'from' | 'into', CompanyAccountRow>,
  ): Promise<void> {
    const now = new Date(clock.now());
    const pending = await spending.pendingRequests(trx, from.id);
    await repository.moveHolders(trx, from.id, into.id);
    await moveBookings(trx, from.id, into.id);
    await repository.lockBoth(trx, from.id, into.id);
    await repository.moveHolders(trx, from.id, into.id);
    await moveBookings(trx, from.id, into.id);
    await repository.moveHoldCounts(trx, from.id, into.id);
    await repository.moveInvitations(trx, from.id, into.id, now);
    await repository.deleteSingleSignOn(trx, from.id);
    await repository.moveAccess(trx, from.id, into.id);
    await repository.deleteApiKeys(trx, from.id);
    await repository.moveDomains(trx, from.id, into.id, now);
    await spending.move(trx, caller, { from, into, pending });
    await repository.markMerged(trx, from.id, into.id);
    await mergeCredits(trx, from.id, into.id);
  }

  const present = (
    { from, into }: { from: CompanyAccountRow; into: CompanyAccountRow },
    moved: Schemas['CompanyMerge']['moved'],
    isDryRun: boolean,
  ): Schemas['CompanyMerge'] => ({
    dry_run: isDryRun,
    company: { id: from.id, name: from.name, domain: from.domain },
    into: { id: into.id, name: into.name, domain: into.domain },
    moved,
  });

  const count = async (on: Db, id: number) => ({
    ...(await repository.countRows(on, id)),
    ...(await spending.count(on, id)),
  });

  return {
    /** @throws 403, 404, 404 company_merged, 409 not_mergeable */
    async merge(
      caller: Caller,
      id: number,
      { into: intoId, dry_run: isDryRun = false }: BodyOf<'mergeCompany'>,
    ): Promise<Schemas['CompanyMerge']> {
      assertPlatform(caller);
      if (isDryRun) {
        const both = await readBoth(db, caller, id, intoId);
        return present(both, await count(db, id), true);
      }
      return inTransaction(db, async (trx) => {
        await lockMerges(trx);
        const before = await readBoth(trx, caller, id, intoId);
        for (const { domain } of before.from.domains) await lockDomain(trx, domain);
        // Domains may have been added before the companies were locked.
        const both = await readBoth(trx, caller, id, intoId);
        const moved = await count(trx, id);
        await move(trx, caller, both);
        await recordAudit(trx, caller, {
          action: 'company.merged',
          thing: { id: both.into.id, title: both.into.name },
          says: `merged ${both.from.name} into ${both.into.name}`,
          before: { company: both.from.name, domain: both.from.domain },
          after: { company: both.into.name, ...moved },
          company: both.into.id,
        });
        return present(both, moved, false);
      });
    },
  };
}

const notMergeable = (sentence: string) => conflict('not_mergeable', sentence);
