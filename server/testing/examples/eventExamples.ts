import type { Examples } from './exampleWorld';

/** Browsing. */
export const eventExamples = {
  listEvents: { as: 'asha', query: { page_size: 1 } },
  getEvent: ({ event }) => ({ as: 'asha', id: event('Jazz by the Bay') }),
} satisfies Examples;
