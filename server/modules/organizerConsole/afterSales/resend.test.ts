import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectRefused,
  expectStatus,
  type Headers,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { openMailbox, type Mailbox } from '../../../testing/mailbox';
import { createOrganizerTeam } from '../../../testing/organizers';
import { createUser, signIn } from '../../../testing/people';

let test: TestApp;
let mailbox: Mailbox;

beforeAll(async () => {
  test = await buildTestApp();
  mailbox = await openMailbox(test, { now: () => Date.now() });
});
afterAll(async () => {
  await mailbox.close();
  await test.close();
});

it('an editor sends the confirmation once more, once a minute; others do not find the booking', async () => {
  const calls = createBookingCalls(test);
  const editor = await createUser(test);
  const owner = await createUser(test);
  const ours = await createOrganizerTeam(test, { members: [{ id: editor.id, role: 'editor' }] });
  await createOrganizerTeam(test, { members: [{ id: owner.id, role: 'owner' }] });
  const { tier } = await createOffer(test, {}, { organizerId: ours.id });
  const buyer = await createBuyer(test);
  const paid = await calls.book(buyer.headers, tier);
  await calls.payFor(buyer.headers, [paid.id]);
  const unpaid = await calls.book(buyer.headers, tier);
  const [first] = await mailbox.collect();
  const resend = (headers: Headers, id = paid.id) =>
    calls.call('POST', `/organize/bookings/${id}/resend/`, headers);

  const [asEditor, asOther] = [await signIn(test, editor), await signIn(test, owner)];
  await expectRefused(test.db, () => resend(asOther), 404, 'not_found');
  await expectRefused(test.db, () => resend(buyer.headers), 404, 'not_found');
  await expectRefused(test.db, () => resend(asEditor, unpaid.id), 409, 'not_paid');
  const sent = expectStatus(200, await resend(asEditor));
  expect(sent.json().message).toBe(`The confirmation is on its way to ${buyer.user.email}.`);
  expect((await resend(asEditor)).statusCode).toBe(429);
  const [again, ...more] = await mailbox.collect();
  expect(more).toEqual([]);
  expect(again).toMatchObject({ to: [buyer.user.email], subject: first?.subject });
  expect(again?.files.map(({ name }) => name)).toEqual(first?.files.map(({ name }) => name));
});
