import type { ColumnType, Generated } from 'kysely';
import type {
  ContactMessagesTable,
  MailsTable,
  NewsletterSubscribersTable,
  OneTimeCodesTable,
  PendingSignupsTable,
  RateLimitsTable,
} from './joiningSchema';
import type { InvoiceCountersTable, InvoicesTable } from './papersSchema';
import type {
  GatewayEventsTable,
  OutboxJobsTable,
  RefundsTable,
  SandboxOrdersTable,
} from './settlingSchema';

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
  ticket_tiers: TicketTiersTable;
  bookings: BookingsTable;
  booking_history: BookingHistoryTable;
  payments: PaymentsTable;
  payment_bookings: PaymentBookingsTable;
  tickets: TicketsTable;
  idempotency_keys: IdempotencyKeysTable;
  app_meta: AppMetaTable;
  mails: MailsTable;
  rate_limits: RateLimitsTable;
  one_time_codes: OneTimeCodesTable;
  pending_signups: PendingSignupsTable;
  contact_messages: ContactMessagesTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  gateway_events: GatewayEventsTable;
  refunds: RefundsTable;
  outbox_jobs: OutboxJobsTable;
  sandbox_orders: SandboxOrdersTable;
  invoice_counters: InvoiceCountersTable;
  invoices: InvoicesTable;
}

type Time = ColumnType<Date, Date | string, Date | string>;
type OptionalTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** Set by the database to the transaction's time unless given. */
type StampedTime = ColumnType<Date, Date | string | undefined, Date | string>;
/** `YYYY-MM-DD`. */
type OptionalDate = string | null;
/** jsonb; give `JSON.stringify(value)`: `pg` sends a bare array as a PostgreSQL array. */
type Json<T> = ColumnType<T, string, string>;
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;

export type Role =
  'admin' | 'staff' | 'super_admin' | 'company_admin' | 'company_manager' | 'employee' | 'client';
export type BookingStatus = 'pending' | 'confirmed' | 'cancelled' | 'refunded' | 'completed';
export type BookingPaymentStatus = 'pending' | 'paid' | 'refunded';
/** Where a booking's seats are counted: held and sold in its tier, expired and released nowhere. */
export type HoldState = 'held' | 'expired' | 'released' | 'sold';
export type BookingFor = 'self' | 'employee' | 'client' | 'team';
export type PaymentStatus = 'pending' | 'success' | 'failed' | 'refunded' | 'partially_refunded';

export interface CompaniesTable {
  id: Generated<number>;
  name: string;
  /** Lower case; the verified e-mail domain that decides who belongs here (D9). */
  domain: string | null;
  gstin: string | null;
  billing_address: string | null;
  state: string | null;
  created_at: StampedTime;
}

export interface UsersTable {
  id: Generated<number>;
  /** Lower case, as is the e-mail: the database refuses anything else. */
  username: string;
  email: string;
  password_hash: string | null;
  first_name: string;
  last_name: string;
  phone: string | null;
  dob: OptionalDate;
  gender: string | null;
  role: Role;
  company_id: number | null;
  is_active: Generated<boolean>;
  created_at: StampedTime;
  updated_at: StampedTime;
}

export interface SessionsTable {
  /** A UUID. */
  id: string;
  user_id: number;
  created_at: StampedTime;
  last_used_at: StampedTime;
  expires_at: Time;
  ended_at: OptionalTime;
  end_reason: string | null;
  user_agent: string | null;
}

export interface RefreshTokensTable {
  token_hash: string;
  session_id: string;
  issued_at: StampedTime;
  expires_at: Time;
  rotated_at: OptionalTime;
}

export interface CategoriesTable {
  id: Generated<number>;
  name: string;
  slug: string;
  color_code: string;
  icon: string;
  position: Generated<number>;
  created_at: StampedTime;
}

export interface EventsTable {
  id: Generated<number>;
  title: string;
  description: Generated<string>;
  featured_image: Generated<string>;
  images: JsonWithDefault<string[]>;
  category_id: number;
  venue: string;
  city: Generated<string>;
  state: Generated<string>;
  country: Generated<string>;
  timezone: Generated<string>;
  base_price: number;
  currency: Generated<string>;
  start_at: Time;
  end_at: Time;
  booking_start_at: Time;
  booking_end_at: Time;
  is_active: Generated<boolean>;
  is_exclusive: Generated<boolean>;
  is_featured: Generated<boolean>;
  organizer_name: Generated<string>;
  created_by: number | null;
  cancelled_at: OptionalTime;
  /** tsvector, written by the application: distributed engines have no triggers for it. */
  search: string;
  /** Lower-cased title, venue, city and category, for prefix and trigram search. */
  search_text: string;
  created_at: StampedTime;
  updated_at: StampedTime;
}

export interface EventAccessTable {
  event_id: number;
  company_id: number;
}

/** available + held + sold = total, always (D11): the database checks it. */
export interface TicketTiersTable {
  id: Generated<number>;
  event_id: number;
  name: string;
  description: Generated<string>;
  price: number;
  currency: Generated<string>;
  total: number;
  available: number;
  held: Generated<number>;
  sold: Generated<number>;
  benefits: JsonWithDefault<string[]>;
  is_active: Generated<boolean>;
  max_per_booking: Generated<number>;
  position: Generated<number>;
  created_at: StampedTime;
}

export interface BookingsTable {
  id: Generated<number>;
  booking_number: string;
  user_id: number;
  company_id: number;
  event_id: number;
  ticket_tier_id: number;
  quantity: number;
  unit_price: number;
  /** Tickets only: fee and tax belong to the payment (D12). */
  total_amount: number;
  currency: Generated<string>;
  status: Generated<BookingStatus>;
  payment_status: Generated<BookingPaymentStatus>;
  hold_state: HoldState;
  hold_expires_at: OptionalTime;
  hold_extended: Generated<boolean>;
  booking_for: Generated<BookingFor>;
  booked_for_user: number | null;
  booked_for_name: Generated<string>;
  notes: Generated<string>;
  /** Set when the person took it out of the cart. */
  removed_at: OptionalTime;
  created_at: StampedTime;
  updated_at: StampedTime;
}

export interface BookingHistoryTable {
  id: Generated<number>;
  booking_id: number;
  at: StampedTime;
  actor_user_id: number | null;
  actor_name: Generated<string>;
  kind: string;
  from_status: BookingStatus | null;
  to_status: BookingStatus | null;
  note: Generated<string>;
}

export interface PaymentsTable {
  id: Generated<number>;
  /** What clients and gateways call it. */
  public_id: string;
  user_id: number;
  company_id: number;
  gateway: string;
  is_test: Generated<boolean>;
  status: Generated<PaymentStatus>;
  subtotal: number;
  service_fee: number;
  gst: number;
  /** subtotal + service_fee + gst. */
  amount: number;
  currency: Generated<string>;
  payment_method: Generated<string>;
  transaction_fee: Generated<number>;
  gateway_order_id: string | null;
  /** The gateway's own id of the money that came. */
  gateway_payment_id: string | null;
  /** Until then one process is asking the gateway for the order. */
  order_claimed_until: OptionalTime;
  checkout_url: string | null;
  failure_reason: string | null;
  /** When the gateway was last asked how it went. */
  checked_at: OptionalTime;
  settled_at: OptionalTime;
  created_at: StampedTime;
  updated_at: StampedTime;
}

export interface PaymentBookingsTable {
  id: Generated<number>;
  payment_id: number;
  booking_id: number;
  /** This booking's share of the payment's amount. */
  amount: number;
  quantity: number;
  unit_price: number;
  /** At most one settled row per booking: nobody pays twice. */
  is_settled: Generated<boolean>;
  created_at: StampedTime;
}

export interface TicketsTable {
  id: Generated<number>;
  booking_id: number;
  event_id: number;
  ticket_tier_id: number;
  /** From 1 up to the booking's quantity. */
  seat_no: number;
  ticket_number: string;
  /** Raised by a reissue, which kills the code with the old one (D14). */
  version: Generated<number>;
  attendee_name: string | null;
  attendee_email: string | null;
  attendee_phone: string | null;
  employee_id: string | null;
  department: string | null;
  designation: string | null;
  dietary_preferences: string | null;
  special_requirements: string | null;
  is_used: Generated<boolean>;
  used_at: OptionalTime;
  /** Who let the holder in. */
  used_by: ColumnType<number | null, number | null | undefined, number | null>;
  voided_at: OptionalTime;
  created_at: StampedTime;
  updated_at: StampedTime;
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
