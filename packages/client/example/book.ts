/** Signs in, lists events, books a ticket of the first event that has one, and prints the booking number. */
import { randomUUID } from 'node:crypto';
import { createClient, FoyerError, unwrap, type Schemas } from '@foyer/client';
import { baseUrl, password, username } from './settings.js';

let session: Schemas['Session'] | undefined;
const foyer = createClient({ baseUrl, token: () => session?.access_token });

async function firstTierOnSale(): Promise<Schemas['TicketTier']> {
  const { results } = await unwrap(
    foyer.GET('/events/', { params: { query: { timeframe: 'upcoming', page_size: 20 } } }),
  );
  console.log(`${results.length} events`);
  for (const { id } of results.filter((event) => event.is_booking_open)) {
    const event = await unwrap(foyer.GET('/events/{id}/', { params: { path: { id } } }));
    const tier = event.ticket_tiers.find(
      ({ sale_state: state, available_tickets: left }) => state === 'on_sale' && left > 0,
    );
    if (tier) return tier;
  }
  throw new Error('No event has tickets to sell.');
}

/** @param key one for each intention: a repeated call with the same key books once */
const book = (tier: Schemas['TicketTier'], key: string) =>
  unwrap(
    foyer.POST('/bookings/', {
      params: { header: { 'Idempotency-Key': key } },
      body: { event: tier.event, ticket_tier: tier.id, quantity: 1 },
    }),
  );

try {
  session = await unwrap(foyer.POST('/auth/login/', { body: { username, password } }));
  const booking = await book(await firstTierOnSale(), randomUUID());
  console.log(`Booked ${booking.booking_number}, ${booking.total_amount} ${booking.currency}`);
} catch (error) {
  if (!(error instanceof FoyerError)) throw error;
  console.error(`${error.status} ${error.code}: ${error.message}`);
  process.exitCode = 1;
}
