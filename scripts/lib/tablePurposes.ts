import type { Schema } from '../../server/db/schema';

type Purposes = Partial<Record<keyof Schema, string>>;

/** What each table is for, by domain, in the order of docs/schema.md. */
export const tablePurposes = {
  Identity: {
    users:
      'People with an account. The row of an erased person stays, because bookings and payments name it.',
    sessions: 'Where a person is signed in.',
    refresh_tokens:
      'Refresh tokens of sessions, as hashes; each is exchanged for its successor once.',
    api_keys: 'Keys with which the systems of companies and organizers call the API, as hashes.',
    totp_factors: 'Authenticator apps, with encrypted secrets.',
    recovery_codes: 'Hashes of codes that replace a second factor, each once.',
    passkeys: 'Public keys of passkeys.',
    passkey_challenges: 'Challenges that a passkey may still sign.',
    sign_in_devices: 'Devices on which a person has signed in; several people may share one.',
    sign_in_networks: 'Networks from which a person has signed in.',
    one_time_codes:
      'Codes that were emailed for a sign-up, a new password or a link to a provider.',
    one_time_code_networks: 'How often a network has tried a code.',
    pending_signups: 'Sign-up forms, until the emailed code proves the address.',
    password_reset_links: 'Single-use links of password reset emails.',
    sso_connections: 'Identity providers of companies, by which their people sign in.',
    sso_identities: "People's accounts at the provider of their company, by issuer and subject.",
    sso_attempts: 'Sign-ins that have begun and for which the provider has not answered.',
    sso_links: 'Accounts to link to the provider once their person enters the emailed code.',
    sso_sessions: 'Sessions that a provider has started, with what ends the session there.',
    scim_tokens: 'Tokens with which systems of companies provision people, as hashes.',
    scim_people:
      'What the system of a company has told about a person: their id there, and that it deleted them.',
  },
  Companies: {
    companies:
      'Companies with their billing details. A merged one names the company that it became part of.',
    company_domains:
      'Further email domains of a company, by which people join once they are proven.',
    company_locks: 'Rows to lock for a transaction where no row of a company stands for the thing.',
    invitations: 'Invitations of a company to an address; at most one is open.',
  },
  Organizers: {
    organizers: 'Organizers, who sell events and issue invoices.',
    organizer_members: 'People who work for an organizer, and their roles.',
    imports: 'Files of events that were imported together and can be undone together.',
  },
  Catalog: {
    categories: 'Categories of events.',
    events: 'Events, from draft to cancelled, with their refund terms and what the search reads.',
    event_access: 'Companies that may see an exclusive event.',
    ticket_tiers: 'Ticket tiers with their seats: available, held and sold are always the total.',
    event_words: 'Words of events, in which a search finds similar ones. Triggers write them.',
    event_sums: 'Seats sold and money kept, for each event that has sold something.',
    event_sum_changes: 'Changes of these sums that a worker has not added yet.',
    catalogue_changes:
      'A row for each change of events or categories, after which cached counts are counted again.',
    images: 'Uploaded pictures, by the SHA-256 of their file.',
    image_variants: 'The sizes and formats in which a picture is sent.',
    image_uses: 'What shows a picture; a picture without a use is deleted.',
  },
  Inventory: {
    person_hold_counts: 'Seats that a person holds unpaid, and for how long; never too low.',
    group_hold_counts: 'The same for a tier and the companies of one registrable domain.',
  },
  Bookings: {
    bookings: 'Bookings of one tier, from the cart to the refund, with the state of their seats.',
    booking_history: 'What happened to a booking, for the people who can read it.',
  },
  Spending: {
    cost_centres: 'Cost centres of companies.',
    cost_centre_members: "People who see what remains of a cost centre's budget.",
    budgets: 'What a cost centre may spend in a period, what is reserved and what is spent.',
    budget_allocations: 'The cost centre and budget that a booking is charged to.',
    budget_entries: 'The ledger of budgets; rows are never changed.',
    company_policies: 'The rules of a company for bookings; one without a row has no rules.',
    approvals: 'Requests for approval.',
    approval_bookings: 'The bookings of a request, with their prices then.',
    approval_steps: 'The decisions that a request needs, in order.',
    approval_links: 'Links in emails that decide one step of a request, as hashes.',
    delegations: 'Who decides in place of a person who is away.',
    company_guests: 'People outside the company whom it has invited.',
    booking_guests: 'Guests of bookings, and the value that each received.',
  },
  Credit: {
    company_credits: 'The account on which a company pays later: its limit and what is owed.',
    credit_charges: 'Payments on account, and what was received or refunded for them.',
    credit_receipts: 'Money received from a company.',
    credit_receipt_parts: 'Which charges a receipt pays.',
    credit_refunds: 'What refunds have taken off charges.',
    credit_reversals: 'Receipts that were recorded by mistake and taken back.',
  },
  'Waiting lists': {
    waiting_entries: 'Places on the waiting list of a tier, with the offers that were made.',
  },
  Payments: {
    payments: 'Payments for one or more bookings.',
    payment_bookings: 'The share of each booking in a payment, and what was refunded of it.',
    gateway_events: 'Processed events of gateways, so that each takes effect once.',
    refunds: 'Refunds and their state at the gateway.',
    refund_parts: "What a refund gives back of a booking's share.",
    disputes: "Payments that the payer's bank disputes.",
    sandbox_orders: 'Orders of the sandbox gateway.',
    sandbox_refunds: 'Refunds of the sandbox gateway.',
  },
  Invoices: {
    invoices: 'Issued invoices and credit notes; rows are never changed.',
    invoice_counters: 'The last number of each seller and financial year.',
  },
  Tickets: {
    tickets: 'Tickets with their attendees and check-ins.',
    former_ticket_numbers: 'Numbers of tickets before they were given to somebody else.',
    apple_pass_devices: 'Devices whose Apple Wallet has a ticket, to tell them of its changes.',
    google_passes: 'Tickets that Google Wallet knows, to tell it of their changes.',
    check_ins: 'Scans at the doors of events, those that were refused or undone too.',
  },
  'Seat pools': {
    seat_pools: 'Offers of the free seats of paid bookings by a link.',
    seat_pool_bookings: 'The bookings whose seats a pool offers.',
    seat_claims: 'Who got a seat from a pool.',
    seat_invitations: 'Whom the link of a pool was emailed to.',
    seat_refusals: "Guests who got no seat because of the company's rules.",
    free_seat_notices: 'Bookings whose holder was told about free seats shortly before the event.',
  },
  Messaging: {
    reminders: 'Bookings that were reminded of a start time.',
    event_notices: 'Bookings that were told of a rescheduled event.',
    event_messages: 'Messages of organizers to the people of an event.',
    event_message_recipients: 'Addresses of a message, until it is sent.',
    mail_preferences: 'Whether a person gets emails about approvals at once or daily.',
    digest_entries: "What a person's next daily email says.",
    notification_reads:
      'Which notifications a person has read; notifications are derived from bookings.',
    contact_messages: 'Messages from the contact form.',
    newsletter_subscribers: 'Addresses that get the newsletter.',
  },
  Webhooks: {
    webhooks: 'Addresses of companies and organizers that are told of events.',
    webhook_deliveries:
      'Events for webhooks, stored in the transaction that causes them, with the answers. They name no person.',
  },
  'Jobs, email, HTTP': {
    outbox_jobs: 'Background jobs, stored in the transaction that causes them.',
    mails: 'Queued and sent emails, stored in the transaction that causes them.',
    idempotency_keys: 'Requests with an Idempotency-Key, and their answers.',
    rate_limits: 'Recent requests that count towards a limit.',
    app_meta: 'Facts about the database, such as the demo world in it.',
  },
  Audit: {
    audit_entries:
      'Who changed what. Rows are never changed, and name others without foreign keys.',
  },
} satisfies Record<string, Purposes>;
