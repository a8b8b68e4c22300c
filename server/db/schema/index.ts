import type { Json } from '../columns';
import type { ApiKeysTable } from './apiKeys';
import type { AuditEntriesTable } from './audit';
import type { BookingHistoryTable, BookingsTable } from './bookings';
import type {
  CatalogueChangesTable,
  EventWordsTable,
  CategoriesTable,
  EventAccessTable,
  EventNoticesTable,
  EventsTable,
  EventSumsTable,
  TicketTiersTable,
} from './catalog';
import type {
  CompaniesTable,
  CompanyDomainsTable,
  CompanyLocksTable,
  InvitationsTable,
} from './companies';
import type {
  CompanyCreditsTable,
  CreditChargesTable,
  CreditReceiptPartsTable,
  CreditReceiptsTable,
  CreditRefundsTable,
  CreditReversalsTable,
} from './credits';
import type { GroupHoldCountsTable, PersonHoldCountsTable } from './holds';
import type { IdempotencyKeysTable, RateLimitsTable } from './http';
import type {
  OneTimeCodeNetworksTable,
  OneTimeCodesTable,
  PasskeyChallengesTable,
  PasskeysTable,
  PasswordResetLinksTable,
  PendingSignupsTable,
  RecoveryCodesTable,
  RefreshTokensTable,
  SessionsTable,
  SignInDevicesTable,
  SignInNetworksTable,
  TotpFactorsTable,
  UsersTable,
} from './identity';
import type { ImagesTable, ImageUsesTable, ImageVariantsTable } from './images';
import type { InvoiceCountersTable, InvoicesTable } from './invoices';
import type { OutboxJobsTable } from './jobs';
import type { MailsTable } from './mail';
import type {
  ContactMessagesTable,
  NewsletterSubscribersTable,
  NotificationReadsTable,
  RemindersTable,
  MailPreferencesTable,
  DigestEntriesTable,
} from './messaging';
import type {
  DisputesTable,
  GatewayEventsTable,
  PaymentBookingsTable,
  PaymentsTable,
  RefundPartsTable,
  RefundsTable,
  SandboxOrdersTable,
  SandboxRefundsTable,
} from './payments';
import type {
  ApprovalBookingsTable,
  ApprovalLinksTable,
  ApprovalsTable,
  ApprovalStepsTable,
  BudgetAllocationsTable,
  BudgetEntriesTable,
  BudgetsTable,
  BookingGuestsTable,
  CompanyGuestsTable,
  CompanyPoliciesTable,
  CostCentreMembersTable,
  CostCentresTable,
  DelegationsTable,
} from './spending';
import type { ScimPeopleTable, ScimTokensTable } from './scim';
import type {
  FreeSeatNoticesTable,
  SeatClaimsTable,
  SeatInvitationsTable,
  SeatPoolBookingsTable,
  SeatPoolsTable,
  SeatRefusalsTable,
} from './seatPools';
import type {
  ApplePassDevicesTable,
  CheckInsTable,
  FormerTicketNumbersTable,
  GooglePassesTable,
  TicketsTable,
} from './tickets';
import type {
  SsoAttemptsTable,
  SsoConnectionsTable,
  SsoIdentitiesTable,
  SsoLinksTable,
  SsoSessionsTable,
} from './singleSignOn';
import type { WaitingEntriesTable } from './waitingLists';
import type { WebhookDeliveriesTable, WebhooksTable } from './webhooks';
import type {
  EventMessageRecipientsTable,
  EventMessagesTable,
  ImportsTable,
  OrganizerMembersTable,
  OrganizersTable,
} from './organizers';

/**
 * The tables for Kysely; `migrations/` creates them. Names are the same as in the database. Times are
 * timestamptz (a Date comes out, a Date or an ISO string goes in), money is bigint minor units,
 * ids are bigint identities; both come out as numbers.
 */
export interface Schema {
  audit_entries: AuditEntriesTable;
  companies: CompaniesTable;
  company_domains: CompanyDomainsTable;
  company_locks: CompanyLocksTable;
  invitations: InvitationsTable;
  users: UsersTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  sso_connections: SsoConnectionsTable;
  sso_identities: SsoIdentitiesTable;
  sso_attempts: SsoAttemptsTable;
  sso_links: SsoLinksTable;
  sso_sessions: SsoSessionsTable;
  scim_tokens: ScimTokensTable;
  scim_people: ScimPeopleTable;
  api_keys: ApiKeysTable;
  totp_factors: TotpFactorsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  organizers: OrganizersTable;
  imports: ImportsTable;
  event_messages: EventMessagesTable;
  event_message_recipients: EventMessageRecipientsTable;
  organizer_members: OrganizerMembersTable;
  catalogue_changes: CatalogueChangesTable;
  categories: CategoriesTable;
  events: EventsTable;
  event_access: EventAccessTable;
  event_words: EventWordsTable;
  event_notices: EventNoticesTable;
  event_sums: EventSumsTable;
  event_sum_changes: EventSumsTable;
  ticket_tiers: TicketTiersTable;
  bookings: BookingsTable;
  booking_history: BookingHistoryTable;
  person_hold_counts: PersonHoldCountsTable;
  group_hold_counts: GroupHoldCountsTable;
  payments: PaymentsTable;
  payment_bookings: PaymentBookingsTable;
  tickets: TicketsTable;
  former_ticket_numbers: FormerTicketNumbersTable;
  apple_pass_devices: ApplePassDevicesTable;
  google_passes: GooglePassesTable;
  check_ins: CheckInsTable;
  seat_pools: SeatPoolsTable;
  seat_pool_bookings: SeatPoolBookingsTable;
  seat_claims: SeatClaimsTable;
  seat_invitations: SeatInvitationsTable;
  seat_refusals: SeatRefusalsTable;
  free_seat_notices: FreeSeatNoticesTable;
  idempotency_keys: IdempotencyKeysTable;
  app_meta: AppMetaTable;
  mails: MailsTable;
  reminders: RemindersTable;
  rate_limits: RateLimitsTable;
  one_time_codes: OneTimeCodesTable;
  pending_signups: PendingSignupsTable;
  one_time_code_networks: OneTimeCodeNetworksTable;
  sign_in_devices: SignInDevicesTable;
  sign_in_networks: SignInNetworksTable;
  password_reset_links: PasswordResetLinksTable;
  contact_messages: ContactMessagesTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  gateway_events: GatewayEventsTable;
  refunds: RefundsTable;
  refund_parts: RefundPartsTable;
  disputes: DisputesTable;
  outbox_jobs: OutboxJobsTable;
  sandbox_orders: SandboxOrdersTable;
  sandbox_refunds: SandboxRefundsTable;
  invoice_counters: InvoiceCountersTable;
  invoices: InvoicesTable;
  notification_reads: NotificationReadsTable;
  images: ImagesTable;
  image_variants: ImageVariantsTable;
  image_uses: ImageUsesTable;
  cost_centres: CostCentresTable;
  cost_centre_members: CostCentreMembersTable;
  budgets: BudgetsTable;
  budget_entries: BudgetEntriesTable;
  budget_allocations: BudgetAllocationsTable;
  company_policies: CompanyPoliciesTable;
  company_guests: CompanyGuestsTable;
  booking_guests: BookingGuestsTable;
  approvals: ApprovalsTable;
  approval_bookings: ApprovalBookingsTable;
  approval_steps: ApprovalStepsTable;
  delegations: DelegationsTable;
  waiting_entries: WaitingEntriesTable;
  approval_links: ApprovalLinksTable;
  mail_preferences: MailPreferencesTable;
  digest_entries: DigestEntriesTable;
  company_credits: CompanyCreditsTable;
  credit_charges: CreditChargesTable;
  credit_receipts: CreditReceiptsTable;
  credit_receipt_parts: CreditReceiptPartsTable;
  credit_refunds: CreditRefundsTable;
  credit_reversals: CreditReversalsTable;
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
}

/** Facts about the database itself, such as the marker of the demo world. */
export interface AppMetaTable {
  key: string;
  value: Json<unknown>;
}
