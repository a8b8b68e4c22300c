import { attemptsWithinHours, defineJob } from '../../jobs/defineJob';

const ATTEMPTS = attemptsWithinHours(72);

/*
 * The kinds of these jobs begin with `mail_`, so that `npm run status -- mail` counts the mails that they still have to
 * send.
 */

/** Sends the mail of a payment after its invoices are issued. */
export const invoiceIssued = defineJob({
  kind: 'mail_invoice',
  attempts: ATTEMPTS,
  queue: 'low',
  /** The payment's public id. */
  parse: (read) => ({ payment: read.needText('payment') }),
});

/** Mails an invoice that had to wait for the seller's details; the tickets were sent before. */
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

/** Mails the credit notes of a refund. */
export const creditNoteIssued = defineJob({
  kind: 'mail_credit_note',
  attempts: ATTEMPTS,
  queue: 'low',
  parse: (read) => ({
    refund: read.needInteger('refund'),
    /** Its id in `invoices`. */
    creditNote: read.needInteger('creditNote'),
    /** Ids of the credit notes of other sellers. */
    others: read.at('others').list.flatMap(({ integer }) => (integer === null ? [] : [integer])),
    number: read.needText('number'),
  }),
});

/** Mails an invoice with corrected billing details. */
export const invoiceCorrected = defineJob({
  kind: 'mail_invoice_corrected',
  attempts: ATTEMPTS,
  queue: 'low',
  parse: (read) => ({
    /** The payment's public id. */
    payment: read.needText('payment'),
    /** Ids in `invoices` of the new invoice and of the credit note that cancels the old one. */
    invoice: read.needInteger('invoice'),
    creditNote: read.needInteger('creditNote'),
    /** The person who requested the correction. */
    by: read.needInteger('by'),
  }),
});
