import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../contract/types';
import { createApprovalCalls, requestTickets } from '../../testing/approvals';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  seatCounts,
  statusAndCode,
} from '../../testing/bookings';
import { budgetSums } from '../../testing/budgets';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { assertPurchasesConsistent, createAccountWorld, createCredit } from '../../testing/credits';
import { mailsTo } from '../../testing/mails';
import { runDueJobs } from '../../testing/organizer';
import { createBackgroundWorkers, createCheckoutCalls } from '../../testing/payments';

let app: TestApp;
let calls: ReturnType<typeof createBookingCalls>;
let checkout: ReturnType<typeof createCheckoutCalls>;
let approvals: ReturnType<typeof createApprovalCalls>;
let workers: ReturnType<typeof createBackgroundWorkers>;
let world: Awaited<ReturnType<typeof createAccountWorld>>;

/** One ticket and three, minor units, with fee and GST. */
const ONE = 240_720;
const THREE = 722_160;

beforeAll(async () => {
  app = await buildTestApp();
  calls = createBookingCalls(app);
  checkout = createCheckoutCalls(app);
  approvals = createApprovalCalls(app);
  workers = createBackgroundWorkers(app);
});
afterAll(() => app?.close());
beforeEach(async () => {
  world = await createAccountWorld(app);
});
afterEach(() => assertPurchasesConsistent(app.db));

const setLimit = (limit: number) => createCredit(app, world.company, { limit });

const requested = () => requestTickets(app, world);

describe('choosing the account to pay', () => {
  it('settles at once, with budget, tickets, invoice and mail', async () => {
    const { asha, costCentre, budget, tier } = world;
    const booking = await world.book();
    const list = await calls.get('/payments/gateways/', asha.headers);
    expect(list.json<Schemas['PaymentGatewayList']>().gateways.at(-1)).toEqual({
      name: 'account',
      label: 'Company account',
      is_test: true,
    });
    const result = await calls.payFor(asha.headers, [booking.id], {
      gateway: 'account',
      cost_centre: costCentre.id,
    });
    expect(result).toMatchObject({ gateway: 'account', status: 'success', is_test: true });
    expect(result.results[0]).toMatchObject({ payment_method: 'account', amount: '2407.20' });
    expect((await calls.read(asha.headers, booking.id)).tickets).toHaveLength(1);
    expect(await seatCounts(app.db, tier)).toEqual({ available: 199, held: 0, sold: 1 });
    expect(await budgetSums(app.db, budget)).toMatchObject({ reserved: 0, committed: ONE });
    expect(await world.owed()).toBe(ONE);

    await runDueJobs(app, workers);
    await runDueJobs(app, workers);
    const [invoice] = (await world.readAccount()).invoices;
    expect(invoice).toMatchObject({
      payment: result.payment_id,
      amount: '2407.20',
      open: '2407.20',
      is_overdue: false,
      cost_centre: { id: costCentre.id },
      person_name: 'Asha Person',
      is_test: true,
    });
    const document = await app.db
      .selectFrom('invoices')
      .where('number', '=', invoice?.documents[0]?.number ?? '')
      .select('data')
      .executeTakeFirstOrThrow();
    expect(document.data.payment).toMatchObject({ gateway: 'account', due_on: invoice?.due_on });
    const mail = (await mailsTo(app, asha.user.email)).find(
      ({ kind }) => kind === 'payment_confirmed',
    );
    expect(mail?.text).toContain('charged to the account of your company');
  });

  it('settles a checkout, which answers with the page of the outcome', async () => {
    const { asha } = world;
    const booking = await world.book();
    // An open payment at a gateway is replaced.
    const open = await checkout.checkout(asha.headers, 'razorpay');
    const answer = expectStatus(
      200,
      await checkout.start(asha.headers, 'account', 'press-number-1'),
    );
    const started = answer.json<Schemas['Checkout']>();
    expect(started.checkout_url).toContain(`/cart?stage=payment&payment=${started.payment_id}`);
    const verified = await checkout.verify(asha.headers, started.payment_id);
    expect(verified.json()).toMatchObject({ status: 'success', gateway: 'account' });
    expect((await checkout.verify(asha.headers, open.payment_id)).json().status).toBe('failed');
    expect((await calls.read(asha.headers, booking.id)).payment_status).toBe('paid');
    // The same press again, and another one.
    const again = await checkout.start(asha.headers, 'account', 'press-number-1');
    expect(again.json()).toMatchObject({ payment_id: started.payment_id });
    expect(statusAndCode(await checkout.start(asha.headers, 'account'))).toEqual([
      409,
      'nothing_to_pay',
    ]);
    expect(await world.owed()).toBe(ONE);
  });

  it('is for the people of a company whose policy pays on account', async () => {
    const { company } = world;
    const client = await createBuyer(app, { company, role: 'client' });
    const stranger = await createBuyer(app);
    for (const { headers } of [client, stranger]) {
      const booking = await calls.book(headers, world.tier);
      const names = (await calls.get('/payments/gateways/', headers))
        .json<Schemas['PaymentGatewayList']>()
        .gateways.map(({ name }) => name);
      expect(names).not.toContain('account');
      const amount = await calls.quoteTotal(headers, [booking.id]);
      const body = { booking_ids: [booking.id], amount, gateway: 'account' as const };
      expect(statusAndCode(await calls.pay(headers, body))).toEqual([409, 'account_not_available']);
      expect(statusAndCode(await checkout.start(headers, 'account'))).toEqual([
        409,
        'account_not_available',
      ]);
    }
    const own = await world.book();
    const body = { booking_ids: [own.id], amount: '2407.20', gateway: 'account' as const };
    await app.db
      .updateTable('company_credits')
      .set({ is_open: false })
      .where('company_id', '=', company.id)
      .execute();
    const refused = await calls.pay(world.asha.headers, body);
    expect(statusAndCode(refused)).toEqual([409, 'account_not_available']);
    const other = { ...body, gateway: 'razorpay' as const, payment_method: 'account' as const };
    expect((await calls.pay(world.asha.headers, other)).statusCode).toBe(400);
    const hook = { payload: '{}', headers: {} };
    expect((await checkout.deliver('account', hook)).statusCode).toBe(404);
    expect(await world.owed()).toBe(0);
  });

  it('needs the approval that other ways to pay need', async () => {
    const booking = await world.book(3);
    const body = { booking_ids: [booking.id], amount: '7221.60', gateway: 'account' as const };
    expect(statusAndCode(await calls.pay(world.asha.headers, body))).toEqual([
      409,
      'approval_required',
    ]);
  });

  it('is refused above the limit, and nothing is changed; only admins learn what is left', async () => {
    const { asha, admin, budget, costCentre, tier } = world;
    await setLimit(ONE);
    await calls.payFor(asha.headers, [(await world.book()).id], { gateway: 'account' });
    const booking = await world.book();
    const body = {
      booking_ids: [booking.id],
      amount: '2407.20',
      gateway: 'account' as const,
      cost_centre: costCentre.id,
    };
    const refused = await calls.pay(asha.headers, body);
    expect(statusAndCode(refused)).toEqual([409, 'account_limit']);
    expect(refused.json<Schemas['Error']>().details).toEqual({
      needed: '2407.20',
      currency: 'INR',
    });
    const own = await calls.book(admin.headers, tier);
    const told = await calls.pay(admin.headers, { ...body, booking_ids: [own.id] });
    expect(told.json<Schemas['Error']>()).toMatchObject({
      error: expect.stringContaining('has ₹0.00 left; this needs ₹2,407.20'),
      details: { available: '0.00' },
    });
    expect(await world.owed()).toBe(ONE);
    expect(await budgetSums(app.db, budget)).toMatchObject({ reserved: 0, committed: 0 });
    expect((await calls.read(asha.headers, booking.id)).status).toBe('pending');
  });

  it('charges nothing for free tickets, and nobody of a suspended company', async () => {
    const { asha, company } = world;
    const { tier } = await createOffer(app, { price: 0 });
    const free = await calls.book(asha.headers, tier);
    await calls.payFor(asha.headers, [free.id], { gateway: 'account' });
    const booking = await world.book();
    await app.db
      .updateTable('companies')
      .set({ suspended_at: new Date() })
      .where('id', '=', company.id)
      .execute();
    const body = { booking_ids: [booking.id], amount: '2407.20', gateway: 'account' as const };
    expect(statusAndCode(await calls.pay(asha.headers, body))).toEqual([403, 'company_suspended']);
    expect(await world.owed()).toBe(0);
  });
});

describe('an approval', () => {
  it('pays at once, in the name of the requester', async () => {
    const { asha, owner, budget, tier } = world;
    const { id, booking } = await requested();
    expect(await approvals.read(owner.headers, id)).toMatchObject({ pays_on_account: true });
    expect(await world.owed()).toBe(0);
    const answer = expectStatus(200, await approvals.approve(owner.headers, id));
    expect(answer.json()).toMatchObject({ status: 'approved', is_paid: true, pay_by: null });
    expect(await world.owed()).toBe(THREE);
    expect(await seatCounts(app.db, tier)).toEqual({ available: 197, held: 0, sold: 3 });
    expect(await budgetSums(app.db, budget)).toMatchObject({ reserved: 0, committed: THREE });
    const paid = await calls.read(asha.headers, booking.id);
    expect(paid).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
    expect(paid.history.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['approval_requested', 'approved', 'paid']),
    );
    await runDueJobs(app, workers);
    const news = (await mailsTo(app, asha.user.email)).find(({ kind }) => kind === 'approval_news');
    expect(news?.text).toContain('there is nothing left for you to do');
    const again = await approvals.approve(world.admin.headers, id);
    expect(statusAndCode(again)).toEqual([409, 'already_decided']);
    expect(await world.owed()).toBe(THREE);
  });

  it('is refused above the limit, and the request waits as before', async () => {
    const { asha, owner, admin, budget, tier } = world;
    const { id, booking } = await requested();
    await setLimit(THREE - 1);
    const before = await calls.read(asha.headers, booking.id);
    const refused = await approvals.approve(owner.headers, id);
    expect(statusAndCode(refused)).toEqual([409, 'account_limit']);
    expect(refused.json<Schemas['Error']>().error).not.toContain('₹');
    const told = await approvals.approve(admin.headers, id);
    expect(told.json<Schemas['Error']>().details).toMatchObject({ available: '7221.59' });
    expect(await approvals.read(owner.headers, id)).toMatchObject({
      status: 'pending',
      can_decide: true,
      is_paid: false,
      steps: [{ status: 'waiting' }],
    });
    expect(await calls.read(asha.headers, booking.id)).toEqual(before);
    expect(await seatCounts(app.db, tier)).toEqual({ available: 197, held: 3, sold: 0 });
    expect(await budgetSums(app.db, budget)).toMatchObject({ reserved: THREE, committed: 0 });
    await setLimit(THREE);
    expectStatus(200, await approvals.approve(owner.headers, id));
    expect(await world.owed()).toBe(THREE);
  });

  it('lets the requester pay where the account was closed meanwhile', async () => {
    const { asha, owner, company } = world;
    const { id, booking } = await requested();
    await app.db
      .updateTable('company_credits')
      .set({ is_open: false })
      .where('company_id', '=', company.id)
      .execute();
    expect((await approvals.read(owner.headers, id)).pays_on_account).toBe(false);
    const answer = expectStatus(200, await approvals.approve(owner.headers, id));
    expect(answer.json<Schemas['Approval']>().pay_by).not.toBeNull();
    await calls.payFor(asha.headers, [booking.id]);
    expect(await world.owed()).toBe(0);
  });
});
