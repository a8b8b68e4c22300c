import type { RequestBuilder } from './requestParts';

const own: RequestBuilder = ({ waiting }) => ({ id: waiting.entry });

export const waitingRequests = {
  listWaitingEntries: () => ({}),
  joinWaitingList: ({ waiting: { other } }) => ({
    body: { event: other.event.id, ticket_tier: other.tier.id, quantity: 1 },
  }),
  updateWaitingEntry: (data, test) => ({ ...own(data, test), body: { quantity: 1 } }),
  leaveWaitingList: own,
} satisfies Record<string, RequestBuilder>;
