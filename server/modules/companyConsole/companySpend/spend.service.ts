import type { Caller } from '../../../contract/caller';
import type { QueryOf, Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { toDecimal } from '../../../lib/money';
import { wallClock } from '../../../lib/spreadsheet/cells';
import { TAKINGS_ZONE } from '../../organizerConsole/takings/takings.rules';
import type { SpendGroup, SpendQuestion } from './companySpend.types';
import { sumSpend } from './spend.repository';
import { mainCurrency, orderGroups, perPersonWhoCame } from './spend.rules';
import { readPeriod } from './spendPeriod.rules';
import { spendReach } from './spendReach.service';

export type SpendService = ReturnType<typeof createSpendService>;

/** A company's spend by cost centre, event, person or month (docs/product/companies.md#company-spend). */
export function createSpendService({ db, clock }: Pick<ModuleDeps, 'db' | 'clock'>) {
  /** The current day in India. */
  const today = () => wallClock(TAKINGS_ZONE)(new Date(clock.now())).slice(0, 10);

  /** @throws 400, 403, 403 domain_not_proven, 404 */
  async function questionOf(
    caller: Caller,
    query: Pick<QueryOf<'getCompanySpend'>, 'from' | 'to'>,
  ): Promise<SpendQuestion> {
    return { ...(await spendReach({ db }, caller)), ...readPeriod(query, today()) };
  }

  return {
    today,
    questionOf,

    /** @throws 400, 403, 403 domain_not_proven, 404 */
    async spend(
      caller: Caller,
      query: QueryOf<'getCompanySpend'>,
    ): Promise<Schemas['CompanySpend']> {
      const { grouping = 'cost_centre' } = query;
      const question = await questionOf(caller, query);
      const found = await sumSpend(db, question, grouping);
      const currency = mainCurrency(
        found.map((group) => ({ currency: group.currency, amount: group.spent + group.reserved })),
      );
      const groups = orderGroups(
        found.filter((group) => group.currency === currency),
        grouping,
      );
      return {
        from: question.from,
        to: question.to,
        grouping,
        currency,
        total: toDecimal(groups.reduce((total, { spent }) => total + spent, 0)),
        results: groups.map(presentGroup),
      };
    },
  };
}

function presentGroup(group: SpendGroup): Schemas['SpendRow'] {
  const perPerson = perPersonWhoCame(group);
  return {
    key: group.key,
    label: group.label,
    detail: group.detail,
    bookings: group.bookings,
    seats: group.seats,
    spent: toDecimal(group.spent),
    committed: toDecimal(group.reserved),
    came: group.came,
    absent: group.absent,
    per_person_who_came: perPerson === null ? null : toDecimal(perPerson),
  };
}
