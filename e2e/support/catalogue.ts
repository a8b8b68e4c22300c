import type { APIRequestContext } from '@playwright/test';

interface Tier {
  name: string;
  is_active: boolean;
  available_tickets: number;
}

interface CatalogueEvent {
  id: number;
  title: string;
  is_booking_open: boolean;
  is_exclusive: boolean;
  available_tickets: number;
  ticket_tiers: Tier[];
}

const SEATS_NEEDED = 10;

/** An event of the demo world that anybody may book today, with a tier that has seats enough. */
export async function findBookableEvent(request: APIRequestContext) {
  const list = await request.get('/api/events/');
  const { results } = (await list.json()) as { results: CatalogueEvent[] };
  for (const event of results) {
    const tier = (event.ticket_tiers ?? []).find(
      (one) => one.is_active && one.available_tickets >= SEATS_NEEDED,
    );
    if (event.is_booking_open && !event.is_exclusive && tier) {
      return { id: event.id, title: event.title, tier: tier.name };
    }
  }
  throw new Error('The demo world has no event that is open to all with seats left.');
}
