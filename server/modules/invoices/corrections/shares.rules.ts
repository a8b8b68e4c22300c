import type { InvoiceData, InvoiceShare } from '../../../db/schema/invoices';
import { invalidInput } from '../../../lib/errors';
import { formatMoney, toMinor } from '../../../lib/money';

interface AskedShare {
  code: string;
  amount: string;
}

/** The key by which cost centres are looked up. */
export const codeKey = (code: string): string => code.trim().toLowerCase();

/**
 * Reads the split of a total over cost centres (docs/product/payment.md#corrected-invoices).
 * @param centres the company's chargeable cost centres, by `codeKey`
 * @throws 400 that names `cost_centres`
 */
export function readShares(
  asked: readonly AskedShare[],
  centres: ReadonlyMap<string, { code: string; name: string }>,
  { total, currency }: Pick<InvoiceData, 'total' | 'currency'>,
): InvoiceShare[] {
  const shares = asked.map(({ code, amount }) => {
    const centre = centres.get(codeKey(code));
    if (!centre) throw problem(`Your company has no active cost centre ${code.trim()}.`);
    const minor = toMinor(amount) ?? 0;
    if (minor === 0) throw problem(`The share of ${centre.code} must be more than zero.`);
    return { code: centre.code, name: centre.name, amount: minor };
  });
  const codes = new Set(shares.map(({ code }) => code));
  if (codes.size < shares.length) throw problem('Name each cost centre once.');
  const sum = shares.reduce((subtotal, { amount }) => subtotal + amount, 0);
  if (shares.length > 0 && sum !== total) {
    throw problem(
      `The shares add up to ${formatMoney(sum, currency)}, and the invoice is for ${formatMoney(total, currency)}.`,
    );
  }
  return shares;
}

const problem = (text: string) => invalidInput(text, { cost_centres: text });
