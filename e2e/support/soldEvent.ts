import type { APIRequestContext } from '@playwright/test';
import { callerOf, type Call } from './testBookings';

const HOUR_MS = 3_600_000;
/** Most tickets of one booking. */
const A_BOOKING = 10;
/** With their seats one person may have unpaid (MAX_HELD_PER_PERSON). */
const A_PAYMENT = 4;

export interface SoldEvent {
  id: number;
  title: string;
  tickets: { number: string; code: string }[];
}

/** Part of each name, by which a name is recognized. */
export const NAME_MARK = 'Quillfeather';

/** Buys tickets, ten a booking; the first ten get names. */
async function buyTickets(buy: Call, order: { event: number; ticket_tier: number }, count: number) {
  const bookings: number[] = [];
  let unpaid: number[] = [];
  while (bookings.length * A_BOOKING < count) {
    const { id } = await buy('POST', '/bookings/', { ...order, quantity: A_BOOKING });
    bookings.push(id);
    unpaid.push(id);
    if (unpaid.length < A_PAYMENT && bookings.length * A_BOOKING < count) continue;
    const { total } = await buy('GET', `/bookings/quote/?booking_ids=${unpaid.join(',')}`);
    await buy('POST', '/payments/bulk_create/', { booking_ids: unpaid, amount: total });
    unpaid = [];
  }
  const attendees = Array.from({ length: A_BOOKING }, (_, seat) => ({
    name: `${NAME_MARK} ${crypto.randomUUID().slice(0, 13)}`,
    email: `guest${seat}@lakshmi.example`,
  }));
  await buy('POST', `/bookings/${bookings[0] ?? 0}/attendees/`, { attendees });
  const read = await Promise.all(bookings.map((booking) => buy('GET', `/bookings/${booking}`)));
  return read.flatMap((booking) =>
    booking.tickets.map(({ ticket_number: number, qr_code: code }) => ({
      number,
      code: code ?? '',
    })),
  );
}

/** A free event of rhea's that begins in five hours, so that its check-in is open, with `count` tickets sold. */
export async function sellEvent(
  request: APIRequestContext,
  { title, count }: { title: string; count: number },
): Promise<SoldEvent> {
  const { call } = await callerOf(request, 'rhea');
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
  const { results: categories } = await call('GET', '/event-categories/');
  const { id } = await call('POST', '/events/', {
    title,
    category: categories[0]?.id ?? 0,
    venue: 'Harbour Hall',
    city: 'Mumbai',
    state: 'Maharashtra',
    country: 'India',
    timezone: 'Asia/Kolkata',
    currency: 'INR',
    start_date: inHours(5),
    end_date: inHours(8),
    booking_start_date: inHours(-24),
    booking_end_date: inHours(4),
  });
  const tier = { name: 'Stalls', price: '0', total_tickets: count };
  const { ticket_tiers: tiers } = await call('POST', `/events/${id}/tiers/`, tier);
  await call('POST', `/events/${id}/publish/`);
  // Nobody approves the purchases of her company.
  const { call: buy } = await callerOf(request, 'lena');
  const order = { event: id, ticket_tier: tiers[0]?.id ?? 0 };
  return { id, title, tickets: await buyTickets(buy, order, count) };
}
