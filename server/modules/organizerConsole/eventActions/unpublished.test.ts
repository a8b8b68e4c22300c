import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { placesAndCurrencies } from '../../../db/migrations/0100_places_and_currencies';
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
import { createCompany } from '../../../testing/people';
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

const DAY = 86_400_000;

async function stored(values: Parameters<typeof createEvent>[1]) {
  const event = await createEvent(test, { organizerId: by.team.id, ...values });
  await createTier(test, { event, currency: values?.currency ?? 'INR' });
  return event.id;
}

const rowOf = (id: number) =>
  test.db
    .selectFrom('events')
    .where('id', '=', id)
    .select(['state', 'country', 'is_active'])
    .executeTakeFirstOrThrow();

it('finds stored events that would be charged, taxed or timed wrongly', async () => {
  const past = new Date(Date.now() - 10 * DAY);
  const events = {
    fine: await stored({ state: 'Karnataka' }),
    orissa: await stored({ state: ' orissa', country: 'Bharat' }),
    unnamed: await stored({ state: 'TN', country: '' }),
    abroad: await stored({ state: 'Greater London', country: 'UK', timezone: 'Europe/London' }),
    yen: await stored({ currency: 'JPY' }),
    nowhere: await stored({ state: 'Orisa' }),
    blank: await stored({ state: '' }),
    zone: await stored({ timezone: 'BST' }),
    over: await stored({ currency: 'JPY', startAt: past, endAt: past }),
  };
  const company = await createCompany(test);
  const change = { state: 'Pondicherry' };
  await test.db.updateTable('companies').set(change).where('id', '=', company.id).execute();
  await test.db
    .updateTable('organizers')
    .set({ state: 'Bombay', gstin: '27AAPFU0939F1ZV' })
    .where('id', '=', by.team.id)
    .execute();
  await placesAndCurrencies.up(test.db);

  const found = Object.fromEntries(
    await Promise.all(
      Object.entries(events).map(async ([name, id]) => {
        const { state, country, is_active: isActive } = await rowOf(id);
        return [name, [state, country, isActive]] as const;
      }),
    ),
  );
  expect(found).toEqual({
    fine: ['Karnataka', 'India', true],
    orissa: ['Odisha', 'India', true],
    unnamed: ['Tamil Nadu', 'India', true],
    abroad: ['Greater London', 'United Kingdom', true],
    yen: ['Maharashtra', 'India', false],
    nowhere: ['Orisa', 'India', false],
    blank: ['', 'India', false],
    zone: ['Maharashtra', 'India', false],
    over: ['Maharashtra', 'India', true],
  });
  const jobs = await test.db
    .selectFrom('outbox_jobs')
    .where('kind', '=', 'event_unpublished')
    .select('key')
    .execute();
  const unpublished = [events.yen, events.nowhere, events.blank, events.zone].map(String);
  expect(jobs.map(({ key }) => key).sort()).toEqual(unpublished.sort());
  const stateOf = (table: 'companies' | 'organizers', id: number) =>
    test.db.selectFrom(table).where('id', '=', id).select('state').executeTakeFirstOrThrow();
  expect(await stateOf('companies', company.id)).toEqual({ state: 'Puducherry' });
  expect(await stateOf('organizers', by.team.id)).toEqual({ state: 'Maharashtra' });

  const again = await by.send('POST', `/events/${events.yen}/publish/`);
  expect(Object.keys(expectStatus(409, again).json().details.missing)).toContain('currency');
});

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

  const lost = await stored({ title: 'Lost Night', state: 'Orisa', isActive: false });
  const right = await by.send('PATCH', `/events/${lost}`, { state: 'Orissa' }, anyVersion);
  expect(expectStatus(200, right).json()).toMatchObject({ state: 'Odisha' });
  await notify(lost);
  expect(await mailsTo(test, editor ?? '')).toHaveLength(1);
});
