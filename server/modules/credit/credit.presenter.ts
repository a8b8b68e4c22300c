import type { Schemas } from '../../contract/types';
import { toDecimal } from '../../lib/money';
import { closedAfter, lastDayToCorrect } from '../companies/correctionDays.rules';
import type {
  CreditInvoiceRow,
  CreditReceiptRow,
  CreditRefundRow,
  CreditRow,
} from './credit.repository';

const ZERO = toDecimal(0);

/** Shown for a company that never had an account. */
export const noCredit: Schemas['CompanyCredit'] = {
  is_open: false,
  version: 0,
  currency: 'INR',
  days_to_pay: 30,
  billing_email: '',
  credit_limit: ZERO,
  open: ZERO,
  available: ZERO,
  credit_balance: ZERO,
  due: ZERO,
  overdue: ZERO,
  next_due_on: null,
  invoices: [],
  receipts: [],
  refunds: [],
};

export interface CreditLists {
  invoices: readonly CreditInvoiceRow[];
  receipts: readonly CreditReceiptRow[];
  refunds: readonly CreditRefundRow[];
}

/** The account's totals without its purchases. */
export const presentCreditSummary = (row: CreditRow): Schemas['CreditSummary'] => ({
  is_open: row.is_open,
  currency: row.currency,
  next_due_on: row.next_due_on,
  credit_limit: toDecimal(row.credit_limit),
  open: toDecimal(Math.max(0, row.owed)),
  available: toDecimal(row.is_open ? Math.max(0, row.credit_limit - row.owed) : 0),
  due: toDecimal(row.due),
  overdue: toDecimal(row.overdue),
});

export const presentCredit = (
  row: CreditRow,
  { invoices, receipts, refunds }: CreditLists,
): Schemas['CompanyCredit'] => ({
  ...presentCreditSummary(row),
  version: row.version,
  credit_balance: toDecimal(Math.max(0, -row.owed)),
  days_to_pay: row.days_to_pay,
  billing_email: row.billing_email,
  invoices: invoices.map(presentInvoice),
  receipts: receipts.map(presentReceipt),
  refunds: refunds.map((refund) => ({
    ...refund,
    refunded_at: refund.refunded_at.toISOString(),
    amount: toDecimal(refund.amount),
  })),
});

const presentInvoice = ({
  bought_at: boughtAt,
  amount,
  refunded,
  received,
  today,
  ...row
}: CreditInvoiceRow): Schemas['CreditInvoice'] => ({
  ...row,
  correction: correctionOf({ boughtAt, isRefunded: refunded >= amount, today }),
  bought_at: boughtAt.toISOString(),
  amount: toDecimal(amount),
  credited: toDecimal(refunded),
  received: toDecimal(received),
  open: toDecimal(amount - refunded - received),
});

/** Checks only the date and the refund; the correction itself checks everything again. */
function correctionOf({
  boughtAt,
  isRefunded,
  today,
}: {
  boughtAt: Date;
  isRefunded: boolean;
  today: string;
}): Schemas['InvoiceCorrectionTerms'] {
  const until = lastDayToCorrect(boughtAt);
  if (isRefunded) return { until, refusal: 'Refunded in whole: the billing details stay.' };
  return { until, refusal: today > until ? closedAfter(until) : null };
}

const presentReceipt = ({
  reason,
  reversed_at: reversedAt,
  reversed_by,
  ...row
}: CreditReceiptRow): Schemas['CreditReceipt'] => ({
  ...row,
  recorded_at: row.recorded_at.toISOString(),
  amount: toDecimal(row.amount),
  unused: toDecimal(row.unused),
  parts: row.parts.map((part) => ({ ...part, amount: toDecimal(part.amount) })),
  reversal:
    reversedAt === null || reason === null
      ? null
      : { reversed_at: reversedAt.toISOString(), reversed_by, reason },
});
