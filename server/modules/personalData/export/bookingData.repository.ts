import { sql, type RawBuilder } from 'kysely';
import { invitedBy } from '../../../db/expressions/invitations';
import type { DataQuery, DataRow } from '../personalData.types';

/** Converts minor units to decimal text. */
const amount = (column: string): RawBuilder<string> =>
  sql<string>`round(${sql.ref(column)} / 100.0, 2)::text`;

const bookings: DataQuery = ({ id }) => sql<DataRow>`
  select b.id as row, b.booking_number, e.title as event, e.start_at as event_starts_at, t.name as ticket,
    b.quantity, ${amount('b.unit_price')} as unit_price, ${amount('b.total_amount')} as total, b.currency,
    b.status, b.payment_status, b.booking_for, b.booked_for_name as booked_for, b.notes, b.created_at,
    c.code as cost_centre, a.purpose
  from bookings b
  join events e on e.id = b.event_id
  join ticket_tiers t on t.id = b.ticket_tier_id
  left join budget_allocations a on a.booking_id = b.id
  left join cost_centres c on c.id = a.cost_centre_id
  where b.user_id = ${id}`;

const bookingHistory: DataQuery = ({ id }) => sql<DataRow>`
  select h.id as row, b.booking_number, h.at, h.kind, h.from_status, h.to_status, h.note, h.people
  from booking_history h join bookings b on b.id = h.booking_id where h.actor_user_id = ${id}`;

/**
 * Attendees of the person's bookings, and the person as an attendee of other people's bookings. Ticket codes are not
 * exported.
 */
const tickets: DataQuery = ({ id, email }) => sql<DataRow>`
  select k.id as row, case when b.user_id = ${id} then 'own booking' else 'booking of another' end as found_in,
    e.title as event, e.start_at as event_starts_at, t.name as ticket, k.ticket_number, k.seat_no,
    k.attendee_name, k.attendee_email, k.attendee_phone, k.employee_id, k.department, k.designation,
    k.dietary_preferences, k.special_requirements, k.used_at, k.voided_at, k.returned_at, k.created_at
  from tickets k
  join bookings b on b.id = k.booking_id
  join events e on e.id = k.event_id
  join ticket_tiers t on t.id = k.ticket_tier_id
  where b.user_id = ${id} or lower(k.attendee_email) = ${email}`;

/** Scans of the tickets above; the names of stewards are not the person's data. */
const checkIns: DataQuery = ({ id, email }) => sql<DataRow>`
  select c.id as row, e.title as event, k.ticket_number, c.direction, c.scanned_at, c.received_at, c.door, c.offline,
    c.result, c.admitted, c.flags, c.undone_at
  from check_ins c
  join tickets k on k.id = c.ticket_id
  join bookings b on b.id = k.booking_id
  join events e on e.id = c.event_id
  where b.user_id = ${id} or lower(k.attendee_email) = ${email}`;

const payments: DataQuery = ({ id }) => sql<DataRow>`
  select p.id as row, p.public_id as payment_id, p.gateway, p.payment_method, p.status, p.is_test,
    ${amount('p.subtotal')} as subtotal, ${amount('p.service_fee')} as service_fee, ${amount('p.gst')} as gst,
    ${amount('p.amount')} as total, p.currency, p.buyer, p.created_at, p.settled_at
  from payments p where p.user_id = ${id}`;

const refunds: DataQuery = ({ id }) => sql<DataRow>`
  select r.id as row, p.public_id as payment_id, ${amount('r.amount')} as amount, r.currency, r.reason, r.state,
    r.created_at, r.done_at
  from refunds r join payments p on p.id = r.payment_id where p.user_id = ${id}`;

const invoices: DataQuery = ({ id }) => sql<DataRow>`
  select i.id as row, i.kind, i.number, i.issued_at, p.public_id as payment_id, i.data as document
  from invoices i join payments p on p.id = i.payment_id where p.user_id = ${id}`;

const waitingLists: DataQuery = ({ id }) => sql<DataRow>`
  select w.id as row, e.title as event, t.name as ticket, w.quantity, w.accepts_fewer, w.status, w.reason,
    w.offered_until, w.closed_at, w.created_at
  from waiting_entries w
  join events e on e.id = w.event_id
  join ticket_tiers t on t.id = w.ticket_tier_id
  where w.user_id = ${id}`;

const seatClaims: DataQuery = ({ id, email }) => sql<DataRow>`
  select s.id as row, p.title as seats, k.ticket_number, s.email, s.how, s.made_at, s.released_at
  from seat_claims s
  join seat_pools p on p.id = s.pool_id
  join tickets k on k.id = s.ticket_id
  where s.user_id = ${id} or s.email = ${email}`;

const seatInvitations: DataQuery = ({ email }) => sql<DataRow>`
  select p.id as row, p.title as seats, i.name, i.email, i.invited_at, i.reminded_at
  from seat_invitations i join seat_pools p on p.id = i.pool_id where i.email = ${email}`;

const seatRefusals: DataQuery = ({ email }) => sql<DataRow>`
  select r.id as row, p.title as seats, r.name, r.email, r.outcome, r.created_at
  from seat_refusals r join seat_pools p on p.id = r.pool_id where r.email = ${email}`;

/** Lists about the person's bookings, payments and tickets. */
export const bookingLists = {
  bookings,
  booking_history: bookingHistory,
  tickets,
  check_ins: checkIns,
  payments,
  refunds,
  invoices,
  waiting_lists: waitingLists,
  seat_claims: seatClaims,
  seat_invitations: seatInvitations,
  seat_refusals: seatRefusals,
} as const satisfies Record<string, DataQuery>;

const approvals: DataQuery = ({ id }) => sql<DataRow>`
  select a.id as row, a.status, a.purpose, a.purpose_kind, ${amount('a.total')} as total, a.currency, a.findings,
    a.reason, a.created_at, a.deadline, a.decided_at
  from approvals a where a.requester_id = ${id}`;

const decisions: DataQuery = ({ id }) => sql<DataRow>`
  select row_number() over (order by s.approval_id, s.position) as row, s.approval_id as request, s.position,
    case when s.decided_by = ${id} then 'decided' when s.delegated_by = ${id} then 'handed on'
      when s.decided_for = ${id} then 'decided by a delegate' else 'asked' end as part,
    s.status, s.decided_at, case when s.decided_by = ${id} then s.note else '' end as note
  from approval_steps s
  where s.decided_by = ${id} or s.person_id = ${id} or s.decided_for = ${id} or s.delegated_by = ${id}`;

const delegations: DataQuery = ({ id }) => sql<DataRow>`
  select d.person_id as row, case when d.person_id = ${id} then 'gave' else 'got' end as kind,
    other.first_name || ' ' || other.last_name as colleague, d.starts_at, d.ends_at
  from delegations d
  join users other on other.id = case when d.person_id = ${id} then d.delegate_id else d.person_id end
  where d.person_id = ${id} or d.delegate_id = ${id}`;

const costCentres: DataQuery = ({ id }) => sql<DataRow>`
  select c.id as row, c.code, c.name, case when c.owner_id = ${id} then 'owner' else 'member' end as part
  from cost_centres c
  where c.owner_id = ${id} or exists (
    select from cost_centre_members m where m.cost_centre_id = c.id and m.user_id = ${id})`;

/** Guests invited by the person, and the person as a guest. */
const hospitality: DataQuery = ({ id, email }) => sql<DataRow>`
  select i.id as row, case when ${invitedBy} = ${id} then 'invited by the person' else 'the person' end as guest_is,
    c.name as guest, c.organisation, c.email, b.booking_number, e.title as event,
    ${amount('i.value')} as value, b.currency, i.purpose, i.created_at
  from booking_guests i
  join company_guests c on c.id = i.guest_id
  join bookings b on b.id = i.booking_id
  join events e on e.id = b.event_id
  left join payment_bookings s on s.booking_id = b.id and s.is_settled
  left join payments p on p.id = s.payment_id
  where ${invitedBy} = ${id} or lower(c.email) = ${email}`;

/** Lists about the person's role in a company. */
export const companyLists = {
  approvals,
  decisions,
  delegations,
  cost_centres: costCentres,
  hospitality,
} as const satisfies Record<string, DataQuery>;
