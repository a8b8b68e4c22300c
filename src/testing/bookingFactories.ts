import type {
  Attendee,
  Booking,
  BookingList,
  BookingStats,
  Payment,
  PaymentResult,
  Quote,
  Ticket,
} from '@/api';

/** A pending booking of two Gold tickets, held for a long time. */
export function buildBooking(over: Partial<Booking> = {}): Booking {
  return {
    id: 101,
    booking_number: 'FY-2026-000101',
    user: 7,
    user_name: 'Asha Rao',
    holder_state: 'open',
    company: 2,
    company_name: 'Northwind Industries',
    event: 1,
    event_title: 'Mumbai Jazz Night',
    event_venue: 'Royal Opera House',
    event_city: 'Mumbai',
    event_start_date: '2099-03-14T13:30:00.000Z',
    event_end_date: '2099-03-14T17:30:00.000Z',
    event_timezone: 'Asia/Kolkata',
    event_image: '/posters/music-1.svg',
    event_category: 'Music',
    ticket_tier: 11,
    ticket_tier_name: 'Gold',
    quantity: 2,
    max_per_booking: 10,
    unit_price: '2500.00',
    total_amount: '5000.00',
    added_charges: ['service_fee', 'gst'],
    paid_amount: null,
    refunded_amount: null,
    paid_back_amount: null,
    seats_offered_until: null,
    asks_guests: false,
    refund_terms: { kind: 'none', until: null, percent: 0, fee_kept: false },
    refund_on_cancel: null,
    currency: 'INR',
    booking_date: '2026-02-01T10:00:00.000Z',
    status: 'pending',
    payment_status: 'pending',
    hold_state: 'held',
    hold_expires_at: '2099-03-01T10:00:00.000Z',
    hold_extendable: true,
    booked_for_user: null,
    booked_for_name: 'Asha Rao',
    booking_for: 'self',
    notes: '',
    attendees: [],
    attendee_details_completed: false,
    attendee_count: 0,
    tickets: [],
    history: [],
    payments: [],
    approval: null,
    created_at: '2026-02-01T10:00:00.000Z',
    updated_at: '2026-02-01T10:00:00.000Z',
    ...over,
  };
}

/** The same booking once paid: confirmed, with one ticket per seat and no names yet. */
export function buildPaidBooking(over: Partial<Booking> = {}): Booking {
  const quantity = over.quantity ?? 2;
  const tickets = Array.from({ length: quantity }, (_, seat) =>
    buildTicket({ id: 201 + seat, seat_no: seat + 1, ticket_number: `FY-T-${201 + seat}` }),
  );
  return buildBooking({
    quantity,
    status: 'confirmed',
    payment_status: 'paid',
    hold_state: 'sold',
    hold_expires_at: null,
    hold_extendable: false,
    paid_amount: '6018.00',
    refund_on_cancel: { refund: '0.00', kept: '6018.00' },
    tickets,
    payments: [buildPayment()],
    ...over,
  });
}

/** A ticket without a name on it. */
export function buildTicket(over: Partial<Ticket> = {}): Ticket {
  return {
    id: 201,
    ticket_number: 'FY-T-201',
    seat_no: 1,
    attendee_name: null,
    attendee_email: null,
    attendee_phone: null,
    is_used: false,
    qr_code: 'foyer1.example.code',
    used_at: null,
    is_shared: false,
    wallets: [],
    created_at: '2026-02-01T10:05:00.000Z',
    ...over,
  };
}

/** A named seat. */
export function buildAttendee(over: Partial<Attendee> = {}): Attendee {
  return {
    ticket: 201,
    name: 'Asha Rao',
    email: 'asha@northwind.example',
    phone: null,
    employee_id: null,
    department: null,
    designation: null,
    dietary_preferences: null,
    special_requirements: null,
    ...over,
  };
}

/** A booking's share of a sandbox payment: 5000.00 with 2 % fee and 18 % GST. */
export function buildPayment(over: Partial<Payment> = {}): Payment {
  return {
    id: 301,
    booking: 101,
    booking_number: 'FY-2026-000101',
    payment_id: 'pay_test_1',
    gateway: 'razorpay',
    is_test: true,
    amount: '6018.00',
    currency: 'INR',
    status: 'success',
    payment_method: 'upi',
    transaction_fee: '0.00',
    created_at: '2026-02-01T10:05:00.000Z',
    updated_at: '2026-02-01T10:05:00.000Z',
    ...over,
  };
}

/** What paying answers. */
export function buildPaymentResult(over: Partial<PaymentResult> = {}): PaymentResult {
  return {
    payment_id: 'pay_test_1',
    gateway: 'razorpay',
    is_test: true,
    status: 'success',
    amount: '6018.00',
    currency: 'INR',
    results: [buildPayment()],
    bookings: [buildPaidBooking()],
    ...over,
  };
}

/** A page of bookings; the counts follow from the bookings given. */
export function buildBookingList(
  results: Booking[] = [buildBooking()],
  over: Partial<BookingList> = {},
): BookingList {
  const started = (booking: Booking) => Date.parse(booking.event_start_date) < Date.now();
  const counts = {
    all: results.length,
    upcoming: results.filter((one) => !started(one) && one.status !== 'cancelled').length,
    past: results.filter((one) => started(one) || one.status === 'completed').length,
    pending: results.filter((one) => one.payment_status === 'pending').length,
  };
  return { count: results.length, page: 1, page_size: 20, counts, results, ...over };
}

/** The tiles of My Bookings. */
export function buildBookingStats(over: Partial<BookingStats> = {}): BookingStats {
  return {
    total_bookings: 4,
    upcoming_events: 2,
    total_spent: '15000.00',
    currency: 'INR',
    pending_payments: 1,
    paid_bookings: 2,
    cancelled_bookings: 1,
    refunded_bookings: 0,
    ...over,
  };
}

/** What one pending booking of 5000.00 costs (D12: 2 % fee, 18 % GST on both). */
export function buildQuote(over: Partial<Quote> = {}): Quote {
  return {
    booking_ids: [101],
    currency: 'INR',
    ticket_count: 2,
    subtotal: '5000.00',
    added_charges: ['service_fee', 'gst'],
    service_fee_rate: '0.02',
    service_fee: '100.00',
    gst_rate: '0.18',
    gst_rates: [{ rate: '0.18', gst: '918.00' }],
    gst: '918.00',
    total: '6018.00',
    lines: [
      {
        booking: 101,
        booking_number: 'FY-2026-000101',
        subtotal: '5000.00',
        service_fee: '100.00',
        gst: '918.00',
        total: '6018.00',
      },
    ],
    policy: null,
    ...over,
  };
}
