import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../contract/types';
import {
  createBookingCalls,
  createBuyer,
  createOffer,
  expectStatus,
  type BookingCalls,
  type Buyer,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { createCompany, createUser, signIn, type TestCompany } from '../../testing/people';
import type { TestTier } from '../../testing/events';

type Contact = Schemas['AttendeeContact'];

let test: TestApp;
let calls: BookingCalls;
let tier: TestTier;
let company: TestCompany;
let asha: Buyer;
let ravi: Buyer;
let manager: Buyer;
let client: Buyer;
let lena: Buyer;

beforeAll(async () => {
  test = await buildTestApp();
  calls = createBookingCalls(test);
  ({ tier } = await createOffer(test, { total: 100 }));
  company = await createCompany(test, { domain: 'northwind.example' });
  const colleague = (firstName: string, more: Parameters<typeof createUser>[1] = {}) =>
    createUser(test, { company, firstName, ...more });
  asha = await createBuyer(test, { company, firstName: 'Asha' });
  ravi = await createBuyer(test, { company, firstName: 'Ravi' });
  manager = await createBuyer(test, { company, role: 'company_manager', firstName: 'Vikram' });
  client = await createBuyer(test, { company, role: 'client', firstName: 'Kabir' });
  await colleague('Jean-Luc', { lastName: "O'Neil", email: 'jl.oneil@northwind.example' });
  await colleague('Gone', { isActive: false });
  lena = await createBuyer(test, { firstName: 'Lena' });
});
afterAll(() => test.close());

async function contactsOf({ headers }: Pick<Buyer, 'headers'>, query = ''): Promise<Contact[]> {
  const answer = await calls.get(`/attendees/contacts/${query}`, headers);
  return expectStatus(200, answer).json<Schemas['AttendeeContactList']>().contacts;
}
const emails = async (buyer: Pick<Buyer, 'headers'>, query = '') =>
  (await contactsOf(buyer, query)).map(({ email }) => email);

/** Names the seats of a new, paid booking. */
async function name({ headers }: Buyer, ...attendees: Schemas['AttendeeInput'][]) {
  const booking = await calls.book(headers, tier, attendees.length);
  await calls.payFor(headers, [booking.id]);
  const path = `/bookings/${booking.id}/attendees/` as const;
  expectStatus(200, await calls.call('POST', path, headers, { attendees }));
  return booking.id;
}

describe('the people of the company', () => {
  it('are colleagues with open accounts where one of them is chosen: no clients, no attendees', async () => {
    const own = await createCompany(test);
    const chooser = await createBuyer(test, { company: own, role: 'company_manager' });
    const guest = await createBuyer(test, { company: own, role: 'client', firstName: 'Kabir' });
    const other = await createBuyer(test, { company: own });
    await createUser(test, { company: own, isActive: false });
    await name(other, { name: 'Nila Guest', email: 'nila@colleagues.example' });
    expect((await emails(chooser)).sort()).toEqual(
      [chooser, guest, other]
        .map(({ user }) => user.email)
        .concat('nila@colleagues.example')
        .sort(),
    );
    expect((await emails(chooser, '?colleagues=true')).sort()).toEqual(
      [chooser, other].map(({ user }) => user.email).sort(),
    );
    expect(await emails(chooser, '?colleagues=true&search=kabir')).toEqual([]);
    expect(await emails(guest, '?colleagues=true')).toEqual([]);
  });

  it('come by name, active ones alone, with their ids', async () => {
    const contacts = await contactsOf(asha);
    expect(contacts.map(({ name: who }) => who)).toEqual([
      'Asha Person',
      "Jean-Luc O'Neil",
      'Kabir Person',
      'Ravi Person',
      'Vikram Person',
    ]);
    expect(contacts[0]).toEqual({
      user: asha.user.id,
      name: 'Asha Person',
      email: asha.user.email,
      phone: null,
      employee_id: null,
      department: null,
      designation: null,
    });
  });

  it('are nobody’s else: another company has its own, the platform none', async () => {
    expect(await emails(lena)).toEqual([lena.user.email]);
    const admin = await createUser(test, { role: 'admin', company: null });
    expect(await emails({ headers: await signIn(test, admin) })).toEqual([]);
  });

  it('are not shown to a client', async () => {
    expect(await emails(client)).toEqual([]);
  });
});

describe('people named on bookings', () => {
  beforeAll(async () => {
    await name(
      asha,
      { name: 'Old Guest', email: 'Guest@clients.example', department: 'Sales' },
      { name: 'Ravi R.', email: ravi.user.email.toUpperCase(), phone: '+91 1', employee_id: 'E-1' },
    );
    await name(asha, { name: 'New Guest', email: 'guest@clients.example', phone: '+91 2' });
    await name(ravi, { name: 'Ravi’s Guest', email: 'of.ravi@clients.example' });
    await name(client, { name: 'Asha P.', email: asha.user.email, phone: '+91 3' });
    await name(lena, { name: 'Ravi Elsewhere', email: ravi.user.email, designation: 'Rival' });
    await name(lena, { name: 'Secret Guest', email: 'secret@clients.example' });
  });

  it('follow the colleagues, each address once, with what was written last', async () => {
    const contacts = await contactsOf(asha);
    expect(contacts.map(({ email }) => email).slice(5)).toEqual(['guest@clients.example']);
    expect(contacts[5]).toMatchObject({
      user: null,
      name: 'New Guest',
      phone: '+91 2',
      department: null,
    });
    expect(contacts.find(({ user }) => user === ravi.user.id)).toEqual({
      user: ravi.user.id,
      name: 'Ravi Person',
      email: ravi.user.email,
      phone: '+91 1',
      employee_id: 'E-1',
      department: null,
      designation: null,
    });
  });

  it('are those of one’s own bookings; a manager sees those of the company', async () => {
    expect(await emails(ravi)).not.toContain('guest@clients.example');
    expect((await emails(manager)).slice(5)).toEqual([
      'of.ravi@clients.example',
      'guest@clients.example',
    ]);
  });

  it('never are another company’s, whoever asks and whatever for', async () => {
    for (const buyer of [asha, ravi, manager, client]) {
      const all = JSON.stringify(await contactsOf(buyer, '?limit=50'));
      expect(all).not.toMatch(/secret|Rival|Elsewhere/);
      expect(await emails(buyer, '?search=secret')).toEqual([]);
      expect(await emails(buyer, `?search=${lena.user.email}`)).toEqual([]);
    }
    expect(await emails(lena)).toEqual([
      lena.user.email,
      'secret@clients.example',
      ravi.user.email,
    ]);
  });

  it('are all that a client finds, and tell nothing of accounts', async () => {
    expect(await contactsOf(client)).toEqual([
      expect.objectContaining({ user: null, name: 'Asha P.', email: asha.user.email }),
    ]);
  });

  it('stay behind when a person changes the company', async () => {
    const mover = await createBuyer(test, { company, firstName: 'Mover' });
    await name(mover, { name: 'Left Behind', email: 'behind@clients.example' });
    await test.db
      .updateTable('users')
      .set({ company_id: lena.company.id })
      .where('id', '=', mover.user.id)
      .execute();
    expect(await emails(mover)).not.toContain('behind@clients.example');
    await test.db
      .updateTable('users')
      .set({ is_active: false })
      .where('id', '=', mover.user.id)
      .execute();
  });
});

describe('the search', () => {
  it.each([
    ['asha', 'Asha Person'],
    ['ASH', 'Asha Person'],
    ['luc', "Jean-Luc O'Neil"],
    ['neil', "Jean-Luc O'Neil"],
    ["o'neil jean", "Jean-Luc O'Neil"],
    ['jl.on', "Jean-Luc O'Neil"],
    ['JL.ONEIL@NORTH', "Jean-Luc O'Neil"],
    ['new', 'New Guest'],
  ])('%s finds %s', async (term, found) => {
    const contacts = await contactsOf(asha, `?search=${encodeURIComponent(term)}`);
    expect(contacts.map(({ name: who }) => who)).toEqual([found]);
  });

  it.each(['sha', 'northwind', '%', '_sha', '\\', 'asha ravi'])('%s finds nobody', async (term) => {
    expect(await contactsOf(asha, `?search=${encodeURIComponent(term)}`)).toEqual([]);
  });

  it('stops at the limit', async () => {
    expect(await contactsOf(asha, '?limit=2')).toHaveLength(2);
    expect((await calls.get('/attendees/contacts/?limit=51', asha.headers)).statusCode).toBe(400);
    expect((await calls.get('/attendees/contacts/', {})).statusCode).toBe(401);
  });
});
