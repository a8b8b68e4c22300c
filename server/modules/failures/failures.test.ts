import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { BodyAt } from '../../contract/calls';
import type { Schemas } from '../../contract/types';
import { listDefinitions } from '../../jobs/defineJob';
import { readJobsStatus } from '../../jobs/jobsStatus.service';
import { readMailStatus } from '../../mail/mailStatus.service';
import { expectStatus, type Headers } from '../../testing/bookings';
import { startLiveGateways, type LiveGateways } from '../../testing/liveGateways';
import { createOrganizer, runDueJobs, type Organizer } from '../../testing/organizer';
import { createBackgroundWorkers } from '../../testing/payments';
import { createUser, signIn } from '../../testing/people';
import { failureName, jobNames } from './failures.rules';

let live: LiveGateways;
let workers: ReturnType<typeof createBackgroundWorkers>;
let organizer: Organizer;
let admin: Headers;
let other: Headers;

beforeAll(async () => {
  live = await startLiveGateways();
  const { test } = live;
  workers = createBackgroundWorkers(test);
  organizer = await createOrganizer(test);
  const sign = async (role: 'admin' | 'super_admin') =>
    signIn(test, await createUser(test, { role, company: null }));
  [admin, other] = [await sign('admin'), await sign('super_admin')];
});
beforeEach(async () => {
  await live.test.db.deleteFrom('outbox_jobs').execute();
  await live.test.db.deleteFrom('mails').execute();
});
afterAll(async () => {
  await workers.pdfWorker.close();
  await live.close();
});

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);

const addDeadLetter = async (values: Record<string, unknown> = {}): Promise<number> => {
  const row = {
    kind: 'refund_done',
    key: 'one',
    payload: '{}',
    tries: 78,
    last_error: 'No answer.',
    failed_at: ago(2),
    ...values,
  };
  const insert = live.test.db.insertInto('outbox_jobs').values(row);
  return (await insert.returning('id').executeTakeFirstOrThrow()).id;
};

const addMail = async (values: Record<string, unknown> = {}): Promise<number> => {
  const row = {
    kind: 'ticket',
    recipient: 'devika@guests.example',
    subject: 'Your ticket',
    text: 'Here it is.',
    html: '<p>Here it is.</p>',
    last_error: '451 Try later',
    tries: 9,
    queued_at: ago(80),
    next_try_at: ago(7),
    give_up_at: ago(8),
    ...values,
  };
  const insert = live.test.db.insertInto('mails').values(row);
  return (await insert.returning('id').executeTakeFirstOrThrow()).id;
};

async function list(query = ''): Promise<Schemas['FailureList']> {
  const answer = await live.calls.call('GET', `/failures/${query}`, admin);
  return expectStatus(200, answer).json<Schemas['FailureList']>();
}
const decide = <Path extends string>(
  path: Path,
  headers: Headers,
  body?: BodyAt<'POST', `/failures/${Path}/`>,
) => live.calls.call('POST', `/failures/${path}/`, headers, body);
const codeOf = (answer: { json: () => unknown }) => (answer.json() as { code: string }).code;
const lastChange = () =>
  live.test.db
    .selectFrom('audit_entries')
    .select(['action', 'summary', 'after'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** A refund that its gateway refuses, of the bookings of a cancelled event. */
async function failedRefund() {
  const begun = await live.startCheckout('stripe');
  live.stripe.pay(begun.orderId);
  await live.pages.deliver('stripe', live.stripe.completed(begun.orderId));
  await runDueJobs(live.test, workers);
  await organizer.cancelled(begun.concert.stalls.event_id);
  await runDueJobs(live.test, workers);
  const { id } = await live.test.db
    .updateTable('refunds')
    .set({ state: 'failed', failure_reason: 'Card closed.', done_at: null })
    .where('payment_id', '=', ({ selectFrom }) =>
      selectFrom('payments').select('id').where('public_id', '=', begun.paymentId),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...begun, refund: id };
}

it('every kind of job has a name for people', () => {
  const kinds = [...listDefinitions()].map(({ kind }) => kind);
  expect(kinds.filter((kind) => !(kind in jobNames))).toEqual([]);
});

it.each([
  ['event:1', 'Refund of a cancelled event'],
  ['booking:1', 'Refund of a cancelled booking'],
  ['part:1:1', 'Refund by the organizer'],
  ['seats:1', 'Refund of seats that nobody claimed'],
  ['gateway:re_1', 'Refund that was made at the gateway'],
  ['again:gateway:re_1', 'Refund that was made at the gateway'],
  ['again:pi_2', 'Refund of a payment that could not be used'],
  ['payment', 'Refund of a payment that could not be used'],
])('a refund with the scope %s has a name for people', (subject, name) => {
  expect(failureName({ kind: 'refund', subject })).toBe(name);
});

it('lists what failed with what it is about, and nothing that goes on by itself', async () => {
  expect(await list()).toMatchObject({ count: 0, results: [] });
  const { concert, ids } = await live.startCheckout('stripe');
  await live.test.db.deleteFrom('outbox_jobs').execute();
  await live.test.db.deleteFrom('mails').execute();
  const about = { booking: { id: ids[0] }, event: { id: concert.stalls.event_id } };
  const company = { id: concert.buyer.user.companyId };
  const job = await addDeadLetter({
    kind: 'mail_cancelled',
    payload: JSON.stringify({ booking: ids[0] }),
  });
  const moved = await addDeadLetter({
    kind: 'notify_rescheduled',
    payload: JSON.stringify({ event: { id: concert.stalls.event_id } }),
    failed_at: ago(3),
  });
  const attachments = JSON.stringify([{ kind: 'tickets', booking_ids: [ids[0]] }]);
  const mail = await addMail({ attachments });
  await addDeadLetter({ key: 'tried again', failed_at: null });
  await addMail({ give_up_at: new Date(Date.now() + hour) });
  await addMail({ sent_at: ago(1) });

  const { count, counts, results } = await list();
  expect([count, counts]).toEqual([3, { job: 2, mail: 1, refund: 0, payment: 0, dispute: 0 }]);
  expect(results).toMatchObject([
    {
      kind: 'job',
      id: job,
      name: 'Email about a cancelled booking',
      attempts: 78,
      last_error: 'No answer.',
      state: 'open',
      actions: ['retry', 'give_up'],
      ...about,
      company,
    },
    { kind: 'job', id: moved, event: about.event, booking: null },
    {
      kind: 'mail',
      id: mail,
      name: 'Ticket',
      recipient: 'devika@guests.example',
      last_error: '451 Try later',
      ...about,
      company,
    },
  ]);
  expect((await list('?kind=mail&page_size=1')).results).toMatchObject([{ id: mail }]);
  expect((await list('?page=2&page_size=2')).results).toMatchObject([{ id: mail }]);
});

it('of two admins who decide at once one does, and the other is told', async () => {
  const job = await addDeadLetter();
  const answers = await Promise.all([
    decide(`job/${job}/retry`, admin),
    decide(`job/${job}/give-up`, other, { reason: 'The event\nis over.' }),
  ]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, 409]);
  const loser = answers.find((answer) => answer.statusCode === 409);
  expect(loser && codeOf(loser)).toBe('not_failed');

  const again = await addDeadLetter({ key: 'again' });
  expectStatus(204, await decide(`job/${again}/retry`, admin));
  expect(codeOf(expectStatus(409, await decide(`job/${again}/retry`, other)))).toBe('not_failed');
  const row = live.test.db.selectFrom('outbox_jobs').selectAll().where('id', '=', again);
  expect(await row.executeTakeFirstOrThrow()).toMatchObject({ failed_at: null, tries: 0 });
  expect(await lastChange()).toEqual({
    action: 'failure.retry',
    summary: `tried What follows a refund (job ${again}) again`,
    after: null,
  });
  expectStatus(404, await decide('job/999999/retry', admin));
  expectStatus(400, await decide('dispute/1/retry', admin));
});

it('what is given up leaves the list and the count of dead letters, with its reason', async () => {
  const job = await addDeadLetter();
  const mail = await addMail();
  expectStatus(400, await decide(`job/${job}/give-up`, admin, { reason: '  ' }));
  expectStatus(204, await decide(`job/${job}/give-up`, admin, { reason: 'The event\nis over.' }));
  expectStatus(204, await decide(`mail/${mail}/give-up`, admin, { reason: 'Told by phone.' }));
  expect(await list()).toMatchObject({ count: 0 });
  expect((await list('?state=given_up')).results).toMatchObject([
    { kind: 'job', id: job, state: 'given_up', given_up_reason: 'The event is over.', actions: [] },
    { kind: 'mail', id: mail, given_up_reason: 'Told by phone.', actions: [] },
  ]);
  for (const path of [`job/${job}/retry`, `mail/${mail}/retry`]) {
    expect(codeOf(expectStatus(409, await decide(path, other)))).toBe('not_failed');
  }
  expect(await lastChange()).toMatchObject({
    action: 'failure.give_up',
    after: { reason: 'Told by phone.' },
  });
  expect(await readJobsStatus(live.test.db)).toMatchObject({
    deadLetters: [],
    kinds: [{ dead: 0 }],
  });
  expect((await readMailStatus(live.test.db)).kinds).toEqual([]);
});

it('a mail is sent for three more days, unless what it said is gone or of no more use', async () => {
  const mail = await addMail();
  const refused = await addMail({ text: '', html: '' });
  const code = await addMail({ kind: 'signup_code', queued_at: ago(9) });
  const { results } = await list();
  expect(results.map(({ id, actions }) => [id, actions]).sort()).toEqual([
    [mail, ['retry', 'give_up']],
    [refused, ['give_up']],
    [code, ['give_up']],
  ]);
  for (const id of [refused, code]) {
    const answer = expectStatus(409, await decide(`mail/${id}/retry`, admin));
    expect(codeOf(answer)).toBe('not_retriable');
  }
  expectStatus(204, await decide(`mail/${mail}/retry`, admin));
  expectStatus(409, await decide(`mail/${mail}/retry`, other));
  expect((await list()).results.map(({ id }) => id).sort()).toEqual([refused, code]);
  const row = live.test.db.selectFrom('mails').selectAll().where('id', '=', mail);
  const { tries, give_up_at: until } = await row.executeTakeFirstOrThrow();
  expect([tries, Math.round((until.getTime() - Date.now()) / hour)]).toEqual([0, 72]);
});

it('a failed refund is requested again, or was paid by hand; its dead letters end with it', async () => {
  const { refund, paymentId, concert, ids } = await failedRefund();
  const dead = { kind: 'refund', payload: JSON.stringify({ refund }) };
  await live.test.db.deleteFrom('outbox_jobs').execute();
  await addDeadLetter({ ...dead, key: String(refund) });
  expect((await list()).results).toMatchObject([
    {
      kind: 'refund',
      id: refund,
      name: 'Refund of a cancelled event',
      last_error: 'Card closed.',
      gateway: 'stripe',
      amount: '77391.48',
      currency: 'INR',
      payment: paymentId,
      booking: { id: Math.min(...ids) },
      event: { id: concert.stalls.event_id },
      actions: ['retry', 'paid_by_hand'],
    },
  ]);
  expectStatus(400, await decide(`refund/${refund}/give-up`, admin, { reason: 'No.' }));
  expectStatus(204, await decide(`refund/${refund}/retry`, admin));
  expectStatus(409, await decide(`refund/${refund}/retry`, other));
  const paid = { reference: 'NEFT 4471' };
  expectStatus(409, await decide(`refund/${refund}/paid-by-hand`, other, paid));
  expect(await list()).toMatchObject({ count: 0 });
  expect((await list('?state=given_up')).results).toMatchObject([
    { kind: 'job', given_up_reason: 'The refund was requested again.' },
  ]);

  await live.test.db
    .updateTable('refunds')
    .set({ state: 'failed' })
    .where('id', '=', refund)
    .execute();
  const answers = await Promise.all([
    decide(`refund/${refund}/paid-by-hand`, admin, paid),
    decide(`refund/${refund}/paid-by-hand`, other, paid),
  ]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([204, 409]);
  const refunds = live.test.db.selectFrom('refunds').selectAll().where('id', '=', refund);
  expect(await refunds.executeTakeFirstOrThrow()).toMatchObject({
    state: 'done',
    paid_by_hand_reference: 'NEFT 4471',
  });
  expect(await lastChange()).toMatchObject({ action: 'failure.paid_by_hand', after: paid });
  const open = live.test.db.selectFrom('outbox_jobs').select('id').where('kind', '=', 'refund');
  const rows = open.where('failed_at', 'is not', null).where('abandoned_at', 'is', null);
  expect(await rows.execute()).toEqual([]);
});

it('lists payments without an outcome after a day, and disputes that are open', async () => {
  const { paymentId } = await live.startCheckout('razorpay');
  await live.test.db.deleteFrom('outbox_jobs').execute();
  const payments = live.test.db.updateTable('payments').where('public_id', '=', paymentId);
  const { id } = await payments
    .set({ created_at: ago(25) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const dispute = {
    payment_id: id,
    gateway: 'razorpay',
    gateway_dispute_id: 'd1',
    currency: 'INR',
    amount: 10_000,
    state: 'open' as const,
    reason: 'fraudulent',
  };
  await live.test.db.insertInto('disputes').values(dispute).execute();
  expect((await list()).results).toMatchObject([
    { kind: 'dispute', payment: paymentId, last_error: 'fraudulent', amount: '100.00' },
    { kind: 'payment', id, payment: paymentId, gateway: 'razorpay', attempts: null, actions: [] },
  ]);
});
