import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createBookingCalls, type Headers } from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { untilWaiting } from '../../testing/lockWaits';
import { createUser, signIn } from '../../testing/people';

let test: TestApp;
let admins: [Headers, Headers];
beforeAll(async () => {
  test = await buildTestApp();
  const admin = async () => signIn(test, await createUser(test, { role: 'admin', company: null }));
  admins = [await admin(), await admin()];
});
afterAll(() => test.close());

it('two admins who both read a job as failed: one decides, the other gets 409', async () => {
  const { call } = createBookingCalls(test);
  const { id } = await test.db
    .insertInto('outbox_jobs')
    .values({
      kind: 'refund_done',
      key: 'one',
      payload: '{}',
      tries: 3,
      last_error: 'No answer.',
      failed_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const decided = await test.db.transaction().execute(async (trx) => {
    await trx.selectFrom('outbox_jobs').select('id').where('id', '=', id).forUpdate().execute();
    const both = Promise.all([
      call('POST', `/failures/job/${id}/retry/`, admins[0]),
      call('POST', `/failures/job/${id}/give-up/`, admins[1], { reason: 'It is over.' }),
    ]);
    await untilWaiting(test, 2);
    return { both };
  });
  const answers = await decided.both;
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  const made = await test.db.selectFrom('audit_entries').select('action').execute();
  expect(made).toHaveLength(1);
});
