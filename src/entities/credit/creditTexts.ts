import type { CreditInvoice } from '@/api';
import type { BadgeTone } from '@/components/display/Badge';
import { formatDate } from '@/lib/dates';

/** A day of India; at its noon no other zone of the app has another one. */
export const formatDay = (day: string): string => formatDate(`${day}T06:30:00Z`);

/** Whether a purchase on account is settled, open, or should have been paid. */
export function invoiceState({ open, is_overdue: isOverdue }: CreditInvoice): {
  label: string;
  tone: BadgeTone;
} {
  if (isOverdue) return { label: 'Overdue', tone: 'danger' };
  return Number(open) > 0 ? { label: 'Open', tone: 'warn' } : { label: 'Settled', tone: 'ok' };
}

/** Of a purchase: its invoices, which are made within seconds of it. */
export const invoiceName = ({ invoice_numbers: numbers }: CreditInvoice): string =>
  numbers.join(', ') || 'Invoice is being made';
