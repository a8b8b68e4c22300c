import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import {
  assertInventoryConsistent,
  createBuyer,
  createOffer,
  seatCounts,
  type Buyer,
  type Headers,
} from '../../../testing/bookings';
import { testSecrets } from '../../../testing/buildTestApp';
import { createOrganizerTeam } from '../../../testing/organizers';
import { createUser, signIn } from '../../../testing/people';
import { createServerProcesses, type ServerProcesses } from '../../../testing/serverProcesses';
import { createTestDatabase, type TestDatabase } from '../../../testing/testDatabase';

/** D23 on a real PostgreSQL, through two real servers: capacity is changed while seats are sold. */
jest.setTimeout(180_000);

const ROUNDS = 5;
const BUYERS = 200;
const CHANGES = 30;
const secrets = testSecrets();

let database: TestDatabase;
let servers: ServerProcesses;
let buyers: Buyer[];
let editor: Headers;
let organizerId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  servers = createServerProcesses(database, secrets);
  // All buyers are of one company, take every seat and pay for none.
  const unlimited = { MAX_HELD_PER_PERSON: '0', MAX_HELD_PER_COMPANY: '0' };
  await servers.run(unlimited, unlimited);
  const people = { ...database, secrets };
  const user = await createUser(people);
  editor = await signIn(people, user);
  const team = await createOrganizerTeam(people, { members: [{ id: user.id, role: 'editor' }] });
  organizerId = team.id;
  const first = await createBuyer(people);
  buyers = [first];
  while (buyers.length < BUYERS) buyers.push(await createBuyer(people, { company: first.company }));
});
afterAll(async () => {
  await servers?.close();
  await database?.drop();
});

it('a thousand purchases while seats are added and taken away: never oversold, every seat counted', async () => {
  const refusals = new Set<unknown>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { event, tier } = await createOffer(database, { total: 60 }, { organizerId });
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
    const { available, held } = await seatCounts(database.db, tier);
    expect(held).toBe(bought);
    expect(available).toBeGreaterThanOrEqual(0);
    await assertInventoryConsistent(database.db);
  }
  expect(refusals.size).toBeGreaterThan(0);
});
