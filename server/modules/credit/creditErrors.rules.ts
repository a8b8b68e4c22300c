import { conflict, notFound } from '../../lib/errors';
import { formatMoney, toDecimal } from '../../lib/money';

/** The errors of paying on account, each with one wording and one code. */
export const creditErrors = {
  notAvailable: () =>
    conflict(
      'account_not_available',
      'Your company does not pay on account. Choose another way to pay.',
    ),
  otherCurrency: (currency: string) =>
    conflict('account_currency', `The account of your company is in ${currency} alone.`, {
      currency,
    }),
  /** @param available minor units; null when the caller may not see it */
  overLimit: ({
    available,
    needed,
    currency,
  }: {
    available: number | null;
    needed: number;
    currency: string;
  }) =>
    conflict(
      'account_limit',
      available === null
        ? 'The account of your company does not have enough left for this. Nothing was changed.'
        : `The account of your company has ${formatMoney(available, currency)} left; this needs ${formatMoney(needed, currency)}. Nothing was changed.`,
      {
        ...(available !== null && { available: toDecimal(available) }),
        needed: toDecimal(needed),
        currency,
      },
    ),
  none: () => conflict('no_account', 'This company has no account yet. Set its limit first.'),
  recorded: (reference: string) =>
    conflict(
      'receipt_recorded',
      `A receipt with the reference ${reference} is recorded with another amount or day.`,
    ),
  noReceipt: () => notFound('Receipt not found'),
  reversed: () => conflict('receipt_reversed', 'This receipt was taken back already.'),
} as const;
