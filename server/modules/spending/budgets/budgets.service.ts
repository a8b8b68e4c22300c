import type { Caller } from '../../../contract/caller';
import type { BodyOf, QueryOf, Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { conflict, invalidInput, notFound } from '../../../lib/errors';
import { toDecimal, toMinor } from '../../../lib/money';
import { isExpected, readIfMatch, versionConflict } from '../../../lib/version';
import { recordAudit } from '../../identity/audit/audit.service';
import {
  budgetReader,
  companyToChange,
  costCentreNotFound,
  type BudgetReader,
} from './costCentreAccess.rules';
import * as changes from './budgetChanges.repository';
import type { BudgetKey, BudgetTerms, LockedBudget } from './budgetChanges.repository';
import { alertAfterNewLimit } from './budgetUse.service';
import { presentBudget, presentEntry } from './budgets.presenter';
import * as repository from './budgets.repository';
import { carryOver } from './carryOver.service';

type Db = ModuleDeps['db'];

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;
const MAX_YEARS_AHEAD = 10;

const budgetNotFound = () => notFound('There is no such budget.');

export type BudgetsService = ReturnType<typeof createBudgetsService>;

/** Budgets of cost centres, with terms and ledgers (D27). */
export function createBudgetsService({ db }: Pick<ModuleDeps, 'db'>) {
  const readBudget = async (trx: Db, reader: BudgetReader, id: number) => {
    const row = await repository.findBudget(trx, reader, id);
    if (!row) throw budgetNotFound();
    return row;
  };

  async function write(
    trx: Db,
    caller: Caller,
    body: BodyOf<'setBudget'>,
    ifMatch: string | undefined,
  ): Promise<Schemas['Budget']> {
    const companyId = companyToChange(caller);
    const costCentre = await changes.lockCostCentre(trx, companyId, body.cost_centre);
    if (!costCentre) throw costCentreNotFound();
    const { currency = 'INR', starts_on: startsOn } = body;
    const key = { costCentreId: costCentre.id, currency, startsOn };
    const reader = { userId: caller.userId, companyId, seesAll: true };
    const old = await changes.lockBudget(trx, key);
    if (old && !isExpected(readIfMatch(ifMatch), old.version)) {
      throw versionConflict(presentBudget(await readBudget(trx, reader, old.id), true));
    }
    const terms = termsOf(body, old);
    // An existing budget can be corrected after its period has ended.
    if (!old) await assertUsable(trx, startsOn, terms.months);
    if (await changes.isOverlapping(trx, key, terms.months)) throw overlap(costCentre.name);
    const before = old && auditFields(old, currency);
    const id = await save(trx, key, { old, terms, caller });
    await carryOver(trx, costCentre.id);
    await alertAfterNewLimit(trx, id);
    await recordAudit(trx, caller, {
      action: old ? 'budget.changed' : 'budget.set',
      thing: { id, title: `the budget of ${costCentre.name} from ${startsOn}` },
      ...(before && { before }),
      after: auditFields({ ...terms, carries_over: terms.carriesOver }, currency),
      company: companyId,
    });
    return presentBudget(await readBudget(trx, reader, id), true);
  }

  return {
    /** @throws 403, 404 */
    async list(caller: Caller, query: QueryOf<'listBudgets'>): Promise<Schemas['BudgetList']> {
      const reader = budgetReader(caller);
      const { page = 1, page_size: limit = 20 } = query;
      const filter = { costCentre: query.cost_centre ?? null, on: query.on ?? null };
      const count = await repository.countBudgets(db, reader, filter);
      const offset = (page - 1) * limit;
      const rows =
        offset < count
          ? await repository.findBudgets(db, reader, { ...filter, limit, offset })
          : [];
      return { count, results: rows.map((row) => presentBudget(row, reader.seesAll)) };
    },

    /** @throws 403, 404 */
    async get(caller: Caller, id: number): Promise<Schemas['Budget']> {
      const reader = budgetReader(caller);
      return presentBudget(await readBudget(db, reader, id), reader.seesAll);
    },

    /** @throws 403, 404 */
    async ledger(
      caller: Caller,
      id: number,
      { page = 1, page_size: limit = 20 }: QueryOf<'getBudgetLedger'>,
    ): Promise<Schemas['BudgetLedger']> {
      const reader = budgetReader(caller);
      const row = await readBudget(db, reader, id);
      const { count, rows } = await repository.findEntries(db, id, {
        limit,
        offset: (page - 1) * limit,
      });
      return { count, budget: presentBudget(row, reader.seesAll), results: rows.map(presentEntry) };
    },

    /**
     * @param ifMatch the If-Match header, required for a change
     * @throws 400, 403, 404, 409 budget_overlap, budget_below_use, 412, 428
     */
    set: (
      caller: Caller,
      body: BodyOf<'setBudget'>,
      ifMatch: string | undefined,
    ): Promise<Schemas['Budget']> => {
      companyToChange(caller);
      return inTransaction(db, (trx) => write(trx, caller, body, ifMatch));
    },
  };
}

/** @returns its id */
async function save(
  trx: Db,
  key: BudgetKey,
  { old, terms, caller }: { old: LockedBudget | undefined; terms: BudgetTerms; caller: Caller },
): Promise<number> {
  if (old) {
    const minimum = Math.max(
      -old.carried_over,
      terms.enforcement === 'hard' ? old.reserved + old.committed - old.carried_over : 0,
    );
    if (terms.amount < minimum) throw belowUse(minimum);
    await changes.updateBudget(trx, old.id, terms);
  }
  const id = old?.id ?? (await changes.insertBudget(trx, key, terms));
  const change = terms.amount - (old?.amount ?? 0);
  const actor = { id: caller.userId, name: caller.name };
  if (change !== 0 || !old) {
    await changes.insertLimitChange(trx, {
      budgetId: id,
      kind: 'amount_set',
      change,
      actor,
      note: '',
    });
  }
  return id;
}

/** @throws 400 with field starts_on */
async function assertUsable(trx: Db, startsOn: string, months: number): Promise<void> {
  const period = await changes.isUsable(trx, { startsOn, months }, MAX_YEARS_AHEAD);
  if (period === 'usable') return;
  const sentence =
    period === 'over'
      ? 'This period is over. Choose one that has days to come.'
      : `Choose a month within ${MAX_YEARS_AHEAD} years.`;
  throw invalidInput(sentence, { starts_on: sentence });
}

/**
 * Fields left out keep their value. A new budget is hard and does not carry over by default. @throws 400 with fields
 */
function termsOf(body: BodyOf<'setBudget'>, old: LockedBudget | undefined): BudgetTerms {
  if (!/^\d{4}-\d{2}-01$/.test(body.starts_on)) {
    const sentence = 'A budget begins on the first day of a month.';
    throw invalidInput(sentence, { starts_on: sentence });
  }
  const amount = toMinor(body.amount);
  if (amount === null) {
    const sentence = 'Write an amount with at most two decimals.';
    throw invalidInput(sentence, { amount: sentence });
  }
  return {
    period: body.period,
    months: MONTHS[body.period],
    amount,
    enforcement: body.enforcement ?? old?.enforcement ?? 'hard',
    carriesOver: body.carries_over ?? old?.carries_over ?? false,
  };
}

const auditFields = (
  {
    amount,
    period,
    enforcement,
    carries_over,
  }: Pick<LockedBudget, 'amount' | 'period' | 'enforcement' | 'carries_over'>,
  currency: string,
) => ({ amount: { money: amount, currency }, period, enforcement, carries_over });

const overlap = (name: string) =>
  conflict('budget_overlap', `${name} has another budget with days of this period.`);

/** @param minimum minor units */
const belowUse = (minimum: number) =>
  conflict('budget_below_use', 'More than that of this budget is reserved and spent already.', {
    minimum: toDecimal(minimum),
  });
