import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Schemas } from '../../contract/types';
import { password } from '../../testing/authCalls';
import {
  createBookingCalls,
  createOffer,
  expectStatus,
  statusAndCode,
  type BookingCalls,
  type Headers,
} from '../../testing/bookings';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { unchecked } from '../../testing/checkedInject';
import { createOrganizerTeam } from '../../testing/organizers';
import { createCompany, createUser, signIn, type TestUser } from '../../testing/people';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let now = Date.now();
let test: TestApp;
let calls: BookingCalls;

beforeAll(async () => {
  test = await buildTestApp({ clock: { now: () => now } });
  calls = createBookingCalls(test);
});
afterAll(() => test.close());

const bearer = (key: string): Headers => ({ authorization: `Bearer ${key}` });
const created = (answer: Awaited<ReturnType<BookingCalls['call']>>) =>
  expectStatus(201, answer).json<Schemas['CreatedApiKey']>();

/** A company with two admins, of whom the first makes keys. */
async function createAdmins() {
  const company = await createCompany(test);
  const admin = await createUser(test, { role: 'company_admin', company, password });
  const other = await createUser(test, { role: 'company_admin', company });
  const headers: Headers = await signIn(test, admin);
  const make = async (scopes: Schemas['CompanyApiKeyScope'][], more: object = {}) => {
    const body = { name: 'Travel tool', scopes, ...more };
    return created(await calls.call('POST', '/company/api-keys/', headers, body));
  };
  const list = async (as = headers) => {
    const answer = expectStatus(200, await calls.get('/company/api-keys/', as));
    return answer.json<Schemas['ApiKeyList']>().results;
  };
  return { company, admin, other, headers, make, list };
}

const change = (user: TestUser, values: Partial<{ role: 'employee'; is_active: boolean }>) =>
  test.db.updateTable('users').set(values).where('id', '=', user.id).execute();

describe('a key of a company', () => {
  it('is shown once, and stored as a hash', async () => {
    const { make, list, admin } = await createAdmins();
    const { api_key: secret, key } = await make(['read_bookings'], { expires_in_days: 30 });
    expect(secret).toMatch(/^foyer_[0-9a-f]{48}$/);
    expect(key).toMatchObject({
      name: 'Travel tool',
      prefix: secret.slice(0, 14),
      scopes: ['read_bookings'],
      status: 'active',
      created_by: 'Test Person',
      expires_at: new Date(now + 30 * DAY).toISOString(),
      last_used_at: null,
    });
    expect(await list()).toEqual([key]);
    const stored = test.db.selectFrom('api_keys').selectAll().where('user_id', '=', admin.id);
    const audited = test.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('person_id', '=', admin.id);
    const rows = [await stored.execute(), await audited.execute()];
    expect(JSON.stringify(rows)).not.toContain(secret.slice(14));
    expect(JSON.stringify(rows)).toContain('made the API key Travel tool');
  });

  it('makes calls in the name of its maker, within its scopes', async () => {
    const { make, admin, company } = await createAdmins();
    const { tier } = await createOffer(test);
    const spending = bearer((await make(['spend'])).api_key);
    const { id, user } = await calls.book(spending, tier);
    expect(user).toBe(admin.id);
    const refused = await calls.get(`/bookings/${id}/`, spending);
    expect(statusAndCode(refused)).toEqual([403, 'key_scope']);
    expect(refused.json().error).toBe('This key lacks the scope read_bookings.');

    const reading = bearer((await make(['read_bookings', 'read_events'])).api_key);
    const booking = expectStatus(200, await calls.get(`/bookings/${id}/`, reading));
    expect(booking.json()).toMatchObject({ company: company.id });
    const bought = await calls.create(reading, {
      event: tier.event_id,
      ticket_tier: tier.id,
      quantity: 1,
    });
    expect(bought.json().error).toBe('This key lacks the scope spend.');
  });

  it('is refused where no key is taken, also by public calls', async () => {
    const { make } = await createAdmins();
    const key = bearer((await make(['read_events'])).api_key);
    for (const path of ['/auth/verify-token/', '/company/api-keys/', '/contact/', '/health/']) {
      const answer = await calls.get(path, key);
      expect([path, ...statusAndCode(answer)]).toEqual([path, 403, 'key_scope']);
      expect(answer.json().error).toBe('API keys cannot make this call.');
    }
    const signOut = await calls.call('POST', '/auth/logout/', key);
    expect(statusAndCode(signOut)).toEqual([403, 'key_scope']);
    // Answered from the cache to others.
    for (const headers of [{}, key]) {
      expectStatus(200, await calls.get('/event-categories/', headers));
    }
    const other = bearer((await make(['spend'])).api_key);
    expect(statusAndCode(await calls.get('/event-categories/', other))).toEqual([403, 'key_scope']);
  });

  it('sees nothing of organizers for which its maker works', async () => {
    const { make, admin } = await createAdmins();
    const team = await createOrganizerTeam(test, { members: [{ id: admin.id, role: 'owner' }] });
    const key = bearer((await make(['read_events', 'export'])).api_key);
    const answer = await calls.get(`/organizers/${team.id}/`, key);
    expect(statusAndCode(answer)).toEqual([403, 'key_scope']);
    expect(answer.json().error).toBe('This call needs a key of an organizer.');
  });

  it('is refused when it is unknown, expired or deleted', async () => {
    const { make, headers, list, admin } = await createAdmins();
    const { api_key: secret, key } = await make(['read_events'], { expires_in_days: 1 });
    const use = async (of: string) => statusAndCode(await calls.get('/bookings/', bearer(of)));
    expect(await use(secret)).toEqual([403, 'key_scope']);
    expect(await use(`foyer_${'0'.repeat(48)}`)).toEqual([401, 'invalid_token']);
    expect(await use(secret.slice(0, -1))).toEqual([401, 'invalid_token']);
    const started = now;
    now += DAY;
    expect(await use(secret)).toEqual([401, 'token_expired']);
    expect(await list()).toMatchObject([{ status: 'expired' }]);
    now = started;
    const path = `/company/api-keys/${key.id}/` as const;
    expectStatus(204, await calls.call('DELETE', path, headers));
    expect(await use(secret)).toEqual([401, 'invalid_token']);
    expect(await list()).toEqual([]);
    expectStatus(404, await calls.call('DELETE', path, headers));
    const entry = test.db
      .selectFrom('audit_entries')
      .select('summary')
      .where('action', '=', 'api_key.deleted')
      .where('person_id', '=', admin.id);
    expect(await entry.execute()).toEqual([{ summary: 'deleted the API key Travel tool' }]);
  });

  it.each([
    ['the role', { role: 'employee' }],
    ['the account', { is_active: false }],
  ] as const)('ends when its maker loses %s, and is listed as ended', async (_what, values) => {
    const { make, list, admin, other } = await createAdmins();
    const key = bearer((await make(['read_bookings'])).api_key);
    expectStatus(200, await calls.get('/bookings/', key));
    await change(admin, values);
    expect(statusAndCode(await calls.get('/bookings/', key))).toEqual([401, 'invalid_token']);
    expect(await list(await signIn(test, other))).toMatchObject([{ status: 'ended' }]);
  });

  it('ends when its maker goes to another company', async () => {
    const { make, admin } = await createAdmins();
    const key = bearer((await make(['read_bookings'])).api_key);
    const elsewhere = await createCompany(test);
    await test.db
      .updateTable('users')
      .set({ company_id: elsewhere.id })
      .where('id', '=', admin.id)
      .execute();
    expect(statusAndCode(await calls.get('/bookings/', key))).toEqual([401, 'invalid_token']);
  });

  it('goes with the account of its maker, whose data names it', async () => {
    const { make, admin, headers } = await createAdmins();
    const { api_key: secret, key } = await make(['read_bookings']);
    const file = await calls.get(`/users/${admin.id}/personal-data.json/`, headers);
    expect(JSON.parse(file.body).api_keys).toMatchObject([
      { name: 'Travel tool', prefix: key.prefix },
    ]);
    expect(file.body).not.toContain(secret);
    const erased = await calls.call('POST', `/users/${admin.id}/erase/`, headers, {
      password,
      confirm: admin.email,
    });
    expectStatus(204, erased);
    const left = test.db.selectFrom('api_keys').select('id').where('id', '=', key.id);
    expect(await left.execute()).toEqual([]);
  });

  it('is deleted with a company that is merged into another', async () => {
    const { make, company } = await createAdmins();
    const { key } = await make(['read_bookings']);
    const into = await createCompany(test);
    const root = await signIn(test, await createUser(test, { role: 'super_admin' }));
    const body = { into: into.id, dry_run: false };
    expectStatus(200, await calls.call('POST', `/companies/${company.id}/merge/`, root, body));
    const left = test.db.selectFrom('api_keys').select('id').where('id', '=', key.id);
    expect(await left.execute()).toEqual([]);
  });

  it('records its use once a minute', async () => {
    const { make, list } = await createAdmins();
    const key = bearer((await make(['read_bookings'])).api_key);
    const uses: (string | null | undefined)[] = [];
    for (const passed of [0, MINUTE - 1, 1]) {
      now += passed;
      expectStatus(200, await calls.get('/bookings/', key));
      uses.push((await list())[0]?.last_used_at);
    }
    const at = (ms: number) => new Date(ms).toISOString();
    expect(uses).toEqual([at(now - MINUTE), at(now - MINUTE), at(now)]);
  });

  it('is one of twenty at most', async () => {
    const { make, headers } = await createAdmins();
    for (let made = 0; made < 20; made += 1) await make(['read_events']);
    const answer = await calls.call('POST', '/company/api-keys/', headers, {
      name: 'One more',
      scopes: ['read_events'],
    });
    expect(statusAndCode(answer)).toEqual([409, 'key_limit']);
  });

  it('needs a name, and at least one scope that companies have', async () => {
    const { headers } = await createAdmins();
    for (const body of [
      { name: 'Door', scopes: ['check_in'] },
      { name: 'Nothing', scopes: [] },
      { name: '  ', scopes: ['export'] },
    ]) {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/company/api-keys',
        headers,
        payload: unchecked(body),
      });
      expect([body.name, answer.statusCode]).toEqual([body.name, 400]);
    }
  });
});

describe('a key of an organizer', () => {
  let owner: TestUser;
  let headers: Headers;
  let team: { id: number };

  beforeEach(async () => {
    const company = await createCompany(test);
    owner = await createUser(test, { company });
    headers = await signIn(test, owner);
    team = await createOrganizerTeam(test, { members: [{ id: owner.id, role: 'owner' }] });
  });

  const make = async (scopes: Schemas['OrganizerApiKeyScope'][], as = headers) =>
    created(
      await calls.call('POST', `/organizers/${team.id}/api-keys/`, as, { name: 'Door', scopes }),
    );

  it('sees the events of this organizer alone', async () => {
    const other = await createOrganizerTeam(test, { members: [{ id: owner.id, role: 'owner' }] });
    const own = await createOffer(test, {}, { organizerId: team.id });
    const foreign = await createOffer(test, {}, { organizerId: other.id });
    const key = bearer((await make(['read_events', 'read_bookings', 'check_in'])).api_key);
    const listed = expectStatus(200, await calls.get('/organize/events/', key));
    const { results } = listed.json<Schemas['OrganizedEventList']>();
    expect(results.map(({ id }) => id)).toEqual([own.event.id]);
    for (const { id, status } of [
      { id: own.event.id, status: 200 },
      { id: foreign.event.id, status: 404 },
    ]) {
      expectStatus(status, await calls.get(`/organize/events/${id}/bookings/`, key));
      expectStatus(status, await calls.get(`/check-in/events/${id}/guest-list/`, key));
    }
    expectStatus(404, await calls.get(`/organizers/${other.id}/`, key));
    // Bookings of its maker are those of a company.
    expect(statusAndCode(await calls.get('/bookings/', key))).toEqual([403, 'key_scope']);
  });

  it('of a platform admin does not reach beyond it', async () => {
    const admin = await signIn(test, await createUser(test, { role: 'super_admin' }));
    const foreign = await createOffer(test);
    const { api_key: secret } = await make(['read_events', 'read_bookings', 'check_in'], admin);
    const key = bearer(secret);
    expectStatus(200, await calls.get(`/organizers/${team.id}/`, key));
    const id = foreign.event.id;
    expectStatus(404, await calls.get(`/organize/events/${id}/bookings/`, key));
    expectStatus(404, await calls.get(`/check-in/events/${id}/guest-list/`, key));
  });

  it('ends when its maker no longer owns the organizer', async () => {
    const { api_key: secret, key } = await make(['read_events']);
    const path = `/organizers/${team.id}/` as const;
    expectStatus(200, await calls.get(path, bearer(secret)));
    const successor = await createUser(test);
    await test.db
      .insertInto('organizer_members')
      .values({ organizer_id: team.id, user_id: successor.id, role: 'owner' })
      .execute();
    await test.db
      .updateTable('organizer_members')
      .set({ role: 'editor' })
      .where('user_id', '=', owner.id)
      .execute();
    expect(statusAndCode(await calls.get(path, bearer(secret)))).toEqual([401, 'invalid_token']);
    const keys = `/organizers/${team.id}/api-keys/` as const;
    expect(statusAndCode(await calls.get(keys, headers))).toEqual([403, 'forbidden']);
    const heir = await signIn(test, successor);
    const { results } = (await calls.get(keys, heir)).json<Schemas['ApiKeyList']>();
    expect(results).toMatchObject([{ id: key.id, status: 'ended' }]);
    expectStatus(204, await calls.call('DELETE', `${keys}${key.id}/`, heir));
  });

  it('is deleted only by an owner of this organizer', async () => {
    const { key } = await make(['read_events']);
    const other = await createOrganizerTeam(test, { members: [{ id: owner.id, role: 'owner' }] });
    const path = `/organizers/${other.id}/api-keys/${key.id}/` as const;
    expectStatus(404, await calls.call('DELETE', path, headers));
  });
});

it('has a limit, with its state in every answer', async () => {
  const { make } = await createAdmins();
  const key = bearer((await make(['read_bookings'])).api_key);
  const other = bearer((await make(['read_bookings'])).api_key);
  const limited = await test.startBeside(test.secrets, { callsPerKey: 3 });
  const { get, call } = createBookingCalls(limited);
  const first = await get('/bookings/', key);
  expect([first.statusCode, first.headers.ratelimit]).toEqual([200, '"calls of key";r=2;t=0']);
  expect(first.headers['ratelimit-policy']).toBe('"calls of key";q=3;w=60');
  const second = await call('POST', '/bookings/', key);
  expect([second.statusCode, second.headers.ratelimit]).toEqual([403, '"calls of key";r=1;t=0']);
  await get('/bookings/', key);
  const refused = await get('/bookings/', key);
  expect(statusAndCode(refused)).toEqual([429, 'too_many_requests']);
  expect(refused.headers.ratelimit).toMatch(/^"calls of key";r=0;t=\d+$/);
  expect((await get('/bookings/', other)).statusCode).toBe(200);
  await limited.close();
});
