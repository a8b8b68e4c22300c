import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BodyAt } from '../../contract/calls';
import type { Schemas } from '../../contract/types';
import { bearer } from '../../testing/authCalls';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  type BookingCalls,
  type Buyer,
  type Headers,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { createCompany, createUser, signIn, type TestCompany } from '../../testing/people';
import { createSignupCalls } from '../../testing/signup';

/*
 * docs/product/people.md#joining-a-company: two strangers of one domain that nobody has proven, and a person
 * whom the founder invited.
 */

let test: TestApp;
let calls: BookingCalls;
let company: TestCompany;
let founder: Buyer;
let manager: Headers;
let stranger: Holder;
let invited: Holder;

/** Somebody with a paid booking and a named attendee. */
interface Holder extends Buyer {
  booking: Schemas['Booking'];
  paymentId: string;
  attendee: string;
}

async function createHolder(name: string, invitedBy: Buyer | null): Promise<Holder> {
  const user = await createUser(test, {
    company,
    firstName: name,
    lastName: 'Holder',
    ...(invitedBy && { invitedBy: invitedBy.user }),
  });
  const headers = await signIn(test, user);
  const { tier } = await createOffer(test);
  const { id } = await calls.book(headers, tier);
  const { payment_id: paymentId } = await calls.payFor(headers, [id]);
  const attendee = `Guest of ${name}`;
  const attendees = [{ name: attendee, email: `guest.${name.toLowerCase()}@guests.example` }];
  await calls.call('POST', `/bookings/${id}/attendees/`, headers, { attendees });
  const booking = await calls.read(headers, id);
  return { user, company, headers, booking, paymentId, attendee };
}

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  company = await createCompany(test, { isProven: false });
  founder = await createBuyer(test, { company, role: 'company_admin' });
  manager = (await createBuyer(test, { company, role: 'company_manager' })).headers;
  stranger = await createHolder('Stranger', null);
  invited = await createHolder('Invited', founder);
});
afterAll(() => test.close());

const setProof = (provenAt: Date | null) =>
  test.db
    .updateTable('companies')
    .set({ domain_proven_at: provenAt })
    .where('id', '=', company.id)
    .execute();

/** The statuses of every call by which somebody may reach the data of another person. */
async function reachOf(headers: Headers, { user, booking, paymentId }: Holder) {
  const get = async (path: string) => (await calls.get(path, headers)).statusCode;
  return {
    booking: await get(`/bookings/${booking.id}`),
    codes: await get(`/bookings/${booking.id}/qr-code/`),
    receipt: await get(`/bookings/${booking.id}/receipt/`),
    tickets: await get(`/bookings/${booking.id}/tickets/`),
    calendar: await get(`/bookings/${booking.id}/calendar/`),
    list: await get(`/bookings/?user=${user.id}`),
    statistics: await get(`/bookings/stats/?user=${user.id}`),
    payment: (await calls.call('POST', '/payments/verify/', headers, { payment_id: paymentId }))
      .statusCode,
  };
}

/** Which holders the answers that list people and bookings show. */
async function shownTo(headers: Headers) {
  const list = (await calls.get('/bookings/?page_size=100', headers)).json<
    Schemas['BookingList']
  >();
  const found = (await calls.get('/attendees/contacts/?search=holder', headers)).body;
  const guests = (await calls.get('/attendees/contacts/?search=guest', headers)).body;
  const people = (await calls.get('/company/people/?page_size=100', headers)).body;
  const holders = { stranger, invited };
  return Object.fromEntries(
    Object.entries(holders).map(([name, { user, booking, attendee }]) => [
      name,
      {
        booking: list.results.some(({ id }) => id === booking.id),
        contact: found.includes(user.email),
        guest: guests.includes(attendee),
        person: people.includes(user.email),
      },
    ]),
  );
}

const all = (status: number) => ({
  booking: status,
  codes: status,
  receipt: status,
  tickets: status,
  calendar: status,
  list: status,
  statistics: status,
  payment: status,
});
const visible = (is: boolean) => ({ booking: is, contact: is, guest: is, person: is });
const put = (headers: Headers, id: number, payload: BodyAt<'PUT', `/users/${number}`>) =>
  test.app.inject({ method: 'PUT', url: `/api/users/${id}`, headers, payload });
const roleOf = async (id: number) =>
  (await test.db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirstOrThrow())
    .role;

describe('before the domain is proven', () => {
  it('the founder sees nothing of a stranger who joined', async () => {
    expect(await reachOf(founder.headers, stranger)).toEqual(all(404));
    expect(await reachOf(manager, stranger)).toEqual(all(404));
    expect(await shownTo(founder.headers)).toMatchObject({ stranger: visible(false) });
    const stats = await calls.get('/bookings/stats/', founder.headers);
    expect(stats.json<Schemas['BookingStats']>().total_bookings).toBe(1);
  });

  it('the founder cannot read, change, promote, close or book for a stranger', async () => {
    const { id } = stranger.user;
    const path = `/users/${id}`;
    expect((await calls.get(path, founder.headers)).statusCode).toBe(404);
    expect((await put(founder.headers, id, { role: 'company_manager' })).statusCode).toBe(404);
    for (const action of ['deactivate', 'reactivate']) {
      const answer = await calls.call('POST', `${path}/${action}/`, founder.headers);
      expect(answer.statusCode).toBe(404);
    }
    const { tier } = await createOffer(test);
    const body = { event: tier.event_id, ticket_tier: tier.id, quantity: 1, booked_for_user: id };
    expect((await calls.create(founder.headers, body)).statusCode).toBe(400);
    expect(await roleOf(id)).toBe('employee');
  });

  it('the founder cannot change the billing details on the invoices of strangers', async () => {
    const payload = { billing_address: '4 Nariman Point, Mumbai 400021' };
    const request = { method: 'PATCH', url: '/api/company/billing/', payload } as const;
    const refused = await test.app.inject({ ...request, headers: founder.headers });
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'domain_not_proven' });
    const home = await createCompany(test, { isProven: false });
    const alone = await createBuyer(test, { company: home, role: 'company_admin' });
    const saved = await test.app.inject({ ...request, headers: alone.headers });
    expect(saved.statusCode).toBe(200);
  });

  it('the founder sees those whom they invited, and nobody else does', async () => {
    expect(await reachOf(founder.headers, invited)).toEqual(all(200));
    expect(await shownTo(founder.headers)).toMatchObject({ invited: visible(true) });
    expect(await reachOf(manager, invited)).toEqual(all(404));
    expect((await calls.get(`/users/${invited.user.id}`, founder.headers)).statusCode).toBe(200);
    const promoted = await put(founder.headers, invited.user.id, { role: 'company_manager' });
    expect(promoted.json()).toMatchObject({ data: { role: 'company_manager' } });
    await put(founder.headers, invited.user.id, { role: 'employee' });
  });

  it('an employee finds no strangers as colleagues', async () => {
    const found = await calls.get('/attendees/contacts/?search=holder', stranger.headers);
    const emails = found.json<Schemas['AttendeeContactList']>().contacts.map(({ email }) => email);
    expect(emails).toEqual([stranger.user.email]);
  });
});

it('a company that is started by signing up has nothing proven', async () => {
  const signup = createSignupCalls(test);
  const first = (await signup.signUp('one@strangers.example')).json<Schemas['Session']>();
  const second = (await signup.signUp('two@strangers.example')).json<Schemas['Session']>();
  expect(first.user).toMatchObject({ role: 'company_admin', company_domain_proven: false });
  const seen = await calls.get(`/users/${second.user.id}`, bearer(first.access_token));
  expect(seen.statusCode).toBe(404);
});

describe('after the proof', () => {
  beforeAll(() => setProof(new Date()));

  it('the founder and the manager reach everybody', async () => {
    expect(await reachOf(founder.headers, stranger)).toEqual(all(200));
    expect(await reachOf(manager, stranger)).toEqual(all(200));
    expect(await shownTo(founder.headers)).toEqual({
      stranger: visible(true),
      invited: visible(true),
    });
    const promoted = await put(founder.headers, stranger.user.id, { role: 'company_manager' });
    expect(promoted.json()).toMatchObject({ data: { role: 'company_manager' } });
    await put(founder.headers, stranger.user.id, { role: 'employee' });
  });

  it('taking the proof back ends it at the next request', async () => {
    await setProof(null);
    expect(await reachOf(founder.headers, stranger)).toEqual(all(404));
    await setProof(new Date());
  });
});
