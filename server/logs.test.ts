import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Schemas } from './contract/types';
import { loggerOptions } from './startup';
import { bearer, createAuthCalls } from './testing/authCalls';
import { createBookingCalls, createOffer, expectStatus } from './testing/bookings';
import { buildTestApp, type TestApp } from './testing/buildTestApp';
import { signInSteward } from './testing/checkIn';
import { startFakeStripe, stripeKeys } from './testing/fakeStripe';
import { codeFor, resetTokenFor } from './testing/mails';
import { makeJobsDue } from './testing/organizer';
import { createBackgroundWorkers, createCheckoutCalls } from './testing/payments';
import { createCompany } from './testing/people';
import { createSignupCalls } from './testing/signup';

const lines: string[] = [];
/** What must not be in any line; those that the server makes are added when they are known. */
const canaries = {
  password: 'canary-password-7361',
  newPassword: 'canary-password-9924',
  lastName: 'Canarylast',
  attendee: 'Canary Attendee',
  attendeeMail: 'canary.attendee@guests.example',
  phone: '+91 98200 73615',
  card: '4242424242424242',
  gstin: '27AAPFU0939F1ZV',
  address: '7361 Canary Lane',
  note: 'canary-note-5512',
};
const secrets = new Map<string, string>(Object.entries(canaries));

let test: TestApp;
let stripe: Awaited<ReturnType<typeof startFakeStripe>>;
let workers: ReturnType<typeof createBackgroundWorkers>;

beforeAll(async () => {
  stripe = await startFakeStripe();
  test = await buildTestApp({
    config: {
      gateways: ['stripe', 'sandbox'],
      stripe: { ...stripeKeys, baseUrl: stripe.url },
    },
    logger: {
      ...loggerOptions(true, 'trace'),
      stream: { write: (line: string) => void lines.push(line) },
    },
  });
  workers = createBackgroundWorkers(test);
});
afterAll(async () => {
  await workers.pdfWorker.close();
  await test.close();
  await stripe.close();
});

/** Lines with what must not be there, and what it is. */
const leaks = () =>
  [...secrets].flatMap(([name, value]) =>
    lines.filter((line) => line.includes(value)).map((line) => [name, line]),
  );

/** Every second word of a session's token begins as others do: the signature is its own. */
const rememberTokens = (name: string, tokens: { access_token: string; refresh_token: string }) => {
  secrets.set(`${name} access token`, tokens.access_token.split('.')[2] ?? '');
  secrets.set(`${name} refresh token`, tokens.refresh_token);
};

async function joinAndSignIn(): Promise<Record<string, string>> {
  const { domain } = await createCompany(test);
  const email = `canary.person@${domain}`;
  secrets.set('email', email);
  const person = createSignupCalls(test);
  const auth = createAuthCalls(test);
  const { password, newPassword, lastName } = canaries;
  expectStatus(200, await person.request({ email, last_name: lastName, password }));
  const otp = await codeFor(test, email);
  secrets.set('OTP', otp);
  expectStatus(400, await person.verify(email, otp === '111111' ? '222222' : '111111'));
  expectStatus(201, await person.verify(email, otp));
  expectStatus(401, await auth.post('/auth/login/', { username: email, password: `${password}x` }));
  const signedIn = await auth.post('/auth/login/', { username: email, password });
  const session = expectStatus(200, signedIn).json<Schemas['Session']>();
  rememberTokens('first', session);
  const tokens = await auth.refreshOk(session.refresh_token);
  rememberTokens('second', tokens);
  expectStatus(200, await person.requestReset(email));
  const token = await resetTokenFor(test, email);
  secrets.set('reset token', token);
  expectStatus(200, await person.resetByLink(token, newPassword));
  const again = await auth.post('/auth/login/', { username: email, password: newPassword });
  const last = expectStatus(200, again).json<Schemas['Session']>();
  rememberTokens('third', last);
  return bearer(last.access_token);
}

it('no line at trace has a secret or a person’s data in it, whatever is called and whatever fails', async () => {
  const headers = await joinAndSignIn();
  const calls = createBookingCalls(test);
  const pages = createCheckoutCalls(test);
  const { attendee, attendeeMail, phone, card, gstin, address, note } = canaries;
  const soon = new Date(Date.now() + 3_600_000);
  const { tier } = await createOffer(test, { total: 5 }, { startAt: soon });
  const none = await createOffer(test, { total: 0 });
  const booking = await calls.book(headers, tier, 2);
  const checkout = await pages.checkout(headers, 'stripe');
  const order = stripe.idOf(checkout.checkout_url);
  stripe.pay(order);
  expectStatus(200, await pages.deliver('stripe', stripe.completed(order)));
  const forged = { payload: JSON.stringify({ card }), headers: { 'stripe-signature': note } };
  expectStatus(400, await pages.deliver('stripe', forged));
  const attendees = [{ name: attendee, email: attendeeMail, phone }];
  const path = `/bookings/${booking.id}/attendees/` as const;
  expectStatus(200, await calls.call('POST', path, headers, { attendees }));
  const { tickets } = await calls.read(headers, booking.id);
  const [ticket] = tickets;
  secrets.set('ticket code', ticket?.qr_code ?? '');
  const link = await calls.call('POST', `/tickets/${ticket?.id}/link/`, headers);
  const { token } = expectStatus(200, link).json<Schemas['TicketLink']>();
  secrets.set('share token', token);
  expectStatus(200, await calls.get(`/shared-tickets/${token}/`, {}));
  await calls.call('POST', `/approval-links/${note}/approve/`, {}, {});
  await calls.get(`/invitations/${note}/`, {});
  const steward = await signInSteward(test);
  secrets.set('steward', (steward.authorization ?? '').split('.')[2] ?? '');
  const code = { ticket_number: ticket?.ticket_number, qr_code: note };
  await calls.call('POST', '/tickets/check-in/', steward, code);
  const shown = { ticket_number: ticket?.ticket_number };
  expectStatus(200, await calls.call('POST', '/tickets/check-in/', steward, shown));
  const searched = `/bookings/?search=${encodeURIComponent(attendee)}`;
  secrets.set('attendee in an address', encodeURIComponent(attendee));
  expectStatus(200, await calls.get(searched, headers));
  expectStatus(200, await calls.get(`/bookings/?page=1&search=${attendeeMail}`, headers));
  await test.db.updateTable('users').set({ role: 'company_admin' }).execute();
  const billing = { gstin, billing_address: address };
  await calls.call('PATCH', '/company/billing/', headers, billing);
  const renamed = { first_name: 'Rohan', last_name: `${canaries.lastName}e` };
  expectStatus(200, await calls.call('PUT', '/user/update/', headers, renamed));
  const place = { event: none.event.id, ticket_tier: none.tier.id, quantity: 1 };
  expectStatus(201, await calls.call('POST', '/waiting-list/', headers, place));
  await makeJobsDue(test);
  await workers.queue.runOnce();
  await workers.mailSender.sendOnce();

  const json = { ...headers, 'content-type': 'application/json' };
  const post = (url: string, payload: string) =>
    test.app.inject({ method: 'POST', url: `/api${url}`, headers: json, payload });
  expectStatus(400, await post('/auth/login/', `{"password": "${canaries.password}", ${card}`));
  expectStatus(400, await post('/bookings/', JSON.stringify({ event: note, quantity: card })));

  await sql`alter table contact_messages add constraint canary check (message not like '%canary%')`.execute(
    test.db,
  );
  const message = {
    first_name: attendee,
    last_name: 'Nair',
    email: attendeeMail,
    phone,
    message: note,
    company: 'Meridian',
    inquiry_type: 'support' as const,
    subject: 'Tickets',
  };
  expectStatus(500, await calls.call('POST', '/contact/', {}, message));
  await sql`alter table contact_messages drop constraint canary, alter column message type int using 0`.execute(
    test.db,
  );
  expectStatus(500, await calls.call('POST', '/contact/', {}, message));
  stripe.failureMode = 'invalidBody';
  await calls.book(headers, tier);
  expect((await pages.start(headers, 'stripe')).statusCode).toBeGreaterThanOrEqual(500);
  test.app.log.error({ err: syntaxErrorOf(card) }, 'a gateway answered nonsense');

  const text = lines.join('');
  expect(text).toContain('"constraint":"canary"');
  expect(text).toContain('invalid input syntax for type integer: \\"[redacted]\\"');
  expect(text).toContain('/api/shared-tickets/[redacted]/');
  expect(lines.length).toBeGreaterThan(60);
  expect(leaks()).toEqual([]);
});

function syntaxErrorOf(text: string): unknown {
  try {
    return JSON.parse(`{"card": ${text} ${text}`);
  } catch (error) {
    return error;
  }
}
