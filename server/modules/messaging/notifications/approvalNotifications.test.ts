import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { BodyAt } from '../../../contract/calls';
import type { Schemas } from '../../../contract/types';
import {
  createApprovalCalls,
  createApprovalWorld,
  endRequests,
  letRequestRunOut,
} from '../../../testing/approvals';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  type BookingCalls,
  type Buyer,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';

type List = Schemas['NotificationList'];
type Kind = Schemas['NotificationKind'];

let test: TestApp;
let calls: BookingCalls;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
});
afterAll(() => test.close());

async function list({ headers }: Buyer): Promise<List> {
  return expectStatus(200, await calls.get('/notifications/', headers)).json();
}

async function markRead(
  body: BodyAt<'POST', '/notifications/read/'>,
  { headers }: Buyer,
): Promise<number> {
  const answer = await calls.call('POST', '/notifications/read/', headers, body);
  return expectStatus(200, answer).json<Schemas['NotificationCount']>().unread_count;
}

const kindsOf = ({ results }: List) => results.map((one) => one.kind);

function only(notifications: List, kind: Kind): Schemas['Notification'] {
  const [first, ...others] = notifications.results.filter((one) => one.kind === kind);
  expect(others).toEqual([]);
  if (!first) throw new Error(`No ${kind}.`);
  return first;
}

async function endHoldIn(minutes: number, bookingId: number): Promise<void> {
  await test.db
    .updateTable('bookings')
    .set({ hold_expires_at: sql<Date>`now() + make_interval(mins => ${minutes}::int)` })
    .where('id', '=', bookingId)
    .execute();
}

describe('requests for approval', () => {
  const setUp = async () => {
    const world = await createApprovalWorld(test);
    const approvals = createApprovalCalls(test);
    const request = async () => {
      const bookings = [
        await calls.book(world.asha.headers, world.tier, 2),
        await calls.book(world.asha.headers, (await createOffer(test, { price: 200_000 })).tier, 1),
      ];
      return approvals.request(world.asha.headers, bookings, { cost_centre: world.costCentre.id });
    };
    return { ...world, approvals, request };
  };

  it('wait for whoever is asked, one for a request, until it is decided; read once', async () => {
    const { owner, admin, asha, approvals, request, event } = await setUp();
    const { id } = await request();
    const waiting = only(await list(owner), 'approval_waiting');
    expect(waiting).toMatchObject({ approval: id, booking: null, event: event.id, is_read: false });
    expect(waiting.title).toMatch(/^Asha .* asks for your approval: .* and 1 more event$/);
    expect(waiting.text).toMatch(/^₹7,221\.60 with fee and GST\. Decide before \w{3}, .* IST\.$/);
    expect((await list(admin)).count).toBe(0);
    expect((await list(asha)).count).toBe(0);
    expect(await markRead({ ids: [waiting.id] }, owner)).toBe(0);

    const body = { delegate_id: admin.user.id };
    await calls.call('PUT', '/company/delegation/', owner.headers, body);
    expect(kindsOf(await list(admin))).toEqual(['approval_waiting']);
    expectStatus(200, await approvals.decline(owner.headers, id, { reason: 'Not this year.' }));
    expect((await list(owner)).count).toBe(0);
    expect((await list(admin)).count).toBe(0);
    expect(only(await list(asha), 'approval_decided')).toMatchObject({
      title: expect.stringMatching(/^Declined: /),
      text: 'The reason: Not this year.',
      approval: id,
    });
  });

  it('wait for company admins where the person who is asked has left', async () => {
    const { owner, admin, request, company } = await setUp();
    await request();
    await test.db
      .updateTable('users')
      .set({ is_active: false })
      .where('id', '=', owner.user.id)
      .execute();
    expect(kindsOf(await list(admin))).toEqual(['approval_waiting']);
    const manager = await createBuyer(test, { company, role: 'company_manager' });
    const stranger = await createBuyer(test, { role: 'company_admin' });
    for (const other of [manager, stranger]) expect((await list(other)).count).toBe(0);
  });

  it('tell who asked what became of them, anew when that changes', async () => {
    const { owner, asha, approvals, request } = await setUp();
    const { id, bookings } = await request();
    for (const booking of bookings) await endHoldIn(10, booking.id);
    expect(kindsOf(await list(asha))).toEqual([]);
    expectStatus(200, await approvals.approve(owner.headers, id));
    const approved = only(await list(asha), 'approval_decided');
    expect(approved.title).toMatch(/^Approved: /);
    expect(approved.text).toMatch(/^Pay until .* IST to keep the seats of bookings /);
    await markRead({}, asha);
    await letRequestRunOut(test.db, id);
    await endRequests(test);
    const over = only(await list(asha), 'approval_decided');
    expect(over).toMatchObject({ id: approved.id, is_read: false });
    expect(over.text).toContain('not paid in time');

    const late = await request();
    await letRequestRunOut(test.db, late.id);
    const texts = (await list(asha)).results
      .filter((one) => one.approval === late.id)
      .map((one) => one.text);
    expect(texts).toEqual(['Nobody decided in time. The seats are on sale again.']);
    expect((await list(owner)).count).toBe(0);
  });

  it('say that they are paid, once they are', async () => {
    const { owner, asha, approvals, request } = await setUp();
    const { id, bookings } = await request();
    expectStatus(200, await approvals.approve(owner.headers, id));
    await calls.payFor(
      asha.headers,
      bookings.map((booking) => booking.id),
    );
    expect(only(await list(asha), 'approval_decided').text).toMatch(/^Bookings .* are paid\.$/);
  });
});
