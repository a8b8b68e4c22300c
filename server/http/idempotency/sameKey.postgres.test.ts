import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { unchecked } from '../../testing/checkedInject';
import type { Schemas } from '../../contract/types';
import { createApprovalWorld, createPolicy, type ApprovalWorld } from '../../testing/approvals';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  createOffer,
  statusAndCode,
  type BookingCalls,
  type Headers,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { createEventSales, type EventSales } from '../../testing/eventSales';
import { createUser, signIn } from '../../testing/people';
import { testContract } from '../../testing/testContract';

let test: TestApp;
let calls: BookingCalls;
let sales: EventSales;
let world: ApprovalWorld;
let platform: Headers;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  sales = await createEventSales(test);
  world = await createApprovalWorld(test);
  await createPolicy(test, world.company, [{ kind: 'seats', outcome: 'needs_approval', seats: 1 }]);
  platform = await signIn(test, await createUser(test, { role: 'admin' }));
}, 60_000);
afterAll(() => test.close());

interface KeyedCall {
  path: string;
  headers: Headers;
  body: object;
  /** Another body that the operation would accept or refuse, but never answer as the first. */
  other: object;
  status: number;
}

/** A request of each operation that accepts an Idempotency-Key. */
const operations: Record<string, () => Promise<KeyedCall>> = {
  async createBooking() {
    // One request takes all that its person may hold, and all seats: the others find nothing left.
    const { tier } = await createOffer(test, { total: 4 });
    const { headers } = await createBuyer(test);
    const body = { event: tier.event_id, ticket_tier: tier.id, quantity: 4 };
    return { path: '/bookings/', headers, body, other: { ...body, quantity: 1 }, status: 201 };
  },
  async createPayment() {
    const { tier } = await createOffer(test);
    const { headers } = await createBuyer(test);
    const booking = await calls.book(headers, tier, 1);
    const amount = await calls.quoteTotal(headers, [booking.id]);
    const body = { booking_ids: [booking.id], amount };
    const other = { ...body, payment_method: 'card' };
    return { path: '/payments/bulk_create/', headers, body, other, status: 201 };
  },
  async startCheckout() {
    const { tier } = await createOffer(test);
    const { headers } = await createBuyer(test);
    await calls.book(headers, tier, 1);
    const other = { purpose: 'To meet the team.' };
    return { path: '/bookings/checkout/', headers, body: {}, other, status: 200 };
  },
  async createApproval() {
    const { headers } = world.asha;
    const booking = await calls.book(headers, world.tier, 2);
    const charge = { booking_ids: [booking.id], cost_centre: world.costCentre.id };
    const [body, other] = ['To meet the team.', 'To meet others.'].map((purpose) => ({
      ...charge,
      purpose,
    }));
    return { path: '/approvals/', headers, body: body ?? {}, other: other ?? {}, status: 201 };
  },
  async refundBooking() {
    const { headers } = sales.asha;
    const booking = await calls.book(headers, sales.balcony, 1);
    await calls.payFor(headers, [booking.id]);
    const path = `/organize/bookings/${booking.id}/refund/`;
    const state = (await calls.get(path, platform)).json<{ refundable: string }>();
    const body = { refundable: state.refundable, amount: '10.00', reason: 'The view was blocked.' };
    return { path, headers: platform, body, other: { ...body, amount: '11.00' }, status: 200 };
  },
  async correctInvoice() {
    const { headers } = await createBuyer(test);
    const { id } = await calls.book(headers, (await createOffer(test)).tier, 1);
    await calls.payFor(headers, [id]);
    const list = await calls.get(`/bookings/${id}/invoices/`, headers);
    const [invoice] = list.json<Schemas['InvoiceList']>().results;
    const path = `/bookings/${id}/invoices/${invoice?.id}/corrections/`;
    const [body, other] = [{ name: 'Northwind Exports' }, { name: 'Northwind Trust' }];
    return { path, headers, body, other, status: 201 };
  },
  async giveComplimentaryTickets() {
    const attendees = [{ name: 'Nila Rao', email: 'nila@press.example' }];
    const body = { tier: sales.stalls.id, reason: 'Press', attendees };
    const path = `/events/${sales.event.id}/complimentary/`;
    const other = { ...body, reason: 'Crew' };
    return { path, headers: sales.editor.headers, body, other, status: 201 };
  },
  async addWalkIn() {
    const { tier, event } = await createOffer(
      test,
      {},
      { startAt: new Date(Date.now() + 3_600_000) },
    );
    await test.db
      .updateTable('events')
      .set({ walk_ins: true })
      .where('id', '=', event.id)
      .execute();
    const body = { name: 'Nila Rao', ticket_tier: tier.id };
    const path = `/check-in/events/${event.id}/walk-ins/`;
    return { path, headers: platform, body, other: { ...body, name: 'Asha Rao' }, status: 201 };
  },
  async sendEventMessage() {
    const body = { audience: 'all', subject: 'Doors close at 7:15 PM', text: 'Come to gate 2.' };
    const path = `/events/${sales.event.id}/messages/`;
    const other = { ...body, text: 'Come to gate 3.' };
    return { path, headers: sales.editor.headers, body, other, status: 200 };
  },
};

it('knows every operation of the contract that accepts a key', () => {
  const named = Object.values(testContract().paths)
    .flatMap((path) => Object.values(path))
    .filter((operation) => JSON.stringify(operation.parameters ?? []).includes('IdempotencyKey'))
    .map(({ operationId }) => operationId);
  expect(named.sort()).toEqual(Object.keys(operations).sort());
});

it.each(Object.entries(operations))(
  '%s: four requests at once with one key, and one later, have one answer',
  async (name, prepare) => {
    const { path, headers, body, other, status } = await prepare();
    const key = `one-key-for-${name}`;
    const send = (payload: object) =>
      calls.call('POST', path, { ...headers, 'idempotency-key': key }, unchecked(payload));
    const answers = await Promise.all([send(body), send(body), send(body), send(body)]);
    answers.push(await send(body));
    const [first] = answers;
    expect([first?.statusCode, first?.body]).toEqual([status, expect.any(String)]);
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([status, first?.json()]);
    }
    expect(statusAndCode(await send(other))).toEqual([409, 'idempotency_conflict']);
    await assertInventoryConsistent(test.db);
  },
  60_000,
);
