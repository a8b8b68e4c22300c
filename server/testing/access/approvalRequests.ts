import type { Schemas } from '../../contract/types';
import { createPolicy } from '../approvals';
import { createBookingCalls, createOffer, expectStatus } from '../bookings';
import type { TestApp } from '../buildTestApp';
import type { AccessData } from './accessData';
import type { RequestBuilder } from './requestParts';

/** A ticket of this price, minor units, needs an approval; no other row books one. */
const PRICE = 100_000_000;

/** A new booking of the owner that needs an approval. */
async function newNeed({ people, headers }: AccessData, test: TestApp): Promise<object> {
  const company = { id: people.owner.companyId ?? 0 };
  await createPolicy(test, company, [
    { kind: 'ticket_price', outcome: 'needs_approval', above: PRICE - 1 },
  ]);
  const { tier } = await createOffer(test, { price: PRICE });
  const booking = await createBookingCalls(test).book(headers.owner, tier);
  return { booking_ids: [booking.id], purpose: 'To meet the team.' };
}

/** A new request of the owner. */
async function newRequest(data: AccessData, test: TestApp): Promise<{ id: number }> {
  const body = await newNeed(data, test);
  const { owner } = data.headers;
  const answer = await createBookingCalls(test).call('POST', '/approvals/', owner, body);
  return { id: expectStatus(201, answer).json<Schemas['Approval']>().id };
}

const request =
  (body?: (data: AccessData) => object): RequestBuilder =>
  async (data, test) => ({
    ...(await newRequest(data, test)),
    ...(body && { body: body(data) }),
  });

const toColleague = ({ people }: AccessData) => ({ to: people.colleague.id });

export const approvalRequests = {
  listApprovals: () => ({}),
  createApproval: async (data, test) => ({ body: await newNeed(data, test) }),
  getApproval: request(),
  approveRequest: request(() => ({})),
  declineRequest: request(() => ({ reason: 'Not this year.' })),
  withdrawRequest: request(),
  delegateRequest: request(toColleague),
  getDelegation: () => ({}),
  setDelegation: ({ people }) => ({ body: { delegate_id: people.manager.id } }),
} satisfies Record<string, RequestBuilder>;
