import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { BodyAt } from '../../../contract/calls';
import type { Schemas } from '../../../contract/types';
import {
  anyVersion,
  createAuthoring,
  firstTier,
  inDays,
  type Authoring,
} from '../../../testing/authoring';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  expectStatus,
  expireHold,
  type BookingCalls,
  type Buyer,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createHoldExpiryWorker } from '../../inventory/holdExpiry.service';

let test: TestApp;
let calls: BookingCalls;
let by: Authoring;
let asha: Buyer;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  by = await createAuthoring(test);
  asha = await createBuyer(test, { firstName: 'Asha' });
});
afterEach(() => assertInventoryConsistent(test.db));
afterAll(() => test.close());

const iso = (days: number) => inDays(days).toISOString();
const addTier = (event: Schemas['OrganizedEvent'], tier: object) =>
  by.send('POST', `/events/${event.id}/tiers/`, {
    name: 'Early Bird',
    total_tickets: 20,
    price: '600',
    ...tier,
  });
const change = (
  event: Schemas['OrganizedEvent'],
  tier: { id: number },
  body: BodyAt<'PATCH', `/events/${number}/tiers/${number}`>,
) => by.send('PATCH', `/events/${event.id}/tiers/${tier.id}`, body, anyVersion);
/** Time passes: the rules for changes are not asked. */
const setWindow = (tier: { id: number }, starts: Date | null, ends: Date | null) =>
  test.db
    .updateTable('ticket_tiers')
    .set({ sale_starts_at: starts, sale_ends_at: ends })
    .where('id', '=', tier.id)
    .execute();
const shown = async (event: { id: number }): Promise<Schemas['Event']> =>
  expectStatus(
    200,
    await test.app.inject({ url: `/api/events/${event.id}`, headers: asha.headers }),
  ).json();
const order = (event: { id: number }, tier: { id: number }) =>
  calls.create(asha.headers, { event: event.id, ticket_tier: tier.id, quantity: 1 });

describe('the sale window of a tier', () => {
  it('ends after it begins, inside of the booking period, each problem at its field', async () => {
    const event = await by.createDraft(by.complete());
    const cases: [object, string, RegExp][] = [
      [
        { sale_starts_at: iso(3), sale_ends_at: iso(2) },
        'sale_ends_at',
        /must end after it begins/,
      ],
      [
        { sale_starts_at: iso(3), sale_ends_at: iso(3) },
        'sale_ends_at',
        /must end after it begins/,
      ],
      [{ sale_starts_at: iso(-2) }, 'sale_starts_at', /before booking opens on .* IST/],
      [{ sale_starts_at: iso(19) }, 'sale_starts_at', /after booking closes/],
      [{ sale_ends_at: iso(19.1) }, 'sale_ends_at', /after booking closes/],
      [{ sale_ends_at: iso(-1.1) }, 'sale_ends_at', /before booking opens/],
      [{ sale_starts_at: '2026-02-30T10:00:00Z' }, 'sale_starts_at', /./],
    ];
    for (const [window, field, sentence] of cases) {
      const refused = expectStatus(400, await addTier(event, window)).json();
      expect(refused.fields[field]).toMatch(sentence);
    }
    const window = { sale_starts_at: iso(2), sale_ends_at: event.booking_end_date };
    const made: Schemas['OrganizedEvent'] = expectStatus(201, await addTier(event, window)).json();
    expect(firstTier(made)).toMatchObject(window);
    const opened = await change(made, firstTier(made), { sale_starts_at: null });
    expect(firstTier(expectStatus(200, opened).json())).toMatchObject({
      sale_starts_at: null,
      sale_ends_at: window.sale_ends_at,
    });
  });

  it('is held against the booking period as instants, also where the clocks go back', async () => {
    // On 31 October 2027 the clocks of London show 1:30 twice; booking closes at the second.
    const event = await by.createDraft({
      ...by.complete(),
      timezone: 'Europe/London',
      start_date: '2027-11-01T19:00:00Z',
      end_date: '2027-11-01T22:00:00Z',
      booking_start_date: '2027-10-30T23:00:00Z',
      booking_end_date: '2027-10-31T01:30:00Z',
    });
    const early = { sale_starts_at: '2027-10-31T00:30:00Z', sale_ends_at: '2027-10-31T01:30:00Z' };
    expectStatus(201, await addTier(event, early));
    const late = await addTier(event, { sale_ends_at: '2027-10-31T01:30:01Z' });
    expect(expectStatus(400, late).json().fields.sale_ends_at).toBe(
      'It ends after booking closes on Sun, Oct 31, 2027, 1:30 AM GMT.',
    );
  });

  it('keeps the tier from being booked before and after, with a sentence', async () => {
    const event = await by.publish();
    const tier = firstTier(event);
    const [soon, then] = [inDays(2), inDays(10)];
    await setWindow(tier, soon, then);
    const early = expectStatus(409, await order(event, tier)).json();
    expect(early).toMatchObject({
      code: 'outside_sale_window',
      details: { sale_starts_at: soon.toISOString(), sale_ends_at: then.toISOString() },
    });
    expect(early.error).toMatch(/^Sales of this tier open on \w{3}, /);
    await setWindow(tier, inDays(-1), inDays(10));
    const held = expectStatus(201, await order(event, tier)).json<Schemas['Booking']>();

    await setWindow(tier, inDays(-1), inDays(-0.01));
    expect(expectStatus(409, await order(event, tier)).json()).toMatchObject({
      code: 'outside_sale_window',
      error: expect.stringMatching(/^Sales of this tier ended on /),
    });
    // A hold keeps its seats until it ends, and takes no more; when it has run out they are gone.
    const more = () =>
      test.app.inject({
        method: 'PATCH',
        url: `/api/bookings/${held.id}`,
        headers: asha.headers,
        payload: { quantity: 2 },
      });
    expect(expectStatus(409, await more()).json().code).toBe('outside_sale_window');
    expect((await calls.read(asha.headers, held.id)).hold_state).toBe('held');
    await expireHold(test.db, held.id);
    expect(expectStatus(409, await more()).json().code).toBe('outside_sale_window');
    const paying = await calls.pay(asha.headers, {
      booking_ids: [held.id],
      amount: '1.00',
    });
    expect(expectStatus(409, paying).json()).toMatchObject({
      code: 'booking_closed',
      details: { lines: [{ booking: held.id, code: 'booking_closed' }] },
    });
  });

  it('is in the state of the event and its lowest price', async () => {
    const event = await by.publish();
    const stalls = firstTier(event);
    const added: Schemas['OrganizedEvent'] = expectStatus(201, await addTier(event, {})).json();
    const early = added.ticket_tiers[1] ?? stalls;
    const stateOf = async () => {
      const { sale_state, tickets_open_at, base_price, available_tickets, ticket_tiers } =
        await shown(event);
      return [
        sale_state,
        tickets_open_at,
        base_price,
        available_tickets,
        ticket_tiers.map((tier) => tier.sale_state),
      ];
    };
    const [soon, later] = [inDays(2), inDays(4)];
    await setWindow(stalls, later, null);
    await setWindow(early, soon, later);
    expect(await stateOf()).toEqual([
      ...['not_yet_open', soon.toISOString(), '600.00', 30],
      ['not_yet_open', 'not_yet_open'],
    ]);
    await setWindow(early, null, later);
    expect(await stateOf()).toEqual(['on_sale', null, '600.00', 30, ['not_yet_open', 'on_sale']]);
    await setWindow(early, null, inDays(-0.1));
    expect(await stateOf()).toEqual([
      ...['not_yet_open', later.toISOString(), '1000.00', 10],
      ['not_yet_open', 'ended'],
    ]);
    await setWindow(stalls, null, inDays(-0.1));
    expect((await stateOf()).slice(0, 2)).toEqual(['closed', null]);
    await setWindow(stalls, null, null);
    expect(await stateOf()).toEqual(['on_sale', null, '1000.00', 10, ['on_sale', 'ended']]);

    // Lists sort and filter by the price that the worker keeps.
    const found = async () => {
      const url = '/api/events/?max_price=700';
      const { results } = (await test.app.inject({ url })).json<Schemas['EventList']>();
      return results.map(({ id }) => id);
    };
    expect(await found()).toContain(event.id);
    await createHoldExpiryWorker({ db: test.db, log: test.app.log }).runOnce();
    expect(await found()).not.toContain(event.id);
  });

  it('goes into a copy, and must fit before that is published', async () => {
    const event = await by.publish();
    const window = { sale_starts_at: iso(1), sale_ends_at: iso(6) };
    expectStatus(200, await change(event, firstTier(event), window));
    const copy: Schemas['OrganizedEvent'] = expectStatus(
      201,
      await by.send('POST', `/events/${event.id}/duplicate/`),
    ).json();
    expect(firstTier(copy)).toMatchObject(window);
    const patch = (body: BodyAt<'PATCH', `/events/${number}`>) =>
      by.send('PATCH', `/events/${copy.id}`, body, anyVersion);
    const dated: Schemas['OrganizedEvent'] = expectStatus(
      200,
      await patch({ ...by.complete(), booking_end_date: iso(5) }),
    ).json();
    expect(dated.missing).toEqual({
      ticket_tiers: expect.stringMatching(
        /^Change the sale window of Stalls. It ends after booking/,
      ),
    });
    const publish = () => by.send('POST', `/events/${copy.id}/publish/`);
    expect(expectStatus(409, await publish()).json()).toMatchObject({
      code: 'incomplete',
      details: { missing: dated.missing },
    });
    await patch({ booking_end_date: iso(19) });
    await setWindow(firstTier(copy), inDays(-1), inDays(-0.1));
    expect(expectStatus(409, await publish()).json().details.missing).toEqual({
      ticket_tiers: 'The sale of Stalls has ended. Change its sale window or close it.',
    });
    expectStatus(200, await change(copy, firstTier(copy), window));
    expectStatus(200, await publish());
  });
});
