import type { APIRequestContext } from '@playwright/test';
import { untilAnswered } from './busyServer';
import { credentialsOf, type DemoUser } from './people';

interface EventInList {
  id: number;
  title: string;
  is_booking_open: boolean;
  is_exclusive: boolean;
  start_date: string;
}

interface Tier {
  name: string;
  price: string;
  is_active: boolean;
  available_tickets: number;
}

const SEATS_NEEDED = 10;
/** Whole rupees: with fee and GST this needs no approval of Northwind (docs/product/companies.md#policies). */
const MAX_SUM = 8_000;
/** Booking ends on the day before the event: for an earlier one that could be during a test. */
const MIN_TIME_TO_START_MS = 3 * 86_400_000;

/**
 * An event of the demo world that is open to all companies and that this person has not booked yet,
 * with a tier that has enough seats and of which people pay so many seats by themselves.
 */
export async function findBookableEvent(
  request: APIRequestContext,
  user: DemoUser,
  { seats = 4 }: { seats?: number } = {},
) {
  const session = await untilAnswered(() =>
    request.post('/api/auth/login/', { data: credentialsOf(user) }),
  );
  const { access_token: token } = (await session.json()) as { access_token: string };
  const read = async <T>(address: string) => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await untilAnswered(() => request.get(address, { headers }));
    return (await answer.json()) as T;
  };
  const events = await read<{ results: EventInList[] }>('/api/events/?page_size=100');
  const bookings = await read<{ results: { event: number }[] }>('/api/bookings/?page_size=100');
  const booked = new Set(bookings.results.map((booking) => booking.event));
  for (const one of events.results) {
    const { id, title, is_booking_open: open, is_exclusive: exclusive, start_date: start } = one;
    if (
      !open ||
      exclusive ||
      booked.has(id) ||
      Date.parse(start) < Date.now() + MIN_TIME_TO_START_MS
    )
      continue;
    const { ticket_tiers: tiers } = await read<{ ticket_tiers: Tier[] }>(`/api/events/${id}`);
    const tier = tiers.find(
      (one) =>
        one.is_active &&
        one.available_tickets >= SEATS_NEEDED &&
        Number(one.price) * seats <= MAX_SUM,
    );
    if (tier) return { id, title, tier: tier.name };
  }
  throw new Error('The demo world has no event that is open to all with seats left.');
}
