import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import {
  assertInventoryConsistent,
  createBuyer,
  createOffer,
  seatCounts,
  type Buyer,
  type Headers,
} from '../../../testing/bookings';
import { noHoldLimits } from '../../../testing/buildTestApp';
import { createOrganizerTeam } from '../../../testing/organizers';
import { createUser, signIn } from '../../../testing/people';
import { testRounds, testSize } from '../../../testing/rounds';
import { startTwoApps, type TwoApps } from '../../../testing/twoApps';

/** D23 on a real PostgreSQL, through two servers: capacity is changed while seats are sold. */
const ROUNDS = testRounds(2);
const BUYERS = testSize(75, 200);
const CHANGES = testSize(15, 30);

let servers: TwoApps;
let buyers: Buyer[];
let editor: Headers;
let organizerId: number;

beforeAll(async () => {
  // All buyers are of one company, take every seat and pay for none.
  servers = await startTwoApps(noHoldLimits);
  const user = await createUser(servers);
  editor = await signIn(servers, user);
  const team = await createOrganizerTeam(servers, { members: [{ id: user.id, role: 'editor' }] });
  organizerId = team.id;
  const first = await createBuyer(servers);
  buyers = [first];
  while (buyers.length < BUYERS)
    buyers.push(await createBuyer(servers, { company: first.company }));
});
afterAll(() => servers?.close());

it('many purchases while seats are added and taken away: never oversold, every seat counted', async () => {
  const refusals = new Set<unknown>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { event, tier } = await createOffer(servers, { total: 60 }, { organizerId });
    const path = `/events/${event.id}/tiers/${tier.id}` as const;
    const purchases = buyers.map((buyer, index) =>
      servers.ask(index, 'POST', '/bookings/', buyer.headers, {
        event: event.id,
        ticket_tier: tier.id,
        quantity: 1,
      }),
    );
    const changes = Array.from({ length: CHANGES }, async (_, index) => {
      const total = 40 + ((index * 17) % 60);
      const headers = { ...editor, 'if-match': '*' };
      const answer = await servers.ask(index, 'PATCH', path, headers, { total_tickets: total });
      if (answer.status === 200) {
        const [changed] = (answer.body as Schemas['OrganizedEvent']).ticket_tiers;
        expect(changed).toMatchObject({ total_tickets: total });
        const { held = 0, sold = 0, available_tickets: available = -1 } = changed ?? {};
        expect(available + held + sold).toBe(total);
      } else {
        expect([answer.status, answer.body]).toEqual([
          409,
          expect.objectContaining({ code: 'seats_taken' }),
        ]);
        refusals.add(round);
      }
    });
    const answers = await Promise.all(purchases);
    await Promise.all(changes);
    const bought = answers.filter(({ status }) => status === 201).length;
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    const { available, held } = await seatCounts(servers.db, tier);
    expect(held).toBe(bought);
    expect(available).toBeGreaterThanOrEqual(0);
    await assertInventoryConsistent(servers.db);
  }
  expect(refusals.size).toBeGreaterThan(0);
});
