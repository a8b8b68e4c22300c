import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { BodyAt } from '../../../contract/calls';
import type { Schemas } from '../../../contract/types';
import { toMinor } from '../../../lib/money';
import { createPolicy } from '../../../testing/approvals';
import {
  assertInventoryConsistent,
  createBuyer,
  createOffer,
  seatCounts,
  type Buyer,
} from '../../../testing/bookings';
import {
  assertBudgetsConsistent,
  budgetSums,
  createBudget,
  createCostCentre,
} from '../../../testing/budgets';
import { createCompany, type TestCompany } from '../../../testing/people';
import type { ServerAnswer } from '../../../testing/serverProcesses';
import { startTwoApps, type TwoApps } from '../../../testing/twoApps';
import { expectBody } from '../../../testing/twoServers';
import { isLongRun, testRounds } from '../../../testing/rounds';

/**
 * D27 on two servers: each request fits the budget alone, and FIT of them together. `npm run
 * bench -- budget-race` does 20 rounds of 200 requests.
 */
const ROUNDS = testRounds(1);
const REQUESTS = Number(process.env.RACE_REQUESTS ?? 32);
const FIT = REQUESTS / 4;
const PRICE = 200_000;
/** Busy: nothing was done, and the same request is sent again. */
const BUSY = 503;

jest.setTimeout(120_000 + ROUNDS * 30_000);

let servers: TwoApps;
let company: TestCompany;
let owner: Buyer;
let people: Buyer[];

beforeAll(async () => {
  servers = await startTwoApps({ maxHeldPerCompany: 0 });
  company = await createCompany(servers);
  owner = await createBuyer(servers, { company, role: 'company_manager' });
  people = [];
  while (people.length < REQUESTS) people.push(await createBuyer(servers, { company }));
  await createPolicy(servers, company, [
    { kind: 'request_total', outcome: 'needs_approval', above: PRICE / 2 },
  ]);
});
afterAll(() => servers?.close());

let busy = 0;

/** As a client does: again with the same key while the server is busy. */
async function ask<Path extends string>(
  which: number,
  path: Path,
  buyer: Buyer,
  key: string,
  body: BodyAt<'POST', Path>,
) {
  const headers = { ...buyer.headers, 'idempotency-key': key };
  for (;;) {
    const answer = await servers.ask(which, 'POST', path, headers, body);
    if (answer.status !== BUSY) return answer;
    busy += 1;
  }
}

const codeOf = ({ status, body }: ServerAnswer): string =>
  status < 300 ? 'ok' : (body as Schemas['Error']).code;

async function runRound(round: number): Promise<void> {
  const { tier } = await createOffer(servers, { price: PRICE, total: 50 * REQUESTS });
  const wish = { event: tier.event_id, ticket_tier: tier.id, quantity: 1 };
  const made = await Promise.all(
    people.map((buyer, index) => ask(index, '/bookings/', buyer, `book-round-${round}`, wish)),
  );
  const ids = made.map((answer) => expectBody<Schemas['Booking']>(201, answer).id);
  // With fee and GST.
  const [{ headers = {} } = {}] = people;
  const quote = await servers.ask(0, 'GET', `/bookings/quote/?booking_ids=${ids[0]}`, headers);
  const each = toMinor(expectBody<Schemas['Quote']>(200, quote).total) ?? 0;
  const costCentre = await createCostCentre(servers, { company, owner: owner.user });
  const budget = await createBudget(servers, { costCentre, amount: FIT * each + each - 1 });

  const answers = await Promise.all(
    people.map((buyer, index) =>
      ask(index, '/approvals/', buyer, `ask-round-${round}`, {
        booking_ids: [ids[index] ?? 0],
        cost_centre: costCentre.id,
        purpose: 'To meet the team.',
      }),
    ),
  );

  const outcomes: Record<string, number> = {};
  for (const answer of answers) outcomes[codeOf(answer)] = (outcomes[codeOf(answer)] ?? 0) + 1;
  expect({ round, outcomes }).toEqual({
    round,
    outcomes: { ok: FIT, budget_exceeded: REQUESTS - FIT },
  });
  expect(await budgetSums(servers.db, budget)).toMatchObject({ reserved: FIT * each });
  // The refused ones keep their seats in the cart.
  expect(await seatCounts(servers.db, tier)).toMatchObject({ held: REQUESTS, sold: 0 });
  await assertBudgetsConsistent(servers.db, company.id);
}

it(`${FIT} of ${REQUESTS} requests at once pass, which is what fits (${ROUNDS} rounds)`, async () => {
  const start = performance.now();
  for (let round = 1; round <= ROUNDS; round += 1) {
    await runRound(round);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    if (isLongRun) {
      const passed = `${FIT} of ${REQUESTS} passed, ${busy} asked again`;
      process.stdout.write(`round ${round}: ${passed}, ${seconds} s\n`);
    }
  }
  await assertInventoryConsistent(servers.db);
  await assertBudgetsConsistent(servers.db);
});
