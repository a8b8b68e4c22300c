import type { ColumnType } from 'kysely';
import type {
  BookingHistoryTable,
  BookingsTable,
  PaymentBookingsTable,
  PaymentsTable,
  TicketsTable,
} from './bookings';
import type {
  CategoriesTable,
  EventAccessTable,
  EventNoticesTable,
  EventsTable,
  TicketTiersTable,
} from './catalog';
import type { Json, StampedTime } from '../columns';
import type {
  ContactMessagesTable,
  MailsTable,
  NewsletterSubscribersTable,
  OneTimeCodesTable,
  PendingSignupsTable,
  RateLimitsTable,
  RemindersTable,
} from './signup';
import type { InvoiceCountersTable, InvoicesTable } from './invoices';
import type { NotificationReadsTable } from './notifications';
import type { CompaniesTable, RefreshTokensTable, SessionsTable, UsersTable } from './people';
import type {
  GatewayEventsTable,
  OutboxJobsTable,
  RefundsTable,
  SandboxOrdersTable,
  SandboxRefundsTable,
} from './settlement';

/**
 * The tables as Kysely sees them; `migrations/` makes them. Names are the database's own. Times are
 * timestamptz (a Date comes out, a Date or an ISO string goes in), money is bigint minor units,
 * ids are bigint identities; both come out as numbers.
 */
export interface Schema {
  companies: CompaniesTable;
  users: UsersTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  categories: CategoriesTable;
  events: EventsTable;
  event_access: EventAccessTable;
  event_notices: EventNoticesTable;
  ticket_tiers: TicketTiersTable;
  bookings: BookingsTable;
  booking_history: BookingHistoryTable;
  payments: PaymentsTable;
  payment_bookings: PaymentBookingsTable;
  tickets: TicketsTable;
  idempotency_keys: IdempotencyKeysTable;
  app_meta: AppMetaTable;
  mails: MailsTable;
  reminders: RemindersTable;
  rate_limits: RateLimitsTable;
  one_time_codes: OneTimeCodesTable;
  pending_signups: PendingSignupsTable;
  contact_messages: ContactMessagesTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  gateway_events: GatewayEventsTable;
  refunds: RefundsTable;
  outbox_jobs: OutboxJobsTable;
  sandbox_orders: SandboxOrdersTable;
  sandbox_refunds: SandboxRefundsTable;
  invoice_counters: InvoiceCountersTable;
  invoices: InvoicesTable;
  notification_reads: NotificationReadsTable;
}

export interface IdempotencyKeysTable {
  user_id: number;
  key: string;
  operation: string;
  request_hash: string;
  /** Null while the first request is still running. */
  status_code: number | null;
  response: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: StampedTime;
}

/** Facts about the database as a whole, such as which demo world fills it. */
export interface AppMetaTable {
  key: string;
  value: Json<unknown>;
}
