import { mkdtempSync, rmSync, statSync, existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { BodyAt } from '../../contract/calls';
import { unchecked } from '../../testing/checkedInject';
import { readConfig, type Config } from '../../config/config';
import { openSetup } from '../identity/setup/setupState.service';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp';
import { setupChecks } from './setupChecks.rules';

const body = {
  first_name: 'Rhea',
  last_name: 'Fernandes',
  email: 'Rhea@BombayLive.example',
  password: 'correct-horse',
  organizer: {
    name: 'Bombay Live',
    legal_name: 'Bombay Live Private Limited',
    gstin: '27AAFCF4821M1ZE',
    state: 'Maharashtra',
  },
};

let test: TestApp;
let dataDir: string;
let stop: () => Promise<void> = async () => undefined;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'foyer-setup-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));
afterEach(async () => {
  await stop();
  stop = async () => undefined;
});

async function start(config: Partial<Config> = {}): Promise<void> {
  const app = await buildTestApp({ config: { dataDir, ...config } });
  test = app;
  stop = () => app.close();
}

const file = () => path.join(dataDir, 'setup-token');

async function open(): Promise<string> {
  const token = await openSetup(test);
  if (token === null) throw new Error('The place is set up already.');
  return token;
}

const ask = (token?: string) =>
  test.app.inject({ url: '/api/setup/', headers: token ? { 'x-setup-token': token } : {} });

const complete = (token: string | undefined, payload: BodyAt<'POST', '/setup/'> = body) =>
  test.app.inject({
    method: 'POST',
    url: '/api/setup/',
    headers: token ? { 'x-setup-token': token } : {},
    payload,
  });

describe('the first start', () => {
  it('makes a super admin with an organizer, once, with the token of the file', async () => {
    await start();
    const token = await open();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readFileSync(file(), 'utf8').trim()).toBe(token);
    const stored = await test.db.selectFrom('app_meta').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    // A restart prints the same link.
    expect(await open()).toBe(token);

    expect((await ask()).json()).toEqual({ is_set_up: false, configuration: null });
    expect((await ask('wrong')).statusCode).toBe(403);
    expect((await ask(token)).json()).toMatchObject({
      is_set_up: false,
      configuration: { database: 'embedded', demo_allowed: true },
    });
    const signUp = await test.app.inject({
      method: 'POST',
      url: '/api/auth/signup_request/',
      payload: unchecked({ ...body, organizer: undefined, email: 'eve@acme-works.com' }),
    });
    expect([signUp.statusCode, signUp.json<{ error: string }>().error]).toEqual([
      503,
      'Foyer is being set up. Please try again later.',
    ]);

    for (const wrong of [undefined, 'wrong']) {
      const refused = await complete(wrong);
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
        403,
        'setup_token',
      ]);
    }
    const gstin = await complete(token, { ...body, organizer: { name: 'B', gstin: 'X' } });
    expect(gstin.statusCode).toBe(400);
    const state = { ...body, organizer: { ...body.organizer, state: 'Atlantis' } };
    expect((await complete(token, state)).json()).toMatchObject({
      fields: { state: expect.stringContaining('“Atlantis” is not a state') },
    });
    expect(await test.db.selectFrom('users').selectAll().execute()).toEqual([]);

    const answers = await Promise.all([complete(token), complete(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const made = answers
      .find(({ statusCode }) => statusCode === 201)
      ?.json<{
        access_token: string;
        organizer: { id: number };
      }>();
    expect(made).toMatchObject({
      user: { email: 'rhea@bombaylive.example', role: 'super_admin' },
      organizer: {
        ...body.organizer,
        slug: 'bombay-live',
        role: 'owner',
        support_email: 'rhea@bombaylive.example',
      },
    });
    expect(existsSync(file())).toBe(false);
    const people = await test.db.selectFrom('users').select(['role', 'password_hash']).execute();
    expect(people).toEqual([
      { role: 'super_admin', password_hash: expect.stringMatching(/^\$argon2id\$/) },
    ]);

    const audit = await test.db.selectFrom('audit_entries').selectAll().execute();
    expect(audit).toEqual([
      expect.objectContaining({
        action: 'organizer.created',
        person_name: 'Rhea Fernandes',
        network: '127.0.0.0/24',
        summary: 'set Foyer up and made the organizer Bombay Live',
        organizer_id: made?.organizer.id,
      }),
    ]);
    expect(JSON.stringify(audit)).not.toMatch(new RegExp(`${body.password}|${token}|argon2`));

    const again = await complete(token);
    expect([again.statusCode, again.json<{ error: string }>().error]).toEqual([
      409,
      'Foyer is set up already. Sign in to change something.',
    ]);
    expect((await ask(token)).json()).toEqual({ is_set_up: true, configuration: null });
    expect(await openSetup(test)).toBeNull();

    // The first event, with a category to choose.
    const event = await test.app.inject({
      method: 'POST',
      url: '/api/events/',
      headers: { authorization: `Bearer ${made?.access_token ?? ''}` },
      payload: { organizer: made?.organizer.id, title: 'Monsoon Ragas' },
    });
    expect(event.statusCode).toBe(201);
    const categories = await test.app.inject('/api/event-categories/');
    expect(categories.json()).toMatchObject({ count: 12 });
  }, 60_000);

  it('fills the place with the demo world when that is wished for', async () => {
    await start();
    const token = await open();
    // Somebody of the demo world has this address.
    const taken = await complete(token, { ...body, demo: true });
    expect([taken.statusCode, taken.json<{ code: string }>().code]).toEqual([409, 'taken']);
    const mine = { ...body, email: 'ira@punenights.com', organizer: { name: 'Pune Nights' } };
    const made = await complete(token, { ...mine, demo: true });
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({
      user: { role: 'super_admin', email: 'ira@punenights.com' },
    });
    const events = await test.app.inject('/api/events/');
    expect(events.json<{ count: number }>().count).toBeGreaterThan(30);
  }, 60_000);
});

describe('in production', () => {
  it('the demo world is refused, and nobody is made', async () => {
    await start({ production: true, demo: false });
    const token = await open();
    expect((await ask(token)).json()).toMatchObject({ configuration: { demo_allowed: false } });
    const refused = await complete(token, { ...body, demo: true });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      403,
      'demo_refused',
    ]);
    expect(await test.db.selectFrom('users').selectAll().execute()).toEqual([]);
  }, 60_000);
});

describe('what is configured', () => {
  const byName = (env: Record<string, string>) =>
    Object.fromEntries(setupChecks(readConfig(env)).map((check) => [check.name, check]));

  it('names what is missing, and shows keys by their last four signs', () => {
    const checks = byName({
      RAZORPAY_KEY_ID: 'rzp_live_abcd4F2K',
      RAZORPAY_KEY_SECRET: 'hunter2-secret',
      RAZORPAY_WEBHOOK_SECRET: 'hunter2-hook',
      STRIPE_SECRET_KEY: 'sk_test_hunter2wxyz',
      STRIPE_WEBHOOK_SECRET: 'whsec_hunter2',
      SMTP_URL: 'smtps://user:hunter2@mail.acme.com:465',
      MAIL_FROM: 'Acme <tickets@acme.com>',
    });
    expect(JSON.stringify(checks)).not.toContain('hunter2');
    expect(checks).toMatchObject({
      razorpay: { status: 'ready', value: '4F2K' },
      stripe: { status: 'test', value: 'wxyz' },
      sandbox: { status: 'off' },
      mail: { status: 'ready', value: 'mail.acme.com' },
      sender: { status: 'ready' },
      support: { status: 'ready', value: 'tickets@acme.com' },
      address: { status: 'attention', variables: ['PUBLIC_URL'] },
      seller: { status: 'test' },
    });
    expect(byName({})).toMatchObject({
      stripe: { status: 'not_set', variables: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] },
      sandbox: { status: 'test' },
      mail: { status: 'attention', variables: ['SMTP_URL'] },
      sender: { status: 'attention' },
      support: { status: 'attention' },
    });
  });
});
