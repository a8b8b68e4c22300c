import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createBookingCalls,
  createOffer,
  expectStatus,
  statusAndCode,
} from '../../testing/bookings';
import { budgetSums } from '../../testing/budgets';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { assertPurchasesConsistent, createAccountWorld } from '../../testing/credits';
import { mailsTo } from '../../testing/mails';
import { createOrganizer, creditNotesOf, runDueJobs } from '../../testing/organizer';
import { createBackgroundWorkers } from '../../testing/payments';

let app: TestApp;
let calls: ReturnType<typeof createBookingCalls>;
let workers: ReturnType<typeof createBackgroundWorkers>;
let world: Awaited<ReturnType<typeof createAccountWorld>>;

/** One ticket, minor units, with fee and GST. */
const ONE = 240_720;

beforeAll(async () => {
  app = await buildTestApp();
  calls = createBookingCalls(app);
  workers = createBackgroundWorkers(app);
});
afterAll(() => app?.close());
beforeEach(async () => {
  world = await createAccountWorld(app);
});
afterEach(() => assertPurchasesConsistent(app.db));

describe('what comes back', () => {
  it('lowers what is owed and gives back the budget, once', async () => {
    const { asha, costCentre, budget } = world;
    const refunds = { percent: 100, until: new Date(Date.now() + 86_400_000) };
    const { tier } = await createOffer(app, { price: 200_000 }, { refunds });
    const booking = await calls.book(asha.headers, tier);
    const { payment_id: payment } = await calls.payFor(asha.headers, [booking.id], {
      gateway: 'account',
      cost_centre: costCentre.id,
    });
    await runDueJobs(app, workers);
    await calls.payFor(asha.headers, [(await world.book()).id], { gateway: 'account' });
    expectStatus(200, await calls.call('POST', `/bookings/${booking.id}/cancel/`, asha.headers));
    expect(await world.owed()).toBe(2 * ONE);
    await runDueJobs(app, workers);
    await runDueJobs(app, workers);
    expect(await world.owed()).toBe(ONE);
    expect(await budgetSums(app.db, budget)).toMatchObject({ committed: 0 });
    const [note] = await creditNotesOf(app, payment);
    const account = await world.readAccount();
    expect(account).toMatchObject({ open: '2407.20', credit_balance: '0.00' });
    expect(account.refunds).toEqual([
      expect.objectContaining({
        payment,
        amount: '2407.20',
        credit_note_numbers: [note?.number],
      }),
    ]);
    expect(account.invoices.find((one) => one.payment === payment)).toMatchObject({
      amount: '2407.20',
      credited: '2407.20',
      open: '0.00',
    });
    const mails = await mailsTo(app, asha.user.email);
    const told = mails.find(({ kind }) => kind === 'refund_done');
    expect(told?.text).toContain('taken off what your company owes');
    const again = await calls.call('POST', `/bookings/${booking.id}/cancel/`, asha.headers);
    expect(statusAndCode(again)).toEqual([409, 'booking_cancelled']);
    expect(await world.owed()).toBe(ONE);
  });

  it('is credit where it was paid already, which pays what is bought next', async () => {
    const { asha } = world;
    const organizer = await createOrganizer(app);
    const { event, tier } = await createOffer(app, { price: 200_000 });
    const booking = await calls.book(asha.headers, tier);
    await calls.payFor(asha.headers, [booking.id], { gateway: 'account' });
    const path = `/companies/${world.company.id}/account/receipts/` as const;
    const body = { amount: '2407.20', received_on: '2026-01-05', reference: 'N-1' };
    expectStatus(201, await calls.call('POST', path, organizer.headers, body));
    expect(await world.owed()).toBe(0);
    await organizer.cancelled(event.id);
    for (let round = 0; round < 3; round += 1) await runDueJobs(app, workers);
    expect(await world.owed()).toBe(-ONE);
    expect(await world.readAccount()).toMatchObject({
      open: '0.00',
      credit_balance: '2407.20',
      available: '22407.20',
      receipts: [
        {
          parts: [],
          unused: '2407.20',
        },
      ],
    });
    const next = await world.book(2);
    await calls.payFor(asha.headers, [next.id], { gateway: 'account' });
    expect(await world.owed()).toBe(ONE);
    expect(await world.readAccount()).toMatchObject({
      open: '2407.20',
      credit_balance: '0.00',
      receipts: [
        {
          unused: '0.00',
          parts: [{ amount: '2407.20' }],
        },
      ],
    });
  });
});
