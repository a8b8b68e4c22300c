import type { Examples, ExampleWorld } from './exampleWorld';

const concert = ({ event }: ExampleWorld) => ({ as: 'asha', id: event('Jazz by the Bay') });
const soldOut = ({ tier }: ExampleWorld) => {
  const { event, id } = tier('Monsoon Ragas Live', 'Gallery');
  return { event, ticket_tier: id, quantity: 2 };
};

/** Browsing, and waiting for what is sold out. */
export const eventExamples = {
  listEvents: { as: 'asha', query: { page_size: 1 } },
  listFeaturedEvents: { as: 'asha', query: { limit: 1 } },
  searchEvents: { query: { search: 'jazz' } },
  getEvent: concert,
  getEventSummary: concert,
  getEventStatistics: (world) => ({ ...concert(world), as: 'admin' }),
  listEventCategories: {},

  joinWaitingList: (world) => ({ as: 'asha', body: soldOut(world) }),
  listWaitingEntries: async (world) => {
    await world.answer('joinWaitingList', { as: 'asha', body: soldOut(world) });
    return { as: 'asha' };
  },
  updateWaitingEntry: async (world) => {
    const { id } = await world.answer('joinWaitingList', { as: 'asha', body: soldOut(world) });
    return { as: 'asha', id, body: { quantity: 1, accepts_fewer: false } };
  },
} satisfies Examples;
