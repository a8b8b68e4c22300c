import { readText } from '../../lib/personalText';
import type { Schemas } from '../../contract/types';
import { toDecimal } from '../../lib/money';
import { addedCharges } from '../catalog/charges.rules';
import { posterAddress } from '../catalog/poster.rules';
import { presentRefundTerms } from '../catalog/refundTerms.rules';
import { bindingTerms, isCancellable, refundOnCancel } from './cancellation.rules';
import type {
  BookingApproval,
  BookingRow,
  BookingTickets,
  HistoryRow,
  PaymentShareRow,
  StoredTicket,
} from './bookings.types';

export interface BookingParts {
  tickets: readonly StoredTicket[];
  payments: readonly PaymentShareRow[];
  history: readonly HistoryRow[];
  /** Excluded parts are presented as empty lists; `attendee_count` is still set. */
  include: { payment: boolean; attendees: boolean };
}

export function presentBooking(
  row: BookingRow,
  { tickets, payments, history, include }: BookingParts,
  ticketing: Pick<
    BookingTickets,
    'presentTicket' | 'presentAttendees' | 'attendeeDetailsCompleted'
  >,
): Schemas['Booking'] {
  const attendees = ticketing.presentAttendees(tickets);
  const hasHold = row.hold_state === 'held' || row.hold_state === 'expired';
  return {
    id: row.id,
    booking_number: row.booking_number,
    user: row.user_id,
    user_name: row.user_name,
    holder_state: row.holder_state,
    company: row.company_id,
    company_name: row.company_name,
    event: row.event_id,
    event_title: row.event_title,
    event_venue: row.event_venue,
    event_city: row.event_city,
    event_start_date: row.event_start_at.toISOString(),
    event_end_date: row.event_end_at.toISOString(),
    event_timezone: row.event_timezone,
    event_image: posterAddress(row.event_image, row.event_calendar_sequence),
    event_category: row.event_category,
    ticket_tier: row.ticket_tier_id,
    ticket_tier_name: row.ticket_tier_name,
    quantity: row.quantity,
    max_per_booking: row.max_per_booking,
    unit_price: toDecimal(row.unit_price),
    total_amount: toDecimal(row.total_amount),
    added_charges: addedCharges(row.unit_price),
    paid_amount: decimalOrNull(row.paid?.amount),
    refunded_amount: decimalOrNull(row.paid?.refunded || null),
    paid_back_amount: decimalOrNull(row.paid?.paid_back || null),
    seats_offered_until: row.seats_offered_until?.toISOString() ?? null,
    asks_guests: row.asks_guests,
    refund_terms: presentRefundTerms(bindingTerms(row)),
    refund_on_cancel: isCancellable(row, tickets) ? presentRefund(refundOnCancel(row)) : null,
    currency: row.currency,
    booking_date: row.created_at.toISOString(),
    status: row.status,
    payment_status: row.payment_status,
    hold_state: row.hold_state,
    hold_expires_at: hasHold ? (row.hold_expires_at?.toISOString() ?? null) : null,
    hold_extendable: row.hold_state === 'held' && !row.hold_extended,
    booked_for_user: row.booked_for_user,
    booked_for_name: row.booked_for_name,
    booking_for: row.booking_for,
    notes: row.notes,
    attendees: include.attendees ? attendees : [],
    attendee_details_completed: ticketing.attendeeDetailsCompleted(tickets),
    attendee_count: attendees.length,
    tickets: include.attendees ? tickets.map((ticket) => ticketing.presentTicket(ticket)) : [],
    history: history.map(presentHistory),
    payments: include.payment ? payments.map(presentPayment) : [],
    approval: presentApproval(row.approval),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

const decimalOrNull = (minor: number | null | undefined): string | null =>
  minor === null || minor === undefined ? null : toDecimal(minor);

const presentRefund = ({ refund, kept }: ReturnType<typeof refundOnCancel>) => ({
  refund: toDecimal(refund),
  kept: toDecimal(kept),
});

const presentApproval = (approval: BookingApproval | null): Schemas['BookingApproval'] | null =>
  approval && {
    ...approval,
    deadline: new Date(approval.deadline).toISOString(),
    pay_by: approval.pay_by === null ? null : new Date(approval.pay_by).toISOString(),
  };

const presentHistory = (row: HistoryRow): Schemas['BookingHistoryEntry'] => ({
  id: row.id,
  at: row.at.toISOString(),
  by: row.actor_name || 'Foyer',
  kind: row.kind,
  from_status: row.from_status,
  to_status: row.to_status,
  note: readText(row.people, row.note) || null,
});

export const presentPayment = (row: PaymentShareRow): Schemas['Payment'] => ({
  id: row.id,
  booking: row.booking_id,
  booking_number: row.booking_number,
  payment_id: row.payment_id,
  gateway: row.gateway,
  is_test: row.is_test,
  amount: toDecimal(row.amount),
  currency: row.currency,
  status: row.status,
  payment_method: row.payment_method,
  transaction_fee: toDecimal(row.transaction_fee),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});
