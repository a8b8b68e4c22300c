import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { unchecked } from '../../../testing/checkedInject';
import { readConfig } from '../../../config/config';
import { bearer, password } from '../../../testing/authCalls';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { codeFor, mailsTo } from '../../../testing/mails';
import { createCompany } from '../../../testing/people';
import { createSignupCalls } from '../../../testing/signup';

const start = Date.UTC(2026, 2, 1, 9);

let now = start;
let test: TestApp;
let calls: ReturnType<typeof createSignupCalls>;

beforeAll(async () => {
  const { blockedEmailDomains } = readConfig({ BLOCKED_EMAIL_DOMAINS: 'rival.example' });
  test = await buildTestApp({ clock: { now: () => now }, config: { blockedEmailDomains } });
  calls = createSignupCalls(test);
});
beforeEach(() => {
  now = start;
});
afterAll(() => test.close());

const people = () =>
  test.db.selectFrom('users').select(['email', 'role', 'company_id']).orderBy('id').execute();

let made = 0;
/** An address of a company that nobody knows. */
const someone = () => `person@new${(made += 1)}.example`;

describe('signing up', () => {
  it('makes the account, the company and a session with the code from the mail', async () => {
    const email = 'rohan.das@acme-tools.example';
    const asked = await calls.request({ email: ` ${email.toUpperCase()} ` });
    expect(asked.statusCode).toBe(200);
    expect(asked.json()).toEqual({
      message: `We have sent a code to ${email}.`,
      expires_in: 600,
      resend_after: 30,
    });
    const answer = await calls.verify(email, await codeFor(test, email), {
      first_name: 'Rohan',
      last_name: 'Das',
      password,
    });
    expect(answer.statusCode).toBe(201);
    const session = answer.json();
    expect(session.user).toMatchObject({
      name: 'Rohan Das',
      username: 'rohan.das',
      email,
      company: 'Acme Tools',
      role: 'company_admin',
    });
    const verified = await test.app.inject({
      url: '/api/auth/verify-token/',
      headers: bearer(session.access_token),
    });
    expect(verified.json()).toEqual({ user: session.user });
    expect((await mailsTo(test, email)).map(({ kind }) => kind)).toEqual([
      'signup_code',
      'welcome',
    ]);
    const signedIn = await calls.post('/auth/login/', { username: email, password });
    expect(signedIn.statusCode).toBe(200);
  });

  it('lets later ones of a domain join as employees', async () => {
    const company = await createCompany(test, { name: 'Lotus', domain: 'lotus.example' });
    const answer = await calls.signUp('tara@lotus.example');
    expect(answer.json().user).toMatchObject({
      company: 'Lotus',
      company_id: company.id,
      role: 'employee',
    });
    const stranger = await calls.signUp('tara@elsewhere.lotus.example');
    expect(stranger.json().user.company_id).not.toBe(company.id);
  });

  it('gives each a username of their own', async () => {
    const usernames = [];
    for (const company of ['one', 'two', 'three']) {
      const answer = await calls.signUp(`same.name@${company}.example`);
      usernames.push(answer.json().user.username);
    }
    expect(usernames).toEqual(['same.name', 'same.name2', 'same.name3']);
  });

  it('keeps neither password nor code in the clear', async () => {
    const email = someone();
    await calls.request({ email, password: 'a very clear password' });
    const code = await codeFor(test, email);
    const rows = [
      await test.db.selectFrom('pending_signups').selectAll().execute(),
      await test.db.selectFrom('one_time_codes').selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain('a very clear password');
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    expect(JSON.stringify(rows)).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  it('makes names one line', async () => {
    const email = someone();
    const answer = await calls.signUp(email, { first_name: ' Ro\r\nBcc x ' });
    expect(answer.json().user.first_name).toBe('Ro Bcc x');
  });

  it('refuses names that are none, which a mail to somebody else would carry', async () => {
    const form = { first_name: 'Visit cheap-tickets.com', last_name: 'Bcc: x@y' };
    const first = await calls.request({ email: someone(), ...form });
    expect(first.statusCode).toBe(400);
    expect(first.json().fields).toEqual({
      first_name: 'First name must hold no web address. After a dot, put a space.',
    });
    const last = await calls.request({ email: someone(), last_name: form.last_name });
    expect(last.statusCode).toBe(400);
    expect(last.json().fields.last_name).toMatch(/^Last name may have letters, digits/);
  });
});

describe('a sign-up form', () => {
  const free =
    'Please use a corporate email address. Free email providers (Gmail, Yahoo, etc.) are not allowed.';
  const form = {
    email: 'a@acme.example',
    first_name: 'A',
    last_name: 'B',
    password: 'long enough',
  };

  it.each([
    [{ first_name: '' }, 'first_name', 'First name is required'],
    [{ first_name: ' \u0007 ' }, 'first_name', 'First name is required'],
    [{ first_name: undefined }, 'first_name', 'First name is required'],
    [{ last_name: '' }, 'last_name', 'Last name is required'],
    [{ last_name: '  ' }, 'last_name', 'Last name is required'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: '    ' }, 'email', 'Email is required'],
    [{ email: undefined }, 'email', 'Email is required'],
    [{ email: 'a@' }, 'email', 'Please enter a valid email address'],
    [{ email: 'asha at acme' }, 'email', 'Please enter a valid email address'],
    [{ email: 'a@acme.example, b@acme.example' }, 'email', 'Please enter a valid email address'],
    [{ email: 'a@Gmail.com' }, 'email', free],
    [{ email: ' a@mail.yahoo.co.uk ' }, 'email', free],
    [{ email: 'a1b2@mozmail.com' }, 'email', free],
    [{ email: 'a@asha.anonaddy.com' }, 'email', free],
    [{ email: 'a@mail.rival.example' }, 'email', free],
    [{ password: '' }, 'password', 'Password is required'],
    [{ password: undefined }, 'password', 'Password is required'],
    [{ password: 'seven77' }, 'password', 'Password must be at least 8 characters long'],
    [{ role: 'super_admin' }, 'role', 'Role is not a field of this request.'],
    [{ company_id: 1 }, 'company_id', 'Company ID is not a field of this request.'],
    [{ is_staff: true }, 'is_staff', 'Is staff is not a field of this request.'],
  ])('with %j is refused', async (change, field, sentence) => {
    const before = await people();
    const answer = await calls.post('/auth/signup_request/', unchecked({ ...form, ...change }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: sentence,
      code: 'invalid_input',
      fields: { [field]: sentence },
    });
    expect(await people()).toEqual(before);
    expect(await mailsTo(test, 'a@acme.example')).toEqual([]);
  });

  it('cannot smuggle a role in with the code', async () => {
    const email = someone();
    await calls.request({ email });
    const otp = await codeFor(test, email);
    for (const extra of [{ role: 'super_admin' }, { company_id: 1 }, { is_staff: true }]) {
      expect((await calls.verify(email, otp, extra)).statusCode).toBe(400);
    }
    expect((await calls.verify(email, otp)).json().user.role).toBe('company_admin');
  });

  it('must have six digits for a code', async () => {
    for (const [otp, sentence] of [
      ['', 'OTP is required'],
      ['12345', 'OTP must be 6 digits'],
      ['1234567', 'OTP must be 6 digits'],
      ['12a456', 'OTP must be 6 digits'],
      ['١٢٣٤٥٦', 'OTP must be 6 digits'],
      [' 12345', 'OTP must be 6 digits'],
    ] as const) {
      const answer = await calls.verify('a@acme.example', otp);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toEqual({ otp: sentence });
    }
  });
});

describe('one network', () => {
  it('asks for at most 40 accounts an hour', async () => {
    const address = '203.0.113.9';
    // What is refused for what it says does not count.
    for (let count = 0; count < 40; count += 1) {
      await calls.request({ email: 'nobody@gmail.com' }, address);
    }
    expect((await calls.request({ email: someone() }, address)).statusCode).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 45 }, () => calls.request({ email: someone() }, address)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(39);
    expect((await calls.request({ email: someone() }, '203.0.113.10')).statusCode).toBe(200);
  });
});
