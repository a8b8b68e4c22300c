import type { CreditInvoice, CreditSummary } from '@/api';
import type { BadgeTone } from '@/components/display/Badge';
import { formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';

/** A day of India; at its noon no other zone of the app has another one. */
export const formatDay = (day: string): string => formatDate(`${day}T06:30:00Z`);

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
  tone: BadgeTone;
} {
  if (isOverdue) return { label: 'Overdue', tone: 'danger' };
  return Number(open) > 0 ? { label: 'Open', tone: 'warn' } : { label: 'Settled', tone: 'ok' };
}

/** Of a purchase: its invoices, which are made within seconds of it. */
export const invoiceName = ({ documents }: CreditInvoice): string =>
  documents.map(({ number }) => number).join(', ') || 'Invoice is being made';
