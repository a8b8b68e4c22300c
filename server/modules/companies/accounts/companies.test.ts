import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BodyAt } from '../../../contract/calls';
import { unchecked } from '../../../testing/checkedInject';
import type { Schemas } from '../../../contract/types';
import {
  assertInventoryConsistent,
  createBookingCalls,
  createBuyer,
  createOffer,
  seatCounts,
  type Headers,
} from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createInvitation } from '../../../testing/invitations';
import { createBackgroundWorkers } from '../../../testing/payments';
import { createCompany, createUser, signIn } from '../../../testing/people';
import { createSignupCalls } from '../../../testing/signup';

let test: TestApp;
let root: Headers;
/** The TXT records of the fake DNS. */
const records = new Map<string, string[][]>();

beforeAll(async () => {
  test = await buildTestApp({ resolveTxt: async (domain) => records.get(domain) ?? [] });
  root = await signIn(test, await createUser(test, { role: 'admin' }));
});
afterAll(() => test.close());

type Account = Schemas['CompanyAccount'];

const send = <Method extends Uppercase<string>, Path extends string>(
  headers: Headers,
  method: Method,
  path: Path,
  payload?: BodyAt<Method, Path>,
) => test.app.inject({ method, url: `/api${path}`, headers, payload: unchecked(payload) });
const change = (
  headers: Headers,
  id: number,
  payload: BodyAt<'PATCH', `/companies/${number}`>,
  match = '*',
) => send({ ...headers, 'if-match': match }, 'PATCH', `/companies/${id}`, payload);
const actions = async (company: number) =>
  (
    await test.db
      .selectFrom('audit_entries')
      .select('action')
      .where('company_id', '=', company)
      .where('kind', '=', 'company')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

it('a company is made by the platform, with a domain that nobody else has', async () => {
  const body = { name: 'Fresh Looms', domain: 'Fresh-Looms.example', proven: true };
  const made = await send(root, 'POST', '/companies/', body);
  expect(made.statusCode).toBe(201);
  const company = made.json<Account>();
  expect(company).toMatchObject({ domain: 'fresh-looms.example', domain_proven: true, people: 0 });
  const again = await send(root, 'POST', '/companies/', { name: 'Other', domain: body.domain });
  expect([again.statusCode, again.json().code]).toEqual([409, 'domain_taken']);
  const free = await send(root, 'POST', '/companies/', { name: 'Free', domain: 'gmail.com' });
  expect([free.statusCode, Object.keys(free.json().fields)]).toEqual([400, ['domain']]);
  const link = await send(root, 'POST', '/companies/', { name: 'Win at www.prize.example' });
  expect(link.statusCode).toBe(400);
  const joined = await createSignupCalls(test).signUp('asha@fresh-looms.example');
  expect(joined.json().user).toMatchObject({ role: 'employee', company_id: company.id });
  expect(await actions(company.id)).toEqual(['company.created']);
});

describe('a suspended company', () => {
  it('cannot book, hold for longer or pay, keeps its tickets, and goes on when resumed', async () => {
    const calls = createBookingCalls(test);
    const workers = createBackgroundWorkers(test);
    const buyer = await createBuyer(test, { role: 'company_admin' });
    const { event, tier } = await createOffer(test, { total: 20 });
    const paid = await calls.book(buyer.headers, tier, 2);
    await calls.payFor(buyer.headers, [paid.id]);
    const held = await calls.book(buyer.headers, tier, 3);
    const amount = await calls.quoteTotal(buyer.headers, [held.id]);

    const reason = 'Invoices of March are unpaid.';
    const suspend = { status: 'suspended', suspended_reason: reason };
    const suspended = await change(root, buyer.company.id, unchecked(suspend), '"1"');
    expect(suspended.json()).toMatchObject({ status: 'suspended', suspended_reason: reason });
    const late = await change(root, buyer.company.id, { status: 'active' }, '"1"');
    expect([late.statusCode, late.json().details.current.status]).toEqual([412, 'suspended']);
    const own = (await send(buyer.headers, 'GET', `/companies/${buyer.company.id}`)).json();
    expect(own).toMatchObject({ status: 'suspended', suspended_reason: '' });

    const refusal = [403, 'company_suspended'];
    const saying = async (answer: ReturnType<typeof send>) => {
      const { statusCode, json } = await answer;
      return [statusCode, json().code];
    };
    const order = { event: event.id, ticket_tier: tier.id, quantity: 1 };
    expect(await saying(send(buyer.headers, 'POST', '/bookings/', order))).toEqual(refusal);
    const extend = send(buyer.headers, 'POST', `/bookings/${held.id}/extend/`);
    expect(await saying(extend)).toEqual(refusal);
    const more = send(buyer.headers, 'PATCH', `/bookings/${held.id}`, { quantity: 4 });
    expect(await saying(more)).toEqual(refusal);
    const checkout = { booking_ids: [held.id] };
    expect(await saying(send(buyer.headers, 'POST', '/bookings/checkout/', checkout))).toEqual(
      refusal,
    );
    const pay = { booking_ids: [held.id], payment_method: 'upi' as const, amount };
    expect(await saying(calls.pay(buyer.headers, pay))).toEqual(refusal);

    await workers.queue.runOnce();
    expect(await seatCounts(test.db, tier)).toEqual({ available: 18, held: 0, sold: 2 });
    const { tickets } = await calls.read(buyer.headers, paid.id);
    expect(tickets).toHaveLength(2);
    const door = { event: event.id, code: tickets[0]?.qr_code ?? '' };
    const checked = await send(root, 'POST', '/tickets/check-in/', door);
    expect(checked.statusCode).toBe(200);

    await change(root, buyer.company.id, { status: 'active' });
    expect((await calls.book(buyer.headers, tier, 1)).id).toBeGreaterThan(held.id);
    await assertInventoryConsistent(test.db);
    expect(await actions(buyer.company.id)).toEqual(['company.changed', 'company.changed']);
  });

  it('is suspended by the platform alone, and nobody is invited to it', async () => {
    const { headers, company } = await createBuyer(test, { role: 'company_admin' });
    expect((await change(headers, company.id, { status: 'suspended' })).statusCode).toBe(403);
    expect((await change(headers, company.id, { name: 'Renamed Looms' })).statusCode).toBe(200);
    expect((await change(headers, company.id, { name: 'at www.prize.example' })).statusCode).toBe(
      400,
    );
    await change(root, company.id, { status: 'suspended' });
    const invitation = { email: `new@${company.domain}`, role: 'employee' as const };
    const answer = await send(headers, 'POST', '/people/invitations/', invitation);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'company_suspended']);
  });
});

it('people of an added domain join once it is proven, and a stranger cannot take it first', async () => {
  const { headers, company } = await createBuyer(test, { role: 'company_admin' });
  const signup = createSignupCalls(test);
  const path = `/companies/${company.id}/domains/` as const;
  const added = await send(headers, 'POST', path, { domain: 'second-home.example' });
  expect(added.statusCode).toBe(201);
  const [, domain] = added.json<Account>().domains;
  expect(domain).toMatchObject({ domain: 'second-home.example', proven: false, is_own: false });
  expect(
    (await send(headers, 'POST', path, { domain: 'x.example', proven: true })).statusCode,
  ).toBe(403);

  const verify = () => send(headers, 'POST', `${path}second-home.example/verify/`);
  expect((await verify()).json()).toMatchObject({ outcome: 'no_record' });
  records.set('second-home.example', [[domain?.txt_record?.value ?? '']]);
  expect((await verify()).json()).toMatchObject({ outcome: 'proven' });
  const joined = await signup.signUp('neha@second-home.example');
  expect(joined.json().user).toMatchObject({ role: 'employee', company_id: company.id });

  const other = await createCompany(test);
  const theirs = `/companies/${other.id}/domains/` as const;
  const taken = await send(root, 'POST', theirs, { domain: 'second-home.example' });
  expect([taken.statusCode, taken.json().code]).toEqual([409, 'domain_taken']);
  expect(taken.json().error).toMatch(/Merge the two companies/);
  const rival = await createBuyer(test, { company: other, role: 'company_admin' });
  const wish = (domain: string) => send(rival.headers, 'POST', theirs, { domain });
  expect((await wish('second-home.example')).json()).toMatchObject({
    code: 'domain_taken',
    error: 'second-home.example belongs to another company. If it is yours too, write to support.',
  });
  for (const free of ['gmail.com', 'mail.yahoo.co.in', 'mailinator.com', 'mozmail.com']) {
    const refused = await wish(free);
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      { domain: 'This is a free email provider. Its people belong to no company.' },
    ]);
  }
  const proof = { proven: true };
  expect((await send(root, 'PUT', `${theirs}${other.domain}`, proof)).statusCode).toBe(200);
  expect((await send(headers, 'DELETE', `${path}${company.domain}`)).json().code).toBe(
    'own_domain',
  );
  expect((await send(headers, 'DELETE', `${path}second-home.example`)).json()).toMatchObject({
    domains: [{ domain: company.domain }],
  });
  const alone = await signup.signUp('omar@second-home.example');
  expect(alone.json().user.company_id).not.toBe(company.id);
  expect(await actions(company.id)).toEqual([
    'company.domain_added',
    'company.domain_proven',
    'company.domain_removed',
  ]);
});

it('a merged company gives its people, bookings, invitations, domains and events to the other', async () => {
  const calls = createBookingCalls(test);
  const from = await createBuyer(test, { role: 'company_admin' });
  const into = await createBuyer(test, { role: 'company_admin' });
  const { tier } = await createOffer(test, { total: 20 }, { onlyFor: [from.company] });
  const paid = await calls.book(from.headers, tier, 2);
  await calls.payFor(from.headers, [paid.id]);
  const held = await calls.book(from.headers, tier, 3);
  const invite = (to: typeof from, email: string) =>
    createInvitation(test, { company: to.company, email, invitedBy: to.user });
  await invite(from, 'one@guests.example');
  await invite(from, 'both@guests.example');
  await invite(into, 'both@guests.example');
  const read = async () =>
    (await send(root, 'GET', `/companies/${into.company.id}`)).json<Account>();
  const before = await read();

  const merge = (body: BodyAt<'POST', `/companies/${string}/merge/`>) =>
    send(root, 'POST', `/companies/${from.company.id}/merge/`, body);
  const moved = {
    people: 1,
    bookings: 2,
    payments: 1,
    invitations: 2,
    domains: 1,
    exclusive_events: 1,
  };
  const dry = await merge({ into: into.company.id, dry_run: true });
  expect(dry.json()).toMatchObject({ dry_run: true, moved });
  expect(await read()).toEqual(before);
  expect((await merge({ into: from.company.id })).json().code).toBe('not_mergeable');
  const done = await merge({ into: into.company.id });
  expect(done.json()).toMatchObject({ dry_run: false, moved });

  expect(await read()).toEqual({
    ...before,
    people: 2,
    admins: 2,
    bookings: 1,
    open_invitations: 2,
    domains: [
      ...before.domains,
      expect.objectContaining({
        domain: from.company.domain,
        is_own: false,
        proven: true,
      }),
    ],
  });
  const gone = await send(root, 'GET', `/companies/${from.company.id}`);
  expect([gone.statusCode, gone.json()]).toEqual([
    404,
    expect.objectContaining({
      code: 'company_merged',
      details: { into: expect.objectContaining({ id: into.company.id }) },
    }),
  ]);
  expect((await send(root, 'GET', '/companies/?status=merged')).json()).toMatchObject({
    count: 1,
    results: [{ id: from.company.id, merged_into: { id: into.company.id } }],
  });
  // The hold is paid by its person, who is of the other company now.
  await calls.payFor(from.headers, [held.id]);
  expect(await calls.read(into.headers, held.id)).toMatchObject({ company: into.company.id });
  const joined = await createSignupCalls(test).signUp(`late@${from.company.domain}`);
  expect(joined.json().user).toMatchObject({ role: 'employee', company_id: into.company.id });
  await assertInventoryConsistent(test.db);
  expect(await actions(into.company.id)).toEqual(['company.merged']);
});
