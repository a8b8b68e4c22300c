import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createAuthCalls, password } from '../../../testing/authCalls';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { untilWaiting } from '../../../testing/lockWaits';
import { createUser } from '../../../testing/people';
import * as repository from './passwordReset.repository';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('gives no session to who shows the old password while a new one is being set', async () => {
  const { post } = createAuthCalls(test);
  const user = await createUser(test, { password });
  const at = new Date();
  const signingIn = await test.db.transaction().execute(async (trx) => {
    await repository.setPassword(trx, user.id, 'another', at);
    await repository.endSessions(trx, user.id, 'password_reset', at);
    const answer = post('/auth/login/', { username: user.username, password });
    answer.catch(() => undefined);
    await untilWaiting(test);
    // Not awaited here: it waits for this transaction.
    return { answer };
  });
  expect((await signingIn.answer).statusCode).toBe(401);
  const open = await test.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user.id)
    .where('ended_at', 'is', null)
    .execute();
  expect(open).toEqual([]);
});
