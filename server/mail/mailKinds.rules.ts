/** What a mail is about; the files of the outbox folder are named after it. */
export type MailKind =
  | 'signup_code'
  | 'signup_known'
  | 'welcome'
  | 'invitation'
  | 'account_made'
  | 'password_reset_code'
  | 'password_changed'
  | 'sso_link_code'
  | 'sso_instead'
  | 'new_device'
  | 'second_factor'
  | 'contact_message'
  | 'newsletter_welcome'
  | 'newsletter_note'
  | 'payment_confirmed'
  | 'payment_refunded'
  | 'invoice_followed'
  | 'invoice_corrected'
  | 'ticket'
  | 'booking_cancelled'
  | 'booking_changed'
  | 'booking_received'
  | 'ticket_cancelled'
  | 'booking_reminder'
  | 'ticket_reminder'
  | 'ticket_given_away'
  | 'ticket_received'
  | 'event_cancelled'
  | 'event_moved'
  | 'event_unpublished'
  | 'refund_done'
  | 'event_message'
  | 'approval_news'
  | 'budget_alert'
  | 'waiting_news'
  | 'digest'
  | 'credit_reminder'
  | 'seat_claimed'
  | 'seat_invited'
  | 'seat_pool_closed'
  | 'seat_refused'
  | 'free_seats'
  | 'webhook_paused';

/**
 * Mails that people wait for: one-time codes, and the mail that an address with an account gets instead of a sign-up
 * code. They are sent before all others. The index `mails_urgent_idx` lists the same kinds.
 */
export const URGENT_KINDS = [
  'signup_code',
  'signup_known',
  'password_reset_code',
  'sso_link_code',
] as const satisfies readonly MailKind[];

export const isUrgent = (kind: string): boolean => URGENT_KINDS.some((urgent) => urgent === kind);
