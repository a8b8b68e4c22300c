import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { Schemas } from '../../contract/types';
import { inTransaction } from '../../db/transaction';
import { createApprovalCalls, createApprovalWorld, requestTickets } from '../../testing/approvals';
import { createAuthoring, firstTier, inDays } from '../../testing/authoring';
import { createBuyer, createOffer, expectStatus, type Buyer } from '../../testing/bookings';
import { createBudget, createCostCentre } from '../../testing/budgets';
import { sendScans, signInSteward } from '../../testing/checkIn';
import { createOrganizer, runDueJobs } from '../../testing/organizer';
import { createOrganizerTeam } from '../../testing/organizers';
import { createBackgroundWorkers } from '../../testing/payments';
import { createPolicy } from '../../testing/approvals';
import { createUser, signIn, type TestCompany } from '../../testing/people';
import { testContract } from '../../testing/testContract';
import { announceBookings } from './outbox.service';
import { messageBody } from './webhookMessage.rules';
import { buildWebhookApp, type WebhookApp } from './webhooks.testUtils';

const companyEvents: Schemas['CompanyWebhookEvent'][] = [
  'booking.paid',
  'booking.cancelled',
  'booking.refunded',
  'ticket.named',
  'ticket.reassigned',
  'ticket.checked_in',
  'event.rescheduled',
  'event.cancelled',
  'approval.requested',
  'approval.decided',
  'budget.nearly_used',
];
const organizerEvents: Schemas['OrganizerWebhookEvent'][] = [
  'booking.paid',
  'booking.cancelled',
  'booking.refunded',
  'ticket.named',
  'ticket.reassigned',
  'ticket.checked_in',
  'event.published',
  'event.rescheduled',
  'event.cancelled',
];

let hooks: WebhookApp;
let workers: ReturnType<typeof createBackgroundWorkers>;
beforeAll(async () => {
  hooks = await buildWebhookApp();
  workers = createBackgroundWorkers(hooks.test);
});
beforeEach(async () => {
  hooks.receiver.received.length = 0;
  await hooks.test.db.deleteFrom('webhooks').execute();
});
afterAll(async () => {
  await workers.pdfWorker.close();
  await hooks.close();
});

const contract = testContract();
const ajv = new Ajv({ strict: false, validateSchema: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', components: contract.components });

/** Sends what is due. @returns the bodies, which fit the contract */
async function sent(secret: string) {
  await hooks.sender.sendOnce();
  const bodies = hooks.receiver.bodies(secret);
  for (const body of bodies) {
    const schema =
      contract.webhooks[body.type]?.post.requestBody.content['application/json']?.schema;
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
    const validate = ajv.compile(JSON.parse(text) as object);
    expect([body.type, validate(body), validate.errors]).toEqual([body.type, true, null]);
    expect(JSON.stringify(body)).not.toMatch(/Devika|Rohan|Asha|@/);
  }
  return bodies;
}

const typesOf = (bodies: readonly { type: string }[]) => bodies.map(({ type }) => type);

/** The secret of a webhook of the company with all its events. */
async function listen(company: TestCompany, events = companyEvents, more = {}): Promise<string> {
  const admin = await createBuyer(hooks.test, { company, role: 'company_admin' });
  return (await hooks.addForCompany(admin.headers, events, more)).secret;
}

/** Two paid tickets for an event of an organizer, in an hour. */
async function sell(
  buyer: Buyer,
  organizerId?: number,
  startAt = new Date(Date.now() + 3_600_000),
) {
  const offer = await createOffer(
    hooks.test,
    { price: 650_000 },
    {
      startAt,
      endAt: new Date(startAt.getTime() + 7_200_000),
      ...(organizerId && { organizerId }),
    },
  );
  const { id } = await hooks.calls.book(buyer.headers, offer.tier, 2);
  await hooks.calls.payFor(buyer.headers, [id]);
  return { ...offer, booking: await hooks.calls.read(buyer.headers, id) };
}

describe('a company', () => {
  it('is told of its bookings and tickets, from paying to checking in', async () => {
    const buyer = await createBuyer(hooks.test);
    const secret = await listen(buyer.company);
    const { event, tier, booking } = await sell(buyer);
    expect(await sent(secret)).toMatchObject([
      {
        type: 'booking.paid',
        data: {
          id: booking.id,
          booking_number: booking.booking_number,
          event_id: event.id,
          ticket_tier_id: tier.id,
          company_id: buyer.company.id,
          quantity: 2,
          currency: 'INR',
          amount: 1_300_000,
          refunded: 0,
        },
      },
    ]);
    const [first] = booking.tickets;
    const attendees = [{ name: 'Devika Nair', email: 'devika@guests.example' }];
    const path = `/bookings/${booking.id}/attendees/` as const;
    expectStatus(200, await hooks.calls.call('POST', path, buyer.headers, { attendees }));
    expect(await sent(secret)).toMatchObject([
      { type: 'ticket.named', data: { id: first?.id, booking_id: booking.id, seat: 1 } },
    ]);
    const person = { name: 'Rohan Mehta', email: 'rohan@guests.example' };
    const reassign = `/tickets/${first?.id ?? 0}/reassign/` as const;
    expectStatus(200, await hooks.calls.call('POST', reassign, buyer.headers, person));
    expect(await sent(secret)).toMatchObject([
      { type: 'ticket.reassigned', data: { id: first?.id, booking_id: booking.id } },
    ]);
    const [now] = (await hooks.calls.read(buyer.headers, booking.id)).tickets;
    await sendScans(hooks.test, await signInSteward(hooks.test), new Date(), {
      event: event.id,
      code: now?.qr_code ?? '',
    });
    expect(await sent(secret)).toMatchObject([
      { type: 'ticket.checked_in', data: { id: first?.id, scanned_at: expect.any(String) } },
    ]);
  });

  it('is told when a booking is cancelled, and when its money is refunded', async () => {
    const buyer = await createBuyer(hooks.test);
    const secret = await listen(buyer.company, ['booking.cancelled', 'booking.refunded']);
    const { event, booking } = await sell(buyer, undefined, inDays(10));
    await (await createOrganizer(hooks.test)).cancelled(event.id);
    expect(await sent(secret)).toMatchObject([
      { type: 'booking.cancelled', data: { id: booking.id, refunded: 0 } },
    ]);
    await runDueJobs(hooks.test, workers);
    const [refund] = await sent(secret);
    expect(refund).toMatchObject({ type: 'booking.refunded', data: { id: booking.id } });
    expect(refund?.data.refunded).toBeGreaterThan(1_300_000);
  });

  it('is told of events that it has booked, not of others', async () => {
    const buyer = await createBuyer(hooks.test);
    const secret = await listen(buyer.company, ['event.rescheduled', 'event.cancelled']);
    const organizer = await createOrganizer(hooks.test);
    const { event } = await sell(buyer, undefined, inDays(10));
    const other = await createOffer(hooks.test);
    const start = inDays(12).toISOString();
    for (const { id } of [event, other.event]) {
      const dates = { start_date: start, end_date: inDays(12.1).toISOString() };
      expectStatus(200, await organizer.reschedule(id, dates));
      await organizer.cancelled(id);
    }
    expect(await sent(secret)).toMatchObject([
      { type: 'event.rescheduled', data: { id: event.id, start_date: start } },
      { type: 'event.cancelled', data: { id: event.id, status: 'cancelled' } },
    ]);
  });

  it('hears nothing of others or of unpaid bookings, nor while it is off or its domain is not proven', async () => {
    const [buyer, stranger] = [await createBuyer(hooks.test), await createBuyer(hooks.test)];
    const secret = await listen(buyer.company);
    await sell(stranger);
    const { tier } = await createOffer(hooks.test);
    const { id } = await hooks.calls.book(buyer.headers, tier);
    expectStatus(200, await hooks.calls.call('POST', `/bookings/${id}/cancel/`, buyer.headers));
    await hooks.test.db.updateTable('webhooks').set({ is_enabled: false }).execute();
    await sell(buyer);
    await hooks.test.db.updateTable('webhooks').set({ is_enabled: true }).execute();
    const proof = (domain_proven_at: Date | null) =>
      hooks.test.db
        .updateTable('companies')
        .set({ domain_proven_at })
        .where('id', '=', buyer.company.id)
        .execute();
    await proof(null);
    await sell(buyer);
    await proof(new Date());
    expect(await sent(secret)).toEqual([]);
  });

  it('is told of requests for approval and their decisions, also in a chat', async () => {
    const world = await createApprovalWorld(hooks.test);
    const approvals = createApprovalCalls(hooks.test);
    const secret = await listen(world.company, ['approval.requested', 'approval.decided']);
    const { id, booking } = await requestTickets(hooks.test, world);
    expect(await sent(secret)).toMatchObject([
      {
        type: 'approval.requested',
        data: {
          id,
          status: 'pending',
          cost_centre_id: world.costCentre.id,
          total: 722_160,
          bookings: [{ id: booking.id, event_title: world.event.title, quantity: 3 }],
        },
      },
    ]);
    await listen(world.company, ['approval.decided'], { format: 'message' });
    expectStatus(200, await approvals.decline(world.owner.headers, id, { reason: 'Not now.' }));
    await hooks.sender.sendOnce();
    const bodies = hooks.receiver.received.splice(0).map(({ body }) => JSON.parse(body));
    expect(bodies).toContainEqual(
      expect.objectContaining({ type: 'approval.decided', data: expect.anything() }),
    );
    expect(bodies).toContainEqual({
      text: `Request declined: 3 tickets for ${world.event.title}, ₹7,221.60\nhttps://foyer.test/approvals/${id}`,
    });
  });

  it('sends messages about approvals alone', async () => {
    const { headers } = await createBuyer(hooks.test, { role: 'company_admin' });
    const answer = await hooks.calls.call('POST', '/company/webhooks/', headers, {
      url: hooks.receiver.url,
      format: 'message',
      events: ['booking.paid'],
    });
    expect(answer.json<Schemas['Error']>().fields).toHaveProperty('events');
  });

  it('is told when a budget is nearly used', async () => {
    const buyer = await createBuyer(hooks.test);
    const { company } = buyer;
    const secret = await listen(company, ['budget.nearly_used']);
    await createPolicy(hooks.test, company, []);
    const costCentre = await createCostCentre(hooks.test, { company, owner: buyer.user });
    const budget = await createBudget(hooks.test, { costCentre, amount: 1_000_000 });
    const { tier } = await createOffer(hooks.test, { price: 700_000 });
    const { id } = await hooks.calls.book(buyer.headers, tier);
    await hooks.calls.payFor(buyer.headers, [id], {
      cost_centre: costCentre.id,
      purpose: 'To meet the team.',
    });
    expect(await sent(secret)).toMatchObject([
      {
        type: 'budget.nearly_used',
        data: { id: budget.id, cost_centre_id: costCentre.id, level: 80, limit: 1_000_000 },
      },
    ]);
  });
});

describe('an organizer', () => {
  it('is told of its events and their bookings alone', async () => {
    const authoring = await createAuthoring(hooks.test);
    const owner = await createUser(hooks.test);
    const team = authoring.team.id;
    await hooks.test.db
      .insertInto('organizer_members')
      .values({ organizer_id: team, user_id: owner.id, role: 'owner' })
      .execute();
    const headers = await signIn(hooks.test, owner);
    const { secret } = await hooks.addForOrganizer(headers, team, organizerEvents);
    const event = await authoring.publish();
    const buyer = await createBuyer(hooks.test);
    const tier = { id: firstTier(event).id, event_id: event.id };
    const { id } = await hooks.calls.book(buyer.headers, tier);
    await hooks.calls.payFor(buyer.headers, [id]);
    const other = await createOrganizerTeam(hooks.test);
    await sell(buyer, other.id);
    const bodies = await sent(secret);
    expect(typesOf(bodies).sort()).toEqual(['booking.paid', 'event.published']);
    expect(bodies).toContainEqual(
      expect.objectContaining({
        type: 'event.published',
        data: expect.objectContaining({ id: event.id, organizer_id: team, status: 'published' }),
      }),
    );
    expect(bodies.find(({ type }) => type === 'booking.paid')?.data.id).toBe(id);
  });
});

it('a change that is rolled back is told to nobody', async () => {
  const buyer = await createBuyer(hooks.test);
  const { booking } = await sell(buyer);
  const secret = await listen(buyer.company);
  const attempt = inTransaction(hooks.test.db, async (trx) => {
    await announceBookings(trx, 'booking.paid', [booking.id]);
    expect(await trx.selectFrom('webhook_deliveries').select('id').execute()).toHaveLength(1);
    throw new Error('The change failed.');
  });
  await expect(attempt).rejects.toThrow('The change failed.');
  expect(await sent(secret)).toEqual([]);
});

it('a title in a message mentions nobody and hides no link', () => {
  const stored = JSON.stringify({
    type: 'approval.requested',
    data: {
      id: 7,
      status: 'pending',
      currency: 'INR',
      total: 100,
      bookings: [{ event_title: '<!channel> [Pay](https://evil.test)', quantity: 1 }],
    },
  });
  expect(messageBody(stored, (id) => `https://foyer.test/approvals/${id}`)).toContain(
    'Approval requested: 1 ticket for &lt;!channel&gt; (Pay)(https://evil.test), ₹1.00',
  );
});
