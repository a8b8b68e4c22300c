import type { Schemas } from '../../contract/types';
import type { CompaniesTable } from '../../db/schema/companies';
import { invalidInput } from '../../lib/errors';
import { gstinProblem, plainGstin, stateOfGstin } from '../../lib/gstin';
import { stateOf, stateProblem } from '../../lib/placeNames';
import { hasUnusableCharacters } from '../../lib/text';

/** The billing details on a company's invoices, as stored; null when unknown. */
export type Billing = Pick<CompaniesTable, 'gstin' | 'billing_address' | 'state'>;

type Update = Schemas['CompanyBillingUpdate'];
type Problems = Partial<Record<keyof Billing, string>>;

/** Characters of an address; a line break counts as one. */
const MAX_ADDRESS = 500;

/**
 * The billing details after an update (D15): fields left out keep their value, null and empty texts clear it. A GSTIN
 * may have lower case and spaces. It determines the state: it replaces a stored state, and a different state in the
 * same update is an error.
 *
 * @throws 400 with fields `gstin`, `billing_address`, `state`
 */
export function planBilling(current: Billing, update: Update): Billing {
  const problems: Problems = {};
  const next: Billing = {
    gstin: update.gstin === undefined ? current.gstin : readGstin(update.gstin, problems),
    billing_address:
      update.billing_address === undefined
        ? current.billing_address
        : readAddress(update.billing_address, problems),
    state: update.state === undefined ? current.state : readState(update.state, problems),
  };
  const stateFromGstin = next.gstin === null ? null : stateOfGstin(next.gstin);
  if (stateFromGstin !== null) {
    if (update.state !== undefined && next.state !== stateFromGstin) {
      problems.state ??= `The GSTIN is one of ${stateFromGstin}.`;
    }
    next.state = stateFromGstin;
  }
  const [first] = Object.values(problems);
  if (first !== undefined) throw invalidInput(first, problems);
  return next;
}

function readGstin(text: string | null, problems: Problems): string | null {
  const gstin = plainGstin(text ?? '');
  if (gstin === '') return null;
  const problem = gstinProblem(gstin);
  if (problem !== null) problems.gstin = problem;
  return gstin;
}

function readState(text: string | null, problems: Problems): string | null {
  if (text === null || text.trim() === '') return null;
  const state = stateOf(text);
  if (state === null) problems.state = stateProblem(text);
  return state;
}

function readAddress(text: string | null, problems: Problems): string | null {
  const address = (text ?? '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
  if (hasUnusableCharacters(address, { multiline: true })) {
    problems.billing_address = 'Billing address contains characters that cannot be used.';
  } else if ([...address].length > MAX_ADDRESS) {
    problems.billing_address = `Billing address must be at most ${MAX_ADDRESS} characters long.`;
  }
  return address === '' ? null : address;
}
