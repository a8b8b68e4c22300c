import type { Schemas } from '../../contract/types';
import type { CompaniesTable } from '../../db/schema/people';
import { invalidInput } from '../../lib/errors';
import { isGstin, stateOfGstin } from '../../lib/gstin';
import { holdsUnusable } from '../../lib/text';

/** What invoices say of a company, as it is stored; null is not known. */
export type Billing = Pick<CompaniesTable, 'gstin' | 'billing_address' | 'state'>;

type Wish = Schemas['CompanyBillingUpdate'];
type Problems = Partial<Record<keyof Billing, string>>;

/** Of an address, whose breaks may have come as two characters each. */
const MAX_ADDRESS = 500;

/**
 * What a company's billing is after a change (D15): what is left out stays, null and empty texts
 * empty. A GSTIN is taken in lower case and with spaces too. It decides the state: the state that
 * was there gives way to it, one that is given along with it must not contradict it.
 *
 * @throws 400 with fields `gstin`, `billing_address`, `state`
 */
export function planBilling(present: Billing, wish: Wish): Billing {
  const problems: Problems = {};
  const next: Billing = {
    gstin: wish.gstin === undefined ? present.gstin : readGstin(wish.gstin, problems),
    billing_address:
      wish.billing_address === undefined
        ? present.billing_address
        : readAddress(wish.billing_address, problems),
    state: wish.state === undefined ? present.state : wish.state,
  };
  const decided = next.gstin === null ? null : stateOfGstin(next.gstin);
  if (decided !== null) {
    if (wish.state !== undefined && next.state !== decided) {
      problems.state = `The GSTIN is one of ${decided}.`;
    }
    next.state = decided;
  }
  const [first] = Object.values(problems);
  if (first !== undefined) throw invalidInput(first, problems);
  return next;
}

function readGstin(text: string | null, problems: Problems): string | null {
  const gstin = (text ?? '').replace(/\s/g, '').toUpperCase();
  if (gstin === '') return null;
  if (isGstin(gstin)) return gstin;
  problems.gstin = 'This is not a valid GSTIN. Please check what was typed.';
  return null;
}

function readAddress(text: string | null, problems: Problems): string | null {
  const address = (text ?? '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
  if (holdsUnusable(address, { multiline: true })) {
    problems.billing_address = 'Billing address holds characters that cannot be used.';
  } else if ([...address].length > MAX_ADDRESS) {
    problems.billing_address = `Billing address must be at most ${MAX_ADDRESS} characters long.`;
  }
  return address === '' ? null : address;
}
