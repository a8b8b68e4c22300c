import type { BodyOf } from '../../../contract/types';
import { invalidInput } from '../../../lib/errors';

const DAY_MS = 24 * 3600 * 1000;
/** Maximum days of a delegation with an end, and maximum days from now to its start. */
const MAX_DAYS = 366;

interface DelegationPeriod {
  /** Null: now. */
  from: Date | null;
  /** Null: no end. */
  until: Date | null;
}

/**
 * @param now milliseconds since 1970
 * @throws 400 naming `from` or `until`, for a period that is in the past, ends before it begins, or is too long
 */
export function readDelegationPeriod(
  body: Pick<BodyOf<'setDelegation'>, 'from' | 'until'>,
  now: number,
): DelegationPeriod {
  const [from, until] = [dateOf('from', body.from), dateOf('until', body.until)];
  const start = Math.max(from?.getTime() ?? now, now);
  if (start - now > MAX_DAYS * DAY_MS) throw refused('from', 'Choose a beginning within a year.');
  if (until && from && until <= from)
    throw refused('until', 'The end must be after the beginning.');
  if (until && until.getTime() <= now) throw refused('until', 'Choose an end in the future.');
  if (until && until.getTime() - start > MAX_DAYS * DAY_MS) {
    throw refused('until', 'Choose an end within a year of the beginning, or none.');
  }
  return { from, until };
}

function dateOf(field: 'from' | 'until', text: string | undefined): Date | null {
  if (!text) return null;
  const date = new Date(text);
  // The contract's date-time format accepts leap seconds; JavaScript's Date does not.
  if (Number.isNaN(date.getTime())) throw refused(field, 'Choose a day and a time.');
  return date;
}

const refused = (field: 'from' | 'until', sentence: string) =>
  invalidInput(sentence, { [field]: sentence });
