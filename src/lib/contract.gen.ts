// Generated from openapi.yaml by `npm run api`. Never edited by hand.

export type Role =
  | "admin"
  | "staff"
  | "super_admin"
  | "company_admin"
  | "company_manager"
  | "employee"
  | "client";
export type Permission =
  | "view_event_statistics"
  | "manage_company"
  | "view_company_bookings"
  | "view_own_spend"
  | "decide_approvals"
  | "view_all_bookings"
  | "manage_all_users"
  | "manage_super_admins"
  | "check_in_tickets"
  | "manage_events"
  | "organize_events"
  | "book_for_colleagues";
export type AuthUser = {
  /** Id of the person, used in /users/{id}/. */
  id: number;
  /** Full name; empty if unknown. */
  name: string;
  /** Empty if unknown. */
  first_name: string;
  /** Empty if unknown. */
  last_name: string;
  /** Username, unique across all companies. The person can sign in with it or with the email address. */
  username: string;
  /** Email address of the person, unique across all companies. */
  email: string;
  /** Name of the company. */
  company: string | null;
  /** Id of the company; null for people without one, such as the platform's own. */
  company_id: number | null;
  /** Whether the company's domain is proven. Until it is, the person's rights in the company only cover people whom they invited. False without a company. */
  company_domain_proven: boolean;
  role: Role;
  /** Display name of the role. Use `permissions` to decide what the person may do. */
  role_label: string;
  /** Permissions from the person's role, from teams of organizers and from the company; empty if there are none. */
  permissions: Permission[];
  /** Whether the person must set up a second factor first. Until then, calls other than those for that answer 403 `second_factor_setup_required`. */
  must_set_up_second_factor: boolean;
};
export type Session = {
  /** Signed JWT, valid for 15 minutes. */
  access_token: string;
  /** Opaque token, valid for 30 days. Each use replaces it with a new one. */
  refresh_token: string;
  user: AuthUser;
};
export type ErrorCode =
  | "account_closed"
  | "account_currency"
  | "account_limit"
  | "account_not_available"
  | "account_open"
  | "already_claimed"
  | "already_decided"
  | "already_extended"
  | "already_member"
  | "already_paid"
  | "already_set_up"
  | "already_undone"
  | "already_waiting"
  | "amount_changed"
  | "approval_binding"
  | "approval_ended"
  | "approval_expired"
  | "approval_not_needed"
  | "approval_pending"
  | "approval_required"
  | "approval_seats"
  | "approval_too_late"
  | "bad_picture"
  | "bad_signature"
  | "booking_cancelled"
  | "booking_closed"
  | "booking_completed"
  | "booking_ended"
  | "booking_pending"
  | "booking_refunded"
  | "bookings_changed"
  | "budget_below_use"
  | "budget_exceeded"
  | "budget_overlap"
  | "changed_meanwhile"
  | "code_taken"
  | "company_merged"
  | "company_suspended"
  | "confirm_identity"
  | "correction_closed"
  | "cost_centre_inactive"
  | "cost_centre_required"
  | "currency_not_sold"
  | "demo_refused"
  | "domain_not_proven"
  | "domain_taken"
  | "domain_there"
  | "event_cancelled"
  | "event_draft"
  | "event_over"
  | "event_started"
  | "expired"
  | "forbidden"
  | "gateway_failed"
  | "gateway_unavailable"
  | "guest_needs_approval"
  | "guest_refused"
  | "has_account"
  | "hold_expired"
  | "hold_limit"
  | "idempotency_conflict"
  | "import_booked"
  | "import_errors"
  | "import_undone"
  | "in_use"
  | "incomplete"
  | "internal_error"
  | "invalid_credentials"
  | "invalid_input"
  | "invalid_otp"
  | "invalid_second_factor"
  | "invalid_token"
  | "invitation_gone"
  | "invoice_free"
  | "invoice_refunded"
  | "invoice_replaced"
  | "invoice_waits"
  | "key_limit"
  | "key_scope"
  | "last_company_admin"
  | "last_owner"
  | "last_platform_admin"
  | "last_super_admin"
  | "last_tier"
  | "link_gone"
  | "link_superseded"
  | "link_used"
  | "malformed_event"
  | "mixed_companies"
  | "mixed_currencies"
  | "more_than_paid"
  | "name_taken"
  | "no_account"
  | "no_approver"
  | "no_company"
  | "no_credit_note"
  | "no_domain"
  | "no_recipients"
  | "no_seats_free"
  | "no_seats_left"
  | "no_second_factor"
  | "nobody_to_remind"
  | "not_a_colleague"
  | "not_a_draft"
  | "not_admitted"
  | "not_failed"
  | "not_found"
  | "not_mergeable"
  | "not_paid"
  | "not_pending"
  | "not_published"
  | "not_retriable"
  | "not_together"
  | "not_waiting"
  | "nothing_to_pay"
  | "nothing_to_refund"
  | "offer_binding"
  | "offer_over"
  | "outside_hours"
  | "outside_sale_window"
  | "over_budget"
  | "own_account"
  | "own_domain"
  | "parts_not_possible"
  | "passkey_refused"
  | "payment_pending"
  | "payment_refused"
  | "policy_refused"
  | "pool_closed"
  | "pool_full"
  | "pool_open"
  | "price_changed"
  | "provider_failed"
  | "receipt_recorded"
  | "receipt_reversed"
  | "refund_changed"
  | "same_holder"
  | "scan_id_taken"
  | "seats_available"
  | "seats_offered"
  | "seats_taken"
  | "second_factor_required"
  | "second_factor_setup_required"
  | "session_ended"
  | "setup_token"
  | "sign_in_required"
  | "signup_changed"
  | "sold_out"
  | "sso_required"
  | "taken"
  | "ticket_used"
  | "ticket_void"
  | "tier_limit"
  | "timeout"
  | "token_expired"
  | "too_large"
  | "too_late"
  | "too_many_corrections"
  | "too_many_entries"
  | "too_many_requests"
  | "too_many_tiers"
  | "too_many_tries"
  | "totp_on"
  | "too_many_webhooks"
  | "unauthorized"
  | "unavailable"
  | "undo_too_late"
  | "unsupported_media_type"
  | "upcoming_bookings"
  | "use_reschedule"
  | "username_taken"
  | "version_conflict"
  | "version_required"
  | "waiting_list_closed"
  | "walk_ins_off";
export type Error = {
  /** Error message to show to people. */
  error: string;
  code: ErrorCode;
  /** Messages by name of the invalid field. */
  fields?: {
    [key: string]: string;
  };
  /** Further data that depends on `code`, such as the current price or the bookings concerned. */
  details?: {
    [key: string]: unknown;
  };
  /** Id of the request. Include it when you contact support. */
  request_id: string;
};
export type SignInRequest = {
  /** Username or email address. */
  username: string;
  /** Password, compared exactly, including spaces. Wrong passwords count towards a limit of attempts. */
  password: string;
  /** Six digits from the authenticator app, for people who have one. Each code works once. */
  otp?: string;
  /** A recovery code in place of the second factor. Each works once; case, spaces and dashes do not matter. */
  recovery_code?: string;
};
export type SignupRequestResult = {
  /** Message to show to the person. It is the same for known and unknown addresses. */
  message: string;
  /** Seconds until the code expires. */
  expires_in: number;
  /** Seconds until a new code can be requested. */
  resend_after: number;
  /** Why no code was sent. Only present if none was. */
  error?: string;
};
export type SignupRequest = {
  /** Email address. The server trims it and converts it to lower case. */
  email: string;
  /** Letters of any script, digits, spaces, periods, commas, hyphens and apostrophes, with at least one letter. */
  first_name: string;
  /** Letters of any script, digits, spaces, periods, commas, hyphens and apostrophes, with at least one letter. */
  last_name: string;
  /** At least 8 characters. */
  password: string;
};
export type SignupVerification = {
  /** Email address. The server trims it and converts it to lower case. */
  email: string;
  /** Six digits. */
  otp: string;
  /** Accepted and ignored. The account gets the name that was sent with the request for the code. */
  first_name?: string;
  /** Accepted and ignored. The account gets the name that was sent with the request for the code. */
  last_name?: string;
  /** Password from the sign-up form, at least 8 characters. Only needed if several forms were sent for the address; it identifies the form. */
  password?: string;
};
export type EmailRequest = {
  /** Email address. The server trims it and converts it to lower case. */
  email: string;
};
export type VerifiedSession = {
  user: AuthUser;
};
export type SessionTokens = {
  /** Signed JWT, valid for 15 minutes. */
  access_token: string;
  /** Opaque token, valid for 30 days. Each use replaces it with a new one. */
  refresh_token: string;
};
export type RefreshRequest = {
  /** The newest refresh token of the session. The response contains its replacement. */
  refresh_token: string;
};
export type SignOutResult = {
  /** Address of the provider to open in the browser, which signs the person out there. */
  provider_address: string;
};
export type SignOutRequest = {
  /** Refresh token of the session. With it, the session also ends if the access token has expired. */
  refresh_token?: string;
};
export type Message = {
  /** Error message to show to people. */
  message: string;
};
export type PasswordReset = {
  /** Email address. The server trims it and converts it to lower case. */
  email: string;
  /** Six digits. */
  otp: string;
  /** At least 8 characters. */
  password: string;
};
export type PasswordResetByLink = {
  /** Token from the link, the text after `#token=`. */
  token: string;
  /** At least 8 characters. */
  password: string;
};
export type SignedInSession = {
  /** Id of the session. */
  id: string;
  /** Browser and operating system as the browser names them. */
  device: string;
  /** Network from which the person signed in, without the last part of the address; null for sessions from before it was recorded. */
  network: string | null;
  /** Time of the sign-in. ISO 8601, UTC. */
  signed_in_at: string;
  /** Time at which the session last got an access token, which is about every 15 minutes while it is used. ISO 8601, UTC. */
  last_used_at: string;
  /** Whether the request was made in this session. */
  is_current: boolean;
};
export type SessionList = {
  /** At most 100 sessions. */
  sessions: SignedInSession[];
};
export type ConfirmationMethod =
  "password" | "otp" | "passkey" | "recovery_code";
export type ConfirmationMethods = {
  /** What the caller can confirm their identity with. Empty for a person with neither a password nor a second factor, who signs in again instead. */
  methods: ConfirmationMethod[];
  /** Whether the caller has a password. People who use single sign-on may have none. */
  password_set: boolean;
};
export type PasskeyAssertion = {
  /** Id of the credential in base64url. */
  id: string;
  /** The same as `id`. */
  rawId: string;
  /** Always `public-key`. */
  type: "public-key";
  /** What the authenticator answered. */
  response: {
    /** What the browser has signed over, in base64url. */
    clientDataJSON: string;
    /** Site, flags and counter of the authenticator, in base64url. */
    authenticatorData: string;
    /** The signature, in base64url. */
    signature: string;
    /** Id of the person as the passkey knows it, in base64url. */
    userHandle?: string;
  };
};
export type IdentityProof = {
  /** Password of the caller, only for people without a second factor. */
  password?: string;
  /** Six digits from the authenticator app. Each code works once. */
  otp?: string;
  /** A recovery code. Each works once; case, spaces and dashes do not matter. */
  recovery_code?: string;
  passkey?: PasskeyAssertion;
};
export type Totp = {
  /** Time at which the authenticator app was confirmed; null if there is none. ISO 8601, UTC. */
  since: string | null;
};
export type TotpSetup = {
  /** The secret in base32, to type into an authenticator app. */
  secret: string;
  /** The same as an `otpauth` address, to show as a QR code. */
  otpauth_uri: string;
};
export type FirstRecoveryCodes = {
  /** Ten codes, which are not shown again; null if the caller has codes already. */
  recovery_codes: string[] | null;
};
export type TotpConfirmation = {
  /** Six digits from the authenticator app. Each code works once. */
  otp: string;
};
export type RecoveryCodesLeft = {
  /** Whether the caller has an authenticator app or a passkey, which the codes replace. */
  has_second_factor: boolean;
  /** Number of recovery codes that were not used yet. */
  left: number;
};
export type RecoveryCodes = {
  /** Ten codes, which are not shown again. */
  recovery_codes: string[];
};
export type Passkey = {
  /** Id of the credential in base64url. */
  id: string;
  /** Name by which the person knows it. */
  name: string;
  /** Time at which it was added. ISO 8601, UTC. */
  created_at: string;
  /** Time of the last sign-in or confirmation with it; null if there was none. ISO 8601, UTC. */
  last_used_at: string | null;
};
export type PasskeyList = {
  /** The passkeys, oldest first. */
  passkeys: Passkey[];
};
export type PasskeyAttestation = {
  /** Id of the credential in base64url. */
  id: string;
  /** The same as `id`. */
  rawId: string;
  /** Always `public-key`. */
  type: "public-key";
  /** What the authenticator answered. */
  response: {
    /** What the browser has signed over, in base64url. */
    clientDataJSON: string;
    /** The new public key, in base64url. */
    attestationObject: string;
    /** How browsers reach the authenticator. */
    transports?: string[];
  };
};
export type PasskeyCreate = {
  /** Name by which the person knows it; by default the browser and operating system. */
  name?: string;
  credential: PasskeyAttestation;
};
export type PasskeyCreationOptions = {
  /** Random bytes in base64url, which the authenticator signs. */
  challenge: string;
  /** The site. */
  rp: {
    /** Host name of the site. */
    id: string;
    /** Name of the site. */
    name: string;
  };
  /** The person. */
  user: {
    /** Id of the person as the passkey keeps it, in base64url. */
    id: string;
    /** Email address of the person. */
    name: string;
    /** Name of the person. */
    displayName: string;
  };
  /** Kinds of keys that are accepted, the preferred one first. */
  pubKeyCredParams: {
    /** Number of the algorithm in the COSE registry. */
    alg: number;
    /** Always `public-key`. */
    type: "public-key";
  }[];
  /** Milliseconds in which the passkey must be made. */
  timeout: number;
  /** The make of the authenticator is not asked for. */
  attestation: "none";
  /** Passkeys that the person has already. */
  excludeCredentials: {
    /** Id of the credential in base64url. */
    id: string;
    /** Always `public-key`. */
    type: "public-key";
  }[];
  /** What the authenticator must do. */
  authenticatorSelection: {
    /** The authenticator keeps the passkey itself. */
    residentKey: "required";
    /** The same, for older browsers. */
    requireResidentKey: boolean;
    /** The authenticator checks a fingerprint, a face or a PIN. */
    userVerification: "required";
  };
};
export type PasskeySignIn = {
  credential: PasskeyAssertion;
};
export type PasskeyRequestOptions = {
  /** Random bytes in base64url, which the passkey signs. */
  challenge: string;
  /** Host name of the site. */
  rpId: string;
  /** Milliseconds in which the challenge must be signed. */
  timeout: number;
  /** The authenticator checks a fingerprint, a face or a PIN. */
  userVerification: "required";
};
export type PasskeyUpdate = {
  /** Name by which the person knows it. */
  name: string;
};
export type Picture = {
  /** SHA-256 of the file, as hex. */
  hash: string;
  /** URL of the picture. The query parameters `w` and `format` may be added. */
  src: string;
  /** Alternative text that describes the picture. */
  alt: string;
  /** Width of the largest variant, in pixels. */
  width: number;
  /** Height of the largest variant, in pixels. */
  height: number;
};
export type AddedCharge = "service_fee" | "gst";
export type AddedCharges = AddedCharge[];
export type EventSaleState =
  | "on_sale"
  | "without_tickets"
  | "sold_out"
  | "closed"
  | "not_yet_open"
  | "no_access"
  | "over"
  | "paused"
  | "draft"
  | "cancelled";
export type EventMovedFrom = {
  /** Former start. ISO 8601, UTC. */
  start_date: string | null;
  /** Former venue. */
  venue: string | null;
};
export type EventSummary = {
  /** Id of the event, used in /events/{id}/. */
  id: number;
  /** Title shown in lists, on tickets and in emails. */
  title: string;
  /** Description as plain text; blank lines separate paragraphs. */
  description: string;
  /** URL of the poster. */
  featured_image: string | null;
  /** URLs of the gallery pictures. */
  images: string[];
  /** The uploaded poster; null if Foyer generates it. */
  poster: Picture | null;
  /** Id of the category. */
  category: number;
  /** Name of the category. */
  category_name: string;
  /** Slug of the category. GET /events/ accepts it as `category`. */
  category_slug: string;
  /** Name of the venue. */
  venue: string;
  /** City of the venue. */
  city: string;
  /** State or province of the venue; empty if there is none. */
  state: string;
  /** Country of the venue. */
  country: string;
  /** IANA time zone of the venue. */
  timezone: string;
  /** Number of seats in tiers that are on sale, plus held and sold seats in tiers whose sale has ended. */
  total_tickets: number;
  /** Number of seats that anyone can book now, in all tiers. Seats kept for waiting lists are not included. */
  available_tickets: number;
  /** Number of bookings that hold seats or are paid. */
  total_bookings: number;
  /** Price of the cheapest tier. Decimal string with two digits, major units. */
  base_price: string;
  /** ISO 4217 code of the event's prices. */
  currency: string;
  added_charges: AddedCharges;
  /** Start of the event. ISO 8601, UTC. */
  start_date: string;
  /** End of the event. ISO 8601, UTC. */
  end_date: string;
  /** Time at which booking opens. ISO 8601, UTC. */
  booking_start_date: string;
  /** Time at which booking closes. ISO 8601, UTC. */
  booking_end_date: string;
  /** Whether the event was published. Drafts are visible only to their organizer's team and the platform. */
  is_active: boolean;
  /** Whether only selected companies can book. */
  is_exclusive: boolean;
  /** Whether the event is published and not cancelled and its booking period is running. */
  is_booking_open: boolean;
  /** Whether the organizer cancelled the event. */
  is_cancelled: boolean;
  sale_state: EventSaleState;
  /** While `sale_state` is `not_yet_open`, the time at which the first tickets go on sale; otherwise null. ISO 8601, UTC. */
  tickets_open_at: string | null;
  /** Former date and venue; null if the event was not rescheduled. */
  moved_from: EventMovedFrom | null;
  /** Whether the caller's company can book. False only for an exclusive event, if the company is not on its list or the caller is not signed in. */
  company_has_access: boolean;
  /** Id of the person who created the event; null if unknown. */
  created_by: number | null;
  /** Name of the organizer. */
  created_by_name: string;
  /** Time of creation. ISO 8601, UTC. */
  created_at: string;
};
export type EventList = {
  /** Number of matching events on all pages, at most 10,000, or 1,000 with `search`. */
  count: number;
  /** Page returned, from 1. */
  page: number;
  /** Maximum number of rows per page. */
  page_size: number;
  /** Cities of all matching events, cities with the most events first. */
  cities: string[];
  /** Rows on this page. */
  results: EventSummary[];
};
export type EventStatus =
  "draft" | "published" | "paused" | "over" | "cancelled";
export type TierAdmission = "once" | "daily" | "in_and_out";
export type OrganizedTier = {
  /** Id of the tier, used in the paths of its operations. */
  id: number;
  /** Version of the object, which increases with every change. Send it in `If-Match` when you change the object. */
  version: number;
  /** Name of the tier, such as Stalls. */
  name: string;
  /** Description for attendees, as plain text; empty if there is none. */
  description: string;
  /** Price of one ticket. Decimal string with two digits, major units. */
  price: string;
  /** ISO 4217 code of the price. */
  currency: string;
  /** GST rate of the tickets, in percent. */
  gst_percent: 0 | 5 | 12 | 18 | 28;
  /** Number of all seats. */
  total_tickets: number;
  /** Number of seats that can be booked. */
  available_tickets: number;
  /** Number of seats held by unpaid bookings. */
  held: number;
  /** Number of seats in paid bookings. */
  sold: number;
  admission: TierAdmission;
  /** Maximum number of tickets per booking. */
  max_per_booking: number;
  /** Maximum number of tickets of this tier per person, over all their bookings; null for no limit. */
  max_per_person: number | null;
  /** Maximum number of tickets of this tier per company, over all its bookings; null for no limit. */
  max_per_company: number | null;
  /** Short phrases that say what a ticket includes, in the organizer's order. */
  benefits: string[];
  /** Whether the tier is on sale. False if the organizer has taken it off sale. */
  is_active: boolean;
  /** Start of the sale of this tier; null if it starts when booking opens. ISO 8601, UTC. */
  sale_starts_at: string | null;
  /** End of the sale of this tier; null if it ends when booking closes. ISO 8601, UTC. */
  sale_ends_at: string | null;
};
export type RefundKind = "none" | "full" | "share";
export type RefundTerms = {
  kind: RefundKind;
  /** Time until which cancelling is refunded; null if it never is. Nobody can cancel after the start of the event. ISO 8601, UTC. */
  until: string | null;
  /** Percentage of the amount paid, including service fee and GST, that is refunded. 0 means no refund, 100 a full refund. */
  percent: number;
  /** Whether the service fee and its GST are not refunded. If true, `percent` applies to the rest. */
  fee_kept: boolean;
};
export type OrganizedEvent = {
  /** Id of the event, used in /events/{id}/. */
  id: number;
  /** Version of the object, which increases with every change. Send it in `If-Match` when you change the object. */
  version: number;
  status: EventStatus;
  /** Id of the organizer. */
  organizer: number | null;
  /** Name of the organizer, shown to attendees. */
  organizer_name: string;
  /** Title shown in lists, on tickets and in emails. */
  title: string;
  /** Id of the category. */
  category: number | null;
  /** Name of the category; null for a draft without one. */
  category_name: string | null;
  /** Name of the venue; empty for a draft without one. */
  venue: string;
  /** City of the venue; empty for a draft without one. */
  city: string;
  /** IANA time zone of the venue; show the event's times in it. */
  timezone: string;
  /** ISO 4217 code of the event's prices and of `revenue`. */
  currency: string;
  /** URL of the poster. */
  featured_image: string | null;
  /** Start of the event. ISO 8601, UTC. */
  start_date: string | null;
  /** End of the event. ISO 8601, UTC. */
  end_date: string | null;
  /** Time at which booking opens. ISO 8601, UTC. */
  booking_start_date: string | null;
  /** Time at which booking closes. ISO 8601, UTC. */
  booking_end_date: string | null;
  /** Whether only the companies in `companies` can book. */
  is_exclusive: boolean;
  /** Number of seats in tiers that are on sale, plus held and sold seats in other tiers. */
  total_tickets: number;
  /** Number of seats that can be booked, in tiers that are on sale. */
  available_tickets: number;
  /** Number of seats held by unpaid bookings. */
  held: number;
  /** Number of seats in paid bookings. */
  sold: number;
  /** Ticket prices of paid bookings less refunds, without service fee and GST. Decimal string with two digits, major units. */
  revenue: string;
  /** Time of the last change. ISO 8601, UTC. */
  updated_at: string;
  /** Description as plain text, with blank lines between paragraphs; empty if there is none. */
  description: string;
  /** State or province of the venue; empty if there is none. */
  state: string;
  /** Country of the venue; empty for a draft without one. */
  country: string;
  /** URLs of the gallery pictures, in order. */
  images: string[];
  /** The uploaded poster; null if Foyer generates it. */
  poster: Picture | null;
  /** Uploaded pictures in order. If there are any, `images` has their URLs. */
  gallery: Picture[];
  /** Ids of the companies that can book an exclusive event. */
  companies: number[];
  /** Ticket tiers in the order of the event page, including those off sale. */
  ticket_tiers: OrganizedTier[];
  /** Number of bookings that hold seats or are paid. */
  total_bookings: number;
  /** Whether people at the entrance can admit guests without a ticket to free seats, without payment. */
  walk_ins: boolean;
  /** Hours for which seats can be held while a company decides on a request for approval; 0 if this event allows no such requests. */
  approval_hours: number;
  refund_terms: RefundTerms;
  /** What is missing before the event can be published: field names with a message for each. */
  missing: {
    [key: string]: string;
  };
  /** Sale state as attendees see it; null for a draft that cannot be published yet. */
  sale_state: EventSaleState | null;
  /** Time of the first publication; null if the event was never published. ISO 8601, UTC. */
  published_at: string | null;
  /** Time of the cancellation; null if the event is not cancelled. ISO 8601, UTC. */
  cancelled_at: string | null;
  /** Time of creation. ISO 8601, UTC. */
  created_at: string;
};
export type TimeZone = string;
export type Currency =
  | "AED"
  | "AUD"
  | "CAD"
  | "CHF"
  | "CNY"
  | "CZK"
  | "DKK"
  | "EGP"
  | "EUR"
  | "GBP"
  | "HKD"
  | "ILS"
  | "INR"
  | "KES"
  | "LKR"
  | "MUR"
  | "MXN"
  | "MYR"
  | "NOK"
  | "NPR"
  | "NZD"
  | "PHP"
  | "QAR"
  | "SAR"
  | "SEK"
  | "SGD"
  | "THB"
  | "USD"
  | "ZAR";
export type RefundTermsInput = {
  kind: RefundKind;
  /** Time until which cancelling is refunded. ISO 8601, UTC. */
  until?: string | null;
  /** Percentage that is refunded, 1 to 99. Only for `share`. */
  percent?: number | null;
  /** Whether the service fee and its GST are not refunded. */
  fee_kept?: boolean;
};
export type EventCreate = {
  /** Id of the organizer. Optional for callers who can create events for only one organizer. */
  organizer?: number;
  /** Title shown in lists, on tickets and in emails. */
  title: string;
  /** Plain text; blank lines separate paragraphs. */
  description?: string;
  /** Id of the category. */
  category?: number | null;
  /** Name of the venue. */
  venue?: string;
  /** City of the venue. The list of events can be filtered by it. */
  city?: string;
  /** In India, one of IndianState or an alternative name of one. In other countries, any text. */
  state?: string;
  /** English name or ISO 3166 code. Whether the venue is in India decides how tickets are taxed. */
  country?: string;
  /** IANA time zone of the venue. */
  timezone?: TimeZone;
  currency?: Currency;
  /** Start of the event. ISO 8601, UTC. */
  start_date?: string | null;
  /** End of the event, after its start. ISO 8601, UTC. */
  end_date?: string | null;
  /** Time at which booking opens. ISO 8601, UTC. */
  booking_start_date?: string | null;
  /** Time at which booking closes, at the latest the end of the event. ISO 8601, UTC. */
  booking_end_date?: string | null;
  /** Whether people at the entrance can admit guests without a ticket to free seats, without payment. */
  walk_ins?: boolean;
  /** Hours for which seats can be held while a company decides on a request for approval; 0 if this event allows no such requests. */
  approval_hours?: number;
  refund_terms?: RefundTermsInput;
};
export type FeaturedEventList = {
  /** Number of rows in `results`. */
  count: number;
  /** Featured events first, then others by start. */
  results: EventSummary[];
};
export type EventSearchResult = {
  /** Id of the event, used in /events/{id}/. */
  id: number;
  /** Title of the event. */
  name: string;
  /** URL of the poster; null if there is none. */
  cover_image: string | null;
  /** Venue of the event. */
  venue: {
    /** Name of the venue. */
    name: string;
    /** City of the venue. */
    city: string;
  };
  /** Name of the category. */
  category_name: string;
  /** Start of the event. ISO 8601, UTC. */
  start_datetime: string;
  /** IANA time zone of the venue; show `start_datetime` in it. */
  timezone: string;
  /** Price of the cheapest tier. Decimal string with two digits, major units. */
  base_price: string;
  /** ISO 4217 code of the price. */
  currency: string;
  added_charges: AddedCharges;
};
export type EventSearchResultList = {
  /** Number of rows in `results`. */
  count: number;
  /** Upcoming events first, then past ones; within each group the best match first. */
  results: EventSearchResult[];
};
export type TierSaleState = "on_sale" | "not_yet_open" | "ended";
export type TicketTier = {
  /** Id of the tier. Bookings refer to it as `ticket_tier`. */
  id: number;
  /** Id of the event. */
  event: number;
  /** Name of the tier, such as Stalls. */
  name: string;
  /** Description by the organizer, as plain text; empty if there is none. */
  description: string;
  /** Price of one ticket. Decimal string with two digits, major units. */
  price: string;
  /** ISO 4217 code of the price. */
  currency: string;
  added_charges: AddedCharges;
  /** Number of all seats of the tier: available, held and sold. */
  total_tickets: number;
  /** Number of held and sold seats. */
  booking_count: number;
  /** Number of seats that anyone can book now. Seats kept for the waiting list are not included. */
  available_tickets: number;
  /** Short phrases that say what a ticket includes, in the organizer's order. */
  benefits: string[];
  /** Whether the tier is on sale. False if the organizer has taken it off sale. */
  is_active: boolean;
  /** Start of the sale of this tier; null if it starts when booking opens. ISO 8601, UTC. */
  sale_starts_at: string | null;
  /** End of the sale of this tier; null if it ends when booking closes. ISO 8601, UTC. */
  sale_ends_at: string | null;
  sale_state: TierSaleState;
  admission: TierAdmission;
  /** Maximum number of tickets per booking. */
  max_per_booking: number;
  /** Maximum number of tickets of this tier per person, over all their bookings; null for no limit. */
  max_per_person: number | null;
  /** Maximum number of tickets of this tier per company, over all its bookings; null for no limit. */
  max_per_company: number | null;
  /** Number of tickets that the caller can still book within `max_per_person` and `max_per_company`; null if neither limit is set. */
  left_for_caller: number | null;
  /** GST rate of the tickets, in percent. The GST rate of the service fee is always 18. */
  gst_percent: 0 | 5 | 12 | 18 | 28;
};
export type Event = {
  /** Id of the event, used in /events/{id}/. */
  id: number;
  /** Title shown in lists, on tickets and in emails. */
  title: string;
  /** Description as plain text; blank lines separate paragraphs. */
  description: string;
  /** URL of the poster. */
  featured_image: string | null;
  /** URLs of the gallery pictures. */
  images: string[];
  /** The uploaded poster; null if Foyer generates it. */
  poster: Picture | null;
  /** Uploaded pictures in order. If there are any, `images` has their URLs. */
  gallery: Picture[];
  /** Id of the category. */
  category: number;
  /** Name of the category. */
  category_name: string;
  /** Slug of the category. GET /events/ accepts it as `category`. */
  category_slug: string;
  /** Name of the venue. */
  venue: string;
  /** City of the venue. */
  city: string;
  /** State or province of the venue; empty if there is none. */
  state: string;
  /** Country of the venue. */
  country: string;
  /** IANA time zone of the venue. */
  timezone: string;
  /** Number of seats in tiers that are on sale, plus held and sold seats in tiers whose sale has ended. */
  total_tickets: number;
  /** Number of seats that anyone can book now, in all tiers. Seats kept for waiting lists are not included. */
  available_tickets: number;
  /** Number of bookings that hold seats or are paid. */
  total_bookings: number;
  /** Price of the cheapest tier. Decimal string with two digits, major units. */
  base_price: string;
  /** ISO 4217 code of the event's prices. */
  currency: string;
  added_charges: AddedCharges;
  /** Start of the event. ISO 8601, UTC. */
  start_date: string;
  /** End of the event. ISO 8601, UTC. */
  end_date: string;
  /** Time at which booking opens. ISO 8601, UTC. */
  booking_start_date: string;
  /** Time at which booking closes. ISO 8601, UTC. */
  booking_end_date: string;
  /** Whether the event was published. Drafts are visible only to their organizer's team and the platform. */
  is_active: boolean;
  /** Whether only selected companies can book. */
  is_exclusive: boolean;
  /** Whether the event is published and not cancelled and its booking period is running. */
  is_booking_open: boolean;
  /** Whether the organizer cancelled the event. */
  is_cancelled: boolean;
  sale_state: EventSaleState;
  /** While `sale_state` is `not_yet_open`, the time at which the first tickets go on sale; otherwise null. ISO 8601, UTC. */
  tickets_open_at: string | null;
  /** Former date and venue; null if the event was not rescheduled. */
  moved_from: EventMovedFrom | null;
  /** Whether the caller's company can book. False only for an exclusive event, if the company is not on its list or the caller is not signed in. */
  company_has_access: boolean;
  /** Id of the person who created the event; null if unknown. */
  created_by: number | null;
  /** Name of the organizer. */
  created_by_name: string;
  /** Time of creation. ISO 8601, UTC. */
  created_at: string;
  refund_terms: RefundTerms;
  /** Ticket tiers in the organizer's order, including those off sale. */
  ticket_tiers: TicketTier[];
};
export type PictureChoice = {
  /** SHA-256 of the file as hex, as returned by the upload. */
  hash: string;
  /** Alternative text that describes the picture. */
  alt: string;
};
export type EventUpdate = {
  /** Title shown in lists, on tickets and in emails. */
  title?: string;
  /** Plain text; blank lines separate paragraphs. */
  description?: string;
  /** Id of the category. */
  category?: number | null;
  /** Name of the venue. */
  venue?: string;
  /** City of the venue. The list of events can be filtered by it. */
  city?: string;
  /** In India, one of IndianState or an alternative name of one. In other countries, any text. */
  state?: string;
  /** English name or ISO 3166 code. Whether the venue is in India decides how tickets are taxed. */
  country?: string;
  /** IANA time zone of the venue. */
  timezone?: TimeZone;
  currency?: Currency;
  /** Start of the event. ISO 8601, UTC. */
  start_date?: string | null;
  /** End of the event, after its start. ISO 8601, UTC. */
  end_date?: string | null;
  /** Time at which booking opens. ISO 8601, UTC. */
  booking_start_date?: string | null;
  /** Time at which booking closes, at the latest the end of the event. ISO 8601, UTC. */
  booking_end_date?: string | null;
  /** Whether people at the entrance can admit guests without a ticket to free seats, without payment. */
  walk_ins?: boolean;
  /** Hours for which seats can be held while a company decides on a request for approval; 0 if this event allows no such requests. */
  approval_hours?: number;
  refund_terms?: RefundTermsInput;
  /** An uploaded picture in the ratio 4:5; null for a generated poster. */
  poster?: PictureChoice | null;
  /** Uploaded pictures, in the order in which they are shown. */
  gallery?: PictureChoice[];
};
export type EventStatistics = {
  /** Id of the event. */
  event: number;
  /** Number of seats in tiers that are on sale, plus held and sold seats in other tiers. */
  total_capacity: number;
  /** Number of paid tickets. */
  sold: number;
  /** Number of seats held by unpaid bookings. */
  held: number;
  /** Number of seats in tiers on sale that are neither held nor sold. */
  available: number;
  /** Number of bookings that hold seats or are paid. */
  total_bookings: number;
  /** Held and sold seats as a percentage of all seats, rounded. */
  progress: number;
  /** Ticket prices of paid bookings. Decimal string with two digits, major units. */
  revenue: string;
  /** ISO 4217 code of `revenue`. */
  currency: string;
  /** Number of tiers, including those off sale. */
  ticket_type_count: number;
  /** Number of companies on the list of an exclusive event. */
  companies_with_access: number;
  /** Number of paid tickets per day, oldest day first. */
  sales_by_day: {
    /** Day of the payment, in the time zone of the event. */
    date: string;
    /** Number of tickets paid on this day. Days without any are omitted. */
    tickets: number;
  }[];
};
export type ScanDirection = "in" | "out";
export type GuestCheckIn = {
  /** Id of the check-in, used to undo it. */
  id: number;
  direction: ScanDirection;
  /** When it was scanned. ISO 8601, UTC. */
  scanned_at: string;
  /** Name of the person who scanned the ticket. */
  by_name: string;
  /** Whether the caller may undo it now. */
  may_undo: boolean;
};
export type Guest = {
  /** Id of the ticket. */
  id: number;
  /** Version of the ticket, which increases when the ticket is reassigned. */
  version: number;
  /** Number printed on the ticket. */
  ticket_number: string;
  /** Name of the attendee; null until the seat has one. */
  attendee_name: string | null;
  /** Name of the person who holds the booking. */
  booked_by_name: string;
  /** Company of the booking; for complimentary tickets, the organizer. */
  company_name: string;
  /** Name of the ticket tier, such as Stalls. */
  tier_name: string;
  /** Number of the seat within its booking, from 1. */
  seat_no: number;
  /** Number of seats in the booking. */
  seat_count: number;
  /** Time of check-in, ISO 8601 in UTC; null if the ticket was not used. */
  used_at: string | null;
  /** Name of the person who checked the ticket in; null if the ticket was not used. */
  used_by_name: string | null;
  admission: TierAdmission;
  /** Whether the attendee is inside; for tickets that admit `daily`, whether the attendee was admitted today. */
  inside: boolean;
  /** The last check-in of the ticket; null before the first. */
  check_in: GuestCheckIn | null;
};
export type GuestList = {
  /** Number of guests that match the search. */
  count: number;
  /** Page returned, from 1. */
  page: number;
  /** Maximum number of guests per page. */
  page_size: number;
  /** Number of valid tickets of the event, regardless of the search. */
  tickets: number;
  /** Number of valid tickets that were checked in. */
  admitted: number;
  /** Guests on this page, sorted by name; tickets without a name come last. */
  results: Guest[];
};
export type EventCancelled = {
  /** Id of the event. */
  event: number;
  /** Time of the cancellation. ISO 8601, UTC. */
  cancelled_at: string;
  /** Reason for the cancellation, as sent to everyone who has a booking. */
  reason: string;
  /** Number of paid bookings that are refunded. */
  refunded_bookings: number;
  /** Number of unpaid bookings that were cancelled. */
  cancelled_bookings: number;
};
export type EventCancellation = {
  /** Reason for the cancellation, sent to everyone who has a booking. */
  reason: string;
};
export type EventMove = {
  /** New start, in the future. ISO 8601, UTC. */
  start_date?: string;
  /** New end, after the start. If omitted, the event keeps its duration. ISO 8601, UTC. */
  end_date?: string;
  /** Name of the new venue. */
  venue?: string;
};
export type EventMessagePerson = {
  /** Full name, or else the masked email address. */
  name: string;
  /** Masked email address: its first letter and the domain. */
  email: string;
};
export type EventMessagePreview = {
  /** Subject of the email. */
  subject: string;
  /** Plain text of the whole email, including event and sender. */
  text: string;
  /** HTML of the whole email. */
  html: string;
};
export type EventMessageReport = {
  /** Id of the message; null for a dry run. */
  id: number | null;
  /** Number of emails, one to each address. */
  people: number;
  /** The first recipients, at most five. */
  first: EventMessagePerson[];
  /** Reply-to address; null if the organizer has none. */
  reply_to: string | null;
  /** Preview of the email; null if the subject or text is missing. */
  preview: EventMessagePreview | null;
};
export type EventMessageAudience = "all" | "not_checked_in" | "unnamed";
export type EventMessageInput = {
  audience: EventMessageAudience;
  /** Only tickets of the tiers with these ids. Omit for all tiers. */
  tiers?: number[];
  /** Subject in one line, which is also the heading of the email. Optional in a dry run. */
  subject?: string;
  /** Message as plain text. URLs become links. Optional in a dry run. */
  text?: string;
  /** Whether to only return the number of recipients and the preview, as the query parameter `dry_run` does. */
  dry_run?: boolean;
};
export type EventMessage = {
  /** Id of the message. */
  id: number;
  /** Time at which it was sent. ISO 8601, UTC. */
  sent_at: string;
  /** Name of the sender, or else their email address. */
  sent_by_name: string;
  audience: EventMessageAudience;
  /** Names of the ticket tiers; empty for all tiers. */
  tier_names: string[];
  /** Subject of the email. */
  subject: string;
  /** Message as plain text. */
  text: string;
  /** Number of emails, one to each address. */
  people: number;
  /** Number of emails that the mail server accepted. */
  delivered: number;
  /** Number of emails that were rejected or could not be sent for three days. */
  failed: number;
};
export type EventMessageList = {
  /** Number of all messages of the event. */
  count: number;
  /** Page returned, from 1. */
  page: number;
  /** Maximum number of rows per page; 20 by default. */
  page_size: number;
  /** Messages on this page, newest first. */
  results: EventMessage[];
};
export type ComplimentaryTickets = {
  /** Number of tickets issued. */
  tickets: number;
  /** Booking numbers in the order of the attendees. */
  booking_numbers: string[];
};
export type ComplimentaryAttendee = {
  /** Name printed on the ticket. */
  name: string;
  /** Email address that the ticket is sent to. */
  email: string;
};
export type ComplimentaryInput = {
  /** Id of the ticket tier. */
  tier: number;
  /** Attendees, one ticket for each. Either all tickets are issued or none. */
  attendees: ComplimentaryAttendee[];
  /** Reason for the tickets, for the organizer's own records. */
  reason: string;
};
export type AuditKind =
  | "event"
  | "tier"
  | "booking"
  | "ticket"
  | "message"
  | "export"
  | "import"
  | "organizer"
  | "member"
  | "category"
  | "company"
  | "policy"
  | "invitation"
  | "person"
  | "approval"
  | "cost_centre"
  | "budget"
  | "failure"
  | "api_key"
  | "webhook";
export type AuditChange = {
  /** Key of the field, which stays the same when its label changes. */
  field: string;
  /** Label of the field, for display. */
  label: string;
  /** Value before the change; null if there was none. */
  before: string | null;
  /** Value after the change; null if there is none. */
  after: string | null;
};
export type AuditEntry = {
  /** Id of the entry. Later changes have higher ids. */
  id: number;
  /** Time of the change. ISO 8601, UTC. */
  at: string;
  /** IANA time zone of the event, or India's if the change belongs to no event. */
  timezone: string;
  /** Id of the person who made the change; null for the server's command line. */
  person: number | null;
  /** Name of the person who made the change. `summary` continues the sentence. */
  person_name: string;
  /** Network of the caller: the first 24 bits of an IPv4 address, or the first 48 bits of an IPv6 address. */
  network: string | null;
  /** Kind of the object and verb. It stays the same when texts change. */
  action: string;
  kind: AuditKind;
  /** Title of the changed object. */
  title: string;
  /** What the person did: the rest of a sentence that starts with the person's name. */
  summary: string;
  /** Id of the event that the change belongs to; null if there is none. */
  event: number | null;
  /** Title of that event at the time; null if there is none. */
  event_title: string | null;
  /** Changed fields, without secrets; empty if only `summary` describes the change. */
  changes: AuditChange[];
};
export type AuditEntryList = {
  /** Number of entries that match the filters, on all pages. */
  count: number;
  /** Page returned, from 1. */
  page: number;
  /** Maximum number of rows per page; 20 by default. */
  page_size: number;
  /** Entries on this page, newest first. */
  results: AuditEntry[];
};
export type OrganizerRole = "owner" | "editor" | "door";
export type Organizer = {
  /** Id of the organizer. Events and imports refer to it. */
  id: number;
  /** Version of the object, which increases with every change. Send it in `If-Match` when you change the object. */
  version: number;
  /** Name that buyers see as the organizer of the events. It is unique. */
  name: string;
  /** Unique short name in lower-case letters, digits and hyphens. By default it is derived from the name. */
  slug: string;
  /** URL of the logo; empty if there is none. */
  logo: string;
  /** Legal name of the seller, for invoices. */
  legal_name: string;
  /** GST registration number of the seller; empty if there is none. */
  gstin: string;
  /** Postal address of the seller. */
  address: string;
  /** State or union territory of the seller. */
  state: string;
  /** Email address for attendees; empty if there is none. */
  support_email: string;
  /** The caller's role in the team; null for platform admins who are not members. */
  role: OrganizerRole | null;
  /** Missing details of the seller. Until they are complete, no invoice is issued for tickets of the organizer's events. */
  seller_missing: ("legal_name" | "gstin" | "address" | "state")[];
  /** Time of creation. ISO 8601, UTC. */
  created_at: string;
};
export type OrganizerList = {
  /** Total number of rows. */
  count: number;
  /** Organizers sorted by name. */
  results: Organizer[];
};
export type OrganizerCreate = {
  /** Name that buyers see as the organizer of the events. It must be unique; a name that is taken returns 409 `name_taken`. */
  name: string;
  /** Lower-case letters, digits and hyphens. */
  slug?: string;
  /** URL of an uploaded picture, the `src` that uploadImage returns; empty for no logo. URLs on other hosts are refused. */
  logo?: string;
  /** Legal name of the seller, for invoices. */
  legal_name?: string;
  /** GSTIN of a taxpayer or non-resident (see `x-gst-registrations`); empty if not registered for GST. Case and spaces do not matter. */
  gstin?: string;
  /** Postal address of the seller. */
  address?: string;
  /** State or union territory of the seller. */
  state?: string;
  /** Email address for attendees; empty if there is none. */
  support_email?: string;
};
export type OrganizerUpdate = {
  /** Name that buyers see as the organizer of the events. It must be unique; a name that is taken returns 409 `name_taken`. */
  name?: string;
  /** Lower-case letters, digits and hyphens. */
  slug?: string;
  /** URL of an uploaded picture, the `src` that uploadImage returns; empty for no logo. URLs on other hosts are refused. */
  logo?: string;
  /** Legal name of the seller, for invoices. */
  legal_name?: string;
  /** GSTIN of a taxpayer or non-resident (see `x-gst-registrations`); empty if not registered for GST. Case and spaces do not matter. */
  gstin?: string;
  /** Postal address of the seller. */
  address?: string;
  /** State or union territory of the seller. */
  state?: string;
  /** Email address for attendees; empty if there is none. */
  support_email?: string;
};
export type OrganizerMember = {
  /** Id of the person. */
  user: number;
  /** Full name of the person. */
  name: string;
  /** Email address of the person's account. */
  email: string;
  role: OrganizerRole;
};
export type OrganizerMemberList = {
  /** Total number of rows. */
  count: number;
  /** Owners first, then editors and check-in staff, each by name. */
  results: OrganizerMember[];
};
export type OrganizerMemberInput = {
  /** Email address of a person who has an account. Other addresses return 400. */
  email: string;
  role: OrganizerRole;
};
export type TakingsGrouping = "event" | "month" | "company" | "gateway";
export type PaymentKind = "real" | "test";
export type TakingsSums = {
  /** Number of seats that were paid for, including those refunded later. */
  seats: number;
  /** Ticket prices paid, without service fee and GST. Decimal string with two digits, major units. */
  tickets: string;
  /** Service fee paid. Decimal string with two digits, major units. */
  service_fee: string;
  /** GST paid, on tickets and service fee. Decimal string with two digits, major units. */
  gst: string;
  /** Sum of `tickets`, `service_fee` and `gst`. Decimal string with two digits, major units. */
  paid: string;
  /** Ticket prices in completed refunds. Decimal string with two digits, major units. */
  refunded_tickets: string;
  /** Service fee in completed refunds. Decimal string with two digits, major units. */
  refunded_service_fee: string;
  /** GST in completed refunds. Decimal string with two digits, major units. */
  refunded_gst: string;
  /** Total of completed refunds: ticket prices, service fee and GST. Decimal string with two digits, major units. */
  refunded: string;
  /** Amount paid less refunds. Negative if more was refunded than paid in the period. Decimal string with two digits, major units. */
  net: string;
};
export type TakingsRow = {
  /** Id of the event or company, key of the gateway, or month as YYYY-MM; empty for the sum of the other rows. */
  key: string;
  /** Name for display: the event, company or gateway, or the month such as `November 2026`. The sum of the other rows is named `Other events` or similar. */
  name: string;
  /** Number of seats that were paid for, including those refunded later. */
  seats: number;
  /** Ticket prices paid, without service fee and GST. Decimal string with two digits, major units. */
  tickets: string;
  /** Service fee paid. Decimal string with two digits, major units. */
  service_fee: string;
  /** GST paid, on tickets and service fee. Decimal string with two digits, major units. */
  gst: string;
  /** Sum of `tickets`, `service_fee` and `gst`. Decimal string with two digits, major units. */
  paid: string;
  /** Ticket prices in completed refunds. Decimal string with two digits, major units. */
  refunded_tickets: string;
  /** Service fee in completed refunds. Decimal string with two digits, major units. */
  refunded_service_fee: string;
  /** GST in completed refunds. Decimal string with two digits, major units. */
  refunded_gst: string;
  /** Total of completed refunds: ticket prices, service fee and GST. Decimal string with two digits, major units. */
  refunded: string;
  /** Amount paid less refunds. Negative if more was refunded than paid in the period. Decimal string with two digits, major units. */
  net: string;
};
export type TakingsInCurrency = {
  /** ISO 4217 code. Amounts in different currencies are never added up. */
  currency: string;
  totals: TakingsSums;
  /** Rows with the largest amounts first; months in order. Beyond 200 rows the others are one row; downloads contain all rows. */
  rows: TakingsRow[];
  /** The same sums by month, in order. */
  months: TakingsRow[];
};
export type Takings = {
  /** First day of the period, in the time zone `timezone`. */
  from: string;
  /** Last day of the period, inclusive, in the time zone `timezone`. */
  to: string;
  by: TakingsGrouping;
  /** IANA time zone of the days and months. */
  timezone: string;
  payments: PaymentKind;
  /** Whether the period also has payments or refunds of the other kind (real or test). */
  has_others: boolean;
  /** Takings by currency; empty if the period has no payments and refunds. */
  currencies: TakingsInCurrency[];
};
export type CompanyName = {
  /** Id of the company, which stays the same when the company is renamed. */
  id: number;
  /** Name of the company. Several companies can have the same name. */
  name: string;
  /** Email domain of the company, to distinguish companies with the same name. */
  domain: string | null;
};
export type CompanyNameList = {
  /** Number of rows in `results`. */
  count: number;
  /** Companies by name; with a search, at most 20. */
  results: CompanyName[];
};
export type OrganizedEventSummary = {
  /** Id of the event, the same as in the public catalogue. */
  id: number;
  /** Version of the object, which increases with every change. Send it in `If-Match` when you change the object. */
  version: number;
  status: EventStatus;
  /** Id of the organizer. */
  organizer: number | null;
  /** Name of the organizer, as buyers see it. */
  organizer_name: string;
  /** Title, as buyers see it in lists, on the event page and on tickets. */
  title: string;
  /** Id of the category. */
  category: number | null;
  /** Current name of the category; null for a draft without one. */
  category_name: string | null;
  /** Name of the venue; empty for a draft without one. */
  venue: string;
  /** City of the venue; empty for a draft without one. */
  city: string;
  /** IANA time zone of the venue; show the event's times in it. */
  timezone: string;
  /** ISO 4217 code of the event's prices and of `revenue`. */
  currency: string;
  /** URL of the poster. */
  featured_image: string | null;
  /** Start of the event. ISO 8601, UTC. */
  start_date: string | null;
  /** End of the event. ISO 8601, UTC. */
  end_date: string | null;
  /** Time at which booking opens. ISO 8601, UTC. */
  booking_start_date: string | null;
  /** Time at which booking closes. ISO 8601, UTC. */
  booking_end_date: string | null;
  /** Whether only selected companies can book. */
  is_exclusive: boolean;
  /** Number of seats in tiers that are on sale, plus held and sold seats in other tiers. */
  total_tickets: number;
  /** Number of seats that can be booked, in tiers that are on sale. */
  available_tickets: number;
  /** Number of seats held by unpaid bookings. */
  held: number;
  /** Number of seats in paid bookings. */
  sold: number;
  /** Ticket prices of paid bookings less refunds, without service fee and GST. Decimal string with two digits, major units. */
  revenue: string;
  /** Time of the last change. ISO 8601, UTC. */
  updated_at: string;
};
export type OrganizedEventList = {
  /** Number of matching rows on all pages. */
  count: number;
  /** Page returned, from 1. */
  page: number;
  /** Maximum number of rows per page; 20 by default. */
  page_size: number;
  /** Number of matching rows for each status. */
  counts: {
    /** Number of events that are not published. */
    draft: number;
    /** Number of published events that are neither paused nor over, including sold-out ones. */
    published: number;
    /** Number of events whose sales are paused. */
    paused: number;
    /** Number of published events that have ended. */
    over: number;
    /** Number of cancelled events. */
    cancelled: number;
    /** Number of published events without seats left. */
    sold_out: number;
  };
  /** Events on this page, in the requested order. */
  results: OrganizedEventSummary[];
};
export type FoundEvent = {
  /** Id of the event. */
  id: number;
  /** Title of the event. */
  title: string;
  status: EventStatus;
  /** Start of the event; null for a draft without a date. ISO 8601, UTC. */
  start_date: string | null;
  /** IANA time zone of the venue; show `start_date` in it. */
  timezone: string;
};
export type FoundPerson = {
  /** Id of the person, used in /users/{id}/. */
  id: number;
  /** Full name. */
  name: string;
  /** Email address of the person. */
  email: string;
  /** Name of the company; null for people without one. */
  company_name: string | null;
};
export type FoundBooking = {
  /** Id of the booking, used in /bookings/{id}/. */
  id: number;
  /** Booking number shown to people, such as BK-2026-004817. */
  booking_number: string;
  /** Id of the event. */
  event: number;
  /** Title of the event. */
  event_title: string;
  /** Name of the person who holds the booking. */
  booked_by_name: string;
  /** Whether the caller edits the event of the booking. */
  is_organized: boolean;
};
export type ConsoleSearchResults = {
  /** At most five events, upcoming events first. */
  events: FoundEvent[];
  /** At most five people whom the caller manages; empty for callers who manage nobody. */
  people: FoundPerson[];
  /** At most five bookings that the caller can read or whose event the caller edits. */
  bookings: FoundBooking[];
};
export type OrganizedOverview = {
  /** Number of published events with seats left. */
  on_sale: number;
  /** Number of seats in paid bookings. */
  sold: number;
  payments: PaymentKind;
  /** Ticket prices of paid bookings, without service fee and GST, by currency. */
  revenue: {
    /** ISO 4217 code of the amount. */
    currency: string;
    /** Amount. Decimal string with two digits, major units. */
    amount: string;
  }[];
  /** Names of cities in alphabetical order, at most 200. */
  cities: string[];
};
export type EventBookingState =
  "held" | "expired" | "paid" | "complimentary" | "cancelled" | "refunded";
export type RefundProgress = "under_way" | "done";
export type EventBookingRefund = {
  /** Amount that was or will be refunded. Decimal string with two digits, major units. */
  amount: string;
  state: RefundProgress;
};
export type EventBooking = {
  /** Id of the booking, used to refund it or resend its confirmation. */
  id: number;
  /** Booking number shown to people, such as BK-2026-004817. Searches find the booking by it. */
  booking_number: string;
  state: EventBookingState;
  /** Name of the person who booked. */
  booked_by_name: string;
  /** Email address of the person's account. */
  booked_by_email: string;
  /** Name of the company that booked; for complimentary tickets, the organizer's name. */
  company_name: string;
  /** Id of the ticket tier. */
  tier: number;
  /** Current name of the ticket tier. */
  tier_name: string;
  /** Number of seats. */
  quantity: number;
  /** ISO 4217 code of all amounts of the booking. */
  currency: string;
  /** Ticket prices, without service fee and GST. Decimal string with two digits, major units. */
  tickets_amount: string;
  /** Whether it was paid by a test payment, which moved no money. */
  is_test: boolean;
  /** Amount paid, including service fee and GST; null until it is paid. Decimal string with two digits, major units. */
  paid_amount: string | null;
  /** Refund of the booking; null if there is none. */
  refund: EventBookingRefund | null;
  /** Time of booking. ISO 8601, UTC. */
  created_at: string;
  /** Time of payment; null if it is not paid. ISO 8601, UTC. */
  paid_at: string | null;
  /** End of the hold; null if no seats are on hold. ISO 8601, UTC. */
  hold_expires_at: string | null;
  /** Number of tickets with an attendee's name. */
  named: number;
  /** Number of tickets that were checked in. */
  checked_in: number;
};
export type EventBookingList = {
  /** Number of rows that match the filters, on all pages. */
  count: number;
  /** Page returned, from 1. */
  page: number;
  /** Maximum number of rows per page; 20 by default. */
  page_size: number;
  /** Bookings on this page, in the requested order. */
  results: EventBooking[];
};
export type EventAttendee = {
  /** Id of the ticket. */
  id: number;
  /** Number printed on the ticket. Searches and check-in find the ticket by it. */
  ticket_number: string;
  /** Booking number shown to people, such as BK-2026-004817. Searches find the booking by it. */
  booking_number: string;
  /** Name of the attendee; null until the seat has one. */
  attendee_name: string | null;
  /** Email address that the ticket is sent to; null until one is given. */
  attendee_email: string | null;
  /** Whether the ticket was issued by the organizer without a price. */
  is_complimentary: boolean;
  /** Name of the person who booked, or else their email address. */
  booked_by_name: string;
  /** Name of the company that booked; for complimentary tickets, the organizer's name. */
  company_name: string;
  /** Id of the ticket tier. */
  tier: number;
  /** Current name of the ticket tier. */
  tier_name: string;
  /** Number of the seat within its booking, from 1. */
  seat_no: number;
  /** Number of seats in the booking. */
  seat_count: number;
  /** Dietary requirements for catering; null if not given. */
  dietary_preferences: string | null;
  /** Needs at the venue, such as step-free access; null if not given. */
  special_requirements: string | null;
  /** Time of check-in; null if the ticket was not checked in. ISO 8601, UTC. */
  checked_in_at: string | null;
};
export type EventAttendeeList = {
  /** Number of rows that match the filters, on all pages. */
  count: number;
  /** Page returned, from 1. */
  page: number;
  /** Maximum number of rows per page; 20 by default. */
  page_size: number;
  /** Tickets on this page, in the requested order. */
  results: EventAttendee[];
};
export type AttendeeColumn =
  | "ticket_number"
  | "name"
  | "email"
  | "phone"
  | "company"
  | "employee_id"
  | "department"
  | "designation"
  | "ticket"
  | "complimentary"
  | "booking"
  | "booked_by"
  | "seat"
  | "seats"
  | "food"
  | "special_needs"
  | "checked_in";
export type OtherPayments = {
  /** Number of bookings paid by payments of this kind. */
  bookings: number;
  /** Amount including service fee and GST. Decimal string with two digits, major units. */
  paid: string;
};
export type SalesSeats = {
  /** Number of seats in tiers that are on sale, plus held and sold seats in other tiers. */
  total: number;
  /** Number of seats in paid bookings and complimentary tickets. */
  sold: number;
  /** Number of seats held by unpaid bookings. */
  held: number;
  /** Number of seats that can be booked. */
  left: number;
};
export type SalesTotals = {
  /** Number of paid bookings. */
  bookings: number;
  /** Number of seats in these bookings. */
  seats: number;
  /** Ticket prices, without service fee and GST. Decimal string with two digits, major units. */
  tickets: string;
  /** Amount paid, including service fee and GST. Decimal string with two digits, major units. */
  paid: string;
  /** Amount that was or will be refunded. Decimal string with two digits, major units. */
  refunded: string;
  /** Amount paid less refunds. Decimal string with two digits, major units. */
  kept: string;
  /** Service fee in the amount paid. Decimal string with two digits, major units. */
  service_fee: string;
  /** GST in the amount paid, on tickets and service fee. Decimal string with two digits, major units. */
  gst: string;
  /** Part of `refunded` whose refund is not complete yet. Decimal string with two digits, major units. */
  refunding: string;
};
export type SalesOfTier = {
  /** Id of the ticket tier. */
  tier: number;
  /** Current name of the ticket tier. */
  name: string;
  /** Number of all seats. */
  total: number;
  /** Number of seats in paid bookings and complimentary tickets. */
  sold: number;
  /** Number of seats held by unpaid bookings. */
  held: number;
  /** Number of seats that can be booked or are kept for the waiting list. */
  left: number;
  /** Number of people on the waiting list. */
  waiting: number;
  /** Number of tickets that they wait for. */
  waiting_seats: number;
  /** Number of paid bookings. */
  bookings: number;
  /** Number of seats in these bookings. */
  seats: number;
  /** Ticket prices, without service fee and GST. Decimal string with two digits, major units. */
  tickets: string;
  /** Amount paid, including service fee and GST. Decimal string with two digits, major units. */
  paid: string;
  /** Amount that was or will be refunded. Decimal string with two digits, major units. */
  refunded: string;
  /** Amount paid less refunds. Decimal string with two digits, major units. */
  kept: string;
};
export type SalesOfDay = {
  /** Day of the payment, YYYY-MM-DD in the event's time zone. */
  day: string;
  /** Number of paid bookings. */
  bookings: number;
  /** Number of seats in these bookings. */
  seats: number;
  /** Ticket prices, without service fee and GST. Decimal string with two digits, major units. */
  tickets: string;
  /** Amount paid, including service fee and GST. Decimal string with two digits, major units. */
  paid: string;
  /** Amount that was or will be refunded. Decimal string with two digits, major units. */
  refunded: string;
  /** Amount paid less refunds. Decimal string with two digits, major units. */
  kept: string;
};
export type SalesOfCompany = {
  /** Id of the company; null for the sum of all companies after the first hundred. */
  company: number | null;
  /** Current name of the company; `Other companies` for the sum of the others. */
  name: string;
  /** Number of paid bookings. */
  bookings: number;
  /** Number of seats in these bookings. */
  seats: number;
  /** Ticket prices, without service fee and GST. Decimal string with two digits, major units. */
  tickets: string;
  /** Amount paid, including service fee and GST. Decimal string with two digits, major units. */
  paid: string;
  /** Amount that was or will be refunded. Decimal string with two digits, major units. */
  refunded: string;
  /** Amount paid less refunds. Decimal string with two digits, major units. */
  kept: string;
};
export type SalesOfGateway = {
  /** Key of the gateway, such as `razorpay`; `account` for payments on account, `free` for free bookings. */
  gateway: string;
  /** `Razorpay`, `Razorpay (test)` for its test payments, `On account`, or `Free tickets`. */
  name: string;
  /** Number of paid bookings. */
  bookings: number;
  /** Number of seats in these bookings. */
  seats: number;
  /** Ticket prices, without service fee and GST. Decimal string with two digits, major units. */
  tickets: string;
  /** Amount paid, including service fee and GST. Decimal string with two digits, major units. */
  paid: string;
  /** Amount that was or will be refunded. Decimal string with two digits, major units. */
  refunded: string;
  /** Amount paid less refunds. Decimal string with two digits, major units. */
  kept: string;
};
export type ArrivalsInterval = {
  /** Start of an interval of ten minutes. ISO 8601, UTC. */
  from: string;
  /** Number of tickets checked in during the interval. */
  tickets: number;
};
export type CheckInProgress = {
  /** Number of valid tickets. */
  tickets: number;
  /** Number of tickets with an attendee's name. */
  named: number;
  /** Number of tickets that were checked in. */
  checked_in: number;
  /** Number of tickets checked in during the last ten minutes. */
  last_ten_minutes: number;
  /** Check-ins by interval of ten minutes, earliest first. Intervals without any are omitted. */
  arrivals: ArrivalsInterval[];
};
export type EventSales = {
  /** ISO 4217 code of all amounts. */
  currency: string;
  /** IANA time zone of the days. */
  timezone: string;
  payments: PaymentKind;
  /** Amounts of payments of the other kind (real or test), which no other amount here includes; null if there are none. */
  others: OtherPayments | null;
  seats: SalesSeats;
  /** Time at which the first hold ends; null if there are none. ISO 8601, UTC. */
  next_hold_ends_at: string | null;
  /** Ticket prices of bookings that are currently paid, without service fee and GST. Decimal string with two digits, major units. */
  revenue: string;
  totals: SalesTotals;
  /** All ticket tiers, including those off sale, in the order in which buyers see them. */
  by_tier: SalesOfTier[];
  /** Days with payments, earliest first. */
  by_day: SalesOfDay[];
  /** The 100 companies that paid most, largest amount first, then one row for the others. */
  by_company: SalesOfCompany[];
  /** Gateways, largest amount first. */
  by_gateway: SalesOfGateway[];
  check_in: CheckInProgress;
};
export type TierCreate = {
  /** Name shown where tickets are chosen, on tickets and in downloads. */
  name: string;
  /** Plain text shown under the name of the tier; empty by default. */
  description?: string;
  /** Price of one ticket; 0 is free. Decimal string, major units. */
  price: string;
  /** GST rate of the tickets, in percent. */
  gst_percent?: 0 | 5 | 12 | 18 | 28;
  /** Number of seats. */
  total_tickets: number;
  admission?: TierAdmission;
  /** Maximum number of tickets of this tier per booking. */
  max_per_booking?: number;
  /** Maximum number of tickets of this tier per person, over all their bookings; null for no limit. */
  max_per_person?: number | null;
  /** Maximum number of tickets of this tier per company, over all its bookings; null for no limit. */
  max_per_company?: number | null;
  /** What a ticket includes, one short line per item with at most 100 characters. Empty lines are dropped. */
  benefits?: string[];
  /** Start of the sale of this tier; null if it starts when booking opens. ISO 8601, UTC. */
  sale_starts_at?: string | null;
  /** End of the sale of this tier; null if it ends when booking closes. ISO 8601, UTC. */
  sale_ends_at?: string | null;
};
export type TierOrder = {
  /** Ids of all tiers of the event, in the new order. */
  tiers: number[];
};
export type TierUpdate = {
  /** Name shown where tickets are chosen, on tickets and in downloads. */
  name?: string;
  /** Plain text shown under the name of the tier; an empty text removes it. */
  description?: string;
  /** Price of one ticket; 0 is free. Decimal string, major units. */
  price?: string;
  /** GST rate of the tickets, in percent. */
  gst_percent?: 0 | 5 | 12 | 18 | 28;
  /** Number of all seats, including held and sold ones. It cannot be less than the held and sold seats. */
  total_tickets?: number;
  admission?: TierAdmission;
  /** Maximum number of tickets of this tier per booking. Existing bookings do not change. */
  max_per_booking?: number;
  /** Maximum number of tickets of this tier per person, over all their bookings; null for no limit. */
  max_per_person?: number | null;
  /** Maximum number of tickets of this tier per company, over all its bookings; null for no limit. */
  max_per_company?: number | null;
  /** What a ticket includes, one short line per item with at most 100 characters. Empty lines are dropped. */
  benefits?: string[];
  /** Start of the sale of this tier; null if it starts when booking opens. ISO 8601, UTC. */
  sale_starts_at?: string | null;
  /** End of the sale of this tier; null if it ends when booking closes. ISO 8601, UTC. */
  sale_ends_at?: string | null;
  /** Whether the tier is on sale. */
  is_active?: boolean;
};
export type EventAccess = {
  /** Whether only the companies of the list can book. */
  is_exclusive: boolean;
  /** Ids of the companies that can book an exclusive event. */
  companies: number[];
};
export type Category = {
  /** Id of the category. Events refer to it as `category`. */
  id: number;
  /** Version of the object, which increases with every change. Send it in `If-Match` when you change the object. */
  version: number;
  /** Name shown on chips and in filters. */
  name: string;
  /** Slug used in URLs of the list of events. GET /events/ accepts it as `category`. */
  slug: string;
  /** Color of the category's chips, dots and posters, as a hex code. */
  color_code: string;
  /** Name of the icon. */
  icon: string;
  /** Number of events in the category that visitors can see. */
  event_count: number;
  /** Time of creation. ISO 8601, UTC. */
  created_at: string;
};
export type CategoryList = {
  /** Number of rows in `results`. */
  count: number;
  /** Categories with the most events first. */
  results: Category[];
};
export type CategoryCreate = {
  /** Name shown on chips and in filters. It must be unique. */
  name: string;
  /** Name used in URLs of the list of events. */
  slug?: string;
  /** Color of the category's chips, dots and posters, as a hex code. */
  color_code?: string;
  /** Name of the icon. Unknown names are displayed as a dot. */
  icon?: string;
  /** Position among categories that have the same number of events. */
  position?: number;
};
export type CategoryUpdate = {
  /** Name shown in filters and on events. It must be unique. */
  name?: string;
  /** Name used in URLs of the list of events. */
  slug?: string;
  /** Color of the category's chips, dots and posters, as a hex code. */
  color_code?: string;
  /** Name of the icon. Unknown names are displayed as a dot. */
  icon?: string;
  /** Position among categories that have the same number of events. */
  position?: number;
};
export type WaitingState =
  | "waiting"
  | "in_approval"
  | "offered"
  | "taken"
  | "passed"
  | "lapsed"
  | "left"
  | "declined"
  | "ended";
export type WaitingEntry = {
  /** Id of the place, used in the paths of its operations. */
  id: number;
  state: WaitingState;
  /** Position in line, from 1; null if the place is not waiting. */
  place: number | null;
  /** Id of the event. */
  event: number;
  /** Title of the event. */
  event_title: string;
  /** Start of the event. ISO 8601, UTC. */
  event_start_at: string;
  /** IANA time zone of the venue; show the event's times in it. */
  event_timezone: string;
  /** Name of the venue. */
  event_venue: string;
  /** City of the venue. */
  event_city: string;
  /** Name of the event's category. */
  event_category: string;
  /** URL of the poster. */
  image: string | null;
  /** Id of the ticket tier. */
  ticket_tier: number;
  /** Name of the ticket tier, such as Stalls. */
  ticket_tier_name: string;
  /** Number of tickets; from the offer on, the number offered. */
  quantity: number;
  /** Maximum number of tickets, set by the tier. */
  max_per_booking: number;
  /** Whether to accept an offer of fewer seats. */
  accepts_fewer: boolean;
  /** Price of one ticket; if the place was approved, the approved price. Decimal string with two digits, major units. */
  unit_price: string;
  /** ISO 4217 code of the price. */
  currency: string;
  added_charges: AddedCharges;
  /** Time until which the offered seats are held; null before the offer. ISO 8601, UTC. */
  offered_until: string | null;
  /** The booking that holds the offered seats until it is paid; null before the offer. */
  booking: number | null;
  /** The request for approval; null if none is needed. */
  approval: number | null;
  /** Why the place ended, or why an approved offer was not paid from the company's account; empty if there is nothing to explain. */
  reason: string;
  /** Time of joining. ISO 8601, UTC. */
  created_at: string;
};
export type WaitingList = {
  /** Waiting places first, then places that ended within the last 14 days. */
  results: WaitingEntry[];
};
export type PurposeKind =
  "team_learning" | "client_hosting" | "recruiting" | "recognition" | "other";
export type GuestKind = "client" | "public_official";
export type GuestInput = {
  /** Full name of the guest. */
  name: string;
  /** Company or authority that the guest works for. */
  organisation: string;
  /** Email address, by which guests are recognized; empty or omitted if unknown. */
  email?: string;
  kind: GuestKind;
};
export type WaitingEntryCreate = {
  /** Id of the event. */
  event: number;
  /** Id of the ticket tier. */
  ticket_tier: number;
  /** Number of tickets, at most the tier's `max_per_booking`. */
  quantity: number;
  /** Whether to accept an offer of fewer seats. It has no effect if approval is needed. */
  accepts_fewer?: boolean;
  /** Id of the cost centre. Required if approval is needed and the company has cost centres. */
  cost_centre?: number;
  /** Purpose of the booking. Required if approval is needed. */
  purpose?: string;
  purpose_kind?: PurposeKind;
  /** Invited clients and public officials. `purpose` must say why they are invited. */
  guests?: GuestInput[];
};
export type WaitingEntryUpdate = {
  /** Number of tickets. Fewer tickets keep the place in line; more move it to the end. */
  quantity?: number;
  /** Whether to accept an offer of fewer seats. */
  accepts_fewer?: boolean;
};
export type ApprovalStatus =
  "pending" | "approved" | "declined" | "expired" | "withdrawn";
export type BookingApproval = {
  /** Id of the request, used in /approvals/{id}/. */
  id: number;
  status: ApprovalStatus;
  /** Time until which the request must be decided. ISO 8601, UTC. */
  deadline: string;
  /** Time until which the booking can be paid after approval. ISO 8601, UTC. */
  pay_by: string | null;
};
export type HolderState = "open" | "away" | "closed" | "erased";
export type RefundOnCancel = {
  /** Amount that is refunded. Decimal string with two digits, major units. */
  refund: string;
  /** Amount that is not refunded. Decimal string with two digits, major units. */
  kept: string;
};
export type BookingStatus =
  "pending" | "confirmed" | "cancelled" | "refunded" | "completed";
export type PaymentStatus = "pending" | "paid" | "refunded";
export type HoldState = "held" | "expired" | "released" | "sold";
export type BookingFor = "self" | "employee" | "client" | "team";
export type Attendee = {
  /** Id of the seat's ticket. */
  ticket: number;
  /** Full name, printed on the ticket. */
  name: string;
  /** Email address that the ticket is sent to. */
  email: string;
  /** Phone number; null if not given. */
  phone: string | null;
  /** The company's own number for the person; null if not given. */
  employee_id: string | null;
  /** Department in the company; null if not given. */
  department: string | null;
  /** Job title; null if not given. */
  designation: string | null;
  /** Dietary requirements for catering, as free text; null if not given. */
  dietary_preferences: string | null;
  /** Needs at the venue, such as step-free access; null if not given. */
  special_requirements: string | null;
};
export type Wallet = "apple" | "google";
export type Wallets = Wallet[];
export type Ticket = {
  /** Id of the ticket, used in /tickets/{id}/reassign/. */
  id: number;
  /** Number printed on the ticket. It can be typed at check-in instead of scanning the code. */
  ticket_number: string;
  /** Number of the seat within its booking, from 1. */
  seat_no: number;
  /** Name of the attendee; null until the seat has one. */
  attendee_name: string | null;
  /** Email address that the ticket is sent to; null until the seat has an attendee. */
  attendee_email: string | null;
  /** Phone number of the attendee; null if not given. */
  attendee_phone: string | null;
  /** Whether the ticket was checked in. */
  is_used: boolean;
  /** Text of the QR code, a compact code signed with Ed25519; null if the ticket is no longer valid. */
  qr_code: string | null;
  /** Time of check-in; null if the ticket was not used. ISO 8601, UTC. */
  used_at: string | null;
  /** Whether a working link to the ticket was shared or sent by email. */
  is_shared: boolean;
  wallets: Wallets;
  /** Time at which the ticket was issued. ISO 8601, UTC. */
  created_at: string;
};
export type BookingHistoryEntry = {
  /** Id of the entry. Later entries have higher ids. */
  id: number;
  /** Date and time. ISO 8601, UTC. */
  at: string;
  /** Name of the person who made the change, or Foyer. */
  by: string;
  /** What happened. New kinds may be added. */
  kind: string;
  /** Status before the change; null for the first entry. */
  from_status: string | null;
  /** Status after the change; the same as `from_status` if it did not change. */
  to_status: string | null;
  /** Details of the change, such as its reason. */
  note: string | null;
};
export type Gateway = "sandbox" | "stripe" | "razorpay" | "account";
export type PaymentRecordStatus =
  "pending" | "success" | "failed" | "refunded" | "partially_refunded";
export type PaymentMethod = "card" | "netbanking" | "upi" | "account";
export type Payment = {
  /** Id of the booking's share in the payment. */
  id: number;
  /** Id of the booking. */
  booking: number;
  /** Booking number shown to people, such as BK-2026-004817. */
  booking_number: string;
  /** Public id of the payment, the same for all bookings paid together. */
  payment_id: string;
  gateway: Gateway;
  /** Whether this is a test payment, which moves no money. */
  is_test: boolean;
  /** Amount of this booking, with its share of service fee and GST. Decimal string with two digits, major units. */
  amount: string;
  /** ISO 4217 code of `amount`. */
  currency: string;
  status: PaymentRecordStatus;
  payment_method: PaymentMethod;
  /** Fee charged by the gateway. Decimal string with two digits, major units. */
  transaction_fee: string;
  /** Time of creation. ISO 8601, UTC. */
  created_at: string;
  /** Time of the last change. ISO 8601, UTC. */
  updated_at: string;
};
export type Booking = {
  /** The request for approval; null if none is needed, or if the request ended without approval. */
  approval: BookingApproval | null;
  /** Id of the booking, used in /bookings/{id}/. */
  id: number;
  /** Booking number shown to people, on invoices and in emails. */
  booking_number: string;
  /** Id of the holder: the person who booked, or to whom the booking was handed over. */
  user: number;
  /** Name of the person who holds the booking. */
  user_name: string;
  holder_state: HolderState;
  /** Id of the company. */
  company: number;
  /** Name of the company that the booking belongs to. */
  company_name: string;
  /** Id of the event. */
  event: number;
  /** Title of the event. */
  event_title: string;
  /** Name of the venue. */
  event_venue: string;
  /** City of the venue. */
  event_city: string;
  /** Start of the event. ISO 8601, UTC. */
  event_start_date: string;
  /** End of the event. ISO 8601, UTC. */
  event_end_date: string;
  /** IANA time zone of the venue; show the event's times in it. */
  event_timezone: string;
  /** URL of the poster; null if there is none. */
  event_image: string | null;
  /** Name of the event's category. */
  event_category: string;
  /** Id of the ticket tier. */
  ticket_tier: number;
  /** Name of the ticket tier, such as Stalls. */
  ticket_tier_name: string;
  /** Number of seats. */
  quantity: number;
  /** Maximum number of seats, set by the tier. */
  max_per_booking: number;
  /** Price of one ticket. Decimal string with two digits, major units. */
  unit_price: string;
  /** Price of the tickets, without service fee and GST. Decimal string with two digits, major units. */
  total_amount: string;
  added_charges: AddedCharges;
  /** Amount paid, with the booking's share of service fee and GST; null until it is paid. Decimal string with two digits, major units. */
  paid_amount: string | null;
  /** Part of `paid_amount` that is refunded; null if none is. The refund is in progress until `paid_back_amount` has the same value. Decimal string with two digits, major units. */
  refunded_amount: string | null;
  /** Part of `refunded_amount` whose refund is complete; null if none is. Decimal string with two digits, major units. */
  paid_back_amount: string | null;
  /** Time until which free seats can be claimed by a link; null if they are not offered. ISO 8601, UTC. */
  seats_offered_until: string | null;
  /** Whether to ask which attendees are guests, because the company's policy has rules about guests. False until the booking is paid. */
  asks_guests: boolean;
  refund_terms: RefundTerms;
  /** Refund if the holder cancels now; null if the booking is not paid or cannot be cancelled. */
  refund_on_cancel: RefundOnCancel | null;
  /** ISO 4217 code of all amounts of the booking. */
  currency: string;
  /** Time of booking. ISO 8601, UTC. */
  booking_date: string;
  status: BookingStatus;
  payment_status: PaymentStatus;
  hold_state: HoldState;
  /** End of the hold; null if no seats are on hold. ISO 8601, UTC. */
  hold_expires_at: string | null;
  /** Whether the hold can still be extended. */
  hold_extendable: boolean;
  /** Id of the person booked for; null if none was chosen. */
  booked_for_user: number | null;
  /** Name of the person, client or team booked for. By default the booker's own name. */
  booked_for_name: string;
  booking_for: BookingFor;
  /** Notes of the booker; empty if there are none. */
  notes: string;
  /** Seats with a named attendee. */
  attendees: Attendee[];
  /** Whether every seat has a name and an email address. */
  attendee_details_completed: boolean;
  /** Seats with a named attendee. */
  attendee_count: number;
  /** One ticket per seat; empty until the booking is paid. */
  tickets: Ticket[];
  /** Changes of the booking; empty in lists. */
  history: BookingHistoryEntry[];
  /** The booking's shares of payments; empty if `include` does not name them. */
  payments: Payment[];
  /** Time of creation. ISO 8601, UTC. */
  created_at: string;
  /** Time of the last change. ISO 8601, UTC. */
  updated_at: string;
};
export type BookingCreate = {
  /** Id of the event. */
  event: number;
  /** Id of a ticket tier of the event. */
  ticket_tier: number;
  /** Number of tickets, 1 to 10 and at most the tier's `max_per_booking`. */
  quantity: number;
  /** Price per ticket that the person saw, as a decimal string or number in major units. The server compares it with its own price. */
  unit_price?: string | number;
  /** Total that the person saw, as a decimal string or number in major units. The server compares it with its own total. */
  total_amount?: string | number;
  /** Accepted and ignored. The booking always belongs to the caller. */
  user?: number;
  /** Accepted and ignored. The booking always belongs to the caller's company. */
  company?: number;
  booking_for?: BookingFor;
  /** Id of a colleague, when booking for an employee. Requires the permission `book_for_colleagues`. */
  booked_for_user?: number;
  /** Name of the person, client or team booked for. If omitted or empty, it is the colleague's name, or else the caller's own, regardless of `booking_for`. */
  booked_for_name?: string;
  /** Notes, kept with the booking. Surrounding spaces are removed. */
  notes?: string;
};
export type BookingCounts = {
  /** Number of all bookings. */
  all: number;
  /** Bookings whose event starts in the future and that are neither cancelled nor refunded. */
  upcoming: number;
  /** Bookings whose event has started. */
  past: number;
  /** Bookings that are neither paid nor cancelled. */
  pending: number;
};
export type BookingList = {
  /** Number of bookings that match all filters, on all pages. */
  count: number;
  /** Page returned, from 1. */
  page: number;
  /** Maximum number of rows per page. */
  page_size: number;
  counts: BookingCounts;
  /** Rows on this page. */
  results: Booking[];
};
export type Checkout = {
  /** URL of the payment page, to open in the browser. */
  checkout_url: string;
  /** Public id of the payment, for POST /payments/verify/. */
  payment_id: string;
  /** Time until which the seats are held. ISO 8601, UTC. */
  expires_at: string | null;
};
export type PurchasePurpose = {
  /** Id of the cost centre to charge. Required if the quote's policy says `requires_cost_centre`. */
  cost_centre?: number;
  /** Purpose of the purchase; with guests, the reason for inviting them. */
  purpose?: string;
  /** Invited clients and public officials. `purpose` must say why they are invited. */
  guests?: GuestInput[];
  [key: string]: unknown;
};
export type PolicyOutcome = "allow" | "needs_approval" | "refuse";
export type QuoteAccount = {
  /** Due date of a purchase made today. */
  due_on: string;
  /** ISO 4217 code of the account. The account only pays purchases in this currency. */
  currency: string;
  /** Amount that the account's limit leaves before this purchase; null unless the caller is an admin of the company. Decimal string with two digits, major units. */
  available: string | null;
};
export type QuotePolicy = {
  outcome: PolicyOutcome;
  /** Whether a rule of the policy depends on guests, so that the payer must name the invited guests. The outcome given here is the one without guests. */
  asks_guests: boolean;
  /** Whether the company has cost centres that a purchase can be charged to. */
  has_cost_centres: boolean;
  /** Whether a payment without a cost centre is refused. */
  requires_cost_centre: boolean;
  /** Whether the policy pays on account and the company's account is open. */
  pays_on_account: boolean;
  /** Terms of a purchase on account; null if the company cannot pay on account. */
  account: QuoteAccount | null;
  /** Pending bookings of the caller that wait for a decision. */
  waiting: number;
};
export type GstAtRate = {
  /** GST rate as a fraction, such as 0.18 for 18 %. */
  rate: string;
  /** GST at this rate. Decimal string with two digits, major units. */
  gst: string;
};
export type QuoteLine = {
  /** Id of the booking. */
  booking: number;
  /** Booking number shown to people, such as BK-2026-004817. */
  booking_number: string;
  /** Price of the booking's tickets. Decimal string with two digits, major units. */
  subtotal: string;
  /** The booking's share of the service fee. Decimal string with two digits, major units. */
  service_fee: string;
  /** The booking's share of the GST. Decimal string with two digits, major units. */
  gst: string;
  /** The booking's share of the total. Decimal string with two digits, major units. */
  total: string;
};
export type Quote = {
  policy: QuotePolicy | null;
  /** Ids of the bookings that are quoted. */
  booking_ids: number[];
  /** ISO 4217 code of all amounts. */
  currency: string;
  /** Number of tickets in all bookings. */
  ticket_count: number;
  /** Price of all tickets. Decimal string with two digits, major units. */
  subtotal: string;
  added_charges: AddedCharges;
  /** Rate of the service fee as a fraction of the subtotal, such as 0.02 for 2 %. */
  service_fee_rate: string;
  /** Corporate service fee, 2 % of the subtotal. Decimal string with two digits, major units. */
  service_fee: string;
  /** GST rate of the service fee, and of tickets whose tier sets no other rate. */
  gst_rate: string;
  /** GST by rate, highest rate first. `gst_rate` is always included, with the GST on the service fee. The amounts add up to `gst`. */
  gst_rates: GstAtRate[];
  /** GST on tickets and service fee, rounded once per rate. Decimal string with two digits, major units. */
  gst: string;
  /** Total to be charged. Decimal string with two digits, major units. */
  total: string;
  /** One line per booking. The lines add up to the amounts above. */
  lines: QuoteLine[];
};
export type BookingStats = {
  /** Number of bookings, without those removed from the cart. */
  total_bookings: number;
  /** Number of bookings whose event starts in the future and that are not cancelled. */
  upcoming_events: number;
  /** Amount charged for bookings, including service fee, GST and cancelled bookings, less refunds. With several currencies, only the currency with the largest amount is counted. Decimal string with two digits, major units. */
  total_spent: string;
  /** ISO 4217 code of `total_spent`. */
  currency: string;
  /** Number of unpaid bookings. The four counts by state add up to `total_bookings`. */
  pending_payments: number;
  /** Number of confirmed and completed bookings. */
  paid_bookings: number;
  /** Number of cancelled bookings, paid or not. */
  cancelled_bookings: number;
  /** Number of refunded bookings. */
  refunded_bookings: number;
};
export type BookingUpdate = {
  /** Number of tickets, 1 to 10 and at most the tier's `max_per_booking`. */
  quantity?: number;
  booking_for?: BookingFor;
  /** Id of a colleague. The booking is then for an employee, in the colleague's name. Requires the permission `book_for_colleagues`. */
  booked_for_user?: number;
  /** Name of the person, client or team booked for. If empty, it is the caller's own name. */
  booked_for_name?: string;
  /** Notes that replace the former ones; empty for none. Surrounding spaces are removed. */
  notes?: string;
};
export type BookingCancellation = {
  /** The refund shown to the person, from `refund_on_cancel.refund`; null for a booking that is not paid. If the refund has changed, nothing is cancelled and the response is 409 `refund_changed` with the current amount. */
  refund?: string | null;
};
export type BookingHandOver = {
  /** Id of the new holder, a person of the booking's company with an open account who is not a client. */
  to: number;
  /** Whether to reassign unused tickets that name the former holder to the new one. Their former codes and numbers stop working. */
  give_tickets?: boolean;
};
export type QrCode = {
  /** Booking number shown to people, such as BK-2026-004817. */
  booking_number: string;
  /** Tickets of the booking with their codes. */
  tickets: Ticket[];
};
export type BookingDocument = {
  /** Whether the document belongs to a test payment, which moved no money. */
  is_test: boolean;
  /** Id of the document, used in the path of its PDF. */
  id: number;
  /** Kind of document. A `credit_note` cancels an invoice, wholly or in part. */
  kind: "invoice" | "credit_note";
  /** Number printed on the document, such as FYR-2627-0000001. Numbers have no gaps within a seller and financial year. */
  number: string;
  /** Date of the document. ISO 8601, UTC. */
  issued_at: string;
  /** Total of the document, which may cover further bookings of the same payment. Decimal string with two digits, major units. */
  amount: string;
  /** ISO 4217 code of `amount`. */
  currency: string;
  /** Number of the invoice that this credit note cancels, or that this invoice replaces; null if neither applies. */
  refers_to: string | null;
  /** Number of the corrected invoice that replaces this one; null if none does. */
  replaced_by: string | null;
};
export type BookingDocumentList = {
  /** Newest first. */
  results: BookingDocument[];
};
export type InvoiceShare = {
  /** The company's own code of the cost centre, such as ENG-2. */
  code: string;
  /** Name of the cost centre. */
  name: string;
  /** Amount of the share. Decimal string with two digits, major units. */
  amount: string;
};
export type IndianState =
  | "Andaman and Nicobar Islands"
  | "Andhra Pradesh"
  | "Arunachal Pradesh"
  | "Assam"
  | "Bihar"
  | "Chandigarh"
  | "Chhattisgarh"
  | "Dadra and Nagar Haveli and Daman and Diu"
  | "Delhi"
  | "Goa"
  | "Gujarat"
  | "Haryana"
  | "Himachal Pradesh"
  | "Jammu and Kashmir"
  | "Jharkhand"
  | "Karnataka"
  | "Kerala"
  | "Ladakh"
  | "Lakshadweep"
  | "Madhya Pradesh"
  | "Maharashtra"
  | "Manipur"
  | "Meghalaya"
  | "Mizoram"
  | "Nagaland"
  | "Odisha"
  | "Puducherry"
  | "Punjab"
  | "Rajasthan"
  | "Sikkim"
  | "Tamil Nadu"
  | "Telangana"
  | "Tripura"
  | "Uttar Pradesh"
  | "Uttarakhand"
  | "West Bengal";
export type BilledTo = {
  /** Shares of the total by cost centre, which add up to the total; empty if the invoice is not split. */
  cost_centres: InvoiceShare[];
  /** Name of the company or person that is billed. */
  name: string;
  /** GST registration number of the buyer; null if there is none. */
  gstin: string | null;
  /** Billing address, as printed; null if there is none. */
  billing_address: string | null;
  /** State or union territory; null if unknown. */
  state: IndianState | null;
};
export type InvoiceCorrectionTerms = {
  /** Last day for a correction, in India's time zone. */
  until: string;
  /** Why the billing details cannot be corrected; null if they can. */
  refusal: string | null;
};
export type Invoice = {
  /** Whether the document belongs to a test payment, which moved no money. */
  is_test: boolean;
  /** Id of the document, used in the path of its PDF. */
  id: number;
  /** Kind of document. A `credit_note` cancels an invoice, wholly or in part. */
  kind: "invoice" | "credit_note";
  /** Number printed on the document, such as FYR-2627-0000001. Numbers have no gaps within a seller and financial year. */
  number: string;
  /** Date of the document. ISO 8601, UTC. */
  issued_at: string;
  /** Total of the document, which may cover further bookings of the same payment. Decimal string with two digits, major units. */
  amount: string;
  /** ISO 4217 code of `amount`. */
  currency: string;
  /** Number of the invoice that this credit note cancels, or that this invoice replaces; null if neither applies. */
  refers_to: string | null;
  /** Number of the corrected invoice that replaces this one; null if none does. */
  replaced_by: string | null;
  billed_to: BilledTo;
  /** Until when the invoice can be corrected. Null for credit notes, and if the caller cannot correct the invoice. */
  correction: InvoiceCorrectionTerms | null;
};
export type InvoiceList = {
  /** Newest first, including replaced invoices; empty until the booking is paid. */
  results: Invoice[];
};
export type CorrectedInvoice = {
  invoice: BookingDocument;
  credit_note: BookingDocument;
};
export type InvoiceCorrection = {
  /** Name of the company. */
  name?: string;
  /** GST registration number in one of the forms of `x-gst-registrations`. Case and spaces do not matter. */
  gstin?: string | null;
  /** Billing address to print; null for none. */
  billing_address?: string | null;
  /** One of IndianState, or an alternative name of one. If a GSTIN is given, the state must be that of the GSTIN. */
  state?: string | null;
  /** Shares of the total by active cost centre of the company that paid, each cost centre once. They must add up to the total. Empty for no split. */
  cost_centres?: {
    /** Code of the cost centre. Case does not matter. */
    code: string;
    /** Amount of the share, more than zero. Decimal string with two digits, major units. */
    amount: string;
  }[];
};
export type SeatGuest = {
  kind: GuestKind;
  /** Company or authority that the guest works for. */
  organisation: string;
};
export type AttendeeInput = {
  /** Id of the seat's ticket. If omitted, the position in the list determines the seat. */
  ticket?: number;
  /** Full name, printed on the ticket. */
  name: string;
  /** Email address that the ticket is sent to. */
  email: string;
  /** Phone number; null to leave it empty. */
  phone?: string | null;
  /** The company's own number for the person; null to leave it empty. */
  employee_id?: string | null;
  /** Department in the company; null to leave it empty. */
  department?: string | null;
  /** Job title; null to leave it empty. */
  designation?: string | null;
  /** Dietary requirements for catering, as free text; null to leave it empty. */
  dietary_preferences?: string | null;
  /** Needs at the venue, such as step-free access; null to leave it empty. */
  special_requirements?: string | null;
  guest?: SeatGuest;
};
export type AttendeesRequest = {
  /** One entry per seat to name. */
  attendees: AttendeeInput[];
  /** Reason for inviting the guests. */
  purpose?: string;
};
export type AttendeeContact = {
  /** Id of the person in the caller's company; null for people without an account there. */
  user: number | null;
  /** Full name. */
  name: string;
  /** Email address that tickets for the person are sent to. */
  email: string;
  /** Phone number as last given; null if not given. */
  phone: string | null;
  /** The company's own number for the person; null if not given. */
  employee_id: string | null;
  /** Department in the company; null if not given. */
  department: string | null;
  /** Job title; null if not given. */
  designation: string | null;
};
export type AttendeeContactList = {
  /** Colleagues first. Each email address is listed once. */
  contacts: AttendeeContact[];
};
export type PaymentGatewayList = {
  /** Available gateways. The first is the default. */
  gateways: {
    name: Gateway;
    /** Name for display. */
    label: string;
    /** Whether the gateway moves no real money. */
    is_test: boolean;
  }[];
};
export type PaymentResult = {
  /** Public id of the payment, the same for all its bookings. */
  payment_id: string;
  gateway: Gateway;
  /** Whether this is a test payment, which moves no money: the gateway is the sandbox or uses test keys. */
  is_test: boolean;
  status: PaymentRecordStatus;
  /** Total charged. Decimal string with two digits, major units. */
  amount: string;
  /** ISO 4217 code of `amount`. */
  currency: string;
  /** Why the payment failed or is refunded, as a message for people; absent otherwise. */
  failure_reason?: string;
  /** Whether the payment failed because a newer payment for some of its bookings replaced it. */
  replaced?: boolean;
  /** One share per booking. */
  results: Payment[];
  /** Current state of the bookings that the payment is for. */
  bookings: Booking[];
};
export type PaymentBulkCreate = {
  /** Id of the cost centre that the purchase is charged to. */
  cost_centre?: number;
  /** Purpose of the purchase; with guests, the reason for inviting them. */
  purpose?: string;
  /** Invited clients and public officials. `purpose` must say why they are invited. */
  guests?: GuestInput[];
  /** Ids of pending bookings of the caller, all in one currency. */
  booking_ids: number[];
  /** Gateway. `account` requires `payment_method` `account` and is refused under the same conditions as in POST /bookings/checkout/. */
  gateway?: "sandbox" | "stripe" | "razorpay" | "account";
  /** Total that the person saw, as a decimal string or number in major units. If it differs from the server's total, the response is 409. */
  amount: string | number;
  /** Accepted and ignored. The gateway decides the status. */
  status?: "success" | "pending" | "failed";
  /** Payment method. `account` is only allowed for the gateway `account`. */
  payment_method?: "card" | "netbanking" | "upi" | "account";
  /** Fee of the gateway, as a decimal string or number in major units. Recorded for the sandbox only. */
  transaction_fee?: string | number;
};
export type PaymentVerify = {
  /** Public id of the payment, as returned by the checkout. */
  payment_id: string;
};
export type VerifyKey = {
  /** Signature algorithm of ticket codes. */
  algorithm: "Ed25519";
  /** Current public key, 32 raw bytes as base64url. */
  public_key: string;
  /** Further public keys whose codes are valid, in the same format. While a key is rotated, these are the former keys and the next one. */
  further_public_keys?: string[];
  /** Format of a ticket code and how to verify it. */
  format: string;
};
export type RefundParts = {
  /** Total. Decimal string with two digits, major units. */
  amount: string;
  /** Ticket prices, without GST. Decimal string with two digits, major units. */
  tickets: string;
  /** GST on the tickets. Decimal string with two digits, major units. */
  gst: string;
  /** Service fee with its GST. Decimal string with two digits, major units. */
  fee: string;
};
export type RefundOfBooking = {
  /** Id of the refund. A refund for several bookings has the same id in each. */
  id: number;
  /** Part of the refund that belongs to this booking. Decimal string with two digits, major units. */
  amount: string;
  /** State of the refund. A failed refund waits for the platform, which retries it. */
  state: "requested" | "accepted" | "done" | "failed";
  /** Reason for the refund. */
  reason: string;
  /** Name of the person who requested the refund; null if it was not requested by the organizer. */
  by: string | null;
  /** Time of the request. ISO 8601, UTC. */
  requested_at: string;
  /** Time at which the refund was completed; null if it was not. ISO 8601, UTC. */
  done_at: string | null;
  /** Number of the credit note; null until it is issued. */
  credit_note: string | null;
};
export type BookingRefunds = {
  /** Id of the booking. */
  booking: number;
  /** Booking number shown to people, such as BK-2026-004817. Searches find the booking by it. */
  booking_number: string;
  /** Name of the person who booked and is notified of the refund. */
  booker_name: string;
  /** Email address of the account that booked. */
  booker_email: string;
  /** ISO 4217 code of all amounts. */
  currency: string;
  /** Amount including service fee and GST. Decimal string with two digits, major units. */
  paid: string;
  /** Amount of all refunds so far, completed or not. Decimal string with two digits, major units. */
  given_back: string;
  /** Maximum amount that can still be refunded. Decimal string with two digits, major units. */
  refundable: string;
  parts: RefundParts;
  /** Whether the booking is valid. After it has ended, amounts that were kept can still be refunded. */
  is_valid: boolean;
  /** Number of seats that the booking was made for. */
  seats: number;
  /** Whether the payment gateway supports partial refunds. */
  allows_parts: boolean;
  /** Sorted newest first. */
  refunds: RefundOfBooking[];
};
export type BookingRefundRequest = {
  /** Amount to refund; by default everything that is left. Decimal string, major units. */
  amount?: string | null;
  /** The `refundable` amount that was shown to the caller. If it has changed, nothing is refunded and the response is 409 `refund_changed` with the current amount. Omit to skip this check. */
  refundable?: string;
  /** Whether the seats go back on sale, which ends the booking and its tickets even after a partial refund. By default they go back on sale after a refund of everything that is left, and not after a partial refund. */
  return_seats?: boolean;
  /** Reason for the refund, sent to the booker and printed on the credit note. */
  reason: string;
};
export type DoorTier = {
  /** Id of the ticket tier. */
  id: number;
  /** Name of the kind of ticket, such as Stalls. */
  name: string;
  admission: TierAdmission;
  /** Number of seats available for walk-ins; 0 if the organizer does not allow walk-ins. */
  free_seats: number;
};
export type DoorEvent = {
  /** Event id. */
  id: number;
  /** As attendees read it. */
  title: string;
  /** IANA time zone of the event. Its days count for tickets that admit `daily`. */
  timezone: string;
  /** Start of the event. ISO 8601, UTC. */
  start_date: string;
  /** End of the event. ISO 8601, UTC. */
  end_date: string;
  /** Start of check-in hours, ISO 8601 in UTC. Earlier scans return `too_early`. */
  opens_at: string;
  /** End of check-in hours, ISO 8601 in UTC. Later scans return `too_late`; 24 hours later, scans are no longer recorded. */
  closes_at: string;
  /** Whether the event was cancelled. */
  is_cancelled: boolean;
  /** Whether the caller may add walk-ins. */
  walk_ins: boolean;
  /** Whether the caller can undo every check-in of the event, or only their own within ten minutes. */
  may_undo_any: boolean;
  /** Ticket tiers in the order set by the organizer. */
  tiers: DoorTier[];
};
export type DoorCheckIn = {
  /** Id of the check-in, used to undo it. */
  id: number;
  /** The `scan_id` that the device sent. */
  scan_id: string;
  direction: ScanDirection;
  /** Time of the scan, ISO 8601 in UTC. */
  scanned_at: string;
  /** Id of the person who scanned the ticket; null if unknown. */
  by: number | null;
  /** Name of the person who scanned the ticket. */
  by_name: string;
  /** Name of the door or device; null if it has none. */
  door: string | null;
};
export type DoorGuest = {
  /** Id of the ticket, as in its code. */
  id: number;
  /** Version of the ticket. A code with a lower version returns `reissued`, with a higher one `forged`. */
  version: number;
  /** As printed on the ticket. */
  ticket_number: string;
  /** Name of the attendee; null if the ticket has no name or is not valid. */
  attendee_name: string | null;
  /** Company of the booking; null for complimentary tickets and tickets that are not valid. */
  company_name: string | null;
  /** Id of the booking. */
  booking: number;
  /** Id of the ticket tier, one of the event's `tiers`. */
  tier: number;
  /** Whether the ticket is valid. Only `valid` tickets admit. */
  state: "valid" | "void" | "not_paid";
  /** Scans that admitted the attendee or recorded leaving, by time, without undone ones. Replaces the list that the device has for this ticket. */
  check_ins: DoorCheckIn[];
};
export type DoorGuestList = {
  /** Time of the server, ISO 8601 in UTC. Use it to correct the clock of the device. */
  server_time: string;
  event: DoorEvent;
  /** Public keys that verify ticket codes, the current one first. Raw 32-byte Ed25519 keys as base64url; see GET /tickets/verify-key/ for the format of codes. */
  public_keys: string[];
  /** Tickets that changed after `since`, including invalid ones; without `since`, all tickets. A ticket may be repeated without a change. */
  guests: DoorGuest[];
  /** Whether there are more changes; call again with `next`. */
  more: boolean;
  /** Send this as `since` in the next call. */
  next: string;
};
export type DoorCounts = {
  /** Number of valid tickets. */
  expected: number;
  /** Number of valid tickets that were admitted at least once. */
  admitted: number;
  /** Number of valid tickets whose attendee is inside; for tickets that admit `daily`, those admitted today. */
  inside: number;
  /** Number of valid tickets admitted today. The day begins at 5 AM in the event's time zone. */
  today: number;
};
export type ScanResult =
  | "accepted"
  | "left"
  | "already_used"
  | "day_used"
  | "already_inside"
  | "not_inside"
  | "no_reentry"
  | "void"
  | "reissued"
  | "other_event"
  | "not_paid"
  | "too_early"
  | "too_late"
  | "forged"
  | "unknown"
  | "invalid"
  | "too_old"
  | "event_not_found"
  | "scan_id_taken";
export type CheckInFlag =
  "reassigned" | "cancelled" | "refunded" | "not_paid" | "clock_ahead";
export type CheckInEntry = {
  /** Id of the check-in, used to undo it. */
  id: number;
  /** Ticket id. */
  ticket: number;
  /** Current number of the ticket. */
  ticket_number: string;
  /** Current attendee of the ticket; null if it has no name. */
  attendee_name: string | null;
  /** Name of the kind of ticket, such as Stalls. */
  tier_name: string;
  direction: ScanDirection;
  /** Time of the scan, ISO 8601 in UTC. */
  scanned_at: string;
  /** Time of receipt, ISO 8601 in UTC. */
  received_at: string;
  /** Name of the person who scanned the ticket. */
  by_name: string;
  /** Name of the door or device; null if it has none. */
  door: string | null;
  /** Whether the device decided offline. */
  offline: boolean;
  result: ScanResult;
  /** Whether the scan counts. False if it was refused or undone, or if an earlier scan already admitted the ticket. */
  counts: boolean;
  /** Reasons for attention; usually empty. */
  flags: CheckInFlag[];
  /** Time at which the check-in was undone, ISO 8601 in UTC; null if it was not. */
  undone_at: string | null;
  /** Name of the person who undid the check-in; null if it was not undone. */
  undone_by_name: string | null;
  /** Reason for undoing the check-in; null if it was not undone. */
  undo_reason: string | null;
};
export type DoorConflict = {
  counted: CheckInEntry;
  other: CheckInEntry;
};
export type DoorProgress = {
  /** Time of the server, ISO 8601 in UTC. */
  server_time: string;
  /** Event id. */
  event: number;
  totals: DoorCounts;
  /** Ticket tiers in the order set by the organizer. */
  tiers: {
    /** Ticket tier id. */
    id: number;
    /** Name of the kind of ticket, such as Stalls. */
    name: string;
    counts: DoorCounts;
  }[];
  /** Doors by name; scans without a door name come last. */
  doors: {
    /** Name of the door or device; null for scans without one. */
    door: string | null;
    /** Number of scans that admitted an attendee and were not undone. */
    admitted: number;
    /** Number of refused scans. */
    refused: number;
    /** Time of the last scan, ISO 8601 in UTC. */
    last_at: string;
  }[];
  /** The ten latest check-ins, latest first. */
  last: CheckInEntry[];
  /** Tickets admitted twice, latest first; at most 100. */
  conflicts: DoorConflict[];
  /** Check-ins with `flags`, latest first; at most 100. */
  flagged: CheckInEntry[];
};
export type CheckedTicket = {
  /** Id of the ticket. */
  id: number;
  /** Number printed on the ticket. */
  ticket_number: string;
  /** Name of the attendee; null until the seat has one. */
  attendee_name: string | null;
  /** Name of the ticket tier, such as Stalls. */
  tier_name: string;
  /** Number of the seat within its booking, from 1. */
  seat_no: number;
  /** Number of seats in the booking. */
  seat_count: number;
  /** Id of the event of the ticket. */
  event: number;
  /** Title of the event. */
  event_title: string;
  /** Start of the event, ISO 8601 in UTC. */
  event_start_date: string;
  /** IANA time zone of the venue. */
  event_timezone: string;
  /** Time of the first check-in, ISO 8601 in UTC; null if the ticket was not used. */
  used_at: string | null;
  /** Name of the person who checked the ticket in; null if the ticket was not used. */
  used_by_name: string | null;
  admission: TierAdmission;
  /** Whether the attendee is inside; for tickets that admit `daily`, whether the attendee was admitted today. */
  inside: boolean;
  /** Booking id. */
  booking: number;
};
export type WalkIn = {
  ticket: CheckedTicket;
  /** Id of the check-in, used to undo it. */
  check_in: number;
  /** Number of the complimentary booking. */
  booking_number: string;
  /** Number of free seats left in the tier. */
  left: number;
};
export type DoorName = string;
export type WalkInInput = {
  /** Full name, printed on the ticket. */
  name: string;
  /** Email address that the ticket is sent to. If omitted, no email is sent. */
  email?: string;
  /** Id of a ticket tier with a free seat. */
  ticket_tier: number;
  door?: DoorName;
};
export type CheckInResult =
  | "accepted"
  | "left"
  | "already_used"
  | "day_used"
  | "already_inside"
  | "not_inside"
  | "no_reentry"
  | "void"
  | "reissued"
  | "other_event"
  | "not_paid"
  | "too_early"
  | "too_late"
  | "forged"
  | "unknown";
export type CheckIn = {
  /** Id of the check-in, used to undo it; null if the scan was not recorded. */
  check_in: number | null;
  result: CheckInResult;
  /** The result as a sentence for the person at the entrance. */
  sentence: string;
  /** The ticket, or null if none was found or the caller may not see it. */
  ticket: CheckedTicket | null;
};
export type CheckInRequest = {
  /** Text of the scanned QR code. */
  code?: string;
  /** Ticket number as printed or typed. Case, spaces and dashes do not matter. */
  ticket_number?: string;
  /** A guest from GET /events/{id}/guests/. If the ticket was reassigned after the list was read, the result is `reissued`. */
  ticket?: {
    /** The guest's `id`. */
    id: number;
    /** The guest's `version` from the list. */
    version: number;
  };
  /** Id that the device makes for each scan. If the response is lost, send the request again with the same id to get the same result. The id of a scan of another ticket is 409 `scan_id_taken`. */
  scan?: string;
  /** Id of the event that is being checked in. A ticket for another event returns `other_event`. */
  event?: number;
  direction?: ScanDirection;
  door?: DoorName;
  /** Whether to accept the ticket outside check-in hours, from 12 hours before the start of the event to 6 hours after its end. */
  outside_hours?: boolean;
};
export type CheckedBooking = {
  /** Booking id. */
  id: number;
  /** Number of tickets that this scan admitted. */
  checked_in: number;
  /** Number of valid tickets of the booking that can still be admitted. */
  left: number;
  /** Ids of the check-ins that this scan made, used to undo them. */
  check_ins: number[];
};
export type ScanAnswer = {
  /** The `scan_id` of the request. */
  scan_id: string;
  /** Id of the check-in, used to undo it; null if the scan was not recorded. */
  check_in: number | null;
  result: ScanResult;
  /** For the person at the door. */
  sentence: string;
  /** The ticket, or null if none was found or the caller may not see it. */
  ticket: CheckedTicket | null;
  direction: ScanDirection;
  /** Time that counts for the scan, ISO 8601 in UTC; for a scan that was not recorded, the time sent. */
  scanned_at: string;
  /** Whether this scan and another one both admitted the ticket, so that only the earlier counts. Both are listed in GET /check-in/events/{id}/progress/. */
  conflict: boolean;
  /** Reasons for attention; usually empty. */
  flags: CheckInFlag[];
  /** Result of `whole_booking`; null if it was not requested. */
  booking: CheckedBooking | null;
};
export type ScanAnswers = {
  /** Time of the server, ISO 8601 in UTC. Use it to correct the clock of the device. */
  server_time: string;
  /** One result for each scan, in the same order. */
  answers: ScanAnswer[];
};
export type Scan = {
  /** Id that the device makes for each scan. Sending the scan again with this id returns the same result; only `offline`, `device_result` and `door` may differ. */
  scan_id: string;
  /** Time of the scan on the device, corrected by `server_time`. Used for offline scans; other scans use the time of receipt. ISO 8601. */
  scanned_at: string;
  /** Id of the event that is being checked in. A ticket for another event returns `other_event`. */
  event: number;
  /** Text of the scanned QR code. */
  code?: string;
  /** Ticket number as printed or typed. Case, spaces, dashes and characters that look alike, such as O and 0, do not matter. */
  ticket_number?: string;
  /** A ticket from a guest list. */
  ticket?: {
    /** Id of the ticket. */
    id: number;
    /** Version of the ticket in the guest list. */
    version: number;
  };
  direction?: ScanDirection;
  /** Whether the device decided offline. An attendee admitted offline stays admitted even if the ticket was reassigned, cancelled or refunded; the result then has `flags`. */
  offline?: boolean;
  /** What the device decided offline; by default `accepted`, or `left` for `out`. A scan that the device refused admits nobody. */
  device_result?: CheckInResult;
  door?: DoorName;
  /** Whether to accept the ticket outside check-in hours. */
  outside_hours?: boolean;
  /** Whether to admit all other tickets of the booking as well. Ignored for `out` and for offline scans; offline, send a scan for each ticket. */
  whole_booking?: boolean;
};
export type ScanList = {
  /** Scans in the order in which they were made. */
  scans: Scan[];
};
export type UndoInput = {
  /** Reason for undoing the check-in. Shown in the scans and in the audit log. */
  reason: string;
};
export type TicketReassignment = {
  /** Full name, printed on the ticket. */
  name: string;
  /** Email address that the ticket is sent to. */
  email: string;
  /** Phone number; null to leave it empty. */
  phone?: string | null;
  /** The company's own number for the person; null to leave it empty. */
  employee_id?: string | null;
  /** Department in the company; null to leave it empty. */
  department?: string | null;
  /** Job title; null to leave it empty. */
  designation?: string | null;
  /** Dietary requirements for catering, as free text; null to leave it empty. */
  dietary_preferences?: string | null;
  /** Needs at the venue, such as step-free access; null to leave it empty. */
  special_requirements?: string | null;
  guest?: SeatGuest;
  /** Reason for inviting the guest. */
  purpose?: string;
};
export type TicketLink = {
  /** Token of the ticket's link. It cannot be guessed; anyone who has it can see the ticket. */
  token: string;
};
export type SharedTicket = {
  /** `used` after check-in; `over` after the end of the event if the ticket was not used; otherwise `valid`. */
  status: "valid" | "used" | "over";
  /** Number printed on the ticket. It can be typed at check-in instead of scanning the code. */
  ticket_number: string;
  /** Name of the attendee; null until the seat has one. */
  attendee_name: string | null;
  /** Name of the ticket tier, such as Stalls. */
  ticket_tier_name: string;
  /** Text of the QR code, a compact code signed with Ed25519. */
  qr_code: string;
  /** Time of check-in, ISO 8601 in UTC; null if the ticket was not used. */
  used_at: string | null;
  /** Title of the event. */
  event_title: string;
  /** Name of the venue. */
  event_venue: string;
  /** City of the venue. */
  event_city: string;
  /** Start of the event, ISO 8601 in UTC. */
  event_start_date: string;
  /** End of the event, ISO 8601 in UTC. */
  event_end_date: string;
  /** IANA time zone of the venue. */
  event_timezone: string;
  /** If the event was rescheduled or moved since the booking was made, a sentence with its new and former time and venue; otherwise null. */
  moved_note: string | null;
  wallets: Wallets;
};
export type GoogleWalletLink = {
  /** URL at which Google Wallet asks the person to save the ticket. */
  url: string;
};
export type AppleWalletDevice = {
  /** Push token of the device. */
  pushToken: string;
};
export type ChangedAppleWalletPasses = {
  /** Serial numbers of the passes. */
  serialNumbers: string[];
  /** Sent by Apple Wallet as `passesUpdatedSince` in the next call. */
  lastUpdated: string;
};
export type AppleWalletLog = {
  /** Messages of errors. */
  logs: string[];
};
export type CompanySecondFactor = {
  /** Whether admins of the company must have a second factor. */
  required_for_admins: boolean;
};
export type CompanyBilling = {
  /** Id of the company. */
  company: number;
  /** Name of the company, as printed on invoices. */
  name: string;
  /** GST registration number; null if there is none. */
  gstin: string | null;
  /** Billing address, as printed on invoices; null if there is none. */
  billing_address: string | null;
  /** State or union territory; null if unknown. */
  state: IndianState | null;
};
export type CompanyBillingUpdate = {
  /** GST registration number in one of the forms of `x-gst-registrations`. Case and spaces do not matter. */
  gstin?: string | null;
  /** Billing address to print on invoices; null for none. */
  billing_address?: string | null;
  /** One of IndianState, or an alternative name of one. If a GSTIN is given, the state must be that of the GSTIN. */
  state?: string | null;
};
export type TxtRecord = {
  /** Domain at which to publish the record. */
  name: string;
  /** Text of the record, with a token that only this company has. */
  value: string;
};
export type Company = {
  /** Id of the company, which stays the same when its name or domain changes. */
  id: number;
  /** Name shown to the company's people, in invitations and on invoices. */
  name: string;
  /** Email domain whose people join the company; null for a company that the platform created. */
  domain: string | null;
  /** Whether the company has proven that it owns the domain. Until then its admins only see people whom they invited. */
  domain_proven: boolean;
  /** Time at which the domain was proven; null if it is not. ISO 8601, UTC. */
  domain_proven_at: string | null;
  /** TXT record to publish to prove the domain; null for callers without the permission `manage_company`. */
  txt_record: TxtRecord | null;
};
export type DomainCheck = {
  company: Company;
  /** Result of the check. `no_record`, no TXT record names Foyer. `wrong_value`, one does, with another value. `lookup_failed`, DNS did not respond. */
  outcome: "proven" | "no_record" | "wrong_value" | "lookup_failed";
  /** The result as a sentence to show, with the next step. */
  message: string;
  /** The domain's TXT records that name Foyer, at most five. */
  found: string[];
};
export type CompanyStatus = "active" | "suspended" | "merged";
export type CompanyDomain = {
  /** Domain in lower case, without `@`. */
  domain: string;
  /** Whether the company was created with this domain. Other domains were added, or came with a merged company. */
  is_own: boolean;
  /** Whether the domain was proven, by its TXT record or by the platform. */
  proven: boolean;
  /** Time at which the domain was proven; null if it is not. ISO 8601, UTC. */
  proven_at: string | null;
  /** TXT record to publish to prove the domain. */
  txt_record: TxtRecord | null;
};
export type CompanyAccount = {
  /** Id of the company, which stays the same when the company is renamed. */
  id: number;
  /** Version of the object, which increases with every change. Send it in `If-Match` when you change the object. */
  version: number;
  /** Name shown to the company's people, to organizers and to the platform. */
  name: string;
  status: CompanyStatus;
  /** Time of suspension; null if it is not suspended. ISO 8601, UTC. */
  suspended_at: string | null;
  /** Reason for the suspension as the platform wrote it; empty if there is none. The company's people do not see it. */
  suspended_reason: string;
  /** The company that it was merged into. */
  merged_into: CompanyName | null;
  /** Own domain of the company; null if people can join by invitation only. */
  domain: string | null;
  /** Whether the company's own domain is proven, so that its admins and managers reach all its people. */
  domain_proven: boolean;
  /** Domains of the company: its own first, then by name. */
  domains: CompanyDomain[];
  /** Number of open accounts within reach of the caller. */
  people: number;
  /** Number of closed accounts within reach of the caller. */
  closed_people: number;
  /** Number of company admins with an open account within reach of the caller. */
  admins: number;
  /** Number of open invitations within reach of the caller. */
  open_invitations: number;
  /** Number of paid bookings within reach of the caller. */
  bookings: number;
  /** Last sign-in of the company's people within reach of the caller; null if there was none. ISO 8601, UTC. */
  last_sign_in_at: string | null;
  /** GST registration number for invoices; null if not given. */
  gstin: string | null;
  /** Postal address for invoices; null if not given. */
  billing_address: string | null;
  /** Time of creation. ISO 8601, UTC. */
  created_at: string;
};
export type CompanyAccountList = {
  /** Number of matching rows on all pages. */
  count: number;
  /** Page returned, from 1. */
  page: number;
  /** Maximum number of rows per page; 20 by default. */
  page_size: number;
  /** Number of matching rows for each status. */
  counts: {
    /** Companies whose people can book. */
    active: number;
    /** Companies whose people cannot book. */
    suspended: number;
    /** Companies that were merged into another. */
    merged: number;
  };
  /** Companies on this page, in the requested order. */
  results: CompanyAccount[];
};
export type CompanyCreate = {
  /** Name shown to the company's people, to organizers and to the platform. */
  name: string;
  /** Email domain without `@`. Case does not matter. */
  domain?: string;
  /** Whether the platform proves the domain without a TXT record. */
  proven?: boolean;
};
export type CompanyAccountUpdate = {
  /** Name shown to the company's people, to organizers and to the platform. */
  name?: string;
  /** `suspended` suspends the company, `active` resumes it. */
  status?: "active" | "suspended";
  /** Reason for the suspension, kept while the company is suspended. */
  suspended_reason?: string;
};
export type CompanyMerge = {
  /** Whether this was a dry run, so that nothing was moved. */
  dry_run: boolean;
  company: CompanyName;
  into: CompanyName;
  /** Numbers of objects that were or would be moved. */
  moved: {
    /** People, including those with closed accounts. */
    people: number;
    /** Bookings in any state. */
    bookings: number;
    /** Payments in any state. */
    payments: number;
    /** Open invitations. */
    invitations: number;
    /** Email domains, including the own domain. */
    domains: number;
    /** Exclusive events that the company has access to. */
    exclusive_events: number;
    /** Cost centres, active or not. */
    cost_centres: number;
    /** Pending requests for approval. */
    open_requests: number;
    /** Clients and public officials whom the company invited. */
    guests: number;
  };
};
export type CompanyMergeInput = {
  /** Id of the company that everything moves to. */
  into: number;
  /** Whether to only return what would be moved. */
  dry_run?: boolean;
};
export type CompanyDomainInput = {
  /** Email domain without `@`. Case does not matter. */
  domain: string;
  /** Whether the platform proves the domain without a TXT record. Returns 403 for company admins. */
  proven?: boolean;
};
export type DomainProof = {
  /** True proves the domain without a TXT record; false revokes the proof. */
  proven: boolean;
};
export type CompanyDomainCheck = {
  company: CompanyAccount;
  /** Result of the check, with the same values as for the company's own domain. */
  outcome: "proven" | "no_record" | "wrong_value" | "lookup_failed";
  /** The result as a sentence to show, with the next step. */
  message: string;
  /** The domain's TXT records that name Foyer, at most five. */
  found: string[];
};
export type AccountStatus = "active" | "closed";
export type PersonAccount = {
  /** Id of the person, which stays the same when role or company change. */
  id: number;
  /** Version of the object, which increases with every change. Send it in `If-Match` when you change the object. */
  version: number;
  /** Full name; empty if unknown. */
  name: string;
  /** From the profile; empty if unknown. */
  first_name: string;
  /** From the profile; empty if unknown. */
  last_name: string;
  /** Email address in lower case, unique across all companies. The person can sign in with it. */
  email: string;
  /** Username, unique across all companies. The person can sign in with it or with the email address. */
  username: string;
  role: Role;
  /** Display name of the role. */
  role_label: string;
  status: AccountStatus;
  /** Id and name of the company; null for platform roles. */
  company: CompanyName | null;
  /** Status of the company. */
  company_status: CompanyStatus | null;
  /** Whether the caller invited this person. */
  invited_by_me: boolean;
  /** Whether this is the caller's own account. */
  is_me: boolean;
  /** Time of creation. ISO 8601, UTC. */
  joined_at: string;
  /** Last sign-in with a password, code or invitation; null if none was recorded. ISO 8601, UTC. */
  last_sign_in_at: string | null;
  /** Whether the caller can change the role and close or open the account. The last admins are protected nevertheless. */
  may_change: boolean;
  /** Roles that the caller can assign, including the current one; empty if the caller cannot change the role. */
  assignable_roles: Role[];
};
export type PersonAccountList = {
  /** Number of matching rows on all pages. */
  count: number;
  /** Page returned, from 1. */
  page: number;
  /** Maximum number of rows per page; 20 by default. */
  page_size: number;
  /** Number of matching rows for each status. */
  counts: {
    /** People who can sign in. */
    active: number;
    /** People with closed accounts. */
    closed: number;
  };
  /** People on this page, in the requested order. */
  results: PersonAccount[];
};
export type PersonCreate = {
  /** Email address. The server trims it and converts it to lower case. */
  email: string;
  /** First name, shown to colleagues. The person can change it. */
  first_name: string;
  /** Last name, shown to colleagues. The person can change it. */
  last_name: string;
  role: Role;
  /** Id of the company. */
  company?: number;
};
export type ShownBooking = {
  /** Id of a booking from GET /users/{id}/coming-bookings/. */
  id: number;
  /** The booking's `refund` from GET /users/{id}/coming-bookings/. */
  refund: string | null;
};
export type LeavingBookings = {
  /** What to do with the upcoming bookings of the account. */
  choice: "hand_over" | "cancel" | "leave";
  /** Id of the new holder. Required for `hand_over`. */
  to?: number;
  /** Whether to reassign unused tickets that name the former holder to the new one. */
  give_tickets?: boolean;
  /** The bookings that were shown to the person. Required for `cancel`. If the bookings or their refunds have changed, nothing is done and the response is 409 `bookings_changed`. */
  shown?: ShownBooking[];
};
export type PersonUpdate = {
  role?: Role;
  status?: AccountStatus;
  /** Id of the company; null for platform roles. */
  company?: number | null;
  /** What happens to upcoming bookings. Only if `status` closes the account. */
  bookings?: LeavingBookings;
};
export type CompanyRole =
  "company_admin" | "company_manager" | "employee" | "client";
export type PersonInvitation = {
  /** Id of the invitation, used to resend or revoke it. */
  id: number;
  /** Email address that the link was sent to, in lower case. */
  email: string;
  role: CompanyRole;
  /** Display name of the role. */
  role_label: string;
  company: CompanyName;
  /** Name, or else email address, of the person who sent the invitation. */
  invited_by: string;
  /** Whether the caller invited this person. */
  is_mine: boolean;
  /** Whether the link has stopped working. Send the invitation again to create a new link. */
  is_expired: boolean;
  /** Time of the invitation. ISO 8601, UTC. */
  created_at: string;
  /** Time at which the current link was sent. ISO 8601, UTC. */
  sent_at: string;
  /** Time at which the current link stops working. ISO 8601, UTC. */
  expires_at: string;
};
export type PersonInvitationList = {
  /** Number of matching rows on all pages. */
  count: number;
  /** Page returned, from 1. */
  page: number;
  /** Maximum number of rows per page; 20 by default. */
  page_size: number;
  /** Open invitations on this page, newest first. */
  results: PersonInvitation[];
};
export type PersonInvitationCreate = {
  /** Email address. The server trims it and converts it to lower case. */
  email: string;
  role: CompanyRole;
  /** Id of the company. */
  company?: number;
};
export type SingleSignOnRole = {
  /** Value of the claim, or one of its values if it is a list. */
  value: string;
  role: CompanyRole;
};
export type SingleSignOnConnection = {
  /** Issuer identifier of the provider, as its configuration states it. */
  issuer: string;
  /** Id that the provider has given to Foyer. */
  client_id: string;
  /** Name of the claim that decides the role of new people; null if none does. */
  role_claim: string | null;
  /** Roles by values of the claim. The first one that applies counts. */
  role_mapping: SingleSignOnRole[];
  /** Whether people of the company can only sign in with the provider. It has no effect until the connection is tested. */
  required: boolean;
  /** Id of the company admin who can still sign in with a password and a second factor while `required` is true. */
  break_glass: number | null;
  /** Time of the test sign-in; null if there was none since the provider was changed. Until then nobody can sign in with the provider. ISO 8601, UTC. */
  tested_at: string | null;
  /** Whether signing out here also signs people out at the provider. */
  signs_out: boolean;
};
export type SingleSignOn = {
  /** Redirect URI to enter at the provider. */
  redirect_uri: string;
  /** Address to allow at the provider for the time after signing out, if people are to be signed out there as well. */
  sign_out_uri: string;
  /** The connected provider; null if there is none. */
  connection: SingleSignOnConnection | null;
};
export type SingleSignOnUpdate = {
  /** Issuer identifier of the provider. */
  issuer: string;
  /** Id that the provider has given to Foyer. */
  client_id: string;
  /** Secret that the provider has given to Foyer; it is stored encrypted and never returned. Can be omitted if neither `issuer` nor `client_id` changes. */
  client_secret?: string;
  /** Name of the claim that decides the role of new people, such as `groups`. Without it they become employees. */
  role_claim?: string | null;
  /** Roles by values of the claim. The first one that applies counts. */
  role_mapping?: SingleSignOnRole[];
  /** Whether people of the company can only sign in with the provider. */
  required: boolean;
  /** Id of a company admin who can still sign in with a password, in case the provider fails. Must be set if `required` is true, and then the admin must have a second factor. */
  break_glass?: number | null;
};
export type SingleSignOnTest = {
  /** Address of the provider to open in the browser. */
  address: string;
};
export type CompanyPerson = {
  /** Id of the person. */
  id: number;
  /** Full name; empty if unknown. */
  name: string;
  /** Email address with which the person signs in. */
  email: string;
  /** Username, unique on the platform. The person can sign in with it or with the email address. */
  username: string;
  role: Role;
  /** Display name of the role. */
  role_label: string;
  /** Whether the account is open. */
  is_active: boolean;
  /** Whether the account was created by an invitation of the caller. */
  invited_by_me: boolean;
  /** Whether this is the caller's own account. */
  is_me: boolean;
  /** Time at which the account was created. ISO 8601, UTC. */
  joined_at: string;
};
export type CompanyPersonList = {
  /** Number of matching rows on all pages. */
  count: number;
  /** Page returned, from 1. */
  page: number;
  /** Maximum number of rows per page. */
  page_size: number;
  /** People on this page by name, closed accounts last. */
  results: CompanyPerson[];
};
export type Invitation = {
  /** Id of the invitation, used to resend or revoke it. */
  id: number;
  /** Email address that the link was sent to, in lower case. */
  email: string;
  role: CompanyRole;
  /** Display name of the role. */
  role_label: string;
  /** Name, or else email address, of the person who sent the invitation. */
  invited_by: string;
  /** Whether the caller sent the invitation. */
  is_mine: boolean;
  /** Whether the link has stopped working. Send the invitation again to create a new link. */
  is_expired: boolean;
  /** Time of the invitation. ISO 8601, UTC. */
  created_at: string;
  /** Time at which the current link was sent. ISO 8601, UTC. */
  sent_at: string;
  /** Time at which the current link stops working, seven days after it was sent. ISO 8601, UTC. */
  expires_at: string;
};
export type InvitationList = {
  /** At most 500 invitations. */
  invitations: Invitation[];
};
export type InvitationCreate = {
  /** Email address. The server trims it and converts it to lower case. */
  email: string;
  role: CompanyRole;
};
export type SingleSignOnLink = {
  /** One-time code from the email, six digits. */
  otp: string;
};
export type InvitationDetails = {
  /** Name of the company that the invited person joins. */
  company: string;
  /** Name, or else email address, of the person who sent the invitation. */
  invited_by: string;
  /** Email address that the invitation was sent to. The account is created for this address. */
  email: string;
  /** Display name of the role of the new account, such as Manager. */
  role_label: string;
  /** Time until which the invitation can be accepted, 7 days after it was sent. ISO 8601, UTC. */
  expires_at: string;
};
export type InvitationAcceptance = {
  /** Letters of any script, digits, spaces, periods, commas, hyphens and apostrophes, with at least one letter. */
  first_name: string;
  /** Letters of any script, digits, spaces, periods, commas, hyphens and apostrophes, with at least one letter. */
  last_name: string;
  /** At least 8 characters. */
  password: string;
};
export type NotificationKind =
  | "booking_paid"
  | "details_missing"
  | "event_tomorrow"
  | "hold_ending"
  | "event_moved"
  | "booking_refunded"
  | "approval_waiting"
  | "approval_decided"
  | "seats_offered"
  | "seats_free"
  | "account_receipt"
  | "account_due"
  | "account_limit"
  | "guest_refused"
  | "bookings_left";
export type Notification = {
  /** Id of the notification, which stays the same in every list. Used to mark it as read. */
  id: number;
  kind: NotificationKind;
  /** Title in one line, usually with the event. */
  title: string;
  /** Text of one or two sentences. Times are in the time zone of the venue. */
  text: string;
  /** Id of the booking that it is about. */
  booking: number | null;
  /** Id of the event that it is about. */
  event: number | null;
  /** Id of the request for approval that it is about. */
  approval: number | null;
  /** Id of the person whose bookings no longer have an active holder. */
  person: number | null;
  /** Time of the notification. ISO 8601, UTC. */
  created_at: string;
  /** Whether the notification was read. It becomes false again if its content changes. */
  is_read: boolean;
};
export type NotificationList = {
  /** Number of all notifications of the caller. */
  count: number;
  /** Number of all unread notifications of the caller. */
  unread_count: number;
  /** Page returned, from 1. */
  page: number;
  /** Maximum number of rows per page; 20 by default. */
  page_size: number;
  /** Notifications on this page, newest first. */
  results: Notification[];
};
export type MailPreferences = {
  /** Whether to send an email for each step at once, or one email a day at 9:00 with pending requests and recent decisions. Urgent emails are always sent at once. */
  approval_mails: "each" | "daily";
  /** IANA time zone of the daily email. */
  timezone: TimeZone;
};
export type NotificationCount = {
  /** Number of unread notifications of the caller. */
  unread_count: number;
};
export type NotificationsRead = {
  /** Ids of notifications. If omitted, all of the caller's notifications are marked. */
  ids?: number[];
};
export type ProfileUser = {
  /** Id of the person, used in /users/{id}/. */
  id: number;
  /** First name. */
  fname: string;
  /** Last name. */
  lname: string;
  /** Username. The person can sign in with it or with the email address. */
  username: string;
  /** Email address of the person. */
  email: string;
  /** Date of birth, YYYY-MM-DD. */
  dob: string | null;
  /** Id of the company; null for people without one. */
  company_id: number | null;
  /** Gender; null if not given. */
  gender:
    ("male" | "female" | "other" | null) | ("male" | "female" | "other" | null);
  role: Role;
};
export type ProfileResponse = {
  data: ProfileUser;
};
export type ProfileSaved = {
  data: ProfileUser;
  /** Fields of the request that the caller may not change. They keep their values. */
  ignored: ("role" | "company_id")[];
};
export type RoleInput =
  | "admin"
  | "staff"
  | "super_admin"
  | "company_admin"
  | "company_manager"
  | "employee"
  | "client"
  | "superadmin"
  | "user";
export type ProfileUpdate = {
  /** First name: letters of any script, with at least one letter and no web address. */
  fname?: string;
  /** Last name: letters of any script, with at least one letter and no web address. */
  lname?: string;
  /** Username. Names such as `deleted-12` are reserved for deleted accounts and are refused. */
  username?: string;
  /** Date of birth, YYYY-MM-DD. */
  dob?: string | null;
  /** Id of the company; null removes the person from the company. Only platform admins can change it. */
  company_id?: number | null;
  /** Gender; null to leave it empty. */
  gender?:
    ("male" | "female" | "other" | null) | ("male" | "female" | "other" | null);
  role?: RoleInput;
};
export type PersonalDataRow = {
  [key: string]: unknown;
};
export type PersonalData = {
  /** Time at which the data was read. ISO 8601, UTC. */
  exported_at: string;
  account: PersonalDataRow;
  /** Sessions, with browser, shortened network and times. */
  sessions: PersonalDataRow[];
  /** Last use of known devices and networks, which are stored as hashes. */
  sign_ins: PersonalDataRow[];
  /** Authenticator app, passkeys and recovery codes with their times, without secrets. */
  second_factors: PersonalDataRow[];
  /** Subject and time of emails of the last 30 days. */
  mails: PersonalDataRow[];
  /** Times at which notifications were read. */
  read_notifications: PersonalDataRow[];
  /** Messages of the person to support. */
  contact_messages: PersonalDataRow[];
  /** Invitations to companies, received and sent. */
  invitations: PersonalDataRow[];
  /** Organizers that the person works for. */
  organizers: PersonalDataRow[];
  /** API keys that the person made, without the keys themselves. */
  api_keys: PersonalDataRow[];
  /** Changes made by the person, from the audit log. */
  changes: PersonalDataRow[];
  /** Own bookings. */
  bookings: PersonalDataRow[];
  /** Actions of the person on bookings. */
  booking_history: PersonalDataRow[];
  /** Attendees of own bookings, and tickets in the person's name. */
  tickets: PersonalDataRow[];
  /** Own payments. */
  payments: PersonalDataRow[];
  /** Refunds of own payments. */
  refunds: PersonalDataRow[];
  /** Invoices and credit notes of own payments. */
  invoices: PersonalDataRow[];
  /** Places on waiting lists. */
  waiting_lists: PersonalDataRow[];
  /** Seats that were claimed or given by a link. */
  seat_claims: PersonalDataRow[];
  /** Links to seats that were sent to the person. */
  seat_invitations: PersonalDataRow[];
  /** Seats that the person asked for as a guest and did not get. */
  seat_refusals: PersonalDataRow[];
  /** Requests for approval made by the person. */
  approvals: PersonalDataRow[];
  /** Requests for approval that the person decided or was asked to decide. */
  decisions: PersonalDataRow[];
  /** Delegations of decisions, from and to the person. */
  delegations: PersonalDataRow[];
  /** Cost centres that the person owns or is a member of. */
  cost_centres: PersonalDataRow[];
  /** Guests whom the person invited, and invitations of the person as a guest. */
  hospitality: PersonalDataRow[];
};
export type ComingBooking = {
  /** Id of the booking. */
  id: number;
  /** Booking number shown to people, such as BK-2026-004817. */
  booking_number: string;
  /** Current title of the event. */
  event_title: string;
  /** Start of the event. ISO 8601, UTC. */
  event_start_date: string;
  /** IANA time zone of the venue; show the start in it. */
  event_timezone: string;
  /** Number of tickets. */
  quantity: number;
  /** ISO 4217 code of `refund` and `kept`. */
  currency: string;
  /** Refund for cancelling the booking now, in major units; null if it cannot be cancelled. */
  refund: string | null;
  /** Amount that is not refunded if the booking is cancelled now, in major units; null if it cannot be cancelled. */
  kept: string | null;
  /** Whether the caller can hand the booking over. False once the event has started. */
  may_hand_over: boolean;
  /** Whether the caller can cancel the booking. False once the event has started or a ticket was used. */
  may_cancel: boolean;
  /** Whether an unused ticket of the booking names the holder as attendee. */
  names_holder: boolean;
};
export type ComingBookings = {
  /** Paid bookings whose events are not over and that the caller can read, oldest booking first. */
  results: ComingBooking[];
  /** Whether admins of the company can act on all these bookings later. If false, the account cannot be erased while they exist; it can still be closed. */
  may_leave: boolean;
};
export type EraseUser = {
  /** Password of the caller; required if they have one. Without one the session must be confirmed (403 `confirm_identity`). */
  password?: string;
  /** Email address of the account to delete. */
  confirm: string;
  bookings?: LeavingBookings;
};
export type AccountClosing = {
  bookings?: LeavingBookings;
};
export type Office = {
  /** City, shown as the heading of the address. */
  city: string;
  /** Address, line by line. */
  lines: string[];
};
export type SupportContact = {
  /** Email address of support. */
  email: string;
  /** Phone number as shown to people; null if not configured. */
  phone: string | null;
  /** Hours in which support answers; null if not configured. */
  hours: string | null;
  /** Usual time until a reply; null if not configured. */
  reply_time: string | null;
  /** URL of the chat. It accepts the first message as the query parameter `text`. If no number is configured (in a demo), the person chooses whom to write to. */
  chat_url: string | null;
  /** Offices; empty if none are configured. */
  offices: Office[];
};
export type ContactRequest = {
  /** First name of the sender. */
  first_name: string;
  /** Last name of the sender. */
  last_name: string;
  /** Email address. The server trims it and converts it to lower case. */
  email: string;
  /** Company of the sender. */
  company: string;
  /** Phone number for a call back; empty or omitted for none. */
  phone?: string;
  /** Topic of the message. */
  inquiry_type: "general" | "partnership" | "enterprise" | "support" | "media";
  /** Subject of the email to support. */
  subject: string;
  /** Message as plain text. */
  message: string;
};
export type Import = {
  /** Id of the import, used to undo it. */
  id: number;
  /** Id of the organizer of the events. */
  organizer: number;
  /** Number of events created, also after the import was undone. */
  events: number;
  /** Number of ticket tiers created, also after the import was undone. */
  tiers: number;
  /** Time of the import. ISO 8601, UTC. */
  created_at: string;
  /** Name of the person who imported; null for an import from the server's command line. */
  created_by: string | null;
  /** Time at which the events were deleted; null if they were not. ISO 8601, UTC. */
  undone_at: string | null;
};
export type ImportError = {
  /** Row of the sheet, where the heading is row 1; in a JSON file, position of the event, from 1. */
  row: number;
  /** Name of the column; empty if the error concerns the whole row. */
  field: string;
  /** The error, as a sentence for people. */
  error: string;
};
export type ImportRepeat = {
  /** Row of the event in the file, counted as in ImportError. */
  row: number;
  /** Title of the skipped event, as in the file. */
  title: string;
  /** Id of the existing event; null if the file contains the event twice. */
  event: number | null;
  /** Row of the same event in the file; null if the event already exists. */
  same_as_row: number | null;
  /** Why the event is skipped, as a sentence. */
  reason: string;
};
export type ImportFill = {
  /** Name of the column. */
  field: string;
  /** Value that is filled in; empty if there is none. */
  value: string;
  /** Number of events or ticket tiers. */
  events: number;
  /** The first 20 rows. */
  rows: number[];
  /** What was filled in, why, and in which rows, as a sentence for people. */
  sentence: string;
};
export type ImportReport = {
  /** The import; null for a dry run, and if there was nothing to import. */
  import: Import | null;
  /** Number of imported events; for a dry run, of events that would be imported, without those that have errors or are skipped. */
  events: number;
  /** Number of ticket tiers of these events. */
  tiers: number;
  /** Number of seats in these ticket tiers. */
  seats: number;
  /** The first 200 errors. */
  errors: ImportError[];
  /** Number of all errors in the file. */
  error_count: number;
  /** The first 200 events that are skipped because they already exist or are in the file twice. */
  left_out: ImportRepeat[];
  /** Number of all skipped events. */
  left_out_count: number;
  /** Values that are missing in the file and that the import fills in. */
  filled_in: ImportFill[];
};
export type ImportList = {
  /** Number of rows in `results`. */
  count: number;
  /** Newest imports first, at most 50. */
  results: Import[];
};
export type Image = {
  /** SHA-256 of the file, as hex. */
  hash: string;
  /** URL of the picture. The query parameters `w` and `format` may be added. */
  src: string;
  /** Width in pixels. */
  width: number;
  /** Height in pixels. */
  height: number;
  /** Stored sizes and formats, narrowest first. */
  variants: {
    /** Width in pixels. */
    width: number;
    /** Height in pixels. */
    height: number;
    /** AVIF is smaller; WebP is for browsers without support for AVIF. */
    format: "avif" | "webp";
    /** URL of this variant. */
    src: string;
  }[];
};
export type SetupCheck = {
  /** Part of the configuration. */
  name:
    | "razorpay"
    | "stripe"
    | "sandbox"
    | "mail"
    | "sender"
    | "support"
    | "address"
    | "seller";
  /** Result of the check. `test`, it uses test keys or an example. `attention`, something does not work yet. */
  status: "ready" | "test" | "attention" | "not_set" | "off";
  /** Configured address or name; for a key, its last four characters. */
  value: string | null;
  /** Names of the settings to change. */
  variables: string[];
};
export type SetupConfiguration = {
  /** Public URL of Foyer. */
  public_url: string;
  /** Database. `embedded` runs in the server's process. */
  database: "embedded" | "postgresql";
  /** One check for each part of the configuration. */
  checks: SetupCheck[];
  /** Whether demo data can be created. False in production, because its accounts have published passwords. */
  demo_allowed: boolean;
};
export type Setup = {
  /** Whether the first administrator was created. */
  is_set_up: boolean;
  /** Configuration of the server; null without the token of the set-up link, and after set-up. */
  configuration: SetupConfiguration | null;
};
export type SetupResult = {
  /** Signed JWT, valid for 15 minutes. */
  access_token: string;
  /** Opaque token, valid for 30 days. Each use replaces it with a new one. */
  refresh_token: string;
  user: AuthUser;
  organizer: Organizer;
};
export type SetupRequest = {
  /** Letters of any script, digits, spaces, periods, commas, hyphens and apostrophes, with at least one letter. */
  first_name: string;
  /** Letters of any script, digits, spaces, periods, commas, hyphens and apostrophes, with at least one letter. */
  last_name: string;
  /** Email address. The server trims it and converts it to lower case. */
  email: string;
  /** At least 8 characters. */
  password: string;
  organizer: OrganizerCreate;
  /** Whether to also create the demo data. Returns 403 in production. */
  demo?: boolean;
};
export type Health = {
  /** Always `ok`. A server that is not ready or not healthy responds with another status. */
  status: "ok";
  /** Version of the contract that the server was built with. */
  version: string;
  /** Database of the server. `pglite` is the embedded database, `postgres` a separate server. */
  database: "pglite" | "postgres";
  /** Seconds since the process started. */
  uptime_seconds: number;
};
export type HealthState = {
  /** Always `ok`. A server that is not ready or not healthy responds with another status. */
  status: "ok";
};
export type CartItem = {
  /** Id of the booking. */
  id: number;
  /** Booking number shown to people, such as BK-2026-004817. */
  booking_number: string;
  /** Id of the event, used in /events/{id}/. */
  event_id: number;
  /** Title of the event. */
  event_title: string;
  /** Id of the ticket tier. */
  ticket_tier_id: number;
  /** Name of the ticket tier, such as Stalls. */
  ticket_tier_name: string;
  /** Price of one ticket. Decimal string with two digits, major units. */
  unit_price: string;
  /** Number of tickets. */
  quantity: number;
  /** Price of the tickets of this item. Decimal string with two digits, major units. */
  total_price: string;
  /** ISO 4217 code of the item's amounts. */
  currency: string;
  status: BookingStatus;
  payment_status: PaymentStatus;
  /** Time at which the item was added. ISO 8601, UTC. */
  added_at: string;
};
export type Cart = {
  /** The caller's unpaid bookings, oldest first. */
  items: CartItem[];
  /** Number of items. */
  total_items: number;
  /** Price of all tickets, without service fee and GST. Decimal string with two digits, major units. */
  total_amount: string;
  /** ISO 4217 code of `total_amount`. */
  currency: string;
};
export type CartAdd = {
  /** Id of the event. */
  event: number;
  /** Id of a ticket tier of the event. */
  ticket_tier: number;
  /** Number of tickets, 1 to 10 and at most the tier's `max_per_booking`. */
  quantity: number;
};
export type CartUpdate = {
  /** Number of tickets, 1 to 10 and at most the tier's `max_per_booking`. */
  quantity: number;
};
export type UserUpdate = {
  /** Letters of any script, digits, spaces, periods, commas, hyphens and apostrophes, with at least one letter. */
  first_name?: string;
  /** Letters of any script, digits, spaces, periods, commas, hyphens and apostrophes, with at least one letter. */
  last_name?: string;
  /** Username. Names such as `deleted-12` are reserved for deleted accounts and are refused. */
  username?: string;
};
export type SeatReturn = {
  /** Refund for all free seats before `until`. */
  refund: string;
  /** Part of the price of all free seats that is not refunded before `until`. */
  kept: string;
  /** Time after which free seats are no longer refunded; with several bookings, the earliest such time. Null if the terms give no refund. ISO 8601, UTC. */
  until: string | null;
};
export type OfferedBooking = {
  /** Id of the booking. */
  booking: number;
  /** Booking number shown to people, such as BK-2026-004817. */
  booking_number: string;
  /** Name of the ticket tier. */
  ticket_tier_name: string;
  /** Number of seats in the booking. */
  seats: number;
  /** Number of free seats: without an attendee, unused and not shared by a link. */
  free: number;
  on_return: SeatReturn;
};
export type SeatAudience = "colleagues" | "anybody";
export type UnclaimedSeats = "keep" | "return";
export type SeatPool = {
  /** Id of the pool. */
  id: number;
  /** Title of the offer; the title of the event if none was given. */
  title: string;
  /** Message of the holder to people who can claim; may be empty. */
  message: string;
  /** Reason for inviting guests, for the register of guests; empty if it was not required. */
  purpose: string;
  audience: SeatAudience;
  unclaimed: UnclaimedSeats;
  /** Whether the pool's link works. */
  is_open: boolean;
  /** Time until which seats can be claimed and given back. */
  closes_at: string;
  /** Name of the person who opened the pool. */
  opened_by: string;
  /** Time at which the pool was opened. ISO 8601, UTC. */
  opened_at: string;
  /** Why the pool was closed; null while it is open. `ended` means that the booking or event was cancelled, or that the event started. */
  closed_because:
    | ("closed" | "deadline" | "ended" | null)
    | ("closed" | "deadline" | "ended" | null);
  /** Number of seats that went back on sale when the pool closed. */
  returned: number;
  /** Refund for the seats that went back on sale; null if there were none. */
  refund: string | null;
  /** Token of the page /seats/{token}; null for callers who cannot change the pool, and when the pool is closed. */
  link_token: string | null;
};
export type SeatHolder = {
  /** Id of the ticket. */
  ticket: number;
  /** Number of the seat's booking. Only relevant if the pool has several bookings. */
  booking_number: string;
  /** Number printed on the ticket. It changes when the ticket is reassigned. */
  ticket_number: string;
  /** Number of the seat within its booking, from 1. */
  seat_no: number;
  /** Name of the attendee on the ticket. */
  name: string;
  /** Email address of the attendee; empty if not given. */
  email: string;
  /** How the attendee got the seat: claimed by the link, assigned from a list while the pool was open, or named otherwise. */
  how: "claimed" | "assigned" | "named";
  /** Whether the attendee belongs to the same company. */
  is_colleague: boolean;
  /** Time of the claim or assignment; null if the attendee was named otherwise. ISO 8601, UTC. */
  at: string | null;
  /** Details of a guest; null if they were not asked for, and for callers who cannot change the pool. */
  guest: SeatGuest | null;
};
export type SeatInvitation = {
  /** Name of the person, as the inviter wrote it. */
  name: string;
  /** Email address that the link was sent to, in lower case. */
  email: string;
  /** Time of the invitation. ISO 8601, UTC. */
  invited_at: string;
  /** Time of the last reminder; null if there was none. ISO 8601, UTC. */
  reminded_at: string | null;
  /** Whether the person has a seat of the booking. */
  has_seat: boolean;
};
export type BookingSeats = {
  /** Id of the requested booking. */
  booking: number;
  /** Booking number shown to people, such as BK-2026-004817. */
  booking_number: string;
  /** Id of the company that the booking belongs to. */
  company: number;
  /** Current title of the event. */
  event_title: string;
  /** Start of the event, which is the latest closing time of a pool. ISO 8601, UTC. */
  event_start_date: string;
  /** IANA time zone of the venue; show times in it. */
  event_timezone: string;
  /** ISO 4217 code of all amounts. */
  currency: string;
  /** Number of seats in the booking, or in all bookings of an open pool. */
  seats: number;
  /** Number of free seats: without an attendee, unused and not shared by a link. */
  free: number;
  /** Whether the caller can offer and assign seats and close the pool. */
  may_change: boolean;
  /** Whether there are seats to offer and the event has not started. */
  can_offer: boolean;
  /** Whether the company's policy has rules about guests, so that guests who claim are asked who they are. */
  asks_guests: boolean;
  on_return: SeatReturn;
  /** Bookings of the open pool; otherwise this booking. */
  bookings: OfferedBooking[];
  /** Further bookings of the same person for the event that have free seats; empty for callers who cannot change the pool. */
  addable: OfferedBooking[];
  /** The open pool, or else the last one; null if seats were never offered. */
  pool: SeatPool | null;
  /** Attendees, sorted by seat. */
  holders: SeatHolder[];
  /** Sorted newest first. */
  invited: SeatInvitation[];
};
export type SeatPoolInput = {
  /** Title of the offer; by default the title of the event. */
  title?: string;
  /** Message shown with the seats. */
  message?: string;
  audience?: SeatAudience;
  unclaimed?: UnclaimedSeats;
  /** Closing time of the offer; by default, and at the latest, the start of the event. */
  closes_at?: string;
  /** Refund for all free seats, as shown to the person. Only for `return`. */
  refund?: string;
  /** Ids of further bookings whose free seats are offered by the same link. */
  bookings?: number[];
  /** Reason for inviting guests, for the register of guests. Required if anyone can claim and the company's policy has rules about guests. */
  purpose?: string;
};
export type SeatPoolGrowth = {
  /** Ids of paid bookings of the same person for the same event, at most 19. */
  bookings: number[];
  /** Refund for the free seats of these bookings, as shown to the person. Only if unclaimed seats go back on sale. */
  refund?: string;
};
export type SeatPoolClosing = {
  unclaimed?: UnclaimedSeats;
  /** Refund for all free seats, as shown to the person. Only for `return`. */
  refund?: string;
};
export type SeatAssignee = {
  /** Name of the attendee, printed on the ticket, 1 to 100 characters. */
  name: string;
  /** Email address that the ticket is sent to. Each address gets one seat. */
  email: string;
  /** Phone number, kept with the ticket, at most 40 characters; null for none. */
  phone?: string | null;
  guest?: SeatGuest;
};
export type SeatAssignment = {
  /** People who get the free seats, in order: 1 to 50, and at most as many as there are free seats. */
  people: SeatAssignee[];
  /** Reason for inviting the guests. */
  purpose?: string;
};
export type SeatPerson = {
  /** Name of the person to invite, 1 to 100 characters. */
  name: string;
  /** Email address that the link is sent to. If only colleagues can claim, it must be a colleague's. */
  email: string;
  /** Phone number. It is checked, but not kept with an invitation; null for none. */
  phone?: string | null;
};
export type SeatPeople = {
  /** People to invite, 1 to 50. */
  people: SeatPerson[];
};
export type SeatOffer = {
  /** Title of the offer; by default the title of the event. */
  title: string;
  /** Message of the person who made the offer; may be empty. */
  message: string;
  /** Name of the company that offers the seats. */
  company: string;
  audience: SeatAudience;
  /** Current title of the event. */
  event_title: string;
  /** Name of the venue. */
  event_venue: string;
  /** City of the venue; empty if unknown. */
  event_city: string;
  /** Start of the event. ISO 8601, UTC. */
  event_start_date: string;
  /** End of the event. ISO 8601, UTC. */
  event_end_date: string;
  /** IANA time zone of the venue; show times in it. */
  event_timezone: string;
  /** Ticket tiers of the seats that are left, separated by commas. */
  ticket_tier_name: string;
  /** URL of the poster. */
  event_image: string | null;
  /** Time until which seats can be claimed and given back. */
  closes_at: string;
  /** Number of seats that can be claimed now. */
  seats_left: number;
  /** How the caller can claim. `sign_in` and `nobody` occur if only colleagues can claim. */
  claim_as: "yourself" | "guest" | "sign_in" | "nobody";
  /** Whether guests who claim must say for whom they work, because the company's policy requires it. */
  asks_guest: boolean;
  /** Token of the caller's own claim; null if there is none. */
  claim_token: string | null;
};
export type SeatClaim = {
  /** Token of the page /seats/claimed/{token}, where the seat can be given back. */
  claim_token: string;
  /** Token of the page /t/{token}, which shows the ticket. */
  ticket_token: string;
  /** Name of the attendee on the ticket. */
  name: string;
  /** Number printed on the ticket, valid until the seat is given back. */
  ticket_number: string;
  /** Name of the company that gives the seat. */
  company: string;
  /** Current title of the event. */
  event_title: string;
  /** Name of the venue. */
  event_venue: string;
  /** City of the venue; empty if unknown. */
  event_city: string;
  /** Start of the event. ISO 8601, UTC. */
  event_start_date: string;
  /** End of the event. ISO 8601, UTC. */
  event_end_date: string;
  /** IANA time zone of the venue; show times in it. */
  event_timezone: string;
  /** Name of the ticket tier. */
  ticket_tier_name: string;
  /** URL of the poster. */
  event_image: string | null;
  /** Time until which the seat can be given back. ISO 8601, UTC. */
  closes_at: string;
  /** Whether the seat can be given back now. */
  can_release: boolean;
};
export type SeatClaimInput = {
  /** Name of the attendee, printed on the ticket, 1 to 100 characters. Required for guests. */
  name?: string;
  /** Email address that the ticket is sent to. Each address gets one seat. Required for guests. */
  email?: string;
  /** Phone number, kept with the ticket, at most 40 characters; null for none. */
  phone?: string | null;
  /** Consent to give name and email address to the company and to the organizer of the event. */
  consent?: boolean;
  kind?: GuestKind;
  /** Organisation that the guest works for, 1 to 120 characters. Required if `asks_guest` is true. */
  organisation?: string;
};
export type CompanySeatOffer = {
  /** Id of the pool. */
  id: number;
  /** Token of the page /seats/{token}. */
  token: string;
  /** Title of the offer; by default the title of the event. */
  title: string;
  /** Message of the colleague who offers the seats; may be empty. */
  message: string;
  /** Name of the colleague who offers the seats. */
  offered_by: string;
  /** Id of the event. */
  event: number;
  /** Current title of the event. */
  event_title: string;
  /** Name of the venue. */
  event_venue: string;
  /** City of the venue; empty if unknown. */
  event_city: string;
  /** Start of the event. ISO 8601, UTC. */
  event_start_date: string;
  /** End of the event. ISO 8601, UTC. */
  event_end_date: string;
  /** IANA time zone of the venue; show times in it. */
  event_timezone: string;
  /** Ticket tiers of the offered bookings, separated by commas. */
  ticket_tier_name: string;
  /** URL of the poster. */
  event_image: string | null;
  /** Time until which seats can be claimed. ISO 8601, UTC. */
  closes_at: string;
  /** Number of seats that can be claimed now. Offers with 0 are only included if the caller has claimed a seat. */
  seats_left: number;
  /** Token of the caller's own claim; null if there is none. */
  claim_token: string | null;
};
export type CompanySeats = {
  /** Offers of colleagues that the caller can claim from or has claimed from, by start of the event; at most 100. */
  results: CompanySeatOffer[];
};
export type PersonName = {
  /** Id of the person. */
  id: number;
  /** Full name, or else the email address. */
  name: string;
  /** Email address. It also distinguishes people with the same name. */
  email: string;
  /** Display name of the role. */
  role_label: string;
};
export type CostCentreMember = {
  /** Id of the person. */
  id: number;
  /** Full name, or else the email address. */
  name: string;
};
export type CostCentreName = {
  /** Id, which stays the same when the code changes. */
  id: number;
  /** Short code, unique in the company. Case does not matter. */
  code: string;
  /** Name of the cost centre, shown next to its code. */
  name: string;
};
export type BudgetPeriod = "month" | "quarter" | "year";
export type BudgetEnforcement = "hard" | "advisory";
export type Budget = {
  /** Id of the budget, which stays the same when its amount or terms change. */
  id: number;
  /** Version of the object. Send it in `If-Match` when you change the object. */
  version: number;
  cost_centre: CostCentreName;
  period: BudgetPeriod;
  /** First day of the period. */
  starts_on: string;
  /** Last day of the period. */
  ends_on: string;
  /** ISO 4217 code of all amounts of the budget. */
  currency: string;
  enforcement: BudgetEnforcement;
  /** Whether the remaining amount is carried over to the budget of the next period. */
  carries_over: boolean;
  /** Amount as set. Decimal string with two digits, major units. */
  amount: string;
  /** Amount carried over from the previous period, less what was carried over to the next. Can be negative. Decimal string with two digits, major units. */
  carried_over: string;
  /** Sum of `amount` and `carried_over`. Decimal string with two digits, major units. */
  limit: string;
  /** Amount reserved by open requests and payments. Decimal string with two digits, major units. */
  reserved: string;
  /** Amount paid less refunds. Decimal string with two digits, major units. */
  committed: string;
  /** Limit less reserved and committed amounts. Can be negative. Decimal string with two digits, major units. */
  remaining: string;
  /** Reserved and committed amounts as a percentage of the limit. An advisory budget can exceed 100. */
  used_percent: number;
  /** Whether the caller may change it. */
  may_manage: boolean;
};
export type CostCentre = {
  /** Id, which stays the same when the code changes. */
  id: number;
  /** Version of the object. Send it in `If-Match` when you change the object. */
  version: number;
  /** Code, unique in the company. Case does not matter. */
  code: string;
  /** Name of the cost centre, shown next to its code in lists, requests and files. */
  name: string;
  /** Whether new requests and payments can be charged to it. */
  is_active: boolean;
  owner: PersonName | null;
  /** People who can see its budget. Empty for callers who cannot see its budget. */
  members: CostCentreMember[];
  /** Today's budget; null if there is none or the caller cannot see it. */
  budget: Budget | null;
  /** Whether the caller owns it or is a member of it. */
  is_mine: boolean;
  /** Whether the caller may change it. */
  may_manage: boolean;
};
export type CostCentreList = {
  /** Number of matching rows on all pages. */
  count: number;
  /** All matching cost centres, without pages. */
  results: CostCentre[];
};
export type CostCentreCreate = {
  /** Code: letters, digits, dots, dashes, slashes and underscores. */
  code: string;
  /** Name of the cost centre, 1 to 80 characters, shown next to its code. */
  name: string;
  /** Id of a person of the company. */
  owner_id?: number | null;
  /** Ids of people of the company. */
  member_ids?: number[];
};
export type CostCentreImportReport = {
  /** Whether the file was only checked. */
  dry_run: boolean;
  /** Number of new cost centres. */
  created: number;
  /** Number of cost centres whose name or owner changes. */
  updated: number;
  /** Number of rows that change nothing. */
  unchanged: number;
  /** Errors by row and column; empty if the file can be imported. */
  errors: ImportError[];
};
export type CostCentreImport = {
  /** The file, in UTF-8. */
  content: string;
  /** Whether to only check the file. */
  dry_run?: boolean;
};
export type CostCentreUpdate = {
  /** Code: letters, digits, dots, dashes, slashes and underscores. It must be unique in the company; case does not matter. */
  code?: string;
  /** Name of the cost centre, 1 to 80 characters, shown next to its code. */
  name?: string;
  /** Id of a person of the company. */
  owner_id?: number | null;
  /** Ids of people of the company. */
  member_ids?: number[];
  /** Whether new requests and payments can be charged to it. */
  is_active?: boolean;
};
export type BudgetList = {
  /** Number of matching rows on all pages. */
  count: number;
  /** Matching rows on this page. */
  results: Budget[];
};
export type BudgetInput = {
  /** Id of a cost centre of the caller's company. */
  cost_centre: number;
  period: BudgetPeriod;
  /** First day of a month. */
  starts_on: string;
  /** Amount in major units, with at most two decimals. A hard budget must be at least what is reserved and committed. */
  amount: string | number;
  /** ISO 4217 code; INR by default. */
  currency?: Currency;
  enforcement?: BudgetEnforcement;
  /** Whether the remaining amount is carried over to the budget of the next period. */
  carries_over?: boolean;
};
export type BudgetEntryKind =
  | "reserved"
  | "committed"
  | "released"
  | "given_back"
  | "amount_set"
  | "carried_over";
export type BudgetEntry = {
  /** Id of the line. Later lines have higher ids. */
  id: number;
  /** Date and time. ISO 8601, UTC. */
  at: string;
  kind: BudgetEntryKind;
  /** Change of the limit. Can be negative. Decimal string with two digits, major units. */
  amount: string;
  /** Change of the reserved amount. Can be negative. Decimal string with two digits, major units. */
  reserved: string;
  /** Change of the committed amount. Can be negative. Decimal string with two digits, major units. */
  committed: string;
  /** Remaining amount after this line. Can be negative. Decimal string with two digits, major units. */
  remaining: string;
  /** Id of the booking that caused the change; null for changes of the limit. */
  booking: number | null;
  /** Booking number shown to people; null without a booking. */
  booking_number: string | null;
  /** Current title of the event; null without a booking. */
  event_title: string | null;
  /** Id of the request for approval. */
  approval: number | null;
  /** Id of the payment. */
  payment: string | null;
  /** Name of the person who caused the change; empty for automatic changes. */
  person_name: string;
  /** Reason for the change, such as the purpose of a request or the reason for a refund; may be empty. */
  note: string;
};
export type BudgetLedger = {
  /** Number of lines on all pages. */
  count: number;
  budget: Budget;
  /** Lines on this page. */
  results: BudgetEntry[];
};
export type PolicyRuleKind =
  | "ticket_price"
  | "request_total"
  | "seats"
  | "category"
  | "days_ahead"
  | "guests"
  | "guest_value"
  | "exclusive_event";
export type Decider = "owner" | "admin";
export type PolicyRule = {
  kind: PolicyRuleKind;
  outcome: PolicyOutcome;
  decider: Decider;
  /** The rule applies above this amount. `request_total` and `guest_value` (the value given to a guest in a calendar year) include service fee and GST. Decimal string with two digits, major units. */
  above: string | null;
  /** The rule applies to requests for more seats than this. */
  seats: number | null;
  /** The rule applies to events of the category with this id. */
  category: number | null;
  /** The rule applies if the event starts in fewer days than this. */
  days: number | null;
  /** Kind of guest; null for both. */
  guest_kind: GuestKind | null;
  /** Message shown with a refusal; empty for the default message. */
  sentence: string;
  /** The rule as a sentence, for display. */
  text: string;
};
export type CompanyPolicy = {
  /** Version of the policy, which increases with every change; 0 before the first. Send it in `If-Match` when you change the policy. */
  version: number;
  /** Rules in the order in which they were set; empty if there are none. */
  rules: PolicyRule[];
  /** Hours in which to decide on a request; its seats stay held for that time. */
  decision_hours: number;
  /** Hours in which to pay after approval. */
  payment_hours: number;
  /** Whether approved requests are paid from the company's account at once, and people who need no approval can choose the gateway `account`. Requires an open account. */
  pays_on_account: boolean;
  /** Whether links in emails can decide requests without signing in. */
  links_allowed: boolean;
  /** Whether requests and payments must name a cost centre, if the company has active ones. */
  requires_cost_centre: boolean;
  /** Whether the caller can change the policy. False until the company's domain is proven. */
  may_manage: boolean;
};
export type PolicyRuleInput = {
  kind: PolicyRuleKind;
  outcome: PolicyOutcome;
  decider?: Decider;
  /** For `ticket_price`, `request_total` and `guest_value`: the amount above which the rule applies, in major units with at most two decimals. */
  above?: string | number;
  /** For `seats`: the number of seats above which the rule applies. */
  seats?: number;
  /** For `category`: id of the category. */
  category?: number;
  /** For `days_ahead`: the rule applies if the event starts in fewer days than this. */
  days?: number;
  guest_kind?: GuestKind;
  /** Message shown with a refusal instead of the default one, in one line with at most 300 characters. */
  sentence?: string;
};
export type CompanyPolicyInput = {
  /** All rules of the policy, at most 50. An empty list removes all rules. */
  rules: PolicyRuleInput[];
  /** Hours in which to decide on a request; its seats stay held for that time. */
  decision_hours?: number;
  /** Hours in which to pay after approval. */
  payment_hours?: number;
  /** Whether approved requests are paid from the company's account at once. Requires an open account. False by default. */
  pays_on_account?: boolean;
  /** Whether links in emails can decide requests without signing in. False by default. */
  links_allowed?: boolean;
  /** Whether requests and payments must name a cost centre. False by default. */
  requires_cost_centre?: boolean;
};
export type PolicyFinding = {
  /** What was checked. `cost_centre`, `budget`, `deadline` and `deciders` are not rules of the policy. */
  kind:
    | "ticket_price"
    | "request_total"
    | "seats"
    | "category"
    | "days_ahead"
    | "guests"
    | "guest_value"
    | "exclusive_event"
    | "cost_centre"
    | "budget"
    | "deadline"
    | "deciders";
  outcome: PolicyOutcome;
  /** The result as a sentence, for display. */
  sentence: string;
  /** Who decides, or what to do; may be empty. */
  detail: string;
};
export type DecidingPerson = {
  /** Id of the person. */
  id: number;
  /** Full name, or else the email address. */
  name: string;
  /** Email address; empty if a client checks the policy. */
  email: string;
  /** Display name of the role. */
  role_label: string;
  /** Name of the person in whose place they decide; null if they decide for themselves. */
  for_name: string | null;
};
export type PolicyCheck = {
  outcome: PolicyOutcome;
  /** One result for each rule, then results for budget, deciders, deadline and cost centre if they apply. */
  findings: PolicyFinding[];
  /** Amount including service fee and GST. Decimal string with two digits, major units. */
  total: string;
  /** ISO 4217 code of `total` and `remaining_after`. */
  currency: string;
  cost_centre: CostCentre | null;
  /** Amount that would remain in the budget; null if the caller cannot see it. Can be negative. Decimal string with two digits, major units. */
  remaining_after: string | null;
  /** People who can decide the first step; empty if no decision is needed. */
  deciders: DecidingPerson[];
  /** Whether a company admin must decide as well. */
  needs_admin: boolean;
  /** Time until which a request made now would hold the seats. ISO 8601, UTC. */
  deadline: string | null;
  /** Median hours to a decision in the last 90 days; null with fewer than three decisions. */
  usual_hours: number | null;
  /** Whether approving a request pays for it at once from the company's account. Over the account's limit, the approval returns 409 `account_limit`. */
  pays_on_account: boolean;
  /** Whether a rule depends on guests, so that the person who books must name the invited guests. */
  asks_guests: boolean;
};
export type PolicyItem = {
  /** Id of the event. */
  event: number;
  /** Id of a ticket tier of this event. */
  ticket_tier: number;
  /** Number of tickets. */
  quantity: number;
};
export type PolicyCheckRequest = {
  /** Ids of pending bookings of the caller. Bookings that are already approved are not checked. */
  booking_ids?: number[];
  /** Tickets that would be booked. No seats are held. */
  items?: PolicyItem[];
  /** Id of another person of the company. Requires the permission `manage_company`. */
  user?: number;
  /** Id of an active cost centre whose budget is checked. If omitted, no budget is checked. */
  cost_centre?: number;
  /** Guests from outside the company whom the booking would invite, at most 100. */
  guests?: GuestInput[];
};
export type ApprovalSummary = {
  /** Id of the request, used to read it and to decide on it. */
  id: number;
  /** Version of the request, which increases with every change. */
  version: number;
  status: ApprovalStatus;
  /** Time of the request. ISO 8601, UTC. */
  created_at: string;
  requester: PersonName;
  cost_centre: CostCentreName | null;
  /** Title of the first booking's event. */
  event_title: string;
  /** Number of different events. */
  event_count: number;
  /** URL of the poster of the first booking's event. */
  image: string | null;
  /** Start of the first booking's event. ISO 8601, UTC. */
  event_start_at: string;
  /** IANA time zone of the first booking's venue; show the start in it. */
  event_timezone: string;
  /** Number of tickets in all bookings. */
  seats: number;
  /** Name of the first booking's ticket tier. */
  ticket_tier_name: string;
  /** ISO 4217 code of `total`. */
  currency: string;
  /** Total. Decimal string with two digits, major units. */
  total: string;
  /** Whether a rule requires the decision of a company admin. */
  is_exception: boolean;
  /** Time until which the seats are held for the decision. ISO 8601, UTC. */
  deadline: string;
  /** Time until which the requester can pay after approval. ISO 8601, UTC. */
  pay_by: string | null;
  /** Whether a booking of the request was paid. Stays true after a refund. */
  is_paid: boolean;
  /** Time at which the request ended; null while it is open. ISO 8601, UTC. */
  decided_at: string | null;
  /** Whether the caller can approve or decline the request now. */
  can_decide: boolean;
};
export type ApprovalList = {
  /** Number of matching rows on all pages. */
  count: number;
  /** Number of requests that the caller can decide now. */
  waiting: number;
  /** Matching rows on this page. */
  results: ApprovalSummary[];
};
export type ApprovalBooking = {
  /** Id of the booking. It stays the same when the request ends. */
  id: number;
  /** Booking number shown to people, such as BK-2026-004817. */
  booking_number: string;
  /** Id of the event. */
  event: number;
  /** Current title of the event. */
  event_title: string;
  /** Start of the event. ISO 8601, UTC. */
  event_start_at: string;
  /** IANA time zone of the venue; show the start in it. */
  event_timezone: string;
  /** Name of the venue. */
  venue: string;
  /** City of the venue; empty if unknown. */
  city: string;
  /** URL of the poster. */
  image: string | null;
  /** Name of the ticket tier. */
  ticket_tier_name: string;
  /** Number of tickets requested. */
  quantity: number;
  /** Price per ticket. Decimal string with two digits, major units. */
  unit_price: string;
  /** The booking's share of the total. Decimal string with two digits, major units. */
  amount: string;
  status: BookingStatus;
  /** Names of colleagues who have tickets for the event and whom the caller can see, at most 20. */
  colleagues: string[];
};
export type ApprovalBudget = {
  /** Id of the budget. Its ledger has a line for this request. */
  id: number;
  /** Limit of the budget. Decimal string with two digits, major units. */
  limit: string;
  /** Amount spent. Decimal string with two digits, major units. */
  committed: string;
  /** Amount reserved by other requests and payments. Decimal string with two digits, major units. */
  reserved_by_others: string;
  /** Amount reserved or spent by this request. Decimal string with two digits, major units. */
  this_request: string;
  /** Amount remaining after this request. Can be negative. Decimal string with two digits, major units. */
  remaining: string;
  enforcement: BudgetEnforcement;
  period: BudgetPeriod;
  /** Last day of the period. */
  ends_on: string;
};
export type ApprovalStep = {
  decider: Decider;
  /** Whether the decision is pending, or how it was made. */
  status: "waiting" | "approved" | "declined";
  /** People who can decide this step now. */
  people: DecidingPerson[];
  decided_by: PersonName | null;
  /** Name of the person in whose place a delegate decided. */
  for_person: string | null;
  /** Time of the decision. ISO 8601, UTC. */
  decided_at: string | null;
  /** Note on the decision; for a refusal, the reason. Empty if there is none. */
  note: string;
};
export type Approval = {
  /** Id of the request, used to read it and to decide on it. */
  id: number;
  /** Version of the request, which increases with every change. */
  version: number;
  status: ApprovalStatus;
  /** Time of the request. ISO 8601, UTC. */
  created_at: string;
  requester: PersonName;
  cost_centre: CostCentreName | null;
  /** Purpose of the bookings, as the requester wrote it. */
  purpose: string;
  purpose_kind: PurposeKind;
  /** Guests from outside the company whom the bookings invite, at most 100. */
  guests: GuestInput[];
  /** Requested bookings with their current state. */
  bookings: ApprovalBooking[];
  /** ISO 4217 code of all amounts of the request. */
  currency: string;
  /** Price of the tickets. Decimal string with two digits, major units. */
  subtotal: string;
  /** Service fee. Decimal string with two digits, major units. */
  service_fee: string;
  /** GST. Decimal string with two digits, major units. */
  gst: string;
  /** Total. Decimal string with two digits, major units. */
  total: string;
  /** Results of the policy at the time of the request. */
  findings: PolicyFinding[];
  /** The budget that the request is charged to; null if there is none or the caller cannot see it. */
  budget: ApprovalBudget | null;
  /** Steps in the order in which they are decided. */
  steps: ApprovalStep[];
  /** Time until which the seats are held for the decision. ISO 8601, UTC. */
  deadline: string;
  /** Time at which the request ended; null while it is open. ISO 8601, UTC. */
  decided_at: string | null;
  /** Reason for the refusal, or why the request ended; may be empty. */
  reason: string;
  /** Time until which the requester can pay after approval. ISO 8601, UTC. */
  pay_by: string | null;
  /** Public id of the payment. */
  payment: string | null;
  /** Whether a booking of the request was paid. Stays true after a refund. */
  is_paid: boolean;
  /** Whether approving a request pays for it at once from the company's account. Over the account's limit, the approval returns 409 `account_limit`. */
  pays_on_account: boolean;
  /** Whether the request is for a place on a waiting list, so that no seats are held yet. */
  is_in_advance: boolean;
  /** Whether the caller can approve or decline the request now. */
  can_decide: boolean;
  /** Whether the caller can withdraw the request. True for the requester while it is pending. */
  can_withdraw: boolean;
  /** Whether the caller can delegate the decision. */
  can_delegate: boolean;
};
export type ApprovalCreate = {
  /** Ids of pending bookings of the caller, all in one currency, at most 50. */
  booking_ids: number[];
  /** Id of the cost centre to charge. Required if the company has cost centres. */
  cost_centre?: number;
  /** Purpose of the bookings. */
  purpose: string;
  purpose_kind?: PurposeKind;
  /** Guests from outside the company whom the bookings invite, at most 100. */
  guests?: GuestInput[];
};
export type ApprovalLink = {
  /** Id of the request, to open it after signing in. */
  approval_id: number;
  /** Whether the caller must sign in to decide, because the company's policy does not allow decisions by link. The request is then not included. */
  needs_sign_in: boolean;
  /** The request as the approver sees it; null if signing in is required. */
  approval: Approval | null;
  /** The person to whom the link was sent and in whose name it decides. */
  approver: PersonName | null;
};
export type ApprovalDecision = {
  /** Note shown to the requester. */
  note?: string;
  /** Whether to approve although an advisory budget is exceeded. */
  over_budget?: boolean;
};
export type ApprovalDecline = {
  /** Note shown to the requester. */
  reason: string;
};
export type ApprovalDelegate = {
  /** Id of a person of the company other than the requester. */
  to: number;
  /** Note, kept in the company's record of changes, at most 400 characters. */
  note?: string;
};
export type Delegation = {
  delegate: PersonName | null;
  /** Start of the delegation. ISO 8601, UTC. */
  from: string | null;
  /** End of the delegation; null for until further notice. ISO 8601, UTC. */
  until: string | null;
  /** Whether the delegation applies now. */
  is_active: boolean;
};
export type DelegationInput = {
  /** Id of a person of the company who is not a client. */
  delegate_id: number | null;
  /** Start of the delegation; now by default. ISO 8601, UTC. */
  from?: string;
  /** End of the delegation; by default until further notice. ISO 8601, UTC. */
  until?: string;
};
export type CreditDocument = {
  /** Number printed on the invoice. */
  number: string;
  /** Id of a booking of the invoice. GET /bookings/{id}/invoices/{document_id}/ returns the PDF. */
  booking: number;
  /** Id of the document, used as `document_id` in the path of its PDF. */
  id: number;
  /** Number of the corrected invoice that replaces this one; null if none does. */
  replaced_by: string | null;
};
export type CreditInvoice = {
  /** Id of the payment. */
  payment: string;
  /** Invoices of the purchase; empty for a few seconds until they are issued. */
  documents: CreditDocument[];
  /** Time of the purchase. ISO 8601, UTC. */
  bought_at: string;
  /** Due date. */
  due_on: string;
  /** Amount charged, including service fee and GST. Decimal string with two digits, major units. */
  amount: string;
  /** Amount refunded. Decimal string with two digits, major units. */
  credited: string;
  /** Amount paid by receipts. Decimal string with two digits, major units. */
  received: string;
  /** Amount still owed. Decimal string with two digits, major units. */
  open: string;
  /** Whether an amount is still owed after the due date, in India's time zone. */
  is_overdue: boolean;
  cost_centre: CostCentreName | null;
  /** Name of the buyer. */
  person_name: string;
  /** Whether this is a test purchase, which moved no money. */
  is_test: boolean;
  correction: InvoiceCorrectionTerms;
};
export type CreditReversal = {
  /** Time of the reversal. ISO 8601, UTC. */
  reversed_at: string;
  /** Name of the platform admin. */
  reversed_by: string;
  /** Reason for the reversal, as the platform admin wrote it. */
  reason: string;
};
export type CreditReceipt = {
  /** Id of the receipt, used to reverse it. */
  id: number;
  /** Day on which the bank received the payment. */
  received_on: string;
  /** Amount received. Decimal string with two digits, major units. */
  amount: string;
  /** Reference of the bank transfer. */
  reference: string;
  /** Purchases that the receipt pays. */
  parts: {
    /** Id of the payment. */
    payment: string;
    /** Part of the receipt that pays this purchase. Decimal string with two digits, major units. */
    amount: string;
  }[];
  /** Part of the receipt that is kept as credit. Decimal string with two digits, major units. */
  unused: string;
  /** Time at which the receipt was recorded. ISO 8601, UTC. */
  recorded_at: string;
  /** Name of the platform admin. */
  recorded_by: string;
  /** Reversal of the receipt; null if it was not reversed. */
  reversal: CreditReversal | null;
};
export type CreditRefund = {
  /** Id of the payment. */
  payment: string;
  /** Time of the refund. ISO 8601, UTC. */
  refunded_at: string;
  /** Amount refunded. Decimal string with two digits, major units. */
  amount: string;
  /** Numbers of the credit notes of the refund; empty until they are issued. */
  credit_note_numbers: string[];
  /** Reason for the refund. */
  reason: string;
};
export type CompanyCredit = {
  /** Whether purchases can be charged to it. */
  is_open: boolean;
  /** Version of the account, which increases with every change; 0 for a company that never had an account. Send it in `If-Match` when you change the account. */
  version: number;
  /** ISO 4217 code of all sums of the account. */
  currency: string;
  /** Maximum amount that can be owed. Decimal string with two digits, major units. */
  credit_limit: string;
  /** Amount still owed. Decimal string with two digits, major units. */
  open: string;
  /** Amount that can still be charged, at least zero. Decimal string with two digits, major units. */
  available: string;
  /** Amount received or refunded beyond what is owed. It pays the next purchases. Decimal string with two digits, major units. */
  credit_balance: string;
  /** Amount owed that is due today or earlier. Decimal string with two digits, major units. */
  due: string;
  /** Amount owed that was due before today. Decimal string with two digits, major units. */
  overdue: string;
  /** Earliest due date of the amounts owed; null if nothing is owed. */
  next_due_on: string | null;
  /** Days from a purchase to its due date, in India's time zone. */
  days_to_pay: number;
  /** Email address for reminders; empty to send them to the company's admins. */
  billing_email: string;
  /** Open purchases, then the newest settled ones; at most 100. */
  invoices: CreditInvoice[];
  /** Newest receipts, at most 100. */
  receipts: CreditReceipt[];
  /** Newest refunds, at most 100. */
  refunds: CreditRefund[];
};
export type CompanyCreditInput = {
  /** Whether new purchases can be charged. Amounts owed stay owed. */
  is_open?: boolean;
  /** Maximum amount that can be owed, in major units with at most two decimals. */
  credit_limit?: string | number;
  /** Days from a purchase to its due date, in India's time zone. */
  days_to_pay?: number;
  /** Email address for reminders; empty to send them to the company's admins. */
  billing_email?: string;
};
export type CreditReceiptInput = {
  /** Amount received, in major units with at most two decimals. */
  amount: string | number;
  /** Day on which the bank received the payment. */
  received_on: string;
  /** Reference of the bank transfer. Each reference is recorded once. */
  reference: string;
  /** Public ids of the payments to pay first. */
  payments?: string[];
};
export type CreditReversalInput = {
  /** Reason for the reversal, shown to the company's admins. */
  reason: string;
};
export type FailureKind = "job" | "mail" | "refund" | "payment" | "dispute";
export type FailureState = "open" | "given_up";
export type FailureAction = "retry" | "give_up" | "paid_by_hand";
export type Failure = {
  kind: FailureKind;
  /** Id of the failure, unique within its kind. */
  id: number;
  /** What the work was to do, for display. */
  name: string;
  state: FailureState;
  /** Number of attempts; null if the work is not retried. */
  attempts: number | null;
  /** Last error of the job, the mail server or the gateway. */
  last_error: string | null;
  /** Time of the last failure; for payments and disputes, the time at which they started. ISO 8601, UTC. */
  since: string;
  /** Reason for giving up. */
  given_up_reason: string | null;
  /** Email address of the recipient, for emails. */
  recipient: string | null;
  /** Gateway, for refunds, payments and disputes. */
  gateway: string | null;
  /** Amount, for refunds, payments and disputes. */
  amount: string | null;
  /** ISO 4217 code of the amount. */
  currency: string | null;
  /** Public id of the payment. */
  payment: string | null;
  /** Event of the booking, or the event that the work is about. */
  event: {
    /** Id of the event. */
    id: number;
    /** Title of the event. */
    title: string;
  } | null;
  /** The booking; for a payment for several bookings, the first. */
  booking: {
    /** Id of the booking. */
    id: number;
    /** Booking number shown to people, such as BK-2026-004817. */
    number: string;
  } | null;
  /** Company that the work is for. */
  company: {
    /** Id of the company. */
    id: number;
    /** Current name of the company. */
    name: string;
  } | null;
  /** Possible actions; empty for payments, disputes and failures that were given up. */
  actions: FailureAction[];
};
export type FailureList = {
  /** Number of matching rows on all pages. */
  count: number;
  /** Page returned, from 1. */
  page: number;
  /** Maximum number of rows per page; 20 by default. */
  page_size: number;
  /** Number of failures with the requested state, by kind. */
  counts: {
    /** Background jobs that used all attempts. */
    job: number;
    /** Emails that were not sent. */
    mail: number;
    /** Refunds that a gateway refused. */
    refund: number;
    /** Payments without an outcome after a day. */
    payment: number;
    /** Open disputes at a gateway. */
    dispute: number;
  };
  /** Failures on this page, newest first. */
  results: Failure[];
};
export type GiveUpInput = {
  /** Reason for giving up, kept in the recorded changes. */
  reason: string;
};
export type PaidByHandInput = {
  /** Reference of the transfer. */
  reference: string;
};
export type UpcomingAttendance = {
  /** Id of the event. */
  event: number;
  /** Title of the event. */
  title: string;
  /** Start of the event. ISO 8601, UTC. */
  start_at: string;
  /** IANA time zone of the venue; show the start in it. */
  timezone: string;
  /** City of the venue; empty if unknown. */
  city: string;
  /** URL of the poster. */
  image: string | null;
  /** Number of paid seats of the company; for owners of cost centres, those charged to their cost centres. */
  seats: number;
  /** Number of seats without an attendee. */
  unassigned: number;
  /** Names of attendees, at most ten. */
  people: string[];
};
export type CreditSummary = {
  /** Whether purchases can be charged to it. */
  is_open: boolean;
  /** ISO 4217 code of all sums of the account. */
  currency: string;
  /** Maximum amount that can be owed. Decimal string with two digits, major units. */
  credit_limit: string;
  /** Amount still owed. Decimal string with two digits, major units. */
  open: string;
  /** Amount that can still be charged, at least zero. Decimal string with two digits, major units. */
  available: string;
  /** Amount owed that is due today or earlier. Decimal string with two digits, major units. */
  due: string;
  /** Amount owed that was due before today. Decimal string with two digits, major units. */
  overdue: string;
  /** Earliest due date of the amounts owed; null if nothing is owed. */
  next_due_on: string | null;
};
export type CompanyOverview = {
  /** Name of the company. */
  company_name: string;
  /** GST registration number; null if not given. */
  gstin: string | null;
  /** Number of open accounts of the company. The counts of the four roles add up to it. */
  people: number;
  /** First day of the period. */
  from: string;
  /** Last day of the period. */
  to: string;
  /** ISO 4217 code of the budget amounts. INR, or if there is no budget in INR, the currency with the largest budgets. */
  currency: string;
  /** Limit of the budgets of the period. Decimal string with two digits, major units. */
  limit: string;
  /** Amount spent. Decimal string with two digits, major units. */
  spent: string;
  /** Amount reserved. Decimal string with two digits, major units. */
  committed: string;
  /** Amount remaining. Can be negative. Decimal string with two digits, major units. */
  remaining: string;
  /** Days of the period after today, in India's time zone; all its days before it starts. */
  days_left: number;
  /** Active cost centres by code; for owners, the ones that they own. */
  cost_centres: CostCentre[];
  /** The next three events for which the company has seats, by start. */
  upcoming: UpcomingAttendance[];
  /** Number of open accounts with the role `employee`. */
  employees: number;
  /** Number of open accounts with the role `company_manager`. */
  managers: number;
  /** Number of open accounts with the role `company_admin`. */
  admins: number;
  /** Number of open accounts with the role `client`. */
  clients: number;
  /** Number of open invitations whose link still works. */
  invited: number;
  /** Number of requests that the caller can decide. */
  waiting: number;
  /** Account on which the company pays later; null if it never had one, and for owners of cost centres. */
  account: CreditSummary | null;
};
export type SpendGrouping = "cost_centre" | "event" | "person" | "month";
export type SpendRow = {
  /** Id of the row, or the month; `none` for bookings without a cost centre, `others` for all rows after the 500th. */
  key: string;
  /** Name of the cost centre, event or person, or the month as text. */
  label: string;
  /** Code of the cost centre, day and city of the event, or email address of the person; empty for months. */
  detail: string;
  /** Number of paid and reserved bookings, without fully refunded ones. */
  bookings: number;
  /** Number of seats in paid and reserved bookings. */
  seats: number;
  /** Amount paid less refunds. Decimal string with two digits, major units. */
  spent: string;
  /** Amount reserved. Decimal string with two digits, major units. */
  committed: string;
  /** Number of seats that were checked in. */
  came: number;
  /** Number of seats at past events that were not checked in. */
  absent: number;
  /** Amount spent on past events per seat that was checked in. Decimal string with two digits, major units. */
  per_person_who_came: string | null;
};
export type CompanySpend = {
  /** First day of the period. */
  from: string;
  /** Last day of the period. */
  to: string;
  grouping: SpendGrouping;
  /** ISO 4217 code of all amounts. INR, or if nothing was spent in INR, the currency with the largest amount. Downloads contain all currencies. */
  currency: string;
  /** Total amount spent. Decimal string with two digits, major units. */
  total: string;
  /** Months in order; other rows by amount spent, largest first. At most 500 rows and one for the rest. */
  results: SpendRow[];
};
export type HospitalityOrganisation = {
  /** Organisation that the guests work for. Spellings that differ only in case count as one. */
  organisation: string;
  /** Number of different people of the organisation who were invited. */
  guests: number;
  /** Number of invitations of people of the organisation, one for each guest of each booking. */
  times: number;
  /** Value of the seats given to its guests, including service fee and GST. Decimal string with two digits, major units. */
  value: string;
};
export type HospitalityInvitation = {
  /** Number of the booking by which the guest was invited. */
  booking_number: string;
  /** Id of the event. */
  event: number;
  /** Current title of the event. */
  event_title: string;
  /** Start of the event. ISO 8601, UTC. */
  event_start_at: string;
  /** IANA time zone of the venue; show the start in it. */
  event_timezone: string;
  /** Value of the seat given to the guest, including service fee and GST. Decimal string with two digits, major units. */
  value: string;
  /** Purpose of the invitation, as the inviter wrote it. */
  purpose: string;
  /** Name of the person who booked. */
  invited_by: string;
  /** Name of the person who approved; empty if no approval was needed. */
  approved_by: string[];
};
export type HospitalityGuest = {
  /** Id of the guest, the same in all years. */
  guest: number;
  /** Name of the guest as the inviter wrote it; `Guest` and a number after the retention period of names. */
  name: string;
  /** Organisation that the guest works for. */
  organisation: string;
  /** Email address of the guest; empty if not given, and after the retention period of names. */
  email: string;
  kind: GuestKind;
  /** Calendar year in which the seats were requested or paid, in India's time zone. */
  year: number;
  /** ISO 4217 code of the guest's amounts. */
  currency: string;
  /** Number of bookings that the guest was invited to. */
  times: number;
  /** Value of the seats given to the guest, including service fee and GST. Decimal string with two digits, major units. */
  value: string;
  /** Latest invitations, at most 20. */
  invitations: HospitalityInvitation[];
};
export type CompanyHospitality = {
  /** Number of matching guests, counted by year and currency. */
  count: number;
  /** ISO 4217 code of `value` and of the amounts by organisation. Each guest has a currency of their own. */
  currency: string;
  /** Number of different people who were invited. */
  guests: number;
  /** Number of invitations, one for each guest of each booking. */
  times: number;
  /** Value of all seats given to matching guests, including service fee and GST. Decimal string with two digits, major units. */
  value: string;
  /** Years with invitations, latest first. */
  years: number[];
  /** Organisations with the largest values, at most 20. */
  organisations: HospitalityOrganisation[];
  /** Guests by year, latest first, then by value, largest first. */
  results: HospitalityGuest[];
};
export type ApiKeyScope =
  | "read_events"
  | "read_bookings"
  | "write_attendees"
  | "check_in"
  | "export"
  | "spend";
export type ApiKeyStatus = "active" | "expired" | "ended";
export type ApiKey = {
  /** Id of the key. */
  id: number;
  /** Name of the key. */
  name: string;
  /** First characters of the key, by which it is recognized. */
  prefix: string;
  /** What the key may do. */
  scopes: ApiKeyScope[];
  status: ApiKeyStatus;
  /** Name of the person who made the key. Calls with the key are made in their name. */
  created_by: string;
  /** Time at which the key was made. ISO 8601, UTC. */
  created_at: string;
  /** Time from which the key is refused; null if it does not expire. ISO 8601, UTC. */
  expires_at: string | null;
  /** Time of the last call with the key, to the minute; null if it was never used. ISO 8601, UTC. */
  last_used_at: string | null;
};
export type ApiKeyList = {
  /** Number of keys. */
  count: number;
  /** Newest first. */
  results: ApiKey[];
};
export type CreatedApiKey = {
  /** The key, for the header `Authorization` after `Bearer `. It cannot be read again. */
  api_key: string;
  key: ApiKey;
};
export type CompanyApiKeyScope =
  "read_events" | "read_bookings" | "write_attendees" | "export" | "spend";
export type CompanyApiKeyCreate = {
  /** Name by which people recognize the key, such as the system that uses it. */
  name: string;
  /** What the key may do. */
  scopes: CompanyApiKeyScope[];
  /** Days until the key expires. Without it, the key does not expire. */
  expires_in_days?: number;
};
export type OrganizerApiKeyScope =
  "read_events" | "read_bookings" | "check_in" | "export";
export type OrganizerApiKeyCreate = {
  /** Name by which people recognize the key, such as the system that uses it. */
  name: string;
  /** What the key may do. */
  scopes: OrganizerApiKeyScope[];
  /** Days until the key expires. Without it, the key does not expire. */
  expires_in_days?: number;
};
export type WebhookUrl = string;
export type WebhookFormat = "json" | "message";
export type Webhook = {
  /** Id of the webhook. */
  id: number;
  url: WebhookUrl;
  format: WebhookFormat;
  /** The events that it has chosen. */
  events: string[];
  /** False while its owner has switched it off, or Foyer has paused it. */
  is_active: boolean;
  /** When the first delivery failed since the last one that was received. */
  failing_since: string | null;
  /** When Foyer paused it because a delivery failed for three days. */
  paused_at: string | null;
  /** Why the last delivery failed, as a sentence; empty unless it is paused. */
  paused_reason: string;
  /** When it was added. */
  created_at: string;
};
export type WebhookList = {
  /** At most ten webhooks. */
  webhooks: Webhook[];
};
export type WebhookWithSecret = {
  webhook: Webhook;
  /** The key of the signatures, which begins with `whsec_`. It is shown only once. */
  secret: string;
};
export type CompanyWebhookEvent =
  | "booking.paid"
  | "booking.cancelled"
  | "booking.refunded"
  | "ticket.named"
  | "ticket.reassigned"
  | "ticket.checked_in"
  | "event.rescheduled"
  | "event.cancelled"
  | "approval.requested"
  | "approval.decided"
  | "budget.nearly_used";
export type CompanyWebhookCreate = {
  url: WebhookUrl;
  format?: WebhookFormat;
  /** The events to send. */
  events: CompanyWebhookEvent[];
};
export type CompanyWebhookUpdate = {
  url?: WebhookUrl;
  /** The events to send. */
  events?: CompanyWebhookEvent[];
  /** Off, on, or on again after a pause. */
  is_active?: boolean;
};
export type WebhookDeliveryState = "pending" | "delivered" | "failed";
export type WebhookDelivery = {
  /** Id of the delivery. */
  id: number;
  /** The header `webhook-id`, the same for each try. Receivers ignore a repeated one. */
  webhook_id: string;
  /** The event, such as `booking.paid`, or `webhook.test`. */
  event: string;
  /** The body, as it is sent. */
  body: string;
  state: WebhookDeliveryState;
  /** How often it was sent since it was added or sent again. */
  tries: number;
  /** When the event happened. */
  created_at: string;
  /** When it is sent next, at the earliest; null unless it is pending. */
  next_try_at: string | null;
  /** When it was sent last. */
  tried_at: string | null;
  /** Status of the last answer; null without an answer. */
  status: number | null;
  /** Milliseconds that the last try took. */
  duration_ms: number | null;
  /** The first 2 kB of the last answer's body. */
  answer: string;
  /** Why the last try failed, as a sentence; empty after a success. */
  error: string;
};
export type WebhookDeliveryList = {
  /** Number of all deliveries. */
  count: number;
  /** The page, from 1. */
  page: number;
  /** Deliveries per page. */
  page_size: number;
  /** The deliveries of the page. */
  results: WebhookDelivery[];
};
export type OrganizerWebhookEvent =
  | "booking.paid"
  | "booking.cancelled"
  | "booking.refunded"
  | "ticket.named"
  | "ticket.reassigned"
  | "ticket.checked_in"
  | "event.published"
  | "event.rescheduled"
  | "event.cancelled";
export type OrganizerWebhookCreate = {
  url: WebhookUrl;
  /** The events to send. */
  events: OrganizerWebhookEvent[];
};
export type OrganizerWebhookUpdate = {
  url?: WebhookUrl;
  /** The events to send. */
  events?: OrganizerWebhookEvent[];
  /** Off, on, or on again after a pause. */
  is_active?: boolean;
};
export type ScimToken = {
  /** The beginning of the token, by which to recognize it. */
  prefix: string;
  /** Name of the admin who made the token; empty when it is unknown. */
  created_by: string;
  /** When the token was made. */
  created_at: string;
  /** When a call last used the token, to the minute; null if none has. */
  last_used_at: string | null;
};
export type Scim = {
  /** Address to enter at the identity provider as the base URL or tenant URL. */
  base_url: string;
  /** The token with which the provider calls; null if there is none. */
  token: ScimToken | null;
};
export type CreatedScimToken = {
  /** The token. No other response contains it. */
  scim_token: string;
  scim: Scim;
};
export type ScimSupport = {
  /** Whether it is supported. */
  supported: boolean;
  /** The most results of one request. */
  maxResults?: number;
  /** The most operations of one request. */
  maxOperations?: number;
  /** The largest request in bytes. */
  maxPayloadSize?: number;
};
export type ScimMeta = {
  /** Kind of the resource. */
  resourceType: string;
  /** When the account was made. */
  created?: string;
  /** When the account was last changed. */
  lastModified?: string;
  /** Address of the resource. */
  location: string;
};
export type ScimServiceProviderConfig = {
  /** URN of the schema. */
  schemas: string[];
  patch: ScimSupport;
  bulk: ScimSupport;
  filter: ScimSupport;
  changePassword: ScimSupport;
  sort: ScimSupport;
  etag: ScimSupport;
  /** How clients sign in. */
  authenticationSchemes: {
    /** Kind of the scheme. */
    type: string;
    /** Name of the scheme. */
    name: string;
    /** What the client needs. */
    description: string;
    /** Whether clients should prefer it. */
    primary: boolean;
  }[];
  meta: ScimMeta;
};
export type ScimErrorType =
  | "invalidFilter"
  | "invalidPath"
  | "invalidSyntax"
  | "invalidValue"
  | "mutability"
  | "noTarget"
  | "uniqueness";
export type ScimError = {
  /** URN of the message. */
  schemas: string[];
  scimType?: ScimErrorType;
  /** Sentence that says what is wrong. */
  detail: string;
  /** Status of the response, as text. */
  status: string;
};
export type ScimResourceType = {
  /** URN of the schema. */
  schemas: string[];
  /** Id of the kind. */
  id: string;
  /** Name of the kind. */
  name: string;
  /** What it stands for. */
  description: string;
  /** Path of its resources below the base URL. */
  endpoint: string;
  /** URN of its schema. */
  schema: string;
  meta: ScimMeta;
};
export type ScimResourceTypeList = {
  /** URN of the message. */
  schemas: string[];
  /** How many there are. */
  totalResults: number;
  /** Always 1. */
  startIndex: number;
  /** How many this list contains. */
  itemsPerPage: number;
  /** The kinds. */
  Resources: ScimResourceType[];
};
export type ScimSchema = {
  /** URN of the schema of schemas. */
  schemas: string[];
  /** URN of the schema. */
  id: string;
  /** Name of the schema. */
  name: string;
  /** What its resources stand for. */
  description: string;
  /** Attributes with all their characteristics. */
  attributes: {
    [key: string]: unknown;
  }[];
  meta: ScimMeta;
};
export type ScimSchemaList = {
  /** URN of the message. */
  schemas: string[];
  /** How many there are. */
  totalResults: number;
  /** Always 1. */
  startIndex: number;
  /** How many this list contains. */
  itemsPerPage: number;
  /** The schemas. */
  Resources: ScimSchema[];
};
export type ScimName = {
  /** Full name. Used when neither of its parts is sent. */
  formatted?: string;
  /** First name. */
  givenName?: string;
  /** Last name. */
  familyName?: string;
};
export type ScimEmail = {
  /** Address. */
  value?: string;
  /** Always `work`. */
  type?: string;
  /** Always true. */
  primary?: boolean;
};
export type ScimReference = {
  /** Id of the group or the person. */
  value: string;
  /** Name of the group or the person. */
  display?: string;
  /** `direct` for a group, `User` for a person. */
  type?: string;
};
export type ScimUser = {
  /** URN of the schema. */
  schemas: string[];
  /** Id of the person in Foyer. */
  id: string;
  /** Id of the person in the company's system. */
  externalId?: string;
  /** Email address, at a proven domain of the company. It never changes. */
  userName?: string;
  name?: ScimName;
  /** Full name, or the email address without one. */
  displayName?: string;
  /** The address of `userName`. */
  emails?: ScimEmail[];
  /** Whether the person can sign in. */
  active?: boolean;
  /** The role of the person. */
  groups?: ScimReference[];
  meta?: ScimMeta;
};
export type ScimUserList = {
  /** URN of the message. */
  schemas: string[];
  /** People that match the filter. */
  totalResults: number;
  /** Place of the first person on this page, counted from 1. */
  startIndex: number;
  /** People on this page. */
  itemsPerPage: number;
  /** The people, in the order of their ids. */
  Resources: ScimUser[];
};
export type ScimUserWrite = {
  /** URNs of the schemas. */
  schemas?: string[];
  /** Email address, at a proven domain of the company. */
  userName: string;
  /** Id of the person in the company's system. */
  externalId?: string | null;
  /** Whether the person can sign in. Texts such as `"False"` are accepted. */
  active?: boolean | string;
  [key: string]: unknown;
};
export type ScimPatchOperation = {
  /** `add`, `replace` or `remove`, in any case. */
  op: string;
  /** Attribute to change, such as `active`, `name.givenName`, `emails[type eq "work"].value` or `members[value eq "12"]`. Without a path `value` is an object with attributes. */
  path?: string;
  /** New value of the attribute. */
  value?: unknown;
  [key: string]: unknown;
};
export type ScimPatch = {
  /** URN of the message. */
  schemas?: string[];
  /** The changes. */
  Operations: ScimPatchOperation[];
  [key: string]: unknown;
};
export type ScimGroup = {
  /** URN of the schema. */
  schemas: string[];
  /** The role. */
  id: string;
  /** Display name of the role. */
  displayName?: string;
  /** People with the role. */
  members?: ScimReference[];
  meta?: ScimMeta;
};
export type ScimGroupList = {
  /** URN of the message. */
  schemas: string[];
  /** Groups that match the filter. */
  totalResults: number;
  /** Place of the first group on this page, counted from 1. */
  startIndex: number;
  /** Groups on this page. */
  itemsPerPage: number;
  /** The groups. */
  Resources: ScimGroup[];
};
export type ScimGroupWrite = {
  /** URNs of the schemas. */
  schemas?: string[];
  /** Display name of the role, which cannot be changed. */
  displayName?: string;
  /** People who get the role. All others who have it become employees. */
  members?: {
    /** Id of the person. */
    value: string;
    [key: string]: unknown;
  }[];
  [key: string]: unknown;
};
