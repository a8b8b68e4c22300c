import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { assertInventoryConsistent, type Headers } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { sellTicket } from '../../../testing/paidBooking';
import { createUser, signIn } from '../../../testing/people';
import { testRounds } from '../../../testing/rounds';

/** On a real PostgreSQL: the embedded database does one thing after the other anyway. */

let test: TestApp;
let stewards: Headers[];

beforeAll(async () => {
  test = await buildTestApp();
  stewards = await Promise.all(
    Array.from({ length: 5 }, async (_, steward) =>
      signIn(
        test,
        await createUser(test, { role: 'staff', firstName: 'Door', lastName: `${steward}` }),
      ),
    ),
  );
});
afterAll(() => test?.close());

it('accepts one of many concurrent scans, and answers the others when and by whom', async () => {
  for (let round = 0; round < testRounds(2); round += 1) {
    const { calls, code } = await sellTicket(test);
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, scan) => {
        const steward = stewards[scan % stewards.length] ?? {};
        const answer = await calls.call('POST', '/tickets/check-in/', steward, { code });
        return answer.json<Schemas['CheckIn']>();
      }),
    );
    const accepted = answers.filter(({ result }) => result === 'accepted');
    expect(accepted).toHaveLength(1);
    const others = answers.filter(({ result }) => result === 'already_used');
    expect(others).toHaveLength(11);
    const { used_at: at, used_by_name: by } = accepted[0]?.ticket ?? {};
    expect(at).toEqual(expect.any(String));
    for (const { ticket, sentence } of others) {
      expect(ticket).toMatchObject({ used_at: at, used_by_name: by });
      expect(sentence).toContain(`let in by ${by ?? '?'}.`);
    }
  }
});

it('either accepts a ticket or cancels its booking, never both', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < testRounds(6); round += 1) {
    const { calls, buyer, id, code } = await sellTicket(test);
    const cancel = () => calls.call('POST', `/bookings/${id}/cancel/`, buyer.headers);
    const scan = () => calls.call('POST', '/tickets/check-in/', stewards[0] ?? {}, { code });
    const [one, other] = round % 2 ? [cancel, scan] : [scan, cancel];
    const answers = await Promise.all([one(), other()]);
    const [cancelled, scanned] = round % 2 ? answers : answers.toReversed();
    const result = scanned?.json<Schemas['CheckIn']>().result ?? '';
    outcomes.add(`${cancelled?.statusCode ?? 0} ${result}`);
  }
  expect(['200 void', '409 accepted']).toEqual(expect.arrayContaining([...outcomes]));
  await assertInventoryConsistent(test.db);
});
