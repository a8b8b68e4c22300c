import type { CreditInvoice, CreditSummary } from '@/api';
import type { Tone } from '@/theme/tone';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';

/** `next Wed, Dec 23, 2026`, or what is late of it. */
export function dueText({
  overdue,
  next_due_on: next,
  currency,
}: Pick<CreditSummary, 'overdue' | 'next_due_on' | 'currency'>): {
  text: string;
  isLate: boolean;
} {
  const isLate = Number(overdue) > 0;
  if (isLate) return { isLate, text: `${formatMoney(overdue, currency)} of it overdue` };
  return { isLate, text: next === null ? 'nothing is owed' : `next ${formatDay(next)}` };
}

/** Whether a purchase on account is settled, open, or should have been paid. */
export function invoiceState({ open, is_overdue: isOverdue }: CreditInvoice): {
  label: string;
  tone: Tone;
} {
  if (isOverdue) return { label: 'Overdue', tone: 'error' };
  return Number(open) > 0
    ? { label: 'Open', tone: 'warning' }
    : { label: 'Settled', tone: 'success' };
}

/** Those invoices of a purchase that no other one replaces. */
export const currentInvoices = ({ documents }: CreditInvoice): CreditInvoice['documents'] =>
  documents.filter((document) => document.replaced_by === null);

/** Of a purchase: its invoices, which are made within seconds of it. */
export const invoiceName = (invoice: CreditInvoice): string =>
  currentInvoices(invoice)
    .map(({ number }) => number)
    .join(', ') || 'Invoice is being made';
