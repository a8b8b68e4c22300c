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
  id: number;
  /** Full name, empty when none is known. */
  name: string;
  first_name: string;
  last_name: string;
  username: string;
  email: string;
  /** Company name. */
  company: string | null;
  company_id: number | null;
  /** Until then, what the person may do with the company reaches only those whom they invited. False without a company. */
  company_domain_proven: boolean;
  role: Role;
  role_label: string;
  permissions: Permission[];
};
export type Session = {
  /** Signed JWT, valid for 15 minutes. */
  access_token: string;
  /** Opaque, valid for 30 days, rotated at each use. */
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
  | "invalid_token"
  | "invitation_gone"
  | "invoice_free"
  | "invoice_refunded"
  | "invoice_replaced"
  | "invoice_waits"
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
  | "nobody_to_remind"
  | "not_a_colleague"
  | "not_a_draft"
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
  | "outside_sale_window"
  | "over_budget"
  | "own_account"
  | "own_domain"
  | "parts_not_possible"
  | "payment_pending"
  | "payment_refused"
  | "policy_refused"
  | "pool_closed"
  | "pool_full"
  | "pool_open"
  | "price_changed"
  | "receipt_recorded"
  | "receipt_reversed"
  | "refund_changed"
  | "same_holder"
  | "seats_available"
  | "seats_offered"
  | "seats_taken"
  | "session_ended"
  | "setup_token"
  | "sign_in_required"
  | "signup_changed"
  | "sold_out"
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
  | "unauthorized"
  | "unavailable"
  | "unsupported_media_type"
  | "upcoming_bookings"
  | "use_reschedule"
  | "username_taken"
  | "version_conflict"
  | "version_required"
  | "waiting_list_closed";
export type Error = {
  /** A sentence a person can read. */
  error: string;
  code: ErrorCode;
  /** Field name to sentence. */
  fields?: {
    [key: string]: string;
  };
  /** Facts that belong to the code: the present price, the lines that are gone. */
  details?: {
    [key: string]: unknown;
  };
  /** Quote this when asking for support. */
  request_id: string;
};
export type SignInRequest = {
  /** Username or email address. */
  username: string;
  password: string;
};
export type SignupRequestResult = {
  message: string;
  /** Seconds until the code expires. */
  expires_in: number;
  /** Seconds until a new code may be asked for. */
  resend_after: number;
  /** Why no code was sent; the page shows it and stays at the form. */
  error?: string;
};
export type SignupRequest = {
  /** Trimmed and lowercased by the server. */
  email: string;
  first_name: string;
  last_name: string;
  /** At least 8 characters. */
  password: string;
};
export type SignupVerification = {
  /** Trimmed and lowercased by the server. */
  email: string;
  /** Six digits. */
  otp: string;
  first_name?: string;
  last_name?: string;
  /** At least 8 characters. */
  password?: string;
};
export type EmailRequest = {
  /** Trimmed and lowercased by the server. */
  email: string;
};
export type VerifiedSession = {
  user: AuthUser;
};
export type SessionTokens = {
  /** Signed JWT, valid for 15 minutes. */
  access_token: string;
  /** Opaque, valid for 30 days, rotated at each use. */
  refresh_token: string;
};
export type RefreshRequest = {
  refresh_token: string;
};
export type SignOutRequest = {
  /** Ends its session too when the access token has expired. */
  refresh_token?: string;
};
export type Message = {
  /** A sentence a person can read. */
  message: string;
};
export type PasswordReset = {
  /** Trimmed and lowercased by the server. */
  email: string;
  /** Six digits. */
  otp: string;
  /** At least 8 characters. */
  password: string;
};
export type PasswordResetByLink = {
  /** What follows `#token=` in the link. */
  token: string;
  /** At least 8 characters. */
  password: string;
};
export type Picture = {
  /** SHA-256 of the file, in hex. */
  hash: string;
  /** Its address, to which w and format may be added. */
  src: string;
  /** What the picture shows, for those who do not see it. */
  alt: string;
  width: number;
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
  /** The start before. ISO 8601, UTC. */
  start_date: string | null;
  /** The venue before. */
  venue: string | null;
};
export type EventSummary = {
  id: number;
  title: string;
  description: string;
  /** Address of the poster. */
  featured_image: string | null;
  /** Gallery. */
  images: string[];
  /** The uploaded poster; null for one that Foyer draws. */
  poster: Picture | null;
  /** Category id. */
  category: number;
  category_name: string;
  category_slug: string;
  venue: string;
  city: string;
  state: string;
  country: string;
  /** IANA zone. */
  timezone: string;
  total_tickets: number;
  available_tickets: number;
  /** Bookings that hold or bought seats. */
  total_bookings: number;
  /** Lowest tier price. Decimal string with two digits, major units. */
  base_price: string;
  currency: string;
  added_charges: AddedCharges;
  /** Start. ISO 8601, UTC. */
  start_date: string;
  /** End. ISO 8601, UTC. */
  end_date: string;
  /** Booking opens. ISO 8601, UTC. */
  booking_start_date: string;
  /** Booking closes. ISO 8601, UTC. */
  booking_end_date: string;
  is_active: boolean;
  /** Limited to companies with access. */
  is_exclusive: boolean;
  /** Active, inside the booking period, not cancelled. */
  is_booking_open: boolean;
  /** Cancelled by the organizer. */
  is_cancelled: boolean;
  sale_state: EventSaleState;
  /** When the first tickets can be bought while sale_state is not_yet_open; else null. ISO 8601, UTC. */
  tickets_open_at: string | null;
  /** Null for an event that keeps its first date and venue. */
  moved_from: EventMovedFrom | null;
  /** False when the event is exclusive and the caller's company is not on its list (nobody's company when signed out). */
  company_has_access: boolean;
  created_by: number | null;
  /** Organizer. */
  created_by_name: string;
  /** Made at. ISO 8601, UTC. */
  created_at: string;
};
export type EventList = {
  /** All matches, at most 10,000, as many as the pages have, and of a search at most 1,000. */
  count: number;
  page: number;
  page_size: number;
  /** Cities of all matches, most events first. */
  cities: string[];
  results: EventSummary[];
};
export type EventStatus =
  "draft" | "published" | "paused" | "over" | "cancelled";
export type OrganizedTier = {
  id: number;
  version: number;
  name: string;
  description: string;
  /** Price of one ticket. Decimal string with two digits, major units. */
  price: string;
  currency: string;
  /** The GST rate of its tickets. */
  gst_percent: 0 | 5 | 12 | 18 | 28;
  /** All seats. */
  total_tickets: number;
  /** Seats that can be booked. */
  available_tickets: number;
  /** Seats of unpaid bookings. */
  held: number;
  /** Seats of paid bookings. */
  sold: number;
  max_per_booking: number;
  /** Most tickets of one person over all their bookings of the tier; null without a limit. */
  max_per_person: number | null;
  /** Most tickets of one company over all its bookings of the tier; null without a limit. */
  max_per_company: number | null;
  benefits: string[];
  is_active: boolean;
  /** Its sale begins; null for when booking opens. ISO 8601, UTC. */
  sale_starts_at: string | null;
  /** Its sale ends; null for when booking closes. ISO 8601, UTC. */
  sale_ends_at: string | null;
};
export type RefundKind = "none" | "full" | "share";
export type RefundTerms = {
  kind: RefundKind;
  /** Cancelling before this time gives money back; null for none. Nobody can cancel after the start of the event. ISO 8601, UTC. */
  until: string | null;
  /** Per cent of what was paid, fee and GST included; 0 for none, 100 for full. */
  percent: number;
  /** The service fee with its GST is not given back; the share is of the rest. */
  fee_kept: boolean;
};
export type OrganizedEvent = {
  id: number;
  version: number;
  status: EventStatus;
  /** Organizer id. */
  organizer: number | null;
  organizer_name: string;
  title: string;
  /** Category id. */
  category: number | null;
  category_name: string | null;
  venue: string;
  city: string;
  timezone: string;
  currency: string;
  /** Address of the poster. */
  featured_image: string | null;
  /** Start. ISO 8601, UTC. */
  start_date: string | null;
  /** End. ISO 8601, UTC. */
  end_date: string | null;
  /** Booking opens. ISO 8601, UTC. */
  booking_start_date: string | null;
  /** Booking closes. ISO 8601, UTC. */
  booking_end_date: string | null;
  is_exclusive: boolean;
  /** Seats of tiers on sale, and those held or sold of others. */
  total_tickets: number;
  /** Seats of tiers on sale that can be booked. */
  available_tickets: number;
  /** Seats of unpaid bookings. */
  held: number;
  /** Seats of paid bookings. */
  sold: number;
  /** Ticket prices of paid bookings less what is paid back, without fee and GST. Decimal string with two digits, major units. */
  revenue: string;
  /** Last change. ISO 8601, UTC. */
  updated_at: string;
  description: string;
  state: string;
  country: string;
  images: string[];
  /** The uploaded poster; null for one that Foyer draws. */
  poster: Picture | null;
  /** Uploaded pictures in their order; images are then their addresses. */
  gallery: Picture[];
  /** Ids of the companies that may book an exclusive event. */
  companies: number[];
  ticket_tiers: OrganizedTier[];
  /** Bookings that hold or bought seats. */
  total_bookings: number;
  /** Hours for which seats may wait for a decision of the company that asks; with 0 no request for approval may wait for this event. */
  approval_hours: number;
  refund_terms: RefundTerms;
  /** Field name to sentence, for what is needed before it can be published. */
  missing: {
    [key: string]: string;
  };
  /** As attendees meet it; null for a draft with something missing. */
  sale_state: EventSaleState | null;
  /** First published. ISO 8601, UTC. */
  published_at: string | null;
  /** Cancelled. ISO 8601, UTC. */
  cancelled_at: string | null;
  /** Made at. ISO 8601, UTC. */
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
  /** ISO 8601, UTC. */
  until?: string | null;
  /** 1 to 99 for share. */
  percent?: number | null;
  fee_kept?: boolean;
};
export type EventCreate = {
  /** Organizer id. Whoever makes events for one organizer alone may leave it out. */
  organizer?: number;
  title: string;
  /** Plain text; blank lines separate paragraphs. */
  description?: string;
  /** Category id. */
  category?: number | null;
  venue?: string;
  city?: string;
  /** In India one of IndianState, also by another name of it. Elsewhere any text. */
  state?: string;
  /** English name or ISO 3166 code. India decides how tickets are taxed. */
  country?: string;
  /** Zone of the venue. */
  timezone?: TimeZone;
  currency?: Currency;
  /** Start. ISO 8601, UTC. */
  start_date?: string | null;
  /** End, after the start. ISO 8601, UTC. */
  end_date?: string | null;
  /** Booking opens. ISO 8601, UTC. */
  booking_start_date?: string | null;
  /** Booking closes, not after the end. ISO 8601, UTC. */
  booking_end_date?: string | null;
  /** Hours for which seats may wait for a decision of the company that asks; with 0 no request for approval may wait for this event. */
  approval_hours?: number;
  refund_terms?: RefundTermsInput;
};
export type FeaturedEventList = {
  count: number;
  results: EventSummary[];
};
export type EventSearchResult = {
  id: number;
  name: string;
  cover_image: string | null;
  venue: {
    name: string;
    city: string;
  };
  category_name: string;
  /** Start. ISO 8601, UTC. */
  start_datetime: string;
  timezone: string;
  /** Lowest tier price. Decimal string with two digits, major units. */
  base_price: string;
  currency: string;
  added_charges: AddedCharges;
};
export type EventSearchResultList = {
  count: number;
  results: EventSearchResult[];
};
export type TierSaleState = "on_sale" | "not_yet_open" | "ended";
export type TicketTier = {
  id: number;
  /** Event id. */
  event: number;
  name: string;
  description: string;
  /** Price of one ticket. Decimal string with two digits, major units. */
  price: string;
  currency: string;
  added_charges: AddedCharges;
  total_tickets: number;
  /** Tickets held or sold. */
  booking_count: number;
  available_tickets: number;
  benefits: string[];
  is_active: boolean;
  /** Its sale begins; null for when booking opens. ISO 8601, UTC. */
  sale_starts_at: string | null;
  /** Its sale ends; null for when booking closes. ISO 8601, UTC. */
  sale_ends_at: string | null;
  sale_state: TierSaleState;
  /** Most tickets in one booking. */
  max_per_booking: number;
  /** Most tickets of one person over all their bookings of the tier; null without a limit. */
  max_per_person: number | null;
  /** Most tickets of one company over all its bookings of the tier; null without a limit. */
  max_per_company: number | null;
  /** Tickets that the caller can still book by these two limits; null without a limit. */
  left_for_caller: number | null;
  /** The GST rate of its tickets. The service fee is at 18 in any case. */
  gst_percent: 0 | 5 | 12 | 18 | 28;
};
export type Event = {
  id: number;
  title: string;
  description: string;
  /** Address of the poster. */
  featured_image: string | null;
  /** Gallery. */
  images: string[];
  /** The uploaded poster; null for one that Foyer draws. */
  poster: Picture | null;
  /** Uploaded pictures in their order; images are then their addresses. */
  gallery: Picture[];
  /** Category id. */
  category: number;
  category_name: string;
  category_slug: string;
  venue: string;
  city: string;
  state: string;
  country: string;
  /** IANA zone. */
  timezone: string;
  total_tickets: number;
  available_tickets: number;
  /** Bookings that hold or bought seats. */
  total_bookings: number;
  /** Lowest tier price. Decimal string with two digits, major units. */
  base_price: string;
  currency: string;
  added_charges: AddedCharges;
  /** Start. ISO 8601, UTC. */
  start_date: string;
  /** End. ISO 8601, UTC. */
  end_date: string;
  /** Booking opens. ISO 8601, UTC. */
  booking_start_date: string;
  /** Booking closes. ISO 8601, UTC. */
  booking_end_date: string;
  is_active: boolean;
  /** Limited to companies with access. */
  is_exclusive: boolean;
  /** Active, inside the booking period, not cancelled. */
  is_booking_open: boolean;
  /** Cancelled by the organizer. */
  is_cancelled: boolean;
  sale_state: EventSaleState;
  /** When the first tickets can be bought while sale_state is not_yet_open; else null. ISO 8601, UTC. */
  tickets_open_at: string | null;
  /** Null for an event that keeps its first date and venue. */
  moved_from: EventMovedFrom | null;
  /** False when the event is exclusive and the caller's company is not on its list (nobody's company when signed out). */
  company_has_access: boolean;
  created_by: number | null;
  /** Organizer. */
  created_by_name: string;
  /** Made at. ISO 8601, UTC. */
  created_at: string;
  refund_terms: RefundTerms;
  ticket_tiers: TicketTier[];
};
export type PictureChoice = {
  hash: string;
  /** What the picture shows, for those who do not see it. */
  alt: string;
};
export type EventUpdate = {
  title?: string;
  /** Plain text; blank lines separate paragraphs. */
  description?: string;
  /** Category id. */
  category?: number | null;
  venue?: string;
  city?: string;
  /** In India one of IndianState, also by another name of it. Elsewhere any text. */
  state?: string;
  /** English name or ISO 3166 code. India decides how tickets are taxed. */
  country?: string;
  /** Zone of the venue. */
  timezone?: TimeZone;
  currency?: Currency;
  /** Start. ISO 8601, UTC. */
  start_date?: string | null;
  /** End, after the start. ISO 8601, UTC. */
  end_date?: string | null;
  /** Booking opens. ISO 8601, UTC. */
  booking_start_date?: string | null;
  /** Booking closes, not after the end. ISO 8601, UTC. */
  booking_end_date?: string | null;
  /** Hours for which seats may wait for a decision of the company that asks; with 0 no request for approval may wait for this event. */
  approval_hours?: number;
  refund_terms?: RefundTermsInput;
  /** A picture that was uploaded, 4:5; null for one that Foyer draws. */
  poster?: PictureChoice | null;
  /** Pictures that were uploaded, in their order. */
  gallery?: PictureChoice[];
};
export type EventStatistics = {
  event: number;
  total_capacity: number;
  /** Paid tickets. */
  sold: number;
  /** In unpaid carts right now. */
  held: number;
  available: number;
  total_bookings: number;
  /** (total - available) / total in percent, rounded. */
  progress: number;
  /** Ticket money of paid bookings. Decimal string with two digits, major units. */
  revenue: string;
  currency: string;
  ticket_type_count: number;
  /** Companies on the list of an exclusive event. */
  companies_with_access: number;
  /** Paid tickets a day, oldest first. */
  sales_by_day: {
    date: string;
    tickets: number;
  }[];
};
export type Guest = {
  /** Of the ticket. */
  id: number;
  /** Raised when the ticket is given to somebody else. */
  version: number;
  ticket_number: string;
  attendee_name: string | null;
  booked_by_name: string;
  company_name: string;
  tier_name: string;
  /** Within its booking, from 1. */
  seat_no: number;
  /** Seats of the booking. */
  seat_count: number;
  /** When the guest was let in. ISO 8601, UTC. */
  used_at: string | null;
  /** Who let the guest in. */
  used_by_name: string | null;
};
export type GuestList = {
  /** Guests that the search finds. */
  count: number;
  page: number;
  page_size: number;
  /** Valid tickets of the event, whatever is searched for. */
  tickets: number;
  /** How many of them were let in. */
  admitted: number;
  results: Guest[];
};
export type EventCancelled = {
  event: number;
  /** ISO 8601, UTC. */
  cancelled_at: string;
  reason: string;
  /** Paid bookings whose money goes back. */
  refunded_bookings: number;
  /** Unpaid bookings that ended. */
  cancelled_bookings: number;
};
export type EventCancellation = {
  /** Told to everybody who has a booking. */
  reason: string;
};
export type EventMove = {
  /** New start, in the future. ISO 8601, UTC. */
  start_date?: string;
  /** New end, after the start. ISO 8601, UTC. Left out, the event keeps its length. */
  end_date?: string;
  venue?: string;
};
export type EventMessagePerson = {
  name: string;
  /** Its first letter and domain. */
  email: string;
};
export type EventMessagePreview = {
  subject: string;
  text: string;
  html: string;
};
export type EventMessageReport = {
  /** Of the message; null when it was only checked. */
  id: number | null;
  /** Mails, one to each address. */
  people: number;
  /** Some of the people, at most five. */
  first: EventMessagePerson[];
  /** Where answers go; null without an address of the organizer. */
  reply_to: string | null;
  /** The mail; null while subject or text is missing. */
  preview: EventMessagePreview | null;
};
export type EventMessageAudience = "all" | "not_checked_in" | "unnamed";
export type EventMessageInput = {
  audience: EventMessageAudience;
  /** Only tickets of these tiers; all without it. */
  tiers?: number[];
  subject?: string;
  /** Plain text; web addresses in it become links. */
  text?: string;
  /** Only count and show, as in the address. */
  dry_run?: boolean;
};
export type EventMessage = {
  id: number;
  /** ISO 8601, UTC. */
  sent_at: string;
  sent_by_name: string;
  audience: EventMessageAudience;
  /** Empty for all tiers. */
  tier_names: string[];
  subject: string;
  text: string;
  people: number;
  /** Mails that the mail server has taken. */
  delivered: number;
  /** Mails that were refused, or could not be sent for three days. */
  failed: number;
};
export type EventMessageList = {
  count: number;
  page: number;
  page_size: number;
  results: EventMessage[];
};
export type ComplimentaryTickets = {
  /** How many were given. */
  tickets: number;
  /** In the order of the attendees. */
  booking_numbers: string[];
};
export type ComplimentaryAttendee = {
  name: string;
  email: string;
};
export type ComplimentaryInput = {
  /** Ticket tier id. */
  tier: number;
  attendees: ComplimentaryAttendee[];
  /** Why they are given away; for the organizer's own books. */
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
  | "failure";
export type AuditChange = {
  field: string;
  label: string;
  /** Null when there was nothing. */
  before: string | null;
  /** Null when there is nothing. */
  after: string | null;
};
export type AuditEntry = {
  id: number;
  at: string;
  /** The zone of the event, or India's. */
  timezone: string;
  /** Null for the command line of the server's own machine. */
  person: number | null;
  person_name: string;
  /** The first 24 bits of an IPv4 address, the first 48 of an IPv6 address. */
  network: string | null;
  /** Kind and verb, which stay the same when words change. */
  action: string;
  kind: AuditKind;
  /** Of what was changed. */
  title: string;
  /** The rest of a sentence that begins with the person's name. */
  summary: string;
  event: number | null;
  event_title: string | null;
  changes: AuditChange[];
};
export type AuditEntryList = {
  /** Entries that the filters find. */
  count: number;
  page: number;
  page_size: number;
  results: AuditEntry[];
};
export type OrganizerRole = "owner" | "editor" | "door";
export type Organizer = {
  id: number;
  version: number;
  name: string;
  slug: string;
  /** Address of the logo; empty without one. */
  logo: string;
  /** Legal name of the seller, for invoices. */
  legal_name: string;
  /** GST number of the seller; empty without one. */
  gstin: string;
  /** Postal address of the seller. */
  address: string;
  /** State or union territory of the seller. */
  state: string;
  /** Where attendees write; empty without one. */
  support_email: string;
  /** The caller's role in it; null for platform admins who are no members. */
  role: OrganizerRole | null;
  /** What of the seller's details is not there: until it is, no invoice is issued for tickets of its events. */
  seller_missing: ("legal_name" | "gstin" | "address" | "state")[];
  /** Made at. ISO 8601, UTC. */
  created_at: string;
};
export type OrganizerList = {
  /** All of them. */
  count: number;
  results: Organizer[];
};
export type OrganizerCreate = {
  name: string;
  /** Small letters, digits and hyphens. */
  slug?: string;
  /** Address of an uploaded picture, as uploadImage answers it in src; empty without a logo. An address on another host is refused. */
  logo?: string;
  /** Legal name of the seller, for invoices. */
  legal_name?: string;
  /** Empty when not registered for GST. Of a taxpayer or non-resident of `x-gst-registrations`, also in small letters and with spaces. */
  gstin?: string;
  /** Postal address of the seller. */
  address?: string;
  /** State or union territory of the seller. */
  state?: string;
  /** Where attendees write; empty without one. */
  support_email?: string;
};
export type OrganizerUpdate = {
  name?: string;
  /** Small letters, digits and hyphens. */
  slug?: string;
  /** Address of an uploaded picture, as uploadImage answers it in src; empty without a logo. An address on another host is refused. */
  logo?: string;
  /** Legal name of the seller, for invoices. */
  legal_name?: string;
  /** Empty when not registered for GST. Of a taxpayer or non-resident of `x-gst-registrations`, also in small letters and with spaces. */
  gstin?: string;
  /** Postal address of the seller. */
  address?: string;
  /** State or union territory of the seller. */
  state?: string;
  /** Where attendees write; empty without one. */
  support_email?: string;
};
export type OrganizerMember = {
  /** Id of the person. */
  user: number;
  name: string;
  email: string;
  role: OrganizerRole;
};
export type OrganizerMemberList = {
  /** All of them. */
  count: number;
  results: OrganizerMember[];
};
export type OrganizerMemberInput = {
  email: string;
  role: OrganizerRole;
};
export type TakingsGrouping = "event" | "month" | "company" | "gateway";
export type PaymentKind = "real" | "test";
export type TakingsSums = {
  /** Seats that were paid for, also those refunded later. */
  seats: number;
  /** Ticket prices that were paid, without fee and GST. Decimal string with two digits, major units. */
  tickets: string;
  /** Service fee that was paid. Decimal string with two digits, major units. */
  service_fee: string;
  /** GST that was paid, on tickets and fee. Decimal string with two digits, major units. */
  gst: string;
  /** tickets + service_fee + gst. Decimal string with two digits, major units. */
  paid: string;
  /** Ticket prices in the refunds that were done. Decimal string with two digits, major units. */
  refunded_tickets: string;
  /** Service fee in the refunds. Decimal string with two digits, major units. */
  refunded_service_fee: string;
  /** GST in the refunds. Decimal string with two digits, major units. */
  refunded_gst: string;
  /** The refunds, the sum of their three parts. Decimal string with two digits, major units. */
  refunded: string;
  /** Paid less refunded; negative where more went back than came in. Decimal string with two digits, major units. */
  net: string;
};
export type TakingsRow = {
  /** Id of the event or company, the gateway, or the month as YYYY-MM; empty for the sum of the others. */
  key: string;
  name: string;
  /** Seats that were paid for, also those refunded later. */
  seats: number;
  /** Ticket prices that were paid, without fee and GST. Decimal string with two digits, major units. */
  tickets: string;
  /** Service fee that was paid. Decimal string with two digits, major units. */
  service_fee: string;
  /** GST that was paid, on tickets and fee. Decimal string with two digits, major units. */
  gst: string;
  /** tickets + service_fee + gst. Decimal string with two digits, major units. */
  paid: string;
  /** Ticket prices in the refunds that were done. Decimal string with two digits, major units. */
  refunded_tickets: string;
  /** Service fee in the refunds. Decimal string with two digits, major units. */
  refunded_service_fee: string;
  /** GST in the refunds. Decimal string with two digits, major units. */
  refunded_gst: string;
  /** The refunds, the sum of their three parts. Decimal string with two digits, major units. */
  refunded: string;
  /** Paid less refunded; negative where more went back than came in. Decimal string with two digits, major units. */
  net: string;
};
export type TakingsInCurrency = {
  currency: string;
  totals: TakingsSums;
  /** The largest first, months in their order; beyond 200 the others are one row. An export has all. */
  rows: TakingsRow[];
  /** The same by month, in their order. */
  months: TakingsRow[];
};
export type Takings = {
  from: string;
  to: string;
  by: TakingsGrouping;
  /** IANA name of the zone of the days and months. */
  timezone: string;
  payments: PaymentKind;
  /** There are payments or refunds of the other kind in the period. */
  has_others: boolean;
  /** Empty without payments and refunds in the period. */
  currencies: TakingsInCurrency[];
};
export type CompanyName = {
  id: number;
  name: string;
  /** Its email domain, to tell namesakes apart. */
  domain: string | null;
};
export type CompanyNameList = {
  count: number;
  results: CompanyName[];
};
export type OrganizedEventSummary = {
  id: number;
  version: number;
  status: EventStatus;
  /** Organizer id. */
  organizer: number | null;
  organizer_name: string;
  title: string;
  /** Category id. */
  category: number | null;
  category_name: string | null;
  venue: string;
  city: string;
  timezone: string;
  currency: string;
  /** Address of the poster. */
  featured_image: string | null;
  /** Start. ISO 8601, UTC. */
  start_date: string | null;
  /** End. ISO 8601, UTC. */
  end_date: string | null;
  /** Booking opens. ISO 8601, UTC. */
  booking_start_date: string | null;
  /** Booking closes. ISO 8601, UTC. */
  booking_end_date: string | null;
  is_exclusive: boolean;
  /** Seats of tiers on sale, and those held or sold of others. */
  total_tickets: number;
  /** Seats of tiers on sale that can be booked. */
  available_tickets: number;
  /** Seats of unpaid bookings. */
  held: number;
  /** Seats of paid bookings. */
  sold: number;
  /** Ticket prices of paid bookings less what is paid back, without fee and GST. Decimal string with two digits, major units. */
  revenue: string;
  /** Last change. ISO 8601, UTC. */
  updated_at: string;
};
export type OrganizedEventList = {
  /** All matches. */
  count: number;
  page: number;
  page_size: number;
  /** Matches of each status. */
  counts: {
    draft: number;
    published: number;
    paused: number;
    over: number;
    cancelled: number;
    /** Of the published ones, those without a seat left. */
    sold_out: number;
  };
  results: OrganizedEventSummary[];
};
export type FoundEvent = {
  id: number;
  title: string;
  status: EventStatus;
  /** Null for a draft without a date. ISO 8601, UTC. */
  start_date: string | null;
  timezone: string;
};
export type FoundPerson = {
  id: number;
  name: string;
  email: string;
  company_name: string | null;
};
export type FoundBooking = {
  id: number;
  booking_number: string;
  /** Event id. */
  event: number;
  event_title: string;
  booked_by_name: string;
  /** It is of an event that the caller edits. */
  is_organized: boolean;
};
export type ConsoleSearchResults = {
  events: FoundEvent[];
  people: FoundPerson[];
  bookings: FoundBooking[];
};
export type OrganizedOverview = {
  /** Published events with seats left. */
  on_sale: number;
  /** Seats of paid bookings. */
  sold: number;
  payments: PaymentKind;
  /** Ticket prices of paid bookings, without fee and GST, a sum for each currency. */
  revenue: {
    currency: string;
    /** Decimal string with two digits, major units. */
    amount: string;
  }[];
  /** Names in their order, at most 200. */
  cities: string[];
};
export type EventBookingState =
  "held" | "expired" | "paid" | "complimentary" | "cancelled" | "refunded";
export type RefundProgress = "under_way" | "done";
export type EventBookingRefund = {
  /** What was paid back or will be. Decimal string with two digits, major units. */
  amount: string;
  state: RefundProgress;
};
export type EventBooking = {
  id: number;
  booking_number: string;
  state: EventBookingState;
  /** Name of the person who booked. */
  booked_by_name: string;
  booked_by_email: string;
  company_name: string;
  /** Ticket tier id. */
  tier: number;
  tier_name: string;
  /** Seats. */
  quantity: number;
  currency: string;
  /** Ticket prices, without fee and GST. Decimal string with two digits, major units. */
  tickets_amount: string;
  /** Paid by a test payment, which moved no money. */
  is_test: boolean;
  /** What was paid, with fee and GST; null while nothing was. Decimal string with two digits, major units. */
  paid_amount: string | null;
  /** Null while nothing goes back. */
  refund: EventBookingRefund | null;
  /** Booked. ISO 8601, UTC. */
  created_at: string;
  /** Paid. ISO 8601, UTC. */
  paid_at: string | null;
  /** End of the hold, of one that is held. ISO 8601, UTC. */
  hold_expires_at: string | null;
  /** Tickets with a name. */
  named: number;
  /** Tickets that were let in. */
  checked_in: number;
};
export type EventBookingList = {
  /** Rows that the filters find. */
  count: number;
  page: number;
  page_size: number;
  results: EventBooking[];
};
export type EventAttendee = {
  /** Ticket id. */
  id: number;
  ticket_number: string;
  booking_number: string;
  /** Null until somebody is named. */
  attendee_name: string | null;
  attendee_email: string | null;
  /** Given by the organizer, without a price. */
  is_complimentary: boolean;
  booked_by_name: string;
  company_name: string;
  /** Ticket tier id. */
  tier: number;
  tier_name: string;
  seat_no: number;
  /** Seats of the booking. */
  seat_count: number;
  dietary_preferences: string | null;
  special_requirements: string | null;
  /** Let in. ISO 8601, UTC. */
  checked_in_at: string | null;
};
export type EventAttendeeList = {
  /** Rows that the filters find. */
  count: number;
  page: number;
  page_size: number;
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
  bookings: number;
  /** With fee and GST. Decimal string with two digits, major units. */
  paid: string;
};
export type SalesSeats = {
  /** Seats of tiers on sale, and those held or sold of others. */
  total: number;
  sold: number;
  held: number;
  /** Seats that can be booked. */
  left: number;
};
export type SalesTotals = {
  /** Bookings that were paid. */
  bookings: number;
  /** Their seats. */
  seats: number;
  /** Ticket prices, without fee and GST. Decimal string with two digits, major units. */
  tickets: string;
  /** What was paid, with fee and GST. Decimal string with two digits, major units. */
  paid: string;
  /** What was paid back or will be. Decimal string with two digits, major units. */
  refunded: string;
  /** Paid less refunded. Decimal string with two digits, major units. */
  kept: string;
  /** Fee in what was paid. Decimal string with two digits, major units. */
  service_fee: string;
  /** GST in what was paid, on tickets and fee. Decimal string with two digits, major units. */
  gst: string;
  /** The part of refunded that has not gone back yet. Decimal string with two digits, major units. */
  refunding: string;
};
export type SalesOfTier = {
  /** Ticket tier id. */
  tier: number;
  name: string;
  /** Seats. */
  total: number;
  sold: number;
  held: number;
  /** Seats that can be booked, or that the waiting list is asked about. */
  left: number;
  /** People on the waiting list. */
  waiting: number;
  /** Tickets that they wait for. */
  waiting_seats: number;
  /** Bookings that were paid. */
  bookings: number;
  /** Their seats. */
  seats: number;
  /** Ticket prices, without fee and GST. Decimal string with two digits, major units. */
  tickets: string;
  /** What was paid, with fee and GST. Decimal string with two digits, major units. */
  paid: string;
  /** What was paid back or will be. Decimal string with two digits, major units. */
  refunded: string;
  /** Paid less refunded. Decimal string with two digits, major units. */
  kept: string;
};
export type SalesOfDay = {
  /** YYYY-MM-DD in the event's zone, of the payment. */
  day: string;
  /** Bookings that were paid. */
  bookings: number;
  /** Their seats. */
  seats: number;
  /** Ticket prices, without fee and GST. Decimal string with two digits, major units. */
  tickets: string;
  /** What was paid, with fee and GST. Decimal string with two digits, major units. */
  paid: string;
  /** What was paid back or will be. Decimal string with two digits, major units. */
  refunded: string;
  /** Paid less refunded. Decimal string with two digits, major units. */
  kept: string;
};
export type SalesOfCompany = {
  /** Null for the sum of all that are not among the first hundred. */
  company: number | null;
  name: string;
  /** Bookings that were paid. */
  bookings: number;
  /** Their seats. */
  seats: number;
  /** Ticket prices, without fee and GST. Decimal string with two digits, major units. */
  tickets: string;
  /** What was paid, with fee and GST. Decimal string with two digits, major units. */
  paid: string;
  /** What was paid back or will be. Decimal string with two digits, major units. */
  refunded: string;
  /** Paid less refunded. Decimal string with two digits, major units. */
  kept: string;
};
export type SalesOfGateway = {
  gateway: string;
  /** `Razorpay`, `Razorpay (test)` for its test payments, `On account`, or `Free tickets`. */
  name: string;
  /** Bookings that were paid. */
  bookings: number;
  /** Their seats. */
  seats: number;
  /** Ticket prices, without fee and GST. Decimal string with two digits, major units. */
  tickets: string;
  /** What was paid, with fee and GST. Decimal string with two digits, major units. */
  paid: string;
  /** What was paid back or will be. Decimal string with two digits, major units. */
  refunded: string;
  /** Paid less refunded. Decimal string with two digits, major units. */
  kept: string;
};
export type ArrivalsInterval = {
  /** Begin of ten minutes. ISO 8601, UTC. */
  from: string;
  /** Tickets let in during them. */
  tickets: number;
};
export type CheckInProgress = {
  /** Valid tickets. */
  tickets: number;
  /** Those with a name. */
  named: number;
  /** Those that were let in. */
  checked_in: number;
  /** Those that were let in during the last ten minutes. */
  last_ten_minutes: number;
  arrivals: ArrivalsInterval[];
};
export type EventSales = {
  currency: string;
  /** IANA name of the zone of the days. */
  timezone: string;
  payments: PaymentKind;
  /** What was paid by payments of the other kind, which no sum here counts; null without any. */
  others: OtherPayments | null;
  seats: SalesSeats;
  /** When the first of the holds ends. ISO 8601, UTC. */
  next_hold_ends_at: string | null;
  /** Ticket prices of bookings that are paid now, without fee and GST. Decimal string with two digits, major units. */
  revenue: string;
  totals: SalesTotals;
  by_tier: SalesOfTier[];
  by_day: SalesOfDay[];
  by_company: SalesOfCompany[];
  by_gateway: SalesOfGateway[];
  check_in: CheckInProgress;
};
export type TierCreate = {
  name: string;
  description?: string;
  /** Price of one ticket; 0 is free. Decimal string, major units. */
  price: string;
  /** The GST rate of its tickets. */
  gst_percent?: 0 | 5 | 12 | 18 | 28;
  total_tickets: number;
  max_per_booking?: number;
  /** Most tickets of one person over all their bookings of the tier; null without a limit. */
  max_per_person?: number | null;
  /** Most tickets of one company over all its bookings of the tier; null without a limit. */
  max_per_company?: number | null;
  benefits?: string[];
  /** Its sale begins; null for when booking opens. ISO 8601, UTC. */
  sale_starts_at?: string | null;
  /** Its sale ends; null for when booking closes. ISO 8601, UTC. */
  sale_ends_at?: string | null;
};
export type TierOrder = {
  /** Ids of all tiers of the event, first one first. */
  tiers: number[];
};
export type TierUpdate = {
  name?: string;
  description?: string;
  /** Price of one ticket; 0 is free. Decimal string, major units. */
  price?: string;
  /** The GST rate of its tickets. */
  gst_percent?: 0 | 5 | 12 | 18 | 28;
  total_tickets?: number;
  max_per_booking?: number;
  /** Most tickets of one person over all their bookings of the tier; null without a limit. */
  max_per_person?: number | null;
  /** Most tickets of one company over all its bookings of the tier; null without a limit. */
  max_per_company?: number | null;
  benefits?: string[];
  /** Its sale begins; null for when booking opens. ISO 8601, UTC. */
  sale_starts_at?: string | null;
  /** Its sale ends; null for when booking closes. ISO 8601, UTC. */
  sale_ends_at?: string | null;
  /** False takes the tier off sale. */
  is_active?: boolean;
};
export type EventAccess = {
  is_exclusive: boolean;
  /** Ids of the companies that may book an exclusive event. */
  companies: number[];
};
export type Category = {
  id: number;
  version: number;
  name: string;
  slug: string;
  /** Colour of its chip, dot and posters. */
  color_code: string;
  /** Icon name. */
  icon: string;
  /** Events a visitor can see in it. */
  event_count: number;
  /** Made at. ISO 8601, UTC. */
  created_at: string;
};
export type CategoryList = {
  count: number;
  results: Category[];
};
export type CategoryCreate = {
  name: string;
  /** In addresses of the list of events. */
  slug?: string;
  /** Colour of its chip, dot and posters. */
  color_code?: string;
  /** Icon name; one that Foyer does not draw shows as a dot. */
  icon?: string;
  /** Order among categories with equally many events. */
  position?: number;
};
export type CategoryUpdate = {
  name?: string;
  /** In addresses of the list of events. */
  slug?: string;
  /** Colour of its chip, dot and posters. */
  color_code?: string;
  /** Icon name; one that Foyer does not draw shows as a dot. */
  icon?: string;
  /** Order among categories with equally many events. */
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
  id: number;
  state: WaitingState;
  /** Place in line, from 1; null unless it waits. */
  place: number | null;
  /** Event id. */
  event: number;
  event_title: string;
  /** ISO 8601, UTC. */
  event_start_at: string;
  event_timezone: string;
  event_venue: string;
  event_city: string;
  event_category: string;
  /** Address of the poster. */
  image: string | null;
  /** Ticket tier id. */
  ticket_tier: number;
  ticket_tier_name: string;
  /** Tickets that it waits for; those that were offered, from the offer on. */
  quantity: number;
  /** Most tickets that it can wait for. */
  max_per_booking: number;
  accepts_fewer: boolean;
  /** Price of one ticket; of an approved one as it was approved. Decimal string with two digits, major units. */
  unit_price: string;
  currency: string;
  added_charges: AddedCharges;
  /** Until when offered seats are held; null before the offer. ISO 8601, UTC. */
  offered_until: string | null;
  /** The booking that holds the offered seats, to be paid; null before the offer. */
  booking: number | null;
  /** The request for approval; null where none is needed. */
  approval: number | null;
  /** Why it ended, or why an approved offer was not paid from the company's account, where that needs a sentence; else empty. */
  reason: string;
  /** ISO 8601, UTC. */
  created_at: string;
};
export type WaitingList = {
  results: WaitingEntry[];
};
export type PurposeKind =
  "team_learning" | "client_hosting" | "recruiting" | "recognition" | "other";
export type GuestKind = "client" | "public_official";
export type GuestInput = {
  name: string;
  organisation: string;
  /** Known guests are found by it; empty or left out where it is not known. */
  email?: string;
  kind: GuestKind;
};
export type WaitingEntryCreate = {
  /** Event id. */
  event: number;
  /** Ticket tier id. */
  ticket_tier: number;
  /** Tickets; at most what one booking of the tier allows. */
  quantity: number;
  /** What is there may be offered when it is less. Without effect where an approval is needed. */
  accepts_fewer?: boolean;
  /** Where an approval is needed and the company has cost centres. */
  cost_centre?: number;
  /** What it is for, where an approval is needed. */
  purpose?: string;
  purpose_kind?: PurposeKind;
  guests?: GuestInput[];
};
export type WaitingEntryUpdate = {
  quantity?: number;
  accepts_fewer?: boolean;
};
export type ApprovalStatus =
  "pending" | "approved" | "declined" | "expired" | "withdrawn";
export type BookingApproval = {
  id: number;
  status: ApprovalStatus;
  /** Until when the decision is due. ISO 8601, UTC. */
  deadline: string;
  /** Until when it can be paid after approval. ISO 8601, UTC. */
  pay_by: string | null;
};
export type HolderState = "open" | "away" | "closed" | "erased";
export type RefundOnCancel = {
  /** Paid back. Decimal string with two digits, major units. */
  refund: string;
  /** The rest of what was paid. Decimal string with two digits, major units. */
  kept: string;
};
export type BookingStatus =
  "pending" | "confirmed" | "cancelled" | "refunded" | "completed";
export type PaymentStatus = "pending" | "paid" | "refunded";
export type HoldState = "held" | "expired" | "released" | "sold";
export type BookingFor = "self" | "employee" | "client" | "team";
export type Attendee = {
  /** Ticket id of the seat. */
  ticket: number;
  name: string;
  email: string;
  phone: string | null;
  employee_id: string | null;
  department: string | null;
  designation: string | null;
  dietary_preferences: string | null;
  special_requirements: string | null;
};
export type Ticket = {
  id: number;
  ticket_number: string;
  /** 1 to the quantity of the booking. */
  seat_no: number;
  attendee_name: string | null;
  attendee_email: string | null;
  attendee_phone: string | null;
  is_used: boolean;
  /** What the QR carries: a compact code signed with Ed25519. Null once the ticket is dead. */
  qr_code: string | null;
  /** Checked in at. ISO 8601, UTC. */
  used_at: string | null;
  /** Its link was shared or mailed, and works. */
  is_shared: boolean;
  /** Issued at. ISO 8601, UTC. */
  created_at: string;
};
export type BookingHistoryEntry = {
  id: number;
  /** When. ISO 8601, UTC. */
  at: string;
  /** Name of the person, or Foyer. */
  by: string;
  kind: string;
  from_status: string | null;
  to_status: string | null;
  /** Why. */
  note: string | null;
};
export type Gateway = "sandbox" | "stripe" | "razorpay" | "account";
export type PaymentRecordStatus =
  "pending" | "success" | "failed" | "refunded" | "partially_refunded";
export type PaymentMethod = "card" | "netbanking" | "upi" | "account";
export type Payment = {
  /** Share id. */
  id: number;
  /** Booking id. */
  booking: number;
  booking_number: string;
  /** One for all bookings paid together. */
  payment_id: string;
  gateway: Gateway;
  /** Played by the sandbox, no money moved. */
  is_test: boolean;
  /** What this booking cost with its share of fee and tax. Decimal string with two digits, major units. */
  amount: string;
  currency: string;
  status: PaymentRecordStatus;
  payment_method: PaymentMethod;
  /** Fee of the gateway. Decimal string with two digits, major units. */
  transaction_fee: string;
  /** Made at. ISO 8601, UTC. */
  created_at: string;
  /** Changed at. ISO 8601, UTC. */
  updated_at: string;
};
export type Booking = {
  /** Null for what needs none, and after the request has ended without approval. */
  approval: BookingApproval | null;
  id: number;
  booking_number: string;
  /** Id of its holder, the person who booked or to whom it was handed over. */
  user: number;
  user_name: string;
  holder_state: HolderState;
  /** Company id. */
  company: number;
  company_name: string;
  /** Event id. */
  event: number;
  event_title: string;
  event_venue: string;
  event_city: string;
  /** Start of the event. ISO 8601, UTC. */
  event_start_date: string;
  /** End of the event. ISO 8601, UTC. */
  event_end_date: string;
  event_timezone: string;
  event_image: string | null;
  /** Category name. */
  event_category: string;
  /** Tier id. */
  ticket_tier: number;
  ticket_tier_name: string;
  quantity: number;
  max_per_booking: number;
  /** Price of one ticket. Decimal string with two digits, major units. */
  unit_price: string;
  /** Tickets only, without fee and tax. Decimal string with two digits, major units. */
  total_amount: string;
  added_charges: AddedCharges;
  /** What was paid for it, with its share of fee and tax; null as long as nothing was. Decimal string with two digits, major units. */
  paid_amount: string | null;
  /** The part of `paid_amount` that is paid back; on its way until `paid_back_amount` says the same. Null when none is. Decimal string with two digits, major units. */
  refunded_amount: string | null;
  /** What of `refunded_amount` has gone back; null while nothing has. Decimal string with two digits, major units. */
  paid_back_amount: string | null;
  /** Until when its free seats can be claimed by a link; null while they are not offered. ISO 8601, UTC. */
  seats_offered_until: string | null;
  /** Whoever names people for seats is asked which are guests, because the policy of the company has rules about guests. False while nothing is paid. */
  asks_guests: boolean;
  refund_terms: RefundTerms;
  /** Null for a booking that is not paid, or that its holder cannot cancel. */
  refund_on_cancel: RefundOnCancel | null;
  currency: string;
  /** Booked at. ISO 8601, UTC. */
  booking_date: string;
  status: BookingStatus;
  payment_status: PaymentStatus;
  hold_state: HoldState;
  /** End of the hold. ISO 8601, UTC. */
  hold_expires_at: string | null;
  /** One extension is left. */
  hold_extendable: boolean;
  booked_for_user: number | null;
  booked_for_name: string;
  booking_for: BookingFor;
  notes: string;
  /** Seats with a name. */
  attendees: Attendee[];
  /** Every seat has name and email. */
  attendee_details_completed: boolean;
  /** Seats with a name. */
  attendee_count: number;
  /** One per seat from payment on. */
  tickets: Ticket[];
  /** Filled in the detail; empty in lists. */
  history: BookingHistoryEntry[];
  payments: Payment[];
  /** Made at. ISO 8601, UTC. */
  created_at: string;
  /** Changed at. ISO 8601, UTC. */
  updated_at: string;
};
export type BookingCreate = {
  event: number;
  ticket_tier: number;
  /** 1 to 10, and no more than the tier allows. */
  quantity: number;
  /** Price the person saw. Decimal string or number; compared with the server price, never trusted. */
  unit_price?: string | number;
  /** Total the person saw. Decimal string or number; compared with the server price, never trusted. */
  total_amount?: string | number;
  /** Accepted as the client sends it; the booking is always the caller's. */
  user?: number;
  /** Accepted as the client sends it; the company is always the caller's. */
  company?: number;
  booking_for?: BookingFor;
  /** A colleague, when booking for an employee; for people with the permission book_for_colleagues. */
  booked_for_user?: number;
  /** Whom it is for. Left out or empty, it is the colleague's name, else the caller's own, whatever booking_for says. */
  booked_for_name?: string;
  notes?: string;
};
export type BookingCounts = {
  all: number;
  upcoming: number;
  past: number;
  pending: number;
};
export type BookingList = {
  count: number;
  page: number;
  page_size: number;
  counts: BookingCounts;
  results: Booking[];
};
export type Checkout = {
  /** Where to send the browser. */
  checkout_url: string;
  payment_id: string;
  /** Seats are held until. ISO 8601, UTC. */
  expires_at: string | null;
};
export type PurchasePurpose = {
  cost_centre?: number;
  purpose?: string;
  /** Clients or public officials who are invited; `purpose` says why. */
  guests?: GuestInput[];
  [key: string]: unknown;
};
export type PolicyOutcome = "allow" | "needs_approval" | "refuse";
export type QuoteAccount = {
  /** Last day to pay what is bought today. */
  due_on: string;
  /** Of the account; it pays nothing in another one. */
  currency: string;
  /** What the limit leaves before this purchase; null for all but the company's admins. Decimal string with two digits, major units. */
  available: string | null;
};
export type QuotePolicy = {
  outcome: PolicyOutcome;
  /** A rule looks at guests, so whoever pays says whom they invite; the outcome is that without guests. */
  asks_guests: boolean;
  has_cost_centres: boolean;
  requires_cost_centre: boolean;
  /** The policy says so and the company's account is open. */
  pays_on_account: boolean;
  /** What a purchase on account would come to; null where nothing can be charged to one. */
  account: QuoteAccount | null;
  /** Pending bookings of the caller that wait for a decision. */
  waiting: number;
};
export type GstAtRate = {
  rate: string;
  /** Tax at this rate. Decimal string with two digits, major units. */
  gst: string;
};
export type QuoteLine = {
  booking: number;
  booking_number: string;
  /** Tickets. Decimal string with two digits, major units. */
  subtotal: string;
  /** Share of the fee. Decimal string with two digits, major units. */
  service_fee: string;
  /** Share of the tax. Decimal string with two digits, major units. */
  gst: string;
  /** Share of the total. Decimal string with two digits, major units. */
  total: string;
};
export type Quote = {
  policy: QuotePolicy | null;
  booking_ids: number[];
  currency: string;
  ticket_count: number;
  /** Tickets. Decimal string with two digits, major units. */
  subtotal: string;
  added_charges: AddedCharges;
  service_fee_rate: string;
  /** Corporate service fee, 2 % of the subtotal. Decimal string with two digits, major units. */
  service_fee: string;
  /** GST rate of the service fee, and of tickets whose tier has no other. */
  gst_rate: string;
  /** GST by rate, the highest first. `gst_rate` is always among them, with the tax on the fee; the parts add up to `gst`. */
  gst_rates: GstAtRate[];
  /** GST on tickets and fee, rounded once per rate. Decimal string with two digits, major units. */
  gst: string;
  /** What will be charged. Decimal string with two digits, major units. */
  total: string;
  lines: QuoteLine[];
};
export type BookingStats = {
  total_bookings: number;
  /** Bookings whose event begins in the future and that are not cancelled, as the tab Upcoming counts them. */
  upcoming_events: number;
  /** What was charged for bookings, fee and tax included, cancelled ones too, less what has been paid back; of several currencies the one with the most. Decimal string with two digits, major units. */
  total_spent: string;
  currency: string;
  /** The four counts of states add up to total_bookings. */
  pending_payments: number;
  /** Confirmed or completed. */
  paid_bookings: number;
  cancelled_bookings: number;
  refunded_bookings: number;
};
export type BookingUpdate = {
  /** 1 to 10, and no more than the tier allows. */
  quantity?: number;
  booking_for?: BookingFor;
  /** A colleague; the booking is then for an employee, under their name. For people with the permission book_for_colleagues. */
  booked_for_user?: number;
  /** Empty, it is the caller's own name. */
  booked_for_name?: string;
  notes?: string;
};
export type BookingCancellation = {
  /** What the person was shown as `refund_on_cancel.refund`; null where the booking was not paid. Another sum by now is 409 `refund_changed` with the present one, and nothing is cancelled. */
  refund?: string | null;
};
export type BookingHandOver = {
  /** Id of the new holder, a person of the company of the booking with an open account. */
  to: number;
  /** Gives the unused tickets that name the former holder to the new one; their old codes and numbers stop working. */
  give_tickets?: boolean;
};
export type QrCode = {
  booking_number: string;
  tickets: Ticket[];
};
export type BookingDocument = {
  /** Of a test payment, by which no money was moved. */
  is_test: boolean;
  id: number;
  kind: "invoice" | "credit_note";
  number: string;
  issued_at: string;
  /** Total of the document, which may have further bookings of the same payment. Decimal string with two digits, major units. */
  amount: string;
  currency: string;
  /** Number of the invoice that a credit note is for, or that this invoice replaces. */
  refers_to: string | null;
  /** Number of the invoice with other billing details that replaces this one. */
  replaced_by: string | null;
};
export type BookingDocumentList = {
  results: BookingDocument[];
};
export type InvoiceShare = {
  code: string;
  name: string;
  /** Decimal string with two digits, major units. */
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
  /** Shares of the total by cost centres, which together are the total; empty for an invoice without a split. */
  cost_centres: InvoiceShare[];
  name: string;
  gstin: string | null;
  billing_address: string | null;
  /** State or union territory; null when unknown. */
  state: IndianState | null;
};
export type InvoiceCorrectionTerms = {
  /** The last day, in India. */
  until: string;
  /** Why its billing details cannot be corrected; null while they can. */
  refusal: string | null;
};
export type Invoice = {
  /** Of a test payment, by which no money was moved. */
  is_test: boolean;
  id: number;
  kind: "invoice" | "credit_note";
  number: string;
  issued_at: string;
  /** Total of the document, which may have further bookings of the same payment. Decimal string with two digits, major units. */
  amount: string;
  currency: string;
  /** Number of the invoice that a credit note is for, or that this invoice replaces. */
  refers_to: string | null;
  /** Number of the invoice with other billing details that replaces this one. */
  replaced_by: string | null;
  billed_to: BilledTo;
  /** Null for a credit note, and for callers who may not correct the invoice. */
  correction: InvoiceCorrectionTerms | null;
};
export type InvoiceList = {
  results: Invoice[];
};
export type CorrectedInvoice = {
  invoice: BookingDocument;
  credit_note: BookingDocument;
};
export type InvoiceCorrection = {
  /** Of the company. */
  name?: string;
  /** One of `x-gst-registrations`, also in small letters and with spaces. */
  gstin?: string | null;
  billing_address?: string | null;
  /** One of IndianState, also by another name of it. With a GSTIN it may only be the GSTIN's own. */
  state?: string | null;
  /** Shares of the total by active cost centres of the company that paid, each once; together they are the total. Empty for no split. */
  cost_centres?: {
    /** Of a cost centre, in capitals or small letters. */
    code: string;
    /** Decimal string with two digits, major units; more than zero. */
    amount: string;
  }[];
};
export type SeatGuest = {
  kind: GuestKind;
  organisation: string;
};
export type AttendeeInput = {
  /** Ticket id of the seat; left out, the place in the list is the seat. */
  ticket?: number;
  name: string;
  email: string;
  phone?: string | null;
  employee_id?: string | null;
  department?: string | null;
  designation?: string | null;
  dietary_preferences?: string | null;
  special_requirements?: string | null;
  guest?: SeatGuest;
};
export type AttendeesRequest = {
  attendees: AttendeeInput[];
  /** Why guests are invited. */
  purpose?: string;
};
export type AttendeeContact = {
  /** Id of the person in the caller's company; null for somebody without an account there. */
  user: number | null;
  name: string;
  email: string;
  phone: string | null;
  employee_id: string | null;
  department: string | null;
  designation: string | null;
};
export type AttendeeContactList = {
  contacts: AttendeeContact[];
};
export type PaymentGatewayList = {
  /** The first is taken when a payment names none. */
  gateways: {
    name: Gateway;
    label: string;
    /** No real money moves. */
    is_test: boolean;
  }[];
};
export type PaymentResult = {
  payment_id: string;
  gateway: Gateway;
  is_test: boolean;
  status: PaymentRecordStatus;
  /** Charged in all. Decimal string with two digits, major units. */
  amount: string;
  currency: string;
  /** Why it failed or is paid back, for people. Absent for any other. */
  failure_reason?: string;
  /** Failed, and a newer payment for some of its bookings took its place. */
  replaced?: boolean;
  /** One share per booking. */
  results: Payment[];
  bookings: Booking[];
};
export type PaymentBulkCreate = {
  /** Whom the purchase is charged to. */
  cost_centre?: number;
  purpose?: string;
  /** Clients or public officials who are invited; `purpose` says why. */
  guests?: GuestInput[];
  booking_ids: number[];
  /** `account` is refused as in startCheckout, and its payment_method is account. */
  gateway?: "sandbox" | "stripe" | "razorpay" | "account";
  /** Must be the server's total, else 409. Decimal string or number; compared with the server price, never trusted. */
  amount: string | number;
  /** Accepted as the client sends it; the gateway decides. */
  status?: "success" | "pending" | "failed";
  /** `account` for the gateway account alone. */
  payment_method?: "card" | "netbanking" | "upi" | "account";
  /** Recorded for the sandbox only. Decimal string or number; compared with the server price, never trusted. */
  transaction_fee?: string | number;
};
export type PaymentVerify = {
  payment_id: string;
};
export type VerifyKey = {
  algorithm: "Ed25519";
  /** Raw 32 byte key, base64url. */
  public_key: string;
  /** Keys whose codes are accepted as well, in the same form: while the key is rotated, the former ones and the next one. */
  further_public_keys?: string[];
  /** How to read a code. */
  format: string;
};
export type RefundParts = {
  /** All of it. Decimal string with two digits, major units. */
  amount: string;
  /** Ticket prices, without GST. Decimal string with two digits, major units. */
  tickets: string;
  /** GST on the tickets. Decimal string with two digits, major units. */
  gst: string;
  /** Service fee with its GST. Decimal string with two digits, major units. */
  fee: string;
};
export type RefundOfBooking = {
  id: number;
  /** What of it is for this booking. Decimal string with two digits, major units. */
  amount: string;
  /** A failed one waits for the platform, which tries it again. */
  state: "requested" | "accepted" | "done" | "failed";
  reason: string;
  /** Name of the person who asked for it; null where nobody of the organizer did. */
  by: string | null;
  requested_at: string;
  done_at: string | null;
  /** Its number, once it is issued. */
  credit_note: string | null;
};
export type BookingRefunds = {
  booking: number;
  booking_number: string;
  booker_name: string;
  booker_email: string;
  currency: string;
  /** With fee and GST. Decimal string with two digits, major units. */
  paid: string;
  /** What other refunds give back of it, done or not. Decimal string with two digits, major units. */
  given_back: string;
  /** The most that can still be refunded. Decimal string with two digits, major units. */
  refundable: string;
  parts: RefundParts;
  /** False when it has ended; then something of what was kept can still be refunded. */
  is_valid: boolean;
  seats: number;
  /** Whether its gateway refunds parts of a payment. */
  allows_parts: boolean;
  /** The newest first. */
  refunds: RefundOfBooking[];
};
export type BookingRefundRequest = {
  /** What goes back; all that is left without it. Decimal string, major units. */
  amount?: string | null;
  /** What the caller was shown as `refundable`. Another sum by now is 409 `refund_changed` with the present one, and nothing is refunded. Not compared without it. */
  refundable?: string;
  /** Puts the seats on sale again, which ends the booking and its tickets also for a part. Without it they go back on sale with all that is left, and stay with a part. */
  return_seats?: boolean;
  /** For the person who booked, and on the credit note. */
  reason: string;
};
export type CheckInResult =
  | "accepted"
  | "already_used"
  | "void"
  | "reissued"
  | "other_event"
  | "not_paid"
  | "too_early"
  | "too_late"
  | "forged"
  | "unknown";
export type CheckedTicket = {
  id: number;
  ticket_number: string;
  attendee_name: string | null;
  tier_name: string;
  /** Within its booking, from 1. */
  seat_no: number;
  /** Seats of the booking. */
  seat_count: number;
  event: number;
  event_title: string;
  event_start_date: string;
  /** IANA zone. */
  event_timezone: string;
  /** When its holder was let in. ISO 8601, UTC. */
  used_at: string | null;
  /** Who let them in. */
  used_by_name: string | null;
};
export type CheckIn = {
  result: CheckInResult;
  /** For the person at the door. */
  sentence: string;
  /** Null when there is none behind what was shown. */
  ticket: CheckedTicket | null;
};
export type CheckInRequest = {
  code?: string;
  /** Letters in either case; spaces instead of dashes are fine. */
  ticket_number?: string;
  /** An entry of GET /events/{id}/guests/. When the ticket was given away since, the answer says so. */
  ticket?: {
    id: number;
    version: number;
  };
  /** Made by the device once for each scan and repeated when the answer was lost: the scan that let the ticket in is answered with accepted again. */
  scan?: string;
  /** The event at this door; a ticket of another one is not let in. */
  event?: number;
  /** True lets in before the doors open or after they close, when the person at the door says so. */
  outside_hours?: boolean;
};
export type TicketReassignment = {
  name: string;
  email: string;
  phone?: string | null;
  employee_id?: string | null;
  department?: string | null;
  designation?: string | null;
  dietary_preferences?: string | null;
  special_requirements?: string | null;
  guest?: SeatGuest;
  /** Why the guest is invited. */
  purpose?: string;
};
export type TicketLink = {
  /** Whoever has it sees the ticket. Not guessable. */
  token: string;
};
export type SharedTicket = {
  /** `over` after the end of the event. */
  status: "valid" | "used" | "over";
  ticket_number: string;
  attendee_name: string | null;
  ticket_tier_name: string;
  /** What the QR carries: a compact code signed with Ed25519. */
  qr_code: string;
  /** Checked in at. ISO 8601, UTC. */
  used_at: string | null;
  event_title: string;
  event_venue: string;
  event_city: string;
  event_start_date: string;
  event_end_date: string;
  event_timezone: string;
  /** Where the event was moved since the booking was made, its new and its former time and venue. */
  moved_note: string | null;
};
export type CompanyBilling = {
  company: number;
  name: string;
  gstin: string | null;
  billing_address: string | null;
  /** State or union territory; null when unknown. */
  state: IndianState | null;
};
export type CompanyBillingUpdate = {
  /** One of `x-gst-registrations`, also in small letters and with spaces. */
  gstin?: string | null;
  billing_address?: string | null;
  /** One of IndianState, also by another name of it. With a GSTIN it may only be the GSTIN's own. */
  state?: string | null;
};
export type TxtRecord = {
  name: string;
  value: string;
};
export type Company = {
  id: number;
  name: string;
  /** The mail domain whose people join the company; null for one that the platform made. */
  domain: string | null;
  domain_proven: boolean;
  domain_proven_at: string | null;
  /** To be published to prove the domain; null for callers without manage_company. */
  txt_record: TxtRecord | null;
};
export type DomainCheck = {
  company: Company;
  /** no_record: no TXT record with our name. wrong_value: one, with another value. lookup_failed: DNS did not answer. */
  outcome: "proven" | "no_record" | "wrong_value" | "lookup_failed";
  message: string;
  /** The TXT records with our name, at most five. */
  found: string[];
};
export type CompanyStatus = "active" | "suspended" | "merged";
export type CompanyDomain = {
  domain: string;
  /** The domain that the company was made with; the others were added, or came with a merged company. */
  is_own: boolean;
  proven: boolean;
  /** Proven at. ISO 8601, UTC. */
  proven_at: string | null;
  /** To be published to prove the domain. */
  txt_record: TxtRecord | null;
};
export type CompanyAccount = {
  id: number;
  version: number;
  name: string;
  status: CompanyStatus;
  /** Suspended at; null while it is not. ISO 8601, UTC. */
  suspended_at: string | null;
  /** What the platform wrote when it suspended the company; empty without a text. Its people do not see it. */
  suspended_reason: string;
  /** The company that it has become part of. */
  merged_into: CompanyName | null;
  /** The own domain; null for a company whose people join by invitation only. */
  domain: string | null;
  /** The own domain is proven: the roles of the company reach all its people. */
  domain_proven: boolean;
  /** The own one first, then by name. */
  domains: CompanyDomain[];
  /** Open accounts, within reach of the caller. */
  people: number;
  /** Closed accounts, within reach of the caller. */
  closed_people: number;
  /** Company admins with an open account, within reach of the caller. */
  admins: number;
  /** Neither accepted nor taken back; within reach of the caller. */
  open_invitations: number;
  /** Paid bookings, within reach of the caller. */
  bookings: number;
  /** The last sign-in of its people, within reach of the caller. ISO 8601, UTC. */
  last_sign_in_at: string | null;
  gstin: string | null;
  billing_address: string | null;
  /** Made at. ISO 8601, UTC. */
  created_at: string;
};
export type CompanyAccountList = {
  /** All matches. */
  count: number;
  page: number;
  page_size: number;
  /** Matches of each status. */
  counts: {
    active: number;
    suspended: number;
    merged: number;
  };
  results: CompanyAccount[];
};
export type CompanyCreate = {
  name: string;
  /** In any case, without an @. */
  domain?: string;
  /** The platform's word for the domain. */
  proven?: boolean;
};
export type CompanyAccountUpdate = {
  name?: string;
  /** suspended suspends the company, active resumes it. */
  status?: "active" | "suspended";
  /** Kept while the company is suspended. */
  suspended_reason?: string;
};
export type CompanyMerge = {
  dry_run: boolean;
  company: CompanyName;
  into: CompanyName;
  /** What moves, or would move. */
  moved: {
    people: number;
    bookings: number;
    payments: number;
    invitations: number;
    domains: number;
    exclusive_events: number;
    cost_centres: number;
    /** Requests for approval that wait for a decision. */
    open_requests: number;
    /** Clients and public officials whom the company has invited. */
    guests: number;
  };
};
export type CompanyMergeInput = {
  /** Id of the company that takes everything over. */
  into: number;
  /** Only says what would move. */
  dry_run?: boolean;
};
export type CompanyDomainInput = {
  /** In any case, without an @. */
  domain: string;
  /** The platform's word; from company admins it is 403. */
  proven?: boolean;
};
export type DomainProof = {
  proven: boolean;
};
export type CompanyDomainCheck = {
  company: CompanyAccount;
  /** As of the check of the own domain. */
  outcome: "proven" | "no_record" | "wrong_value" | "lookup_failed";
  message: string;
  /** The TXT records with our name, at most five. */
  found: string[];
};
export type AccountStatus = "active" | "closed";
export type PersonAccount = {
  id: number;
  version: number;
  /** Full name, empty when none is known. */
  name: string;
  first_name: string;
  last_name: string;
  email: string;
  username: string;
  role: Role;
  role_label: string;
  status: AccountStatus;
  /** Null for platform roles. */
  company: CompanyName | null;
  /** Of the company. */
  company_status: CompanyStatus | null;
  invited_by_me: boolean;
  is_me: boolean;
  /** Made at. ISO 8601, UTC. */
  joined_at: string;
  /** With password, code or invitation; null before the first one that was recorded. ISO 8601, UTC. */
  last_sign_in_at: string | null;
  /** The caller may change role, and close or open the account, as far as the rules of the last admins let them. */
  may_change: boolean;
  /** Roles that the caller may give; the present one included. Empty where nothing may be changed. */
  assignable_roles: Role[];
};
export type PersonAccountList = {
  /** All matches. */
  count: number;
  page: number;
  page_size: number;
  /** Matches of each status. */
  counts: {
    active: number;
    closed: number;
  };
  results: PersonAccount[];
};
export type PersonCreate = {
  /** Trimmed and lowercased by the server. */
  email: string;
  first_name: string;
  last_name: string;
  role: Role;
  /** Company id. */
  company?: number;
};
export type ShownBooking = {
  id: number;
  /** As in ComingBooking. */
  refund: string | null;
};
export type LeavingBookings = {
  choice: "hand_over" | "cancel" | "leave";
  /** The new holder; needed with `hand_over`. */
  to?: number;
  /** As in BookingHandOver. */
  give_tickets?: boolean;
  /** The bookings that the person was shown, needed with `cancel`. Others by now, or other refunds, are 409 `bookings_changed`, and nothing is done. */
  shown?: ShownBooking[];
};
export type PersonUpdate = {
  role?: Role;
  status?: AccountStatus;
  /** Company id; null for platform roles. */
  company?: number | null;
  /** Only where `status` closes the account. */
  bookings?: LeavingBookings;
};
export type CompanyRole =
  "company_admin" | "company_manager" | "employee" | "client";
export type PersonInvitation = {
  id: number;
  email: string;
  role: CompanyRole;
  role_label: string;
  company: CompanyName;
  /** The name of the person who invited, or their address. */
  invited_by: string;
  is_mine: boolean;
  /** The link no longer works; sending it again makes a new one. */
  is_expired: boolean;
  /** ISO 8601, UTC. */
  created_at: string;
  /** ISO 8601, UTC. */
  sent_at: string;
  /** ISO 8601, UTC. */
  expires_at: string;
};
export type PersonInvitationList = {
  /** All matches. */
  count: number;
  page: number;
  page_size: number;
  results: PersonInvitation[];
};
export type PersonInvitationCreate = {
  /** Trimmed and lowercased by the server. */
  email: string;
  role: CompanyRole;
  /** Company id. */
  company?: number;
};
export type CompanyPerson = {
  id: number;
  /** Full name, empty when none is known. */
  name: string;
  email: string;
  username: string;
  role: Role;
  role_label: string;
  /** False for a closed account. */
  is_active: boolean;
  invited_by_me: boolean;
  is_me: boolean;
  joined_at: string;
};
export type CompanyPersonList = {
  count: number;
  page: number;
  page_size: number;
  results: CompanyPerson[];
};
export type Invitation = {
  id: number;
  email: string;
  role: CompanyRole;
  role_label: string;
  /** The name of the person who invited, or their address. */
  invited_by: string;
  is_mine: boolean;
  /** The link no longer works; sending it again makes a new one. */
  is_expired: boolean;
  created_at: string;
  sent_at: string;
  expires_at: string;
};
export type InvitationList = {
  /** At most 500. */
  invitations: Invitation[];
};
export type InvitationCreate = {
  /** Trimmed and lowercased by the server. */
  email: string;
  role: CompanyRole;
};
export type InvitationDetails = {
  company: string;
  /** The name of the person who invited, or their address. */
  invited_by: string;
  email: string;
  role_label: string;
  expires_at: string;
};
export type InvitationAcceptance = {
  first_name: string;
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
  id: number;
  kind: NotificationKind;
  title: string;
  text: string;
  /** Id of the booking it is about. */
  booking: number | null;
  /** Id of the event it is about. */
  event: number | null;
  /** Id of the request for approval it is about. */
  approval: number | null;
  /** Id of the person whose bookings have no holder any more. */
  person: number | null;
  /** ISO 8601, UTC. */
  created_at: string;
  is_read: boolean;
};
export type NotificationList = {
  count: number;
  /** Of all of them, not of this page. */
  unread_count: number;
  page: number;
  page_size: number;
  results: Notification[];
};
export type MailPreferences = {
  /** Each step at once, or one mail a day at 9:00 with what waits and what has happened. What cannot wait until then is mailed at once in both cases. */
  approval_mails: "each" | "daily";
  /** Zone of the 9:00. */
  timezone: TimeZone;
};
export type NotificationCount = {
  unread_count: number;
};
export type NotificationsRead = {
  ids?: number[];
};
export type ProfileUser = {
  id: number;
  fname: string;
  lname: string;
  username: string;
  email: string;
  /** YYYY-MM-DD. */
  dob: string | null;
  company_id: number | null;
  gender:
    ("male" | "female" | "other" | null) | ("male" | "female" | "other" | null);
  role: Role;
};
export type ProfileResponse = {
  data: ProfileUser;
};
export type ProfileSaved = {
  data: ProfileUser;
  /** The fields of the request that the caller may not change; they keep their values. */
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
  fname?: string;
  lname?: string;
  /** Names such as deleted-12 belong to deleted accounts and are refused. */
  username?: string;
  /** YYYY-MM-DD. */
  dob?: string | null;
  company_id?: number | null;
  gender?:
    ("male" | "female" | "other" | null) | ("male" | "female" | "other" | null);
  role?: RoleInput;
};
export type PersonalDataRow = {
  [key: string]: unknown;
};
export type PersonalData = {
  exported_at: string;
  account: PersonalDataRow;
  /** Sign-ins, with browser and times. */
  sessions: PersonalDataRow[];
  /** When known devices and networks were last used; they are kept as hashes. */
  sign_ins: PersonalDataRow[];
  /** Subject and time of mails of the last 30 days. */
  mails: PersonalDataRow[];
  /** When notifications were read. */
  read_notifications: PersonalDataRow[];
  /** What the person wrote to support. */
  contact_messages: PersonalDataRow[];
  /** To companies, received and sent. */
  invitations: PersonalDataRow[];
  /** Organizers for which the person works. */
  organizers: PersonalDataRow[];
  /** What the person changed, as the audit has it. */
  changes: PersonalDataRow[];
  /** Own bookings. */
  bookings: PersonalDataRow[];
  /** What the person did with bookings. */
  booking_history: PersonalDataRow[];
  /** Attendees of own bookings, and tickets in the name of the person. */
  tickets: PersonalDataRow[];
  /** Own payments. */
  payments: PersonalDataRow[];
  /** Of own payments. */
  refunds: PersonalDataRow[];
  /** Invoices and credit notes of own payments. */
  invoices: PersonalDataRow[];
  /** Places on waiting lists. */
  waiting_lists: PersonalDataRow[];
  /** Seats that were claimed, or given, by a link. */
  seat_claims: PersonalDataRow[];
  /** Links of seats that were mailed to the person. */
  seat_invitations: PersonalDataRow[];
  /** Seats that the person wanted as a guest, and did not get. */
  seat_refusals: PersonalDataRow[];
  /** Requests of the person. */
  approvals: PersonalDataRow[];
  /** Requests that the person decided, or was asked to decide. */
  decisions: PersonalDataRow[];
  /** Who decides in whose place. */
  delegations: PersonalDataRow[];
  /** Those of the person. */
  cost_centres: PersonalDataRow[];
  /** Guests whom the person invited, and the person as a guest. */
  hospitality: PersonalDataRow[];
};
export type ComingBooking = {
  id: number;
  booking_number: string;
  event_title: string;
  /** ISO 8601, UTC. */
  event_start_date: string;
  event_timezone: string;
  quantity: number;
  currency: string;
  /** What cancelling it now pays back, major units; null where it cannot be cancelled. */
  refund: string | null;
  /** What cancelling it now keeps, major units; null where it cannot be cancelled. */
  kept: string | null;
  /** The caller may, and the event has not begun. */
  may_hand_over: boolean;
  /** The caller may, the event has not begun, and no ticket was used. */
  may_cancel: boolean;
  /** An unused ticket of it names the holder as attendee. */
  names_holder: boolean;
};
export type ComingBookings = {
  results: ComingBooking[];
  /** Whether admins of the company can act on all of them later. False where nobody would be left who can, which matters to erasing alone. */
  may_leave: boolean;
};
export type EraseUser = {
  /** Of whoever calls. */
  password: string;
  /** The email address of the account. */
  confirm: string;
  bookings?: LeavingBookings;
};
export type AccountClosing = {
  bookings?: LeavingBookings;
};
export type Office = {
  city: string;
  lines: string[];
};
export type SupportContact = {
  email: string;
  phone: string | null;
  /** When support answers. */
  hours: string | null;
  /** How soon a message is answered. */
  reply_time: string | null;
  /** Where the chat opens; takes the first message as the parameter `text`. Without a number (a demo), the person chooses whom to write to. */
  chat_url: string | null;
  offices: Office[];
};
export type ContactRequest = {
  first_name: string;
  last_name: string;
  /** Trimmed and lowercased by the server. */
  email: string;
  company: string;
  phone?: string;
  inquiry_type: "general" | "partnership" | "enterprise" | "support" | "media";
  subject: string;
  message: string;
};
export type Import = {
  id: number;
  organizer: number;
  events: number;
  tiers: number;
  created_at: string;
  /** Name of the person; null for an import on the server's own machine. */
  created_by: string | null;
  /** When its events were deleted. */
  undone_at: string | null;
};
export type ImportError = {
  /** The row of the sheet, the head being 1; of JSON the event, from 1. */
  row: number;
  /** The column; empty for the whole row. */
  field: string;
  error: string;
};
export type ImportRepeat = {
  /** As in ImportError. */
  row: number;
  title: string;
  /** The id of the existing event; null where the file has the event twice. */
  event: number | null;
  /** The row of the same event in the file; null where the event already exists. */
  same_as_row: number | null;
  /** A sentence. */
  reason: string;
};
export type ImportFill = {
  /** The column. */
  field: string;
  /** What is filled in; empty where nothing is. */
  value: string;
  /** For how many events or ticket tiers. */
  events: number;
  /** The first 20 of their rows. */
  rows: number[];
  sentence: string;
};
export type ImportReport = {
  /** Null for a dry run, and where nothing was left to import. */
  import: Import | null;
  events: number;
  tiers: number;
  seats: number;
  /** The first 200. */
  errors: ImportError[];
  error_count: number;
  /** The first 200 events that are not imported, because they already exist or are in the file twice. */
  left_out: ImportRepeat[];
  left_out_count: number;
  /** What the file leaves out and the import fills in. */
  filled_in: ImportFill[];
};
export type ImportList = {
  count: number;
  results: Import[];
};
export type Image = {
  /** SHA-256 of the file, in hex. */
  hash: string;
  /** Its address, to which w and format may be added. */
  src: string;
  width: number;
  height: number;
  variants: {
    width: number;
    height: number;
    format: "avif" | "webp";
    src: string;
  }[];
};
export type SetupCheck = {
  name:
    | "razorpay"
    | "stripe"
    | "sandbox"
    | "mail"
    | "sender"
    | "support"
    | "address"
    | "seller";
  /** ready; test with test keys or an example; attention where something does not work yet; not_set; off. */
  status: "ready" | "test" | "attention" | "not_set" | "off";
  /** The address or name that is set; of a key the last four signs. */
  value: string | null;
  /** Names of the settings to change. */
  variables: string[];
};
export type SetupConfiguration = {
  /** Where people reach Foyer. */
  public_url: string;
  database: "embedded" | "postgresql";
  checks: SetupCheck[];
  /** False in production, where accounts with a published password are not made. */
  demo_allowed: boolean;
};
export type Setup = {
  /** False until somebody has opened the link that the server printed, and made the first administrator. */
  is_set_up: boolean;
  /** Null without the token of the link, and once the place is set up. */
  configuration: SetupConfiguration | null;
};
export type SetupResult = {
  /** Signed JWT, valid for 15 minutes. */
  access_token: string;
  /** Opaque, valid for 30 days, rotated at each use. */
  refresh_token: string;
  user: AuthUser;
  organizer: Organizer;
};
export type SetupRequest = {
  first_name: string;
  last_name: string;
  /** Trimmed and lowercased by the server. */
  email: string;
  /** At least 8 characters. */
  password: string;
  organizer: OrganizerCreate;
  /** Also fill the place with the demo world; 403 in production. */
  demo?: boolean;
};
export type Health = {
  status: "ok";
  version: string;
  database: "pglite" | "postgres";
  uptime_seconds: number;
};
export type HealthState = {
  status: "ok";
};
export type CartItem = {
  /** Booking id. */
  id: number;
  booking_number: string;
  event_id: number;
  event_title: string;
  ticket_tier_id: number;
  ticket_tier_name: string;
  /** Price of one ticket. Decimal string with two digits, major units. */
  unit_price: string;
  quantity: number;
  /** Tickets of the line. Decimal string with two digits, major units. */
  total_price: string;
  currency: string;
  status: BookingStatus;
  payment_status: PaymentStatus;
  /** Added at. ISO 8601, UTC. */
  added_at: string;
};
export type Cart = {
  items: CartItem[];
  total_items: number;
  /** Tickets only. Decimal string with two digits, major units. */
  total_amount: string;
  currency: string;
};
export type CartAdd = {
  event: number;
  ticket_tier: number;
  /** 1 to 10, and no more than the tier allows. */
  quantity: number;
};
export type CartUpdate = {
  /** 1 to 10, and no more than the tier allows. */
  quantity: number;
};
export type UserUpdate = {
  first_name?: string;
  last_name?: string;
  /** Names such as deleted-12 belong to deleted accounts and are refused. */
  username?: string;
};
export type SeatReturn = {
  /** What all free seats would give back before `until`. */
  refund: string;
  /** What would be kept of their price then. */
  kept: string;
  /** From then on nothing comes back, of several bookings from the first of them; null where the terms give nothing back. */
  until: string | null;
};
export type OfferedBooking = {
  booking: number;
  booking_number: string;
  ticket_tier_name: string;
  seats: number;
  free: number;
  on_return: SeatReturn;
};
export type SeatAudience = "colleagues" | "anybody";
export type UnclaimedSeats = "keep" | "return";
export type SeatPool = {
  id: number;
  title: string;
  message: string;
  /** Why guests are invited; for the register of guests, and empty where nothing was asked. */
  purpose: string;
  audience: SeatAudience;
  unclaimed: UnclaimedSeats;
  /** Its link works. */
  is_open: boolean;
  /** Until when seats can be claimed and given back. */
  closes_at: string;
  /** Name. */
  opened_by: string;
  /** ISO 8601, UTC. */
  opened_at: string;
  /** Null while it is open; `ended` where booking or event were cancelled or have begun. */
  closed_because:
    | ("closed" | "deadline" | "ended" | null)
    | ("closed" | "deadline" | "ended" | null);
  /** Seats that went back on sale when it closed. */
  returned: number;
  /** What they gave back; null where none were returned. */
  refund: string | null;
  /** For the page /seats/{token}; null for readers who may not change the pool, and when it is closed. */
  link_token: string | null;
};
export type SeatHolder = {
  ticket: number;
  booking_number: string;
  ticket_number: string;
  seat_no: number;
  name: string;
  email: string;
  /** Claimed by the link, given from a list while the pool was open, or named otherwise. */
  how: "claimed" | "assigned" | "named";
  /** Of the same company. */
  is_colleague: boolean;
  /** When it was claimed or assigned; null where it was named otherwise. */
  at: string | null;
  /** What is known of a guest; null where nothing was asked, and for readers who may not change the pool. */
  guest: SeatGuest | null;
};
export type SeatInvitation = {
  name: string;
  email: string;
  /** ISO 8601, UTC. */
  invited_at: string;
  /** The last reminder. */
  reminded_at: string | null;
  /** The address has a seat of the booking. */
  has_seat: boolean;
};
export type BookingSeats = {
  booking: number;
  booking_number: string;
  company: number;
  event_title: string;
  /** No pool closes later. */
  event_start_date: string;
  event_timezone: string;
  currency: string;
  /** Of the booking, or of all of an open pool. */
  seats: number;
  /** Without a name, unused, and not shared by a link. */
  free: number;
  /** Whether the caller may offer, assign and close. */
  may_change: boolean;
  /** There is something to offer, and the event has not begun. */
  can_offer: boolean;
  /** The policy of the company has rules about guests, so that whoever claims as one is asked who they are. */
  asks_guests: boolean;
  on_return: SeatReturn;
  /** Those of the open pool; else this one. */
  bookings: OfferedBooking[];
  /** Further bookings with free seats that the same person has of the event; empty for readers who may not change the pool. */
  addable: OfferedBooking[];
  pool: SeatPool | null;
  /** By seat. */
  holders: SeatHolder[];
  /** The newest first. */
  invited: SeatInvitation[];
};
export type SeatPoolInput = {
  /** The title of the event by default. */
  title?: string;
  /** Shown with the seats. */
  message?: string;
  audience?: SeatAudience;
  unclaimed?: UnclaimedSeats;
  /** The start of the event by default, and at the latest. */
  closes_at?: string;
  /** What was shown to come back for all free seats; for `return`. */
  refund?: string;
  /** Further bookings whose free seats are offered by the same link. */
  bookings?: number[];
  /** Why guests are invited, for the register of guests; needed where the policy asks about guests and anybody may claim. */
  purpose?: string;
};
export type SeatPoolGrowth = {
  bookings: number[];
  /** What was shown to come back for their free seats at the end of the pool; where they go back on sale. */
  refund?: string;
};
export type SeatPoolClosing = {
  unclaimed?: UnclaimedSeats;
  /** What was shown to come back for all free seats; for `return`. */
  refund?: string;
};
export type SeatAssignee = {
  name: string;
  email: string;
  phone?: string | null;
  guest?: SeatGuest;
};
export type SeatAssignment = {
  people: SeatAssignee[];
  /** Why guests are invited. */
  purpose?: string;
};
export type SeatPerson = {
  name: string;
  email: string;
  phone?: string | null;
};
export type SeatPeople = {
  people: SeatPerson[];
};
export type SeatOffer = {
  title: string;
  message: string;
  /** Whose seats they are. */
  company: string;
  audience: SeatAudience;
  event_title: string;
  event_venue: string;
  event_city: string;
  /** Start. ISO 8601, UTC. */
  event_start_date: string;
  /** End. ISO 8601, UTC. */
  event_end_date: string;
  event_timezone: string;
  /** Of the seats that are left; several are separated by commas. */
  ticket_tier_name: string;
  /** Address of the poster. */
  event_image: string | null;
  /** Until when seats can be claimed and given back. */
  closes_at: string;
  seats_left: number;
  /** How the caller can claim; `sign_in` and `nobody` where only colleagues may. */
  claim_as: "yourself" | "guest" | "sign_in" | "nobody";
  /** Whoever claims as a guest says for whom they work, because the company's policy asks for it. */
  asks_guest: boolean;
  /** Of the caller's own claim; null without one. */
  claim_token: string | null;
};
export type SeatClaim = {
  /** For giving it back, on the page /seats/claimed/{token}. */
  claim_token: string;
  /** For the page /t/{token}. */
  ticket_token: string;
  name: string;
  ticket_number: string;
  company: string;
  event_title: string;
  event_venue: string;
  event_city: string;
  /** Start. ISO 8601, UTC. */
  event_start_date: string;
  /** End. ISO 8601, UTC. */
  event_end_date: string;
  event_timezone: string;
  ticket_tier_name: string;
  /** Address of the poster. */
  event_image: string | null;
  /** Until when it can be given back. */
  closes_at: string;
  /** It can be given back now. */
  can_release: boolean;
};
export type SeatClaimInput = {
  name?: string;
  email?: string;
  phone?: string | null;
  /** To giving name and address to the company and to the organizer of the event. */
  consent?: boolean;
  kind?: GuestKind;
  organisation?: string;
};
export type CompanySeatOffer = {
  id: number;
  /** For the page /seats/{token}. */
  token: string;
  title: string;
  message: string;
  /** Name. */
  offered_by: string;
  event: number;
  event_title: string;
  event_venue: string;
  event_city: string;
  /** Start. ISO 8601, UTC. */
  event_start_date: string;
  /** End. ISO 8601, UTC. */
  event_end_date: string;
  event_timezone: string;
  ticket_tier_name: string;
  /** Address of the poster. */
  event_image: string | null;
  /** Until when seats can be claimed. */
  closes_at: string;
  seats_left: number;
  /** Of the caller's own claim; null without one. */
  claim_token: string | null;
};
export type CompanySeats = {
  results: CompanySeatOffer[];
};
export type PersonName = {
  id: number;
  /** Full name, else the address. */
  name: string;
  email: string;
  role_label: string;
};
export type CostCentreMember = {
  id: number;
  /** The address for people without a name. */
  name: string;
};
export type CostCentreName = {
  id: number;
  code: string;
  name: string;
};
export type BudgetPeriod = "month" | "quarter" | "year";
export type BudgetEnforcement = "hard" | "advisory";
export type Budget = {
  id: number;
  version: number;
  cost_centre: CostCentreName;
  period: BudgetPeriod;
  /** First day. */
  starts_on: string;
  /** Last day. */
  ends_on: string;
  currency: string;
  enforcement: BudgetEnforcement;
  /** What remains goes to the budget of the next period. */
  carries_over: boolean;
  /** As set. Decimal string with two digits, major units. */
  amount: string;
  /** From the period before, less what went to the next. Decimal string with two digits, major units; negative where it became less. */
  carried_over: string;
  /** Amount and what was carried over. Decimal string with two digits, major units. */
  limit: string;
  /** Of live requests and open payments. Decimal string with two digits, major units. */
  reserved: string;
  /** Paid, less what came back. Decimal string with two digits, major units. */
  committed: string;
  /** Limit less reserved and committed. Decimal string with two digits, major units; negative where it became less. */
  remaining: string;
  /** Of the limit, reserved and committed together; may exceed 100 where it is advisory. */
  used_percent: number;
  /** The caller may change it. */
  may_manage: boolean;
};
export type CostCentre = {
  id: number;
  /** Named in If-Match by the next write. */
  version: number;
  /** Unique in the company, without regard to case. */
  code: string;
  name: string;
  /** Only active ones can be named by new requests and payments. */
  is_active: boolean;
  owner: PersonName | null;
  /** People who see what remains of its budget. Empty for callers who may not see its budget. */
  members: CostCentreMember[];
  /** The one of today; null without one, and for callers who may not see it. */
  budget: Budget | null;
  /** The caller owns it or is a member of it. */
  is_mine: boolean;
  /** The caller may change it. */
  may_manage: boolean;
};
export type CostCentreList = {
  /** All that match. */
  count: number;
  results: CostCentre[];
};
export type CostCentreCreate = {
  /** Letters, digits, dots, dashes, slashes and underscores. */
  code: string;
  name: string;
  /** Somebody of the company. */
  owner_id?: number | null;
  /** People of the company. */
  member_ids?: number[];
};
export type CostCentreImportReport = {
  dry_run: boolean;
  /** New ones. */
  created: number;
  /** Known codes whose name or owner changes. */
  updated: number;
  unchanged: number;
  errors: ImportError[];
};
export type CostCentreImport = {
  /** The file, UTF-8. */
  content: string;
  /** Checks and writes nothing. */
  dry_run?: boolean;
};
export type CostCentreUpdate = {
  code?: string;
  name?: string;
  /** Somebody of the company. */
  owner_id?: number | null;
  /** People of the company. */
  member_ids?: number[];
  is_active?: boolean;
};
export type BudgetList = {
  /** All that match. */
  count: number;
  results: Budget[];
};
export type BudgetInput = {
  cost_centre: number;
  period: BudgetPeriod;
  /** The first day of a month. */
  starts_on: string;
  /** At least what is reserved and committed, where it is hard. At most two decimals, major units. */
  amount: string | number;
  /** INR by default. */
  currency?: Currency;
  enforcement?: BudgetEnforcement;
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
  id: number;
  /** When. ISO 8601, UTC. */
  at: string;
  kind: BudgetEntryKind;
  /** Change of the limit. Decimal string with two digits, major units; negative where it became less. */
  amount: string;
  /** Change of what is reserved. Decimal string with two digits, major units; negative where it became less. */
  reserved: string;
  /** Change of what is committed. Decimal string with two digits, major units; negative where it became less. */
  committed: string;
  /** After this line. Decimal string with two digits, major units; negative where it became less. */
  remaining: string;
  booking: number | null;
  booking_number: string | null;
  event_title: string | null;
  /** Of the request. */
  approval: number | null;
  /** Id of the payment. */
  payment: string | null;
  /** Who caused it; empty for what happened by itself. */
  person_name: string;
  note: string;
};
export type BudgetLedger = {
  count: number;
  budget: Budget;
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
  /** Applies above this, fee and GST included for request_total and guest_value (what a guest is given in a calendar year). Decimal string with two digits, major units. */
  above: string | null;
  /** Applies to more seats than these in one request. */
  seats: number | null;
  /** Applies to events of this category. */
  category: number | null;
  /** Applies when the event begins in fewer days. */
  days: number | null;
  /** Null for both. */
  guest_kind: GuestKind | null;
  /** Shown with a refusal; empty for the usual one. */
  sentence: string;
  /** The rule as a sentence. */
  text: string;
};
export type CompanyPolicy = {
  /** 0 before the first write. */
  version: number;
  rules: PolicyRule[];
  /** Hours for a decision, while seats stay held. */
  decision_hours: number;
  /** Hours for paying after approval. */
  payment_hours: number;
  /** Approved requests are paid from the company account at once, and people who need no approval may choose the gateway account. setPolicy refuses it without an open account. */
  pays_on_account: boolean;
  /** Links in mails decide without signing in. */
  links_allowed: boolean;
  requires_cost_centre: boolean;
  may_manage: boolean;
};
export type PolicyRuleInput = {
  kind: PolicyRuleKind;
  outcome: PolicyOutcome;
  decider?: Decider;
  /** Of ticket_price, request_total and guest_value. At most two decimals, major units. */
  above?: string | number;
  /** Of seats. */
  seats?: number;
  /** Of category. */
  category?: number;
  /** Of days_ahead. */
  days?: number;
  guest_kind?: GuestKind;
  sentence?: string;
};
export type CompanyPolicyInput = {
  rules: PolicyRuleInput[];
  decision_hours?: number;
  payment_hours?: number;
  pays_on_account?: boolean;
  links_allowed?: boolean;
  requires_cost_centre?: boolean;
};
export type PolicyFinding = {
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
  sentence: string;
  /** Who decides, or what to do; may be empty. */
  detail: string;
};
export type DecidingPerson = {
  id: number;
  /** Full name, else the address. */
  name: string;
  email: string;
  role_label: string;
  /** The person in whose place they decide; null for their own. */
  for_name: string | null;
};
export type PolicyCheck = {
  outcome: PolicyOutcome;
  findings: PolicyFinding[];
  /** With fee and GST. Decimal string with two digits, major units. */
  total: string;
  currency: string;
  cost_centre: CostCentre | null;
  /** Of the budget; null where the caller may not see it. Decimal string with two digits, major units; negative where it became less. */
  remaining_after: string | null;
  /** Who may decide the first step; empty when nothing is to be decided. */
  deciders: DecidingPerson[];
  /** A company admin decides too. */
  needs_admin: boolean;
  /** Until when a request made now would hold the seats. ISO 8601, UTC. */
  deadline: string | null;
  /** Median hours to a decision in the last 90 days; null with fewer than three. */
  usual_hours: number | null;
  /** Approval pays at once, from the company's account, 409 account_limit over its limit. */
  pays_on_account: boolean;
  /** A rule looks at guests, so whoever books says whom they invite. */
  asks_guests: boolean;
};
export type PolicyItem = {
  event: number;
  ticket_tier: number;
  quantity: number;
};
export type PolicyCheckRequest = {
  booking_ids?: number[];
  items?: PolicyItem[];
  /** Somebody else of the company; needs manage_company. */
  user?: number;
  cost_centre?: number;
  guests?: GuestInput[];
};
export type ApprovalSummary = {
  id: number;
  version: number;
  status: ApprovalStatus;
  /** When. ISO 8601, UTC. */
  created_at: string;
  requester: PersonName;
  cost_centre: CostCentreName | null;
  /** Of the first booking. */
  event_title: string;
  event_count: number;
  /** Address of the poster of the first. */
  image: string | null;
  /** Of the first booking. ISO 8601, UTC. */
  event_start_at: string;
  event_timezone: string;
  seats: number;
  /** Of the first booking. */
  ticket_tier_name: string;
  currency: string;
  /** All. Decimal string with two digits, major units. */
  total: string;
  /** A rule asks for a company admin. */
  is_exception: boolean;
  /** Until when the seats are held for the decision. ISO 8601, UTC. */
  deadline: string;
  /** Until when the requester can pay. ISO 8601, UTC. */
  pay_by: string | null;
  is_paid: boolean;
  /** When it ended. ISO 8601, UTC. */
  decided_at: string | null;
  can_decide: boolean;
};
export type ApprovalList = {
  count: number;
  /** Requests that the caller may decide now. */
  waiting: number;
  results: ApprovalSummary[];
};
export type ApprovalBooking = {
  id: number;
  booking_number: string;
  event: number;
  event_title: string;
  /** Start. ISO 8601, UTC. */
  event_start_at: string;
  event_timezone: string;
  venue: string;
  city: string;
  /** Address of the poster. */
  image: string | null;
  ticket_tier_name: string;
  quantity: number;
  /** Of a ticket. Decimal string with two digits, major units. */
  unit_price: string;
  /** Share of the total. Decimal string with two digits, major units. */
  amount: string;
  status: BookingStatus;
  /** Names of colleagues with tickets for the event, as far as the caller may see them; at most 20. */
  colleagues: string[];
};
export type ApprovalBudget = {
  id: number;
  /** Limit. Decimal string with two digits, major units. */
  limit: string;
  /** Spent. Decimal string with two digits, major units. */
  committed: string;
  /** Reserved by others. Decimal string with two digits, major units. */
  reserved_by_others: string;
  /** Reserved or spent by this request. Decimal string with two digits, major units. */
  this_request: string;
  /** After this request. Decimal string with two digits, major units; negative where it became less. */
  remaining: string;
  enforcement: BudgetEnforcement;
  period: BudgetPeriod;
  /** Last day. */
  ends_on: string;
};
export type ApprovalStep = {
  decider: Decider;
  status: "waiting" | "approved" | "declined";
  /** Who may decide it now. */
  people: DecidingPerson[];
  decided_by: PersonName | null;
  /** The person in whose place a delegate decided. */
  for_person: string | null;
  /** When. ISO 8601, UTC. */
  decided_at: string | null;
  note: string;
};
export type Approval = {
  id: number;
  version: number;
  status: ApprovalStatus;
  /** When. ISO 8601, UTC. */
  created_at: string;
  requester: PersonName;
  cost_centre: CostCentreName | null;
  purpose: string;
  purpose_kind: PurposeKind;
  guests: GuestInput[];
  bookings: ApprovalBooking[];
  currency: string;
  /** Tickets. Decimal string with two digits, major units. */
  subtotal: string;
  /** Corporate service fee. Decimal string with two digits, major units. */
  service_fee: string;
  /** GST. Decimal string with two digits, major units. */
  gst: string;
  /** All. Decimal string with two digits, major units. */
  total: string;
  /** What the policy said when it was requested. */
  findings: PolicyFinding[];
  /** Null without one, and for callers who may not see it. */
  budget: ApprovalBudget | null;
  steps: ApprovalStep[];
  /** Until when the seats are held for the decision. ISO 8601, UTC. */
  deadline: string;
  /** When it ended. ISO 8601, UTC. */
  decided_at: string | null;
  /** With which it was declined, or why it ended; may be empty. */
  reason: string;
  /** Until when the requester can pay after approval. ISO 8601, UTC. */
  pay_by: string | null;
  /** Id of the payment. */
  payment: string | null;
  is_paid: boolean;
  /** Approval pays at once, from the company's account, 409 account_limit over its limit. */
  pays_on_account: boolean;
  /** It is for a place on a waiting list, and no seats are held yet. */
  is_in_advance: boolean;
  /** The caller may approve or decline now. */
  can_decide: boolean;
  can_withdraw: boolean;
  can_delegate: boolean;
};
export type ApprovalCreate = {
  booking_ids: number[];
  /** Needed where the company has cost centres. */
  cost_centre?: number;
  /** What it is for. */
  purpose: string;
  purpose_kind?: PurposeKind;
  guests?: GuestInput[];
};
export type ApprovalLink = {
  approval_id: number;
  /** The policy of the company lets nobody decide by a link alone; the request is not shown then. */
  needs_sign_in: boolean;
  /** As whoever decides sees it; null where a sign-in is needed. */
  approval: Approval | null;
  /** Whom the link was sent to, and who decides with it. */
  approver: PersonName | null;
};
export type ApprovalDecision = {
  /** Shown to the requester. */
  note?: string;
  /** Approves although an advisory budget is exceeded. */
  over_budget?: boolean;
};
export type ApprovalDecline = {
  /** Shown to the requester. */
  reason: string;
};
export type ApprovalDelegate = {
  /** Somebody of the company, not the requester. */
  to: number;
  note?: string;
};
export type Delegation = {
  delegate: PersonName | null;
  /** From. ISO 8601, UTC. */
  from: string | null;
  /** Until. ISO 8601, UTC. */
  until: string | null;
  /** Now. */
  is_active: boolean;
};
export type DelegationInput = {
  /** Somebody of the company, not a client. */
  delegate_id: number | null;
  /** Now when left out. ISO 8601, UTC. */
  from?: string;
  /** Open when left out. ISO 8601, UTC. */
  until?: string;
};
export type CreditDocument = {
  number: string;
  /** A booking of the invoice; GET /bookings/{id}/invoices/{document_id}/ has it as PDF. */
  booking: number;
  id: number;
  /** Number of the invoice with other billing details that replaces this one. */
  replaced_by: string | null;
};
export type CreditInvoice = {
  /** Id of the payment. */
  payment: string;
  /** Its invoices; empty until they are made, which takes seconds. */
  documents: CreditDocument[];
  /** When. ISO 8601, UTC. */
  bought_at: string;
  /** Last day to pay. */
  due_on: string;
  /** Charged, with fee and GST. Decimal string with two digits, major units. */
  amount: string;
  /** What refunds have taken off. Decimal string with two digits, major units. */
  credited: string;
  /** What receipts have paid of it. Decimal string with two digits, major units. */
  received: string;
  /** Still owed. Decimal string with two digits, major units. */
  open: string;
  is_overdue: boolean;
  cost_centre: CostCentreName | null;
  /** Who bought. */
  person_name: string;
  /** Of a test payment, by which no money was moved. */
  is_test: boolean;
  correction: InvoiceCorrectionTerms;
};
export type CreditReversal = {
  /** When. ISO 8601, UTC. */
  reversed_at: string;
  /** Name of the platform admin. */
  reversed_by: string;
  reason: string;
};
export type CreditReceipt = {
  id: number;
  /** Day of the bank. */
  received_on: string;
  /** Received. Decimal string with two digits, major units. */
  amount: string;
  /** Of the bank. */
  reference: string;
  /** The purchases that it pays. */
  parts: {
    /** Id of the payment. */
    payment: string;
    /** Of the receipt. Decimal string with two digits, major units. */
    amount: string;
  }[];
  /** What is kept of it as credit. Decimal string with two digits, major units. */
  unused: string;
  /** When. ISO 8601, UTC. */
  recorded_at: string;
  /** Name of the platform admin. */
  recorded_by: string;
  /** What took it back; null while it counts. */
  reversal: CreditReversal | null;
};
export type CreditRefund = {
  /** Id of the payment. */
  payment: string;
  /** When. ISO 8601, UTC. */
  refunded_at: string;
  /** Given back. Decimal string with two digits, major units. */
  amount: string;
  credit_note_numbers: string[];
  reason: string;
};
export type CompanyCredit = {
  /** Purchases can be charged to it. */
  is_open: boolean;
  version: number;
  currency: string;
  /** The most that can be owed. Decimal string with two digits, major units. */
  credit_limit: string;
  /** Still owed. Decimal string with two digits, major units. */
  open: string;
  /** What can still be charged; never less than zero. Decimal string with two digits, major units. */
  available: string;
  /** Received or refunded above what is owed; the next purchases use it up. Decimal string with two digits, major units. */
  credit_balance: string;
  /** Owed, and due today or before. Decimal string with two digits, major units. */
  due: string;
  /** Owed, and due before today. Decimal string with two digits, major units. */
  overdue: string;
  /** The earliest due date of what is owed; null when nothing is owed. */
  next_due_on: string | null;
  /** From the day of the purchase, in the zone of India. */
  days_to_pay: number;
  /** To which reminders go; empty where they go to the company's admins. */
  billing_email: string;
  /** Those that are not settled, then the newest; at most 100. */
  invoices: CreditInvoice[];
  /** The newest; at most 100. */
  receipts: CreditReceipt[];
  /** What came back, the newest; at most 100. */
  refunds: CreditRefund[];
};
export type CompanyCreditInput = {
  is_open?: boolean;
  /** The most that can be owed. At most two decimals, major units. */
  credit_limit?: string | number;
  days_to_pay?: number;
  /** Empty for the company's admins. */
  billing_email?: string;
};
export type CreditReceiptInput = {
  /** Received. At most two decimals, major units. */
  amount: string | number;
  /** Day of the bank. */
  received_on: string;
  /** Of the bank; the same one is recorded once. */
  reference: string;
  /** Ids of the payments that it pays first. */
  payments?: string[];
};
export type CreditReversalInput = {
  /** Shown to the company's admins. */
  reason: string;
};
export type FailureKind = "job" | "mail" | "refund" | "payment" | "dispute";
export type FailureState = "open" | "given_up";
export type FailureAction = "retry" | "give_up" | "paid_by_hand";
export type Failure = {
  kind: FailureKind;
  /** Numeric id within its kind. */
  id: number;
  /** What it was to do, for people. */
  name: string;
  state: FailureState;
  /** How often it was tried; null where nothing is tried. */
  attempts: number | null;
  /** The last error of the job, the mail server or the gateway. */
  last_error: string | null;
  /** When it failed for the last time; when a payment or a dispute began. */
  since: string;
  /** Why it was given up. */
  given_up_reason: string | null;
  /** The address of a mail. */
  recipient: string | null;
  /** Of a refund, a payment or a dispute. */
  gateway: string | null;
  /** Of a refund, a payment or a dispute. */
  amount: string | null;
  /** Of the amount. */
  currency: string | null;
  /** The public id of the payment. */
  payment: string | null;
  /** The event of the booking, or the one that it is about. */
  event: {
    id: number;
    title: string;
  } | null;
  /** The booking; of a payment for several, the first. */
  booking: {
    id: number;
    number: string;
  } | null;
  /** The company that it is for. */
  company: {
    id: number;
    name: string;
  } | null;
  actions: FailureAction[];
};
export type FailureList = {
  /** All matches. */
  count: number;
  page: number;
  page_size: number;
  /** Those of the state, of each kind. */
  counts: {
    job: number;
    mail: number;
    refund: number;
    payment: number;
    dispute: number;
  };
  results: Failure[];
};
export type GiveUpInput = {
  /** Kept in the changes of the platform. */
  reason: string;
};
export type PaidByHandInput = {
  /** Of the transfer, for the books. */
  reference: string;
};
export type UpcomingAttendance = {
  event: number;
  title: string;
  /** Start. ISO 8601, UTC. */
  start_at: string;
  timezone: string;
  city: string;
  /** Address of the poster. */
  image: string | null;
  seats: number;
  /** Seats without a name. */
  unassigned: number;
  /** Names; at most ten. */
  people: string[];
};
export type CreditSummary = {
  /** Purchases can be charged to it. */
  is_open: boolean;
  currency: string;
  /** The most that can be owed. Decimal string with two digits, major units. */
  credit_limit: string;
  /** Still owed. Decimal string with two digits, major units. */
  open: string;
  /** What can still be charged; never less than zero. Decimal string with two digits, major units. */
  available: string;
  /** Owed, and due today or before. Decimal string with two digits, major units. */
  due: string;
  /** Owed, and due before today. Decimal string with two digits, major units. */
  overdue: string;
  /** The earliest due date of what is owed; null when nothing is owed. */
  next_due_on: string | null;
};
export type CompanyOverview = {
  company_name: string;
  gstin: string | null;
  /** Open accounts of the company, as the list of its people counts them; the four counts of roles add up to it. */
  people: number;
  /** First day. */
  from: string;
  /** Last day. */
  to: string;
  currency: string;
  /** Of the budgets of the period. Decimal string with two digits, major units. */
  limit: string;
  /** Spent. Decimal string with two digits, major units. */
  spent: string;
  /** Reserved. Decimal string with two digits, major units. */
  committed: string;
  /** Left. Decimal string with two digits, major units; negative where it became less. */
  remaining: string;
  days_left: number;
  cost_centres: CostCentre[];
  upcoming: UpcomingAttendance[];
  employees: number;
  managers: number;
  admins: number;
  clients: number;
  invited: number;
  /** Requests that the caller may decide. */
  waiting: number;
  /** The account on which the company pays later; null for a company that never had one, and for owners of cost centres. */
  account: CreditSummary | null;
};
export type SpendGrouping = "cost_centre" | "event" | "person" | "month";
export type SpendRow = {
  /** An id, or a month; `none` without a cost centre, `others` for the rows after the five hundredth. */
  key: string;
  label: string;
  detail: string;
  /** Paid or reserved; none that were paid back whole. */
  bookings: number;
  /** Of live bookings, paid or reserved. */
  seats: number;
  /** Paid, less what came back. Decimal string with two digits, major units. */
  spent: string;
  /** Reserved. Decimal string with two digits, major units. */
  committed: string;
  /** Seats checked in. */
  came: number;
  /** Seats of past events that were not checked in. */
  absent: number;
  /** Spent on past events, by seats checked in. Decimal string with two digits, major units. */
  per_person_who_came: string | null;
};
export type CompanySpend = {
  /** First day. */
  from: string;
  /** Last day. */
  to: string;
  grouping: SpendGrouping;
  /** Of all sums; rupees, or without any the currency with the largest amount. Files have all currencies. */
  currency: string;
  /** Spent. Decimal string with two digits, major units. */
  total: string;
  results: SpendRow[];
};
export type HospitalityOrganisation = {
  organisation: string;
  guests: number;
  times: number;
  /** Given to its guests. Decimal string with two digits, major units. */
  value: string;
};
export type HospitalityInvitation = {
  booking_number: string;
  event: number;
  event_title: string;
  /** ISO 8601, UTC. */
  event_start_at: string;
  event_timezone: string;
  /** Share of the guest, with fee and GST. Decimal string with two digits, major units. */
  value: string;
  purpose: string;
  /** Who booked. */
  invited_by: string;
  /** Empty where no approval was needed. */
  approved_by: string[];
};
export type HospitalityGuest = {
  guest: number;
  name: string;
  organisation: string;
  email: string;
  kind: GuestKind;
  year: number;
  currency: string;
  /** Bookings to which the guest was invited. */
  times: number;
  /** Shares of the guest, with fee and GST. Decimal string with two digits, major units. */
  value: string;
  /** The latest first, at most 20. */
  invitations: HospitalityInvitation[];
};
export type CompanyHospitality = {
  /** Guests by year and currency that the filters find. */
  count: number;
  currency: string;
  guests: number;
  times: number;
  /** Of all. Decimal string with two digits, major units. */
  value: string;
  /** Years in which somebody was invited, the latest first. */
  years: number[];
  /** The largest first, at most 20. */
  organisations: HospitalityOrganisation[];
  /** By year, the latest first, and by value, the largest first. */
  results: HospitalityGuest[];
};
