import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { BodyAt } from '../../../contract/calls';
import type { Schemas } from '../../../contract/types';
import { createPolicy } from '../../../testing/approvals';
import { expectStatus, statusAndCode, type Buyer, type Headers } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { assertBooksConsistent } from '../../../testing/organizer';
import { createUser } from '../../../testing/people';
import { claimOf, createSeatWorld, guest, type SeatWorld } from '../../../testing/seats';

let test: TestApp;
let world: SeatWorld;

beforeAll(async () => {
  test = await buildTestApp();
  world = createSeatWorld(test);
});
afterEach(() => assertBooksConsistent(test.db));
afterAll(() => world.close());

type Rules = Parameters<typeof createPolicy>[2];

const PURPOSE = 'To meet before the renewal.';
const client = { kind: 'client', organisation: 'Meridian Capital' } as const;
const official = { kind: 'public_official', organisation: 'Ministry of Culture' } as const;
const rahul = guest('Rahul Nair');
const devika = guest('Devika Rao');

/** Seats at 1,203.60, paid by Asha, of a company with these rules, whose admin is Meera. */
async function booked(rules: Rules, seats = 3) {
  const { asha, id, tier } = await world.paid(seats);
  await createPolicy(test, asha.company, rules);
  const meera = await world.colleagueOf(asha, { role: 'company_admin' });
  return {
    asha,
    id,
    tier,
    meera,
    ...callsOf(asha.headers, id),
  };
}

const callsOf = (headers: Headers, id: number) => ({
  read: () => world.calls.read(headers, id),
  save: (attendees: Schemas['AttendeeInput'][], more: object = {}) =>
    world.calls.call('POST', `/bookings/${id}/attendees/`, headers, { attendees, ...more }),
  /** @param seat from 0 on */
  async give(seat: number, person: BodyAt<'POST', `/tickets/${string}/reassign/`>) {
    const { tickets } = await world.calls.read(headers, id);
    return world.calls.call('POST', `/tickets/${tickets[seat]?.id}/reassign/`, headers, person);
  },
});

const register = async ({ headers }: Pick<Buyer, 'headers'>) =>
  expectStatus(200, await world.calls.get('/company/hospitality/', headers)).json<
    Schemas['CompanyHospitality']
  >();

const valueOf = async (meera: Buyer) => {
  const { times, value } = await register(meera);
  return [times, value];
};

const anyGuest: Rules = [{ kind: 'guests', outcome: 'allow' }];

describe('who is named for a seat of a paid booking, where the policy has rules about guests', () => {
  it('stands in the register where the call says for whom a guest works, and why; nobody of the company does', async () => {
    const { asha, id, meera, save, read } = await booked(anyGuest);
    expect((await read()).asks_guests).toBe(true);
    const ravi = await world.colleagueOf(asha);
    // Somebody without an account, at the domain that the company has proven.
    const lata = { name: 'Lata Iyer', email: `Lata@${asha.company.domain}` };
    const people = [{ name: 'Ravi', email: ravi.user.email }, lata, rahul];
    const said = people.map((person) => ({ ...person, guest: client }));
    const why = await save(said, { purpose: ' ' });
    expect([why.statusCode, why.json().fields]).toEqual([400, { purpose: expect.any(String) }]);
    const blank = { ...rahul, guest: { ...client, organisation: ' ' } };
    expect((await save([blank], { purpose: PURPOSE })).json().fields).toEqual({
      'attendees.0.guest.organisation': expect.any(String),
    });
    expectStatus(200, await save(said, { purpose: PURPOSE }));
    const { results, ...sums } = await register(meera);
    expect(sums).toMatchObject({ guests: 1, times: 1, value: '1203.60' });
    expect(results).toMatchObject([
      {
        name: rahul.name,
        organisation: client.organisation,
        email: rahul.email,
        invitations: [
          {
            purpose: PURPOSE,
            value: '1203.60',
            approved_by: [],
          },
        ],
      },
    ]);
    const { holders } = await world.seats.read(asha.headers, id);
    expect(holders.map((one) => one.guest)).toEqual([null, null, client]);
  });

  it('is no colleague whose account is closed, who is a client, or who is of another company', async () => {
    const { asha, meera, save } = await booked(anyGuest, 4);
    const { company } = asha;
    const people = [
      await createUser(test, { company, isActive: false }),
      await createUser(test, { company, role: 'client' }),
      await createUser(test),
    ].map(({ email }, place) => ({ name: `Kabir Shah ${place}`, email, guest: client }));
    expectStatus(200, await save(people, { purpose: PURPOSE }));
    expect((await register(meera)).guests).toBe(3);
    const setProven = (domain_proven_at: Date | null) =>
      test.db
        .updateTable('companies')
        .set({ domain_proven_at })
        .where('id', '=', company.id)
        .execute();
    await setProven(null);
    const unproven = { name: 'Lata Iyer', email: `lata@${company.domain}`, guest: client };
    expectStatus(200, await save([...people, unproven], { purpose: PURPOSE }));
    await setProven(new Date());
    expect((await register(meera)).guests).toBe(4);
  });

  it('gets no seat where the rules refuse or want an approval; nothing of the call is left', async () => {
    const { asha, meera, save, give, read } = await booked([
      { kind: 'guests', outcome: 'needs_approval', guest_kind: 'public_official' },
      { kind: 'guest_value', outcome: 'refuse', above: 120_000, guest_kind: 'client' },
    ]);
    const colleague = { name: 'Meera Iyer', email: meera.user.email };
    const refused = await save([colleague, { ...rahul, guest: client }], { purpose: PURPOSE });
    expect(statusAndCode(refused)).toEqual([409, 'guest_refused']);
    expect(Object.keys(refused.json().fields)).toEqual(['attendees.1.guest']);
    const waits = await give(0, { ...devika, guest: official, purpose: PURPOSE });
    expect(statusAndCode(waits)).toEqual([409, 'guest_needs_approval']);
    expect(Object.keys(waits.json().fields)).toEqual(['guest']);
    for (const answer of [refused, waits]) {
      // The id of a request has digits of its own.
      const { request_id: _id, ...said } = answer.json<Schemas['Error']>();
      expect(said.error).toContain(asha.company.name);
      expect(JSON.stringify(said)).not.toMatch(/1,?2\d\d|limit|findings/);
    }
    const after = await read();
    expect([after.attendees, after.tickets.map((one) => one.attendee_name)]).toEqual([
      [],
      [null, null, null],
    ]);
    expect(await valueOf(meera)).toEqual([0, '0.00']);
    const left = test.db.selectFrom('company_guests').where('company_id', '=', asha.company.id);
    expect(await left.select('id').execute()).toEqual([]);
  });

  it('counts once, however often named, and as long as a seat is theirs', async () => {
    const { meera, save, give } = await booked(anyGuest);
    const said = { ...rahul, guest: client };
    expectStatus(200, await save([said], { purpose: PURPOSE }));
    // Other details, another seat, another spelling of the address: nothing is asked again.
    expectStatus(200, await save([{ ...said, phone: '98200 12345' }]));
    expectStatus(200, await save([said, { ...said, email: rahul.email.toUpperCase() }]));
    expect(await valueOf(meera)).toEqual([1, '1203.60']);
    const colleague = { name: 'Meera Iyer', email: meera.user.email };
    expectStatus(200, await give(0, colleague));
    expect(await valueOf(meera)).toEqual([1, '1203.60']);
    // The attendee of the other seat is replaced.
    const other = { ...devika, guest: official };
    expectStatus(200, await save([colleague, other], { purpose: PURPOSE }));
    const { results } = await register(meera);
    expect(results).toMatchObject([{ name: devika.name, kind: 'public_official', times: 1 }]);
    // Named anew, the former guest is looked at anew.
    expectStatus(200, await give(1, { ...said, purpose: PURPOSE }));
    expect((await register(meera)).results).toMatchObject([{ name: rahul.name, times: 1 }]);
    expectStatus(200, await give(1, colleague));
    expect(await valueOf(meera)).toEqual([0, '0.00']);
  });

  it('stays in the register when the details of attendees are erased, and who was replaced does not come back', async () => {
    const { id, meera, save } = await booked(anyGuest, 2);
    const guests = [
      { ...rahul, guest: client },
      { ...devika, guest: client },
    ];
    expectStatus(200, await save(guests, { purpose: PURPOSE }));
    const colleague = { name: 'Meera Iyer', email: meera.user.email };
    expectStatus(200, await save([rahul, colleague]));
    await test.db
      .updateTable('tickets')
      .set({ attendee_email: null })
      .where('booking_id', '=', id)
      .execute();
    expect((await register(meera)).results).toMatchObject([{ name: rahul.name, times: 1 }]);
  });

  it('is not asked about again whom the payment has named, by the mail or by the name', async () => {
    const { asha, id } = await world.booked(3);
    await createPolicy(test, asha.company, [
      { kind: 'guest_value', outcome: 'refuse', above: 150_000 },
    ]);
    const meera = await world.colleagueOf(asha, { role: 'company_admin' });
    await world.calls.payFor(asha.headers, [id], {
      guests: [
        { ...rahul, ...client },
        { name: devika.name, ...official },
      ],
      purpose: PURPOSE,
    });
    const { save } = callsOf(asha.headers, id);
    expectStatus(200, await save([rahul, devika]));
    expect(await valueOf(meera)).toEqual([2, '2407.20']);
    // Another person of the same name.
    const namesake = { ...devika, email: 'devika.rao@elsewhere.example', guest: official };
    expectStatus(200, await save([rahul, devika, namesake], { purpose: PURPOSE }));
    expect(await valueOf(meera)).toEqual([3, '3610.80']);
  });

  it('adds up to the limit of the year with the guests of pools, also of one list', async () => {
    const { asha, id, tier, meera, save } = await booked([
      { kind: 'guest_value', outcome: 'refuse', above: 200_000 },
    ]);
    const open = { audience: 'anybody', purpose: PURPOSE } as const;
    const { token } = await world.seats.open(asha.headers, id, open);
    claimOf(await world.seats.claimAsGuest(token, rahul.name, client));
    const second = await world.calls.book(asha.headers, tier, 2);
    await world.calls.payFor(asha.headers, [second.id]);
    const later = callsOf(asha.headers, second.id);
    const more = { purpose: PURPOSE };
    const refused = await later.save([{ ...rahul, guest: official }], more);
    expect(statusAndCode(refused)).toEqual([409, 'guest_refused']);
    expectStatus(200, await later.save([{ ...devika, guest: client }], more));
    expect(await valueOf(meera)).toEqual([2, '2407.20']);
    // Who has a seat by a claim is named for another one: that is a second seat.
    const { tickets } = await callsOf(asha.headers, id).read();
    const free = tickets.find((one) => one.attendee_name === null)?.id;
    const twice = await save([{ ...rahul, ticket: free, guest: client }], more);
    expect(statusAndCode(twice)).toEqual([409, 'guest_refused']);
  });

  it('is looked at in a list of people who get seats, with the place in the list', async () => {
    const { asha, id, meera } = await booked(anyGuest);
    const colleague = { name: 'Meera Iyer', email: meera.user.email };
    const assign = (people: Schemas['SeatAssignee'][], more: object = {}) =>
      world.seats.change(asha.headers, id, 'assign', { people, ...more });
    const people = [colleague, { ...devika, guest: official }];
    const why = await assign(people);
    expect([why.statusCode, why.json().fields]).toEqual([400, { purpose: expect.any(String) }]);
    const blank = [colleague, { ...devika, guest: { ...official, organisation: ' ' } }];
    expect(Object.keys((await assign(blank, { purpose: PURPOSE })).json().fields)).toEqual([
      'people.1.guest.organisation',
    ]);
    const seats = expectStatus(200, await assign(people, { purpose: PURPOSE }));
    expect(seats.json<Schemas['BookingSeats']>().holders.map((one) => one.guest)).toEqual([
      null,
      official,
    ]);
    expect(await valueOf(meera)).toEqual([1, '1203.60']);
  });
});

it('takes people of whom nothing is said, wherever they work, as the calls of the specification do', async () => {
  const { meera, save, give } = await booked([
    { kind: 'guests', outcome: 'refuse' },
    { kind: 'guest_value', outcome: 'refuse', above: 100 },
  ]);
  expectStatus(200, await save([rahul, devika]));
  expectStatus(200, await give(0, guest('Kabir Shah')));
  expect(await valueOf(meera)).toEqual([0, '0.00']);
});

it('asks nothing, and registers nobody, where the policy has no rules about guests', async () => {
  const { meera, save, give, read } = await booked([
    { kind: 'seats', outcome: 'refuse', seats: 9 },
  ]);
  expect((await read()).asks_guests).toBe(false);
  expectStatus(200, await save([rahul, { ...devika, guest: official }]));
  expectStatus(200, await give(0, guest('Kabir Shah')));
  expect(await valueOf(meera)).toEqual([0, '0.00']);
});
