import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { systemClock } from '../../../lib/clock';
import { createMailQueue } from '../../../mail/mailQueue.service';
import {
  anyVersion,
  createAuthoring,
  createOnlookers,
  type Authoring,
} from '../../../testing/authoring';
import { expectStatus } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createEvent, createTier } from '../../../testing/events';
import { mailsTo } from '../../../testing/mails';
import { findMembers } from '../organizers/organizers.repository';
import { createNotifyUnpublished } from './notifyUnpublished.service';

let test: TestApp;
let by: Authoring;

beforeAll(async () => {
  test = await buildTestApp();
  by = await createAuthoring(test);
  await createOnlookers(test, by.team);
});
afterAll(() => test.close());

async function stored(values: Parameters<typeof createEvent>[1]) {
  const event = await createEvent(test, { organizerId: by.team.id, ...values });
  await createTier(test, { event, currency: values?.currency ?? 'INR' });
  return event.id;
}

it('tells owners and editors once what to correct, and nobody of what has been corrected', async () => {
  const { db, config } = test;
  const mail = createMailQueue({ db, clock: systemClock });
  const notify = createNotifyUnpublished({ db, mail, config });
  const yen = await stored({ title: 'Tokyo Night', currency: 'JPY', isActive: false });
  await notify(yen);
  await notify(yen);
  const members = await findMembers(db, by.team.id);
  const [editor, door] = members.map(({ email }) => email);
  const mails = await mailsTo(test, editor ?? '');
  expect(await mailsTo(test, door ?? '')).toEqual([]);
  expect(mails.map(({ subject }) => subject)).toEqual(['Tokyo Night is no longer on sale']);
  expect(mails[0]?.text).toContain('Nothing is sold in “JPY”.');
  expect(mails[0]?.text).toContain(`/organize/events/${yen}/edit`);
  const again = await by.send('POST', `/events/${yen}/publish/`);
  expect(Object.keys(expectStatus(409, again).json().details.missing)).toContain('currency');

  const lost = await stored({ title: 'Lost Night', state: 'Orisa', isActive: false });
  const right = await by.send('PATCH', `/events/${lost}`, { state: 'Orissa' }, anyVersion);
  expect(expectStatus(200, right).json()).toMatchObject({ state: 'Odisha' });
  await notify(lost);
  expect(await mailsTo(test, editor ?? '')).toHaveLength(1);
});
