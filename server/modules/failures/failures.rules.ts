import type { MailKind } from '../../mail/mailKinds.rules';
import {
  isByOrganizer,
  isOfCancelledBooking,
  isOfReturnedSeats,
  isOfUnusedMoney,
} from '../payments/refunds/refunds.rules';
import type { FailureRow } from './failures.repository';

/** Names of the job kinds, as admins see them. */
export const jobNames: Readonly<Record<string, string>> = {
  account_closed: 'What follows a closed account',
  company_suspended: 'What follows a suspended company',
  close_orders_of_account: 'Closing the payment pages of a closed account',
  close_orders_of_company: 'Closing the payment pages of a suspended company',
  mail_invoice: 'Invoices of a payment',
  mail_invoice_followed: 'Email with a later invoice',
  mail_invoice_corrected: 'Email with a corrected invoice',
  mail_credit_note: 'Credit note of a refund',
  approval_news: 'News of a request for approval',
  budget_alert: 'Alert of a budget',
  credit_reminder: 'Reminder of an account',
  mail_confirmation_again: 'Confirmation, sent again',
  waiting_news: 'News of a waiting list',
  cancel_event: 'Cancelling an event',
  notify_rescheduled: 'Notice of a rescheduled event',
  event_unpublished: 'Notice of an unpublished event',
  send_event_message: 'Message to attendees',
  settle_event_message: 'Report of a message to attendees',
  mail_payment: 'Confirmation of a payment',
  record_charge: 'Fee of a payment',
  close_order: 'Closing a payment page',
  sandbox_event: 'Event of the sandbox',
  refund: 'Refund',
  mail_refund: 'Email about a refund',
  refund_done: 'What follows a refund',
  refunded_elsewhere: 'Refund that was made at the gateway',
  fetch_refunds: 'Refunds of a payment, from the gateway',
  mail_cancelled: 'Email about a cancelled booking',
  mail_handed_over: 'Email about a booking that was handed over',
  mail_changed_for_holder: 'Email about a booking that somebody else changed',
  mail_ticket: 'Email with a ticket',
  ticket_reassigned: 'Email about a reassigned ticket',
  wallet_passes_changed: 'Finding the passes of changed tickets',
  update_apple_pass: 'Change of a ticket in Apple Wallet',
  update_google_pass: 'Change of a ticket in Google Wallet',
  update_google_event: 'Change of an event in Google Wallet',
  seat_pool_due: 'What follows the end of an offer of seats',
  mail_seat_claimed: 'Email about a claimed seat',
  mail_seat_invited: 'Invitation to a seat',
  mail_seat_pool_closed: 'Email about a closed offer of seats',
  mail_seat_refused: 'Email about a guest who got no seat',
};

const mailNames: Readonly<Record<MailKind, string>> = {
  signup_code: 'Code for a sign-up',
  signup_known: 'Sign-up with a known address',
  welcome: 'Welcome',
  invitation: 'Invitation',
  account_made: 'New account',
  password_reset_code: 'Code for a new password',
  sso_link_code: 'Code that confirms an account',
  sso_instead: 'Single sign-on instead of a password',
  password_changed: 'Changed password',
  second_factor: 'Changed or used second factor',
  new_device: 'Sign-in on a new device',
  contact_message: 'Message of the contact form',
  newsletter_welcome: 'Welcome to the newsletter',
  newsletter_note: 'New reader of the newsletter',
  payment_confirmed: 'Confirmation of a payment',
  payment_refunded: 'Refund of a payment',
  invoice_followed: 'Later invoice',
  invoice_corrected: 'Corrected invoice',
  ticket: 'Ticket',
  booking_cancelled: 'Cancelled booking',
  booking_changed: 'Booking changed for its holder',
  booking_received: 'Booking that was handed over',
  ticket_cancelled: 'Cancelled ticket',
  booking_reminder: 'Reminder of a booking',
  ticket_reminder: 'Reminder of a ticket',
  ticket_given_away: 'Ticket that was given away',
  ticket_received: 'Ticket that was received',
  event_cancelled: 'Cancelled event',
  event_moved: 'Rescheduled event',
  event_unpublished: 'Unpublished event',
  refund_done: 'Refund',
  event_message: 'Message to attendees',
  approval_news: 'News of a request for approval',
  budget_alert: 'Alert of a budget',
  waiting_news: 'News of a waiting list',
  seat_claimed: 'Claimed seat',
  seat_invited: 'Invitation to a seat',
  seat_pool_closed: 'Closed offer of seats',
  seat_refused: 'Guest who got no seat',
  free_seats: 'Free seats of a booking',
  digest: 'Digest',
  webhook_paused: 'Webhook paused',
  credit_reminder: 'Reminder of an account',
};

function refundName(refund: { scope: string }): string {
  if (isOfCancelledBooking(refund)) return 'Refund of a cancelled booking';
  if (isByOrganizer(refund)) return 'Refund by the organizer';
  if (isOfReturnedSeats(refund)) return 'Refund of seats that nobody claimed';
  // Also matches refunds of a second charge of the payment.
  if (refund.scope.includes('gateway:')) return 'Refund that was made at the gateway';
  return isOfUnusedMoney(refund)
    ? 'Refund of a payment that could not be used'
    : 'Refund of a cancelled event';
}

/** The failure as admins see it. A kind from an earlier release is shown as stored. */
export function failureName({ kind, subject }: Pick<FailureRow, 'kind' | 'subject'>): string {
  if (kind === 'job') return jobNames[subject] ?? subject;
  if (kind === 'mail') return mailNames[subject as MailKind] ?? subject;
  if (kind === 'refund') return refundName({ scope: subject });
  return kind === 'payment' ? 'Payment without an outcome' : 'Dispute at the gateway';
}
