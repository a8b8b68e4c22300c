import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import {
  assertInventoryHolds,
  expectStatus,
  refusalOf,
  type Headers,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { mailsTo } from '../../../testing/mails';
import { sellTicket } from '../../../testing/paidBooking';
import { createUser, signIn } from '../../../testing/people';

/** On a real PostgreSQL: the embedded database does one thing after the other anyway. */

let test: TestApp;
let staff: Headers;

beforeAll(async () => {
  test = await buildTestApp();
  staff = await signIn(test, await createUser(test, { role: 'staff' }));
});
afterAll(() => test?.close());

async function sell() {
  const { calls, buyer, id, ticket } = await sellTicket(test);
  const scan = async (body: object) => {
    const answer = await calls.call('POST', '/tickets/check-in/', staff, body);
    return expectStatus(200, answer).json<Schemas['CheckIn']>().result;
  };
  const give = (name: string) =>
    calls.call('POST', `/tickets/${ticket.id}/reassign/`, buyer.headers, {
      name,
      email: `${name.toLowerCase()}${ticket.id}@guests.example`,
    });
  const now = async () => (await calls.read(buyer.headers, id)).tickets[0];
  return { ticket, scan, give, now };
}

it('is let in by its old code or given away, never both, among 20 scans at once', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 12; round += 1) {
    const { ticket, scan, give, now } = await sell();
    const { qr_code: code, ticket_number: number } = ticket;
    const scans = Array.from(
      { length: 20 },
      (_, index) => () => scan(index % 4 === 3 ? { ticket_number: number } : { code }),
    );
    // Sometimes the first to ask, sometimes in the middle, sometimes the last.
    const place = [0, 10, 20][round % 3] ?? 0;
    const before = scans.slice(0, place).map((one) => one());
    const giving = give('Rohan');
    const results = await Promise.all([...before, ...scans.slice(place).map((one) => one())]);
    const given = await giving;

    const accepted = results.filter((result) => result === 'accepted').length;
    const last = await now();
    if (given.statusCode === 200) {
      expect(accepted).toBe(0);
      expect(last).toMatchObject({ attendee_name: 'Rohan', is_used: false });
      expect(await scan({ code })).toBe('reissued');
      expect(await scan({ code: last?.qr_code })).toBe('accepted');
    } else {
      expect(refusalOf(given)).toEqual([409, 'ticket_used']);
      expect(accepted).toBe(1);
      expect(last).toMatchObject({ attendee_name: null, is_used: true, ticket_number: number });
    }
    const told = await mailsTo(test, `rohan${ticket.id}@guests.example`);
    expect(told).toHaveLength(given.statusCode === 200 ? 1 : 0);
    outcomes.add(String(given.statusCode));
  }
  expect(['200', '409']).toEqual(expect.arrayContaining([...outcomes]));
  await assertInventoryHolds(test.db);
});

it('goes to one after the other when it is given to several at once', async () => {
  const { ticket, scan, give, now } = await sell();
  const names = ['Rohan', 'Sunita', 'Kabir', 'Meera'];
  const answers = await Promise.all(names.map(give));
  const codes = answers.map((answer) => expectStatus(200, answer).json<Schemas['Ticket']>());
  const last = await now();
  expect(new Set(codes.map((one) => one.ticket_number)).size).toBe(names.length);
  const dead = [ticket, ...codes].filter(({ qr_code: code }) => code !== last?.qr_code);
  expect(dead).toHaveLength(names.length);
  for (const { qr_code: code } of dead) expect(await scan({ code })).toBe('reissued');
  expect(await scan({ code: last?.qr_code })).toBe('accepted');
});

it('pressed twice is done once', async () => {
  const { ticket, give } = await sell();
  const answers = await Promise.all([give('Rohan'), give('Rohan')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await mailsTo(test, `rohan${ticket.id}@guests.example`)).toHaveLength(1);
});
