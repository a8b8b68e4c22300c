import type { BookingSeats, CompanySeatOffer, OfferedBooking, SeatClaim, SeatOffer } from '@/api';

type Pool = NonNullable<BookingSeats['pool']>;

/** A booking of three seats, two of them free. */
export const buildOffered = (over: Partial<OfferedBooking> = {}): OfferedBooking => ({
  booking: 101,
  booking_number: 'FY-2026-000101',
  ticket_tier_name: 'Gold',
  seats: 3,
  free: 2,
  on_return: { refund: '4500.00', kept: '500.00', until: '2099-03-10T13:30:00.000Z' },
  ...over,
});

/** Three seats of Mumbai Jazz Night, one of them Ravi's, offered to nobody. */
export const buildSeats = (over: Partial<BookingSeats> = {}): BookingSeats => ({
  booking: 101,
  booking_number: 'FY-2026-000101',
  company: 2,
  event_title: 'Mumbai Jazz Night',
  event_start_date: '2099-03-14T13:30:00.000Z',
  event_timezone: 'Asia/Kolkata',
  currency: 'INR',
  seats: 3,
  free: 2,
  may_change: true,
  can_offer: true,
  asks_guests: false,
  on_return: { refund: '4500.00', kept: '500.00', until: '2099-03-10T13:30:00.000Z' },
  bookings: [buildOffered()],
  addable: [],
  pool: null,
  holders: [
    {
      ticket: 201,
      booking_number: 'FY-2026-000101',
      guest: null,
      ticket_number: 'FYR-7K4M-2291',
      seat_no: 1,
      name: 'Ravi Iyer',
      email: 'ravi@northwind.example',
      how: 'named',
      is_colleague: true,
      at: null,
    },
  ],
  invited: [],
  ...over,
});

/** Open for colleagues until the event starts. */
export const buildPool = (over: Partial<Pool> = {}): Pool => ({
  id: 5,
  title: 'Jazz with the team',
  message: '',
  purpose: '',
  audience: 'colleagues',
  unclaimed: 'keep',
  is_open: true,
  closes_at: '2099-03-14T13:30:00.000Z',
  opened_by: 'Asha Rao',
  opened_at: '2026-11-20T04:30:00Z',
  closed_because: null,
  returned: 0,
  refund: null,
  link_token: 'sp1.a-link',
  ...over,
});

/** A seat that Meera offers. */
export const buildCompanySeats = (over: Partial<CompanySeatOffer> = {}): CompanySeatOffer => ({
  id: 5,
  token: 'sp1.a-link',
  title: 'Jazz with the team',
  message: '',
  offered_by: 'Meera Shah',
  event: 1,
  event_title: 'Mumbai Jazz Night',
  event_venue: 'Royal Opera House',
  event_city: 'Mumbai',
  event_start_date: '2099-03-14T13:30:00.000Z',
  event_end_date: '2099-03-14T17:30:00.000Z',
  event_timezone: 'Asia/Kolkata',
  ticket_tier_name: 'Gold',
  event_image: null,
  closes_at: '2099-03-14T13:30:00.000Z',
  seats_left: 2,
  claim_token: null,
  ...over,
});

const event = {
  event_title: 'Mumbai Jazz Night',
  event_venue: 'Royal Opera House',
  event_city: 'Mumbai',
  event_start_date: '2099-03-14T13:30:00.000Z',
  event_end_date: '2099-03-14T16:30:00.000Z',
  event_timezone: 'Asia/Kolkata',
  event_image: '/posters/events/12.svg',
  ticket_tier_name: 'Gold',
  company: 'Northwind Industries',
  closes_at: '2099-03-13T12:30:00.000Z',
};

/** What the page of an offer shows to a colleague. */
export const buildSeatOffer = (over: Partial<SeatOffer> = {}): SeatOffer => ({
  ...event,
  title: event.event_title,
  message: '',
  audience: 'colleagues',
  seats_left: 3,
  claim_as: 'yourself',
  asks_guest: false,
  claim_token: null,
  ...over,
});

/** A seat that Ira has claimed. */
export const buildSeatClaim = (over: Partial<SeatClaim> = {}): SeatClaim => ({
  ...event,
  claim_token: '1-claim-token',
  ticket_token: '5k-ticket-token',
  name: 'Ira Sen',
  ticket_number: 'FYR-7K4M-2291',
  can_release: true,
  ...over,
});
