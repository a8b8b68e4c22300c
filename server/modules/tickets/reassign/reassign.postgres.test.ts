import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import {
  assertInventoryConsistent,
  expectStatus,
  statusAndCode,
  type Headers,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { mailsTo } from '../../../testing/mails';
import { sellTicket } from '../../../testing/paidBooking';
import { createBackgroundWorkers } from '../../../testing/payments';
import { createUser, signIn } from '../../../testing/people';
import { testRounds } from '../../../testing/rounds';

/** Runs on a real PostgreSQL: the embedded database has one session and shows no races. */

let test: TestApp;
let staff: Headers;

beforeAll(async () => {
  test = await buildTestApp();
  staff = await signIn(test, await createUser(test, { role: 'staff' }));
});
afterAll(() => test?.close());

const runJobs = () => createBackgroundWorkers(test).queue.runOnce();

async function sell() {
  const { calls, buyer, id, ticket } = await sellTicket(test);
  const scan = async (body: object) => {
    const answer = await calls.call('POST', '/tickets/check-in/', staff, body);
    return expectStatus(200, answer).json<Schemas['CheckIn']>().result;
  };
  const reassign = (name: string) =>
    calls.call('POST', `/tickets/${ticket.id}/reassign/`, buyer.headers, {
      name,
      email: `${name.toLowerCase()}${ticket.id}@guests.example`,
    });
  const now = async () => (await calls.read(buyer.headers, id)).tickets[0];
  return { ticket, scan, reassign, now };
}

it('is either checked in by its old code or reassigned, never both, among many concurrent scans', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < testRounds(3); round += 1) {
    const { ticket, scan, reassign, now } = await sell();
    const { qr_code: code, ticket_number: number } = ticket;
    const scans = Array.from(
      { length: 12 },
      (_, index) => () => scan(index % 4 === 3 ? { ticket_number: number } : { code }),
    );
    // Reassigned before, between or after the scans.
    const position = [0, 6, 12][round % 3] ?? 0;
    const before = scans.slice(0, position).map((one) => one());
    const reassigning = reassign('Rohan');
    const results = await Promise.all([...before, ...scans.slice(position).map((one) => one())]);
    const answer = await reassigning;

    const accepted = results.filter((result) => result === 'accepted').length;
    const last = await now();
    if (answer.statusCode === 200) {
      expect(accepted).toBe(0);
      expect(last).toMatchObject({ attendee_name: 'Rohan', is_used: false });
      expect(await scan({ code })).toBe('reissued');
      expect(await scan({ code: last?.qr_code })).toBe('accepted');
    } else {
      expect(statusAndCode(answer)).toEqual([409, 'ticket_used']);
      expect(accepted).toBe(1);
      expect(last).toMatchObject({ attendee_name: null, is_used: true, ticket_number: number });
    }
    await runJobs();
    const mails = await mailsTo(test, `rohan${ticket.id}@guests.example`);
    expect(mails).toHaveLength(answer.statusCode === 200 ? 1 : 0);
    outcomes.add(String(answer.statusCode));
  }
  expect(['200', '409']).toEqual(expect.arrayContaining([...outcomes]));
  await assertInventoryConsistent(test.db);
});

it('is reassigned one after the other when several requests arrive at once', async () => {
  const { ticket, scan, reassign, now } = await sell();
  const names = ['Rohan', 'Sunita', 'Kabir', 'Meera'];
  const answers = await Promise.all(names.map(reassign));
  const codes = answers.map((answer) => expectStatus(200, answer).json<Schemas['Ticket']>());
  const last = await now();
  expect(new Set(codes.map((one) => one.ticket_number)).size).toBe(names.length);
  const invalid = [ticket, ...codes].filter(({ qr_code: code }) => code !== last?.qr_code);
  expect(invalid).toHaveLength(names.length);
  for (const { qr_code: code } of invalid) expect(await scan({ code })).toBe('reissued');
  expect(await scan({ code: last?.qr_code })).toBe('accepted');
});

it('sent twice is done once', async () => {
  const { ticket, reassign } = await sell();
  const answers = await Promise.all([reassign('Rohan'), reassign('Rohan')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await runJobs();
  expect(await mailsTo(test, `rohan${ticket.id}@guests.example`)).toHaveLength(1);
});
