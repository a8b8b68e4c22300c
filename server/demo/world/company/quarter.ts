import { dayInIndia } from '../../../lib/indiaDays';
import { quarterOf } from '../../../modules/companyConsole/companySpend/spendPeriod.rules';
import type { WorldClock } from '../worldClock';

/** When the present quarter began in India. */
export const quarterStart = ({ now }: WorldClock): Date =>
  new Date(`${quarterOf(dayInIndia(now)).from}T00:00:00+05:30`);

export const yearInIndia = (time: Date): number => Number(dayInIndia(time).slice(0, 4));
