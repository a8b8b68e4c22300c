import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Schemas } from '../../../contract/types';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  type BookingCalls,
  type Headers,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { makeJobsDue } from '../../../testing/organizer';
import { createOrganizerTeam } from '../../../testing/organizers';
import { createBackgroundWorkers } from '../../../testing/payments';
import { createUser, signIn } from '../../../testing/people';

type Documents = Schemas['BookingDocumentList']['results'];

let test: TestApp;
let calls: BookingCalls;
let workers: ReturnType<typeof createBackgroundWorkers>;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  workers = createBackgroundWorkers(test);
});
afterAll(() => test.close());

/** An organizer that may sell, with the sessions of its people. */
async function createTeam() {
  const [owner, editor, door] = [
    await createUser(test),
    await createUser(test, { firstName: 'Dev', lastName: 'Kulkarni' }),
    await createUser(test),
  ];
  const { id } = await createOrganizerTeam(test, {
    members: [
      { id: owner.id, role: 'owner' },
      { id: editor.id, role: 'editor' },
      { id: door.id, role: 'door' },
    ],
  });
  await test.db
    .updateTable('organizers')
    .set({
      legal_name: 'Bombay Live Private Limited',
      gstin: '27AAGCB7316L1ZF',
      address: '2 Laxmi Mills Estate, Mumbai',
      state: 'Maharashtra',
    })
    .where('id', '=', id)
    .execute();
  return {
    id,
    owner: await signIn(test, owner),
    editor: await signIn(test, editor),
    door: await signIn(test, door),
  };
}

/** A booking at each of two organizers, paid together: 1,203.60 each. */
async function paidTogether() {
  const [ours, theirs] = [await createTeam(), await createTeam()];
  const buyer = await createBuyer(test);
  const ids: number[] = [];
  for (const { id: organizerId } of [ours, theirs]) {
    const { tier } = await createOffer(test, { price: 100_000 }, { organizerId });
    ids.push((await calls.book(buyer.headers, tier)).id);
  }
  await calls.payFor(buyer.headers, ids);
  const [own, other] = ids;
  if (own === undefined || other === undefined) throw new Error('There is no booking.');
  return { ours, theirs, buyer, own, other };
}

const path = (id: number) => `/organize/bookings/${id}/documents/`;
const list = async (url: string, headers: Headers): Promise<Documents> =>
  expectStatus(200, await calls.get(url, headers)).json<Schemas['BookingDocumentList']>().results;
const fileOf = async (url: string, headers: Headers) => {
  const answer = expectStatus(200, await calls.get(url, headers));
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  return answer.headers['content-disposition'];
};
const statuses = async (url: string, ...callers: Headers[]) =>
  Promise.all(callers.map(async (headers) => (await calls.get(url, headers)).statusCode));

it('owners and editors download the invoice of a booking of their event, and that is recorded; the door and others do not find it', async () => {
  const { ours, theirs, buyer, own, other } = await paidTogether();
  const [invoice, ...more] = await list(path(own), ours.editor);
  expect(more).toEqual([]);
  expect(invoice).toMatchObject({
    kind: 'invoice',
    amount: '1203.60',
    currency: 'INR',
    is_test: true,
  });
  expect(await list(path(own), ours.owner)).toEqual([invoice]);
  const file = `${path(own)}${invoice?.id}/`;
  expect(await fileOf(file, ours.editor)).toBe(
    `attachment; filename="invoice-${invoice?.number}.pdf"`,
  );
  for (const url of [path(own), file]) {
    expect(await statuses(url, ours.door, theirs.owner, theirs.editor, buyer.headers)).toEqual([
      404, 404, 404, 404,
    ]);
  }
  // The invoice of the other organizer is of the same payment.
  const [foreign] = await list(path(other), theirs.owner);
  expect(await statuses(`${path(own)}${foreign?.id}/`, ours.owner)).toEqual([404]);

  const { results } = (
    await calls.get(`/organizers/${ours.id}/audit/?kind=export`, ours.owner)
  ).json<Schemas['AuditEntryList']>();
  expect(results).toMatchObject([
    {
      action: 'export.invoice',
      person_name: 'Dev Kulkarni',
      summary: expect.stringContaining(`downloaded the invoice ${invoice?.number} of booking `),
    },
  ]);
});

it('an invoice that names the platform as seller is no paper of the organizer', async () => {
  const { ours, own } = await paidTogether();
  const [invoice] = await list(path(own), ours.owner);
  await sql`update invoices set organizer_id = null where id = ${invoice?.id ?? 0}`.execute(
    test.db,
  );
  expect(await list(path(own), ours.owner)).toEqual([]);
});

it('each refund has its credit note, which who booked and the organizer download one by one', async () => {
  const { ours, theirs, buyer, own, other } = await paidTogether();
  const notes = `/bookings/${own}/credit-notes/`;
  expect(await list(notes, buyer.headers)).toEqual([]);
  for (const [amount, refundable] of [
    ['100.00', '1203.60'],
    ['250.50', '1103.60'],
  ]) {
    const body = { amount, refundable, return_seats: false, reason: 'The first act was short.' };
    expectStatus(
      200,
      await calls.call('POST', `/organize/bookings/${own}/refund/`, ours.owner, body),
    );
    for (const _step of ['refund', 'credit note', 'mail']) {
      await makeJobsDue(test);
      await workers.queue.runOnce();
    }
  }
  const issued = await list(notes, buyer.headers);
  expect(issued).toMatchObject([
    { kind: 'credit_note', amount: '250.50' },
    { kind: 'credit_note', amount: '100.00' },
  ]);
  const named = ({ number }: Documents[number]) =>
    `attachment; filename="credit-note-${number}.pdf"`;
  for (const note of issued) {
    expect(await fileOf(`${notes}${note.id}/`, buyer.headers)).toBe(named(note));
  }
  const [newest] = issued;
  if (!newest) throw new Error('There is no credit note.');
  expect(await fileOf(`/bookings/${own}/credit-note/`, buyer.headers)).toBe(named(newest));

  const all = await list(path(own), ours.editor);
  expect(all.map(({ kind }) => kind)).toEqual(['credit_note', 'credit_note', 'invoice']);
  expect(await fileOf(`${path(own)}${newest.id}/`, ours.editor)).toBe(named(newest));
  // Neither another person's, nor a note of another booking, nor an invoice.
  const stranger = await createBuyer(test);
  expect(await statuses(notes, stranger.headers)).toEqual([404]);
  expect(await statuses(`${notes}${newest.id}/`, stranger.headers)).toEqual([404]);
  const elsewhere = `/bookings/${other}/credit-notes/${newest.id}/`;
  expect(await statuses(elsewhere, buyer.headers)).toEqual([404]);
  expect(await statuses(`${notes}${all[2]?.id}/`, buyer.headers)).toEqual([404]);
  expect(await statuses(`${path(own)}${newest.id}/`, theirs.owner)).toEqual([404]);
});
