import type { Caller } from '../../../contract/caller';
import type { QueryOf, Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { toDecimal } from '../../../lib/money';
import { posterAddress } from '../../catalog/poster.rules';
import { readCreditSummary } from '../../credit/credit.service';
import type { ApprovalsReader } from '../../spending/approvals/readApprovals.service';
import type { CostCentresService } from '../../spending/costCentres/costCentres.service';
import * as repository from './companyOverview.repository';
import type { UpcomingRow } from './companyOverview.repository';
import { mainCurrency } from './spend.rules';
import type { SpendService } from './spend.service';
import { dayOfBudgets, daysLeft } from './spendPeriod.rules';

/** Number of events shown. */
const UPCOMING = 3;

interface OverviewDeps extends Pick<ModuleDeps, 'db'> {
  spend: Pick<SpendService, 'questionOf' | 'today'>;
  costCentres: Pick<CostCentresService, 'list'>;
  approvals: Pick<ApprovalsReader, 'list'>;
}

export type CompanyOverviewService = ReturnType<typeof createCompanyOverviewService>;

/** Overview of a company; owners see only their cost centres (docs/product/companies.md#company-spend). */
export function createCompanyOverviewService({ db, spend, costCentres, approvals }: OverviewDeps) {
  return {
    /** @throws 400, 403, 403 domain_not_proven, 404 */
    async overview(
      caller: Caller,
      query: QueryOf<'getCompanyOverview'>,
    ): Promise<Schemas['CompanyOverview']> {
      const question = await spend.questionOf(caller, query);
      const today = spend.today();
      const sums = await repository.sumBudgets(db, question, dayOfBudgets(question, today));
      const currency = mainCurrency(sums);
      const { amount, committed, reserved } = sums.find((one) => one.currency === currency) ?? {
        amount: 0,
        committed: 0,
        reserved: 0,
      };
      const { results } = await costCentres.list(caller, { is_active: true });
      const seen = question.costCentres;
      const { gstin, ...people } = await repository.countPeople(db, question.companyId);
      return {
        company_name: question.companyName,
        gstin,
        ...people,
        from: question.from,
        to: question.to,
        currency,
        limit: toDecimal(amount),
        spent: toDecimal(committed),
        committed: toDecimal(reserved),
        remaining: toDecimal(amount - committed - reserved),
        days_left: daysLeft(question, today),
        cost_centres: seen === null ? results : results.filter(({ id }) => seen.includes(id)),
        upcoming: (await repository.findUpcoming(db, question, UPCOMING)).map(presentUpcoming),
        waiting: (await approvals.list(caller, { role: 'approver', page_size: 1 })).waiting,
        // The account's total would show a cost centre owner what others spend.
        account: seen === null ? await readCreditSummary(db, question.companyId) : null,
      };
    },
  };
}

const presentUpcoming = (row: UpcomingRow): Schemas['UpcomingAttendance'] => ({
  event: row.id,
  title: row.title,
  start_at: row.start_at.toISOString(),
  timezone: row.timezone,
  city: row.city,
  image: posterAddress(row.featured_image, row.calendar_sequence),
  seats: row.seats,
  unassigned: row.unassigned,
  people: row.people,
});
