import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Schemas } from '../../../contract/types';
import { createAuthoring, type Authoring } from '../../../testing/authoring';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';

let test: TestApp;
let authoring: Authoring;

beforeAll(async () => {
  test = await buildTestApp();
  authoring = await createAuthoring(test);
});
afterAll(() => test.close());

it('makes one event of a file that is imported twice at once', async () => {
  const send = () =>
    test.app.inject({
      method: 'POST',
      url: `/api/organize/import/?organizer=${authoring.team.id}`,
      headers: { 'content-type': 'text/csv', ...authoring.headers },
      payload: 'title,city,state,start_date\nRaced Evening,Pune,Maharashtra,2027-07-17 19:30',
    });
  const answers = await Promise.all([send(), send(), send()]);
  const reports = answers.map((answer) => answer.json<Schemas['ImportReport']>());
  expect(reports.map(({ events }) => events).sort()).toEqual([0, 0, 1]);
  const made = await test.db
    .selectFrom('events')
    .select('id')
    .where('title', '=', 'Raced Evening')
    .execute();
  expect(made).toHaveLength(1);
});
