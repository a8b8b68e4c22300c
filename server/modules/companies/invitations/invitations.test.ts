import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BodyAt } from '../../../contract/calls';
import { unchecked } from '../../../testing/checkedInject';
import type { Schemas } from '../../../contract/types';
import { createBuyer, type Buyer, type Headers } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { invitationTokenFor } from '../../../testing/invitations';
import { mailsTo } from '../../../testing/mails';
import { createCompany, createUser } from '../../../testing/people';

type Invitation = Schemas['Invitation'];

const start = Date.UTC(2026, 2, 1, 9);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let now = start;
let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp({ clock: { now: () => now } });
});
beforeEach(() => {
  now = start;
});
afterAll(() => test.close());

const call = <Method extends Uppercase<string>, Path extends string>(
  method: Method,
  path: Path,
  headers: Headers = {},
  payload?: BodyAt<Method, Path>,
) => test.app.inject({ method, url: `/api${path}`, headers, payload: unchecked(payload) });

async function createFounder(isProven: boolean): Promise<Buyer> {
  const company = await createCompany(test, { isProven });
  return createBuyer(test, { company, role: 'company_admin' });
}

const invite = ({ headers }: Buyer, email: string, role: Schemas['CompanyRole'] = 'employee') =>
  call('POST', '/company/invitations/', headers, { email, role });
const open = async ({ headers }: Buyer) =>
  (await call('GET', '/company/invitations/', headers)).json<Schemas['InvitationList']>()
    .invitations;
const details = (token: string) => call('GET', `/invitations/${token}/`);
const accept = (token: string, form: object = {}) =>
  call('POST', `/invitations/${token}/accept/`, undefined, {
    first_name: 'Neha',
    last_name: 'Shah',
    password: 'correct horse battery',
    ...form,
  });
const code = (answer: { json(): unknown }) => answer.json() as Pick<Schemas['Error'], 'code'>;

describe('an invitation', () => {
  it('makes the account in the company, in reach of the inviter, with a session', async () => {
    const founder = await createFounder(false);
    const email = `neha@${founder.company.domain}`;
    const answer = await invite(founder, ` NEHA@${founder.company.domain} `, 'company_manager');
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      email,
      role: 'company_manager',
      role_label: 'Manager',
      is_mine: true,
      is_expired: false,
      expires_at: new Date(start + 7 * DAY).toISOString(),
    });
    const token = await invitationTokenFor(test, email);
    expect((await details(token)).json()).toEqual({
      company: founder.company.name,
      invited_by: 'Test Person',
      email,
      role_label: 'Manager',
      expires_at: new Date(start + 7 * DAY).toISOString(),
    });
    const accepted = await accept(token);
    expect(accepted.statusCode).toBe(201);
    const session = accepted.json<Schemas['Session']>();
    expect(session.user).toMatchObject({
      name: 'Neha Shah',
      email,
      role: 'company_manager',
      company_id: founder.company.id,
    });
    const profile = await call('GET', `/users/${session.user.id}`, founder.headers);
    expect(profile.statusCode).toBe(200);
    const signedIn = await call('POST', '/auth/login/', undefined, {
      username: email,
      password: 'correct horse battery',
    });
    expect(signedIn.statusCode).toBe(200);
    expect(await open(founder)).toEqual([]);
    // The sign-in comes without the cookie of the device that took the invitation.
    expect((await mailsTo(test, email)).map(({ kind }) => kind)).toEqual([
      'invitation',
      'welcome',
      'new_device',
    ]);
  });

  it('takes no name that carries a link: mails to others would hold it', async () => {
    const founder = await createFounder(true);
    await invite(founder, 'seller@elsewhere.example', 'client');
    const token = await invitationTokenFor(test, 'seller@elsewhere.example');
    const refused = await accept(token, { first_name: 'Free at www.cheap.example' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      fields: { first_name: expect.stringContaining('web address') },
    });
  });

  it('works once, also when its link is opened twice at the same time', async () => {
    const founder = await createFounder(true);
    await invite(founder, 'guest@elsewhere.example', 'client');
    const token = await invitationTokenFor(test, 'guest@elsewhere.example');
    const answers = await Promise.all([accept(token), accept(token), accept(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 410, 410]);
    expect((await details(token)).statusCode).toBe(410);
  });

  it('names no text that somebody typed in the mail, and keeps only a hash of the token', async () => {
    const company = await createCompany(test, { isProven: true });
    const founder = await createBuyer(test, {
      company,
      role: 'company_admin',
      firstName: 'Buy cheap seats',
    });
    await invite(founder, 'target@elsewhere.example');
    const [mail] = await mailsTo(test, 'target@elsewhere.example');
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('cheap');
    expect(mail?.text).toContain(founder.user.email);
    const token = await invitationTokenFor(test, 'target@elsewhere.example');
    const rows = await test.db.selectFrom('invitations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('ends after seven days, when it is revoked, replaced or sent again', async () => {
    const founder = await createFounder(true);
    const email = 'slow@elsewhere.example';
    const first = (await invite(founder, email)).json<Invitation>();
    const tokens = [await invitationTokenFor(test, email)];
    now += MINUTE;
    expect((await invite(founder, email, 'client')).json()).toMatchObject({
      id: first.id,
      role: 'client',
    });
    tokens.push(await invitationTokenFor(test, email));
    now += MINUTE;
    const resend = `/company/invitations/${first.id}/resend/`;
    expect((await call('POST', resend, founder.headers)).statusCode).toBe(200);
    const last = await invitationTokenFor(test, email);
    for (const token of tokens) expect((await details(token)).statusCode).toBe(410);
    expect((await details(last)).statusCode).toBe(200);

    now += 7 * DAY;
    expect((await accept(last)).statusCode).toBe(410);
    expect(await open(founder)).toMatchObject([{ id: first.id, is_expired: true }]);
    await call('POST', resend, founder.headers);
    const renewed = await invitationTokenFor(test, email);
    expect((await details(renewed)).statusCode).toBe(200);
    const revoke = () => call('DELETE', `/company/invitations/${first.id}`, founder.headers);
    expect((await revoke()).statusCode).toBe(204);
    expect((await revoke()).statusCode).toBe(404);
    const gone = await accept(renewed);
    expect([gone.statusCode, code(gone).code]).toEqual([410, 'invitation_gone']);
    const unknown = await accept('x'.repeat(43));
    expect([unknown.statusCode, code(unknown).code]).toEqual([410, 'invitation_gone']);
    expect(await open(founder)).toEqual([]);
  });

  it('ends with the role of the person who made it', async () => {
    const founder = await createFounder(true);
    await invite(founder, 'late@elsewhere.example', 'company_admin');
    const token = await invitationTokenFor(test, 'late@elsewhere.example');
    await test.db
      .updateTable('users')
      .set({ is_active: false })
      .where('id', '=', founder.user.id)
      .execute();
    expect((await accept(token)).statusCode).toBe(410);
  });

  it('moves no account of another company, and tells nobody that there is one', async () => {
    const founder = await createFounder(true);
    const other = await createBuyer(test);
    const strange = (await invite(founder, other.user.email)).json<Invitation>();
    const unknown = (await invite(founder, 'nobody@elsewhere.example')).json<Invitation>();
    expect(Object.keys(strange)).toEqual(Object.keys(unknown));
    expect({ ...strange, id: 0, email: '' }).toEqual({ ...unknown, id: 0, email: '' });
    const refused = await accept(await invitationTokenFor(test, other.user.email));
    expect([refused.statusCode, code(refused).code]).toEqual([409, 'has_account']);
    const row = await test.db
      .selectFrom('users')
      .select(['company_id', 'role', 'first_name'])
      .where('id', '=', other.user.id)
      .executeTakeFirst();
    expect(row).toEqual({ company_id: other.company.id, role: 'employee', first_name: 'Test' });
    const colleague = await createUser(test, { company: founder.company });
    expect(code(await invite(founder, colleague.email)).code).toBe('already_member');
  });

  it('leaves the company only once its domain is proven', async () => {
    const founder = await createFounder(false);
    const sentence = `Until your domain is proven, you can invite addresses that end in @${founder.company.domain} only.`;
    for (const role of ['client', 'employee'] as const) {
      const refused = await invite(founder, 'guest@elsewhere.example', role);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({ error: sentence, fields: { email: sentence } });
    }
    const subdomain = await invite(founder, `x@sub.${founder.company.domain}`);
    expect(subdomain.statusCode).toBe(400);
    const stranger = await createUser(test, { company: founder.company });
    // Whether a stranger of the same domain has an account is not told either.
    expect((await invite(founder, stranger.email)).statusCode).toBe(201);
  });

  it('names a role of the company and nothing else', async () => {
    const founder = await createFounder(true);
    for (const role of ['admin', 'staff', 'super_admin', 'superadmin']) {
      const body = unchecked({ email: 'a@b.example', role });
      const refused = await call('POST', '/company/invitations/', founder.headers, body);
      expect(refused.statusCode).toBe(400);
    }
    expect((await invite(founder, 'no address')).statusCode).toBe(400);
  });

  it('is mailed at most 50 times a day by one person, and 5 times to one address', async () => {
    const founder = await createFounder(true);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await invite(founder, 'often@elsewhere.example')).statusCode);
      now += MINUTE;
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    for (let count = 5; count < 50; count += 1) {
      expect((await invite(founder, `p${count}@elsewhere.example`)).statusCode).toBe(201);
    }
    expect((await invite(founder, 'p50@elsewhere.example')).statusCode).toBe(429);
    const mails = await test.db
      .selectFrom('mails')
      .select('id')
      .where('recipient', 'like', 'p%@elsewhere.example')
      .execute();
    expect(mails).toHaveLength(45);
  });
});

describe('the invitations of others', () => {
  it('are seen and managed by all admins of a proven company, and by nobody else', async () => {
    for (const isProven of [true, false]) {
      const founder = await createFounder(isProven);
      const { company } = founder;
      const second = await createBuyer(test, { company, role: 'company_admin' });
      const stranger = await createFounder(true);
      const { id } = (await invite(founder, `one@${company.domain}`)).json<Invitation>();
      expect((await open(second)).map((one) => one.id)).toEqual(isProven ? [id] : []);
      expect(await open(stranger)).toEqual([]);
      now += MINUTE;
      const resend = ({ headers }: Buyer) =>
        call('POST', `/company/invitations/${id}/resend/`, headers);
      expect((await resend(stranger)).statusCode).toBe(404);
      expect((await resend(second)).statusCode).toBe(isProven ? 200 : 404);
    }
  });
});
