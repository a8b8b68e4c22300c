import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Schemas } from '../../contract/types';
import {
  assertInventoryConsistent,
  createBuyer,
  createOffer,
  type Buyer,
} from '../../testing/bookings';
import type { TestTier } from '../../testing/events';
import { testSize } from '../../testing/rounds';
import { startTwoApps, type TwoApps } from '../../testing/twoApps';

/** D44 on a real PostgreSQL: limits of a tier per person and per company under parallel requests. */

describe.each([
  ['with group admission', true],
  ['without group admission', false],
])('at two servers at once, %s', (_, groupAdmission) => {
  let servers: TwoApps;

  beforeAll(async () => {
    servers = await startTwoApps({ groupAdmission });
  });
  afterAll(() => servers?.close());

  const buyerOf = (company?: Buyer['company']) => createBuyer(servers, company ? { company } : {});

  const book = (server: number, { headers }: Buyer, tier: TestTier, quantity: number) =>
    servers.ask(server, 'POST', '/bookings/', headers, {
      event: tier.event_id,
      ticket_tier: tier.id,
      quantity,
    });

  async function bookOne(buyer: Buyer, tier: TestTier, quantity = 1) {
    const { status, body } = await book(0, buyer, tier, quantity);
    expect(status).toBe(201);
    return { id: (body as Schemas['Booking']).id, buyer };
  }

  const seatsOf = async (tier: TestTier, by: 'user_id' | 'company_id') => {
    const { rows } = await sql<{ id: number; seats: number }>`
      select ${sql.ref(by)} as id, sum(quantity)::int as seats from bookings
      where ticket_tier_id = ${tier.id} and hold_state in ('held', 'sold') group by 1
    `.execute(servers.db);
    return new Map(rows.map(({ id, seats }) => [id, seats]));
  };

  it('a person with many bookings gets as many seats as allowed, and others in the same batches all of theirs', async () => {
    const { tier } = await createOffer(servers, { name: 'VIP', total: 5_000, maxPerPerson: 4 });
    const greedy = await buyerOf();
    const others: Buyer[] = [];
    while (others.length < 12) others.push(await buyerOf());
    const [answers, honest] = await Promise.all([
      Promise.all(
        Array.from({ length: testSize(40, 300) }, (_each, number) => book(number, greedy, tier, 1)),
      ),
      Promise.all(others.map((buyer, number) => book(number, buyer, tier, 4))),
    ]);
    expect(honest.map(({ status }) => status)).toEqual(others.map(() => 201));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(answers.length - 4);
    for (const { status, body } of refused) {
      expect({ status, body }).toMatchObject({
        status: 409,
        body: {
          code: 'tier_limit',
          error: 'You can book 4 tickets of VIP for this event, and you have 4 already.',
        },
      });
    }
    const seats = await seatsOf(tier, 'user_id');
    expect([greedy, ...others].map(({ user }) => seats.get(user.id))).toEqual(
      [greedy, ...others].map(() => 4),
    );
    await assertInventoryConsistent(servers.db);
  });

  it('the people of a company get as many together, by new bookings and by raising old ones', async () => {
    const limits = { maxPerPerson: 8, maxPerCompany: 12 };
    const { tier } = await createOffer(servers, { total: 5_000, ...limits });
    const first = await buyerOf();
    const colleagues = [first];
    while (colleagues.length < 6) colleagues.push(await buyerOf(first.company));
    const held = await Promise.all(colleagues.map((buyer) => bookOne(buyer, tier)));
    const rival = await buyerOf();
    const answers = await Promise.all(
      held.flatMap(({ id, buyer }, number) => [
        servers.ask(number, 'PATCH', `/bookings/${id}`, buyer.headers, { quantity: 3 }),
        book(number + 1, buyer, tier, 2),
        book(number, buyer, tier, 2),
      ]),
    );
    const rivals = await book(0, rival, tier, 8);
    expect(rivals.status).toBe(201);
    // Each takes two: three of them fit, whichever they are.
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(3);
    for (const { body } of answers.filter(({ status }) => status >= 300)) {
      expect(body).toMatchObject({ code: 'tier_limit', details: { per: 'company', limit: 12 } });
    }
    expect((await seatsOf(tier, 'company_id')).get(first.company.id)).toBe(12);
    await assertInventoryConsistent(servers.db);
  });
});
