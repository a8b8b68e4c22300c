import { dayInIndia } from '../../../lib/indiaDays';
import { quarterOf } from '../../../modules/companyConsole/companySpend/spendPeriod.rules';
import type { WorldClock } from '../worldClock';

/** When the present quarter began in India. */
export const quarterStart = ({ now }: WorldClock): Date =>
  new Date(`${quarterOf(dayInIndia(now)).from}T00:00:00+05:30`);

/** The first and the last day of the present quarter, `YYYY-MM-DD`. */
export function quarterDays({ now }: WorldClock): { starts_on: string; ends_on: string } {
  const { from, to } = quarterOf(dayInIndia(now));
  return { starts_on: from, ends_on: to };
}

export const yearInIndia = (time: Date): number => Number(dayInIndia(time).slice(0, 4));
