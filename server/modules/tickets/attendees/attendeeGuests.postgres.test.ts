import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createPolicy } from '../../../testing/approvals';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  type Buyer,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { untilWaiting } from '../../../testing/lockWaits';
import { assertBooksConsistent } from '../../../testing/organizer';
import { guest } from '../../../testing/seats';

/** On a real PostgreSQL: who waits for whom there. */

let app: TestApp;
let calls: ReturnType<typeof createBookingCalls>;

beforeAll(async () => {
  app = await buildTestApp();
  calls = createBookingCalls(app);
});
afterAll(() => app?.close());

it('a guest who is named for seats of two bookings at once, of which the limit of a year allows one, has one', async () => {
  const asha = await createBuyer(app);
  // Mails that one person causes are counted one call after the other.
  const ravi = await createBuyer(app, { company: asha.company });
  const { tier } = await createOffer(app, { total: 60, price: 100_000 });
  await createPolicy(app, asha.company, [
    { kind: 'guest_value', outcome: 'refuse', above: 300_000 },
  ]);
  const paid = async ({ headers }: Buyer) => {
    const { id } = await calls.book(headers, tier, 1);
    await calls.payFor(headers, [id]);
    return id;
  };
  const said = { kind: 'client' as const, organisation: 'Meridian Capital' };
  const body = { attendees: [{ ...guest('Rahul Nair'), guest: said }], purpose: 'To meet.' };
  const name = ({ headers }: Buyer, id: number) =>
    calls.call('POST', `/bookings/${id}/attendees/`, headers, body);
  // The guest is known: two at once who are new clash at their address.
  expectStatus(200, await name(asha, await paid(asha)));
  const [first, second] = [await paid(asha), await paid(ravi)];

  const { naming } = await app.db.transaction().execute(async (trx) => {
    // Lets everything be read, and nobody be written into the register.
    await sql`lock table booking_guests in share mode`.execute(trx);
    const pending = [name(asha, first), name(ravi, second)];
    await untilWaiting(app, 2);
    return { naming: Promise.all(pending) };
  });
  const answers = (await naming).map(({ statusCode }) => statusCode).sort();
  expect(answers).toEqual([200, 409]);
  const { rows } = await sql<{ value: number }>`
    select i.value from booking_guests i join company_guests g on g.id = i.guest_id
    where g.company_id = ${asha.company.id}
  `.execute(app.db);
  expect(rows).toEqual([{ value: 120_360 }, { value: 120_360 }]);
  await assertBooksConsistent(app.db);
});
