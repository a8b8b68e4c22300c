import { attemptsWithinHours, defineJob } from '../../jobs/defineJob';

const ATTEMPTS = attemptsWithinHours(72);

/*
 * Their kinds begin with `mail_`: until these jobs are done a mail is owed, and `npm run status -- mail`
 * counts it.
 */

/** The invoice of a payment has its number. */
export const invoiceIssued = defineJob({
  kind: 'mail_invoice',
  attempts: ATTEMPTS,
  queue: 'low',
  /** The payment's public id. */
  parse: (read) => ({ payment: read.needText('payment') }),
});

/** An invoice that waited for the seller's details has its number; the tickets were sent before. */
export const invoiceFollowed = defineJob({
  kind: 'mail_invoice_followed',
  attempts: ATTEMPTS,
  queue: 'low',
  parse: (read) => ({
    payment: read.needText('payment'),
    /** Its id in `invoices`. */
    invoice: read.needInteger('invoice'),
  }),
});

/** The credit note of a refund has its number. */
export const creditNoteIssued = defineJob({
  kind: 'mail_credit_note',
  attempts: ATTEMPTS,
  queue: 'low',
  parse: (read) => ({
    refund: read.needInteger('refund'),
    /** Its id in `invoices`. */
    creditNote: read.needInteger('creditNote'),
    /** Ids of those of further sellers. */
    others: read.at('others').list.flatMap(({ integer }) => (integer === null ? [] : [integer])),
    number: read.needText('number'),
  }),
});

/** An invoice was replaced by one with other billing details. */
export const invoiceCorrected = defineJob({
  kind: 'mail_invoice_corrected',
  attempts: ATTEMPTS,
  queue: 'low',
  parse: (read) => ({
    /** The payment's public id. */
    payment: read.needText('payment'),
    /** Ids in `invoices`: of the new invoice, and of the credit note for the one before it. */
    invoice: read.needInteger('invoice'),
    creditNote: read.needInteger('creditNote'),
    /** Who asked for it. */
    by: read.needInteger('by'),
  }),
});
