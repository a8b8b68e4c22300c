import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Schemas } from '../../../contract/types';
import { systemClock } from '../../../lib/clock';
import {
  createBookingCalls,
  createOffer,
  expectStatus,
  type Buyer,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import type { TestTier } from '../../../testing/events';
import { createPolicyPeople } from '../../../testing/policies';
import { createRetention } from './retention.service';

let test: TestApp;
let calls: ReturnType<typeof createBookingCalls>;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
});
afterAll(() => test.close());

const rahul = {
  name: 'Rahul Nair',
  organisation: 'Meridian Capital',
  kind: 'client' as const,
  email: 'rahul@meridian.example',
};
const devika = {
  name: 'Devika Rao',
  organisation: 'Ministry of Culture',
  kind: 'public_official' as const,
};

async function invite(
  { headers }: Buyer,
  tier: TestTier,
  guests: Schemas['GuestInput'][],
): Promise<void> {
  const { id } = await calls.book(headers, tier, 2);
  const amount = await calls.quoteTotal(headers, [id]);
  const purpose = 'To meet before the renewal.';
  expectStatus(201, await calls.pay(headers, { booking_ids: [id], amount, purpose, guests }));
}

/** The event ended, and its invitations were made, so many days ago. */
async function age(event: number, days: number): Promise<void> {
  const { db } = test;
  const then = sql<Date>`now() - make_interval(days => ${days}::int)`;
  await sql`update events set start_at = ${then} - interval '1 day', end_at = ${then}
    where id = ${event}`.execute(db);
  await sql`update booking_guests set created_at = ${then} - interval '9 days'
    where booking_id in (select id from bookings where event_id = ${event})`.execute(db);
}

it('guests lose name and address some time after the last event; what they were given stays', async () => {
  const { asha, meera } = await createPolicyPeople(test);
  const [old, recent] = await Promise.all([
    createOffer(test, { price: 100_000, total: 20 }),
    createOffer(test, { price: 100_000, total: 20 }),
  ]);
  await invite(asha, old.tier, [rahul, devika]);
  await invite(asha, recent.tier, [devika]);
  await age(old.event.id, 501);
  await age(recent.event.id, 499);
  await sql`update company_guests set created_at = now() - interval '900 days'`.execute(test.db);
  const report = async () =>
    expectStatus(200, await calls.get('/company/hospitality/', meera.headers)).json<
      Schemas['CompanyHospitality']
    >();
  const before = await report();
  const config = { ...test.config, retentionGuests: 500 };
  const { purgeExpired } = createRetention({ db: test.db, config, clock: systemClock });
  await purgeExpired();

  const after = await report();
  const [gone, kept] = ['client', 'public_official'].map((kind) =>
    after.results.find((one) => one.kind === kind),
  );
  expect(gone).toMatchObject({ name: `Guest ${gone?.guest}`, email: '', times: 1 });
  expect(gone?.organisation).toBe('Meridian Capital');
  expect(kept).toMatchObject({ name: 'Devika Rao', times: 2 });
  const nameless = ({ results, ...sums }: Schemas['CompanyHospitality']) => ({
    ...sums,
    results: results.map(({ name: _name, email: _email, ...rest }) => rest),
  });
  expect(nameless(after)).toEqual(nameless(before));
  await purgeExpired();
  expect(await report()).toEqual(after);

  // Whoever is invited anew is somebody new, also under what stands in the place of the name.
  const coming = await createOffer(test, { price: 100_000, total: 20 });
  await invite(asha, coming.tier, [rahul, { ...rahul, email: '', name: gone?.name ?? '' }]);
  const { guests } = await report();
  expect(guests).toBe(before.guests + 2);
});
