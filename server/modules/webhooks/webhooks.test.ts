import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import type { Schemas } from '../../contract/types';
import { attemptsWithinHours } from '../../jobs/defineJob';
import { createBuyer, expectStatus, statusAndCode, type Buyer } from '../../testing/bookings';
import { unchecked } from '../../testing/checkedInject';
import { createCompany, createUser, signIn } from '../../testing/people';
import { createOrganizerTeam } from '../../testing/organizers';
import { testSecrets } from '../../testing/buildTestApp';
import { answers } from '../../testing/webhookReceiver';
import { buildWebhookApp, startSender, type WebhookApp } from './webhooks.testUtils';

let hooks: WebhookApp;
beforeAll(async () => {
  hooks = await buildWebhookApp({ timeout: 200 });
});
beforeEach(async () => {
  hooks.receiver.answer = answers.ok;
  hooks.receiver.received.length = 0;
  await hooks.test.db.deleteFrom('webhooks').execute();
});
afterAll(() => hooks.close());

const admin = () => createBuyer(hooks.test, { role: 'company_admin' });

const call = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  by: Buyer,
  body?: object,
) =>
  hooks.test.app.inject({
    method,
    url: `/api/company/webhooks/${path}`,
    headers: by.headers,
    payload: unchecked(body),
  });

/** A webhook with a test that waits to be sent. */
async function withTest() {
  const by = await admin();
  const { webhook, secret } = await hooks.addForCompany(by.headers, ['booking.paid']);
  const answer = expectStatus(201, await call('POST', `${webhook.id}/test/`, by));
  return { by, webhook, secret, delivery: answer.json<Schemas['WebhookDelivery']>() };
}

const read = async (by: Buyer, id: number) => {
  const { webhooks } = (await call('GET', '', by)).json<Schemas['WebhookList']>();
  return webhooks.find((one) => one.id === id);
};

describe('a webhook', () => {
  it('shows its secret once, and stores it encrypted', async () => {
    const by = await admin();
    const { webhook, secret } = await hooks.addForCompany(by.headers, ['booking.paid']);
    expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(32);
    expect((await call('GET', '', by)).body).not.toContain(secret);
    const { rows } = await hooks.test.pool.query('select * from webhooks where id = $1', [
      webhook.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(secret.replace('whsec_', ''));
  });

  it.each([
    ['ftp://acme.example/', 'Write an address that begins with https://.'],
    ['not an address', 'Write an address that begins with https://.'],
    ['https://asha@acme.example/', 'Leave name and password out of the address.'],
  ])('is refused with the address %s', async (url, sentence) => {
    const answer = await call('POST', '', await admin(), { url, events: ['booking.paid'] });
    expect([answer.statusCode, answer.json<Schemas['Error']>().error]).toEqual([400, sentence]);
  });

  it.each(['http://acme.example/', 'https://10.1.2.3/', 'https://[::1]/'])(
    'is refused with the address %s without the setting',
    async (url) => {
      const strict = await hooks.test.startBeside(hooks.test.secrets, {
        webhooks: { allowPrivate: false },
      });
      const { headers } = await admin();
      const payload = { url, events: ['booking.paid' as const] };
      const path = '/api/company/webhooks/';
      const answer = await strict.app.inject({ method: 'POST', url: path, headers, payload });
      expect(statusAndCode(answer)).toEqual([400, 'invalid_input']);
      await strict.close();
    },
  );

  it('is one of at most ten', async () => {
    const by = await admin();
    for (let made = 0; made < 10; made += 1) {
      await hooks.addForCompany(by.headers, ['booking.paid']);
    }
    const payload = { url: hooks.receiver.url, events: ['booking.paid'] };
    expect(statusAndCode(await call('POST', '', by, payload))).toEqual([409, 'too_many_webhooks']);
  });

  it('chooses only events of its owner', async () => {
    const payload = { url: hooks.receiver.url, events: ['event.published'] };
    expect((await call('POST', '', await admin(), payload)).statusCode).toBe(400);
  });

  it('belongs to its company', async () => {
    const { webhook, delivery } = await withTest();
    const other = await admin();
    for (const answer of [
      await call('PATCH', `${webhook.id}/`, other, { is_active: false }),
      await call('DELETE', `${webhook.id}/`, other),
      await call('POST', `${webhook.id}/secret/`, other),
      await call('POST', `${webhook.id}/test/`, other),
      await call('GET', `${webhook.id}/deliveries/`, other),
      await call('POST', `${webhook.id}/deliveries/${delivery.id}/resend/`, other),
    ]) {
      expect(answer.statusCode).toBe(404);
    }
    const mine = await createBuyer(hooks.test, { company: await createCompany(hooks.test) });
    expect((await call('GET', '', mine)).statusCode).toBe(403);
  });

  it('of a company needs its proven domain', async () => {
    const company = await createCompany(hooks.test, { isProven: false });
    const by = await createBuyer(hooks.test, { company, role: 'company_admin' });
    expect(statusAndCode(await call('GET', '', by))).toEqual([403, 'domain_not_proven']);
  });

  it('of an organizer is its owners’ alone', async () => {
    const people = await Promise.all(
      (['owner', 'editor'] as const).map(async (role) => {
        const user = await createUser(hooks.test);
        return { role, user, headers: await signIn(hooks.test, user) };
      }),
    );
    const team = await createOrganizerTeam(hooks.test, {
      members: people.map(({ user, role }) => ({ id: user.id, role })),
    });
    const [owner, editor] = people;
    const added = await hooks.addForOrganizer(owner?.headers ?? {}, team.id, ['event.published']);
    expect(added.webhook.events).toEqual(['event.published']);
    const path = `/organizers/${team.id}/webhooks/`;
    expect((await hooks.calls.get(path, editor?.headers ?? {})).statusCode).toBe(403);
    expect((await hooks.calls.get(path, (await admin()).headers)).statusCode).toBe(404);
  });
});

describe('a delivery', () => {
  it('is signed, and stored with its answer', async () => {
    const { by, webhook, secret, delivery } = await withTest();
    await hooks.sender.sendOnce();
    const headers = hooks.receiver.received[0]?.headers;
    expect(headers).toMatchObject({
      'webhook-id': delivery.webhook_id,
      'content-type': 'application/json',
    });
    expect(hooks.receiver.bodies(secret)).toEqual([
      { type: 'webhook.test', timestamp: expect.any(String), data: { webhook_id: webhook.id } },
    ]);
    expect(await hooks.deliveries(by.headers, webhook.id)).toEqual([
      {
        ...delivery,
        state: 'delivered',
        tries: 1,
        next_try_at: null,
        tried_at: expect.any(String),
        status: 200,
        duration_ms: expect.any(Number),
        answer: 'thanks',
      },
    ]);
  });

  it('is not accepted with another secret', async () => {
    const [one, other] = [await withTest(), await withTest()];
    await hooks.test.db.deleteFrom('webhooks').where('id', '=', other.webhook.id).execute();
    await hooks.sender.sendOnce();
    expect(() => hooks.receiver.bodies(other.secret)).toThrow('No matching signature');
    expect(one.secret).not.toBe(other.secret);
  });

  it('carries the signatures of both secrets for a day', async () => {
    const { by, webhook, secret } = await withTest();
    const answer = expectStatus(200, await call('POST', `${webhook.id}/secret/`, by));
    const next = answer.json<Schemas['WebhookWithSecret']>().secret;
    await hooks.sender.sendOnce();
    const [received] = hooks.receiver.received.splice(0);
    for (const key of [secret, next]) {
      const verify = new Webhook(key).verify(
        received?.body ?? '',
        received?.headers as Record<string, string>,
      );
      expect(verify).toMatchObject({ type: 'webhook.test' });
    }
    await hooks.test.db
      .updateTable('webhooks')
      .set({ former_secret_until: new Date(0) })
      .execute();
    await call('POST', `${webhook.id}/test/`, by);
    await hooks.sender.sendOnce();
    expect(() => hooks.receiver.bodies(secret)).toThrow('No matching signature');
  });

  it.each([
    ['fails', answers.fail, 500, 'It answered with status 500.'],
    ['redirects', answers.redirect, 302, 'It answered with a redirect, which is not followed.'],
    ['hangs', answers.hang, null, 'It did not answer within 0.2 seconds.'],
  ])('to a receiver that %s is sent again later', async (_what, answer, status, error) => {
    hooks.receiver.answer = answer;
    const { by, webhook } = await withTest();
    await hooks.sender.sendOnce();
    expect(await hooks.deliveries(by.headers, webhook.id)).toMatchObject([
      { state: 'pending', tries: 1, status, error },
    ]);
    expect(await read(by, webhook.id)).toMatchObject({ failing_since: expect.any(String) });
    await hooks.sender.sendOnce();
    expect(hooks.receiver.received).toHaveLength(1);
    hooks.receiver.answer = answers.ok;
    await hooks.makeDue();
    await hooks.sender.sendOnce();
    expect(await hooks.deliveries(by.headers, webhook.id)).toMatchObject([
      { state: 'delivered', tries: 2, error: '' },
    ]);
    expect(await read(by, webhook.id)).toMatchObject({ failing_since: null });
  });

  it('waits for the earlier one of its subject', async () => {
    const { by, webhook, secret } = await withTest();
    await call('POST', `${webhook.id}/test/`, by);
    await call('POST', `${webhook.id}/test/`, by);
    await hooks.test.db.updateTable('webhook_deliveries').set({ subject: 'booking 1' }).execute();
    hooks.receiver.answer = answers.fail;
    await hooks.sender.sendOnce();
    expect(hooks.receiver.received.splice(0)).toHaveLength(1);
    hooks.receiver.answer = answers.ok;
    await hooks.makeDue();
    await hooks.sender.sendOnce();
    const ids = hooks.receiver.received.map(({ headers }) => headers['webhook-id']);
    const sent = (await hooks.deliveries(by.headers, webhook.id)).map((one) => one.webhook_id);
    expect(ids).toEqual(sent.reverse());
    expect(hooks.receiver.bodies(secret)).toHaveLength(3);
  });

  it('pauses the webhook after three days, with an email to the admins', async () => {
    const { by, webhook, delivery } = await withTest();
    hooks.receiver.answer = answers.fail;
    const tries = attemptsWithinHours(72) - 1;
    await hooks.test.db.updateTable('webhook_deliveries').set({ tries }).execute();
    await hooks.sender.sendOnce();
    expect(await hooks.deliveries(by.headers, webhook.id)).toMatchObject([{ state: 'failed' }]);
    expect(await read(by, webhook.id)).toMatchObject({
      is_active: false,
      paused_at: expect.any(String),
      paused_reason: 'It answered with status 500.',
    });
    const mails = await hooks.test.db.selectFrom('mails').selectAll().execute();
    expect(mails).toMatchObject([{ kind: 'webhook_paused', recipient: by.user.email }]);
    expect(mails[0]?.text).toContain('https://foyer.test/company/webhooks');

    // What happens meanwhile waits until the webhook is resumed.
    hooks.receiver.answer = answers.ok;
    hooks.receiver.received.length = 0;
    await call('POST', `${webhook.id}/test/`, by);
    await hooks.sender.sendOnce();
    expect(hooks.receiver.received).toHaveLength(0);
    expectStatus(200, await call('PATCH', `${webhook.id}/`, by, { is_active: true }));
    await hooks.sender.sendOnce();
    expect(hooks.receiver.received).toHaveLength(1);
    const path = `${webhook.id}/deliveries/${delivery.id}/resend/`;
    expect((await call('POST', path, by)).json()).toMatchObject({ state: 'pending', tries: 0 });
    await hooks.sender.sendOnce();
    expect(hooks.receiver.received[1]?.headers['webhook-id']).toBe(delivery.webhook_id);
  });

  it('is signed with a key that was replaced meanwhile, which is then sealed again', async () => {
    const { secret, webhook } = await withTest();
    const stored = () =>
      hooks.test.db.selectFrom('webhooks').select('secret').executeTakeFirstOrThrow();
    const before = await stored();
    const { jwtSecret } = hooks.test.secrets;
    const secrets = {
      ...testSecrets(),
      jwtSecret: 'next-secret-next-secret-next-secret-0123',
      acceptedJwtSecrets: [jwtSecret],
    };
    await startSender({ ...hooks.test, secrets }).sendOnce();
    expect(hooks.receiver.bodies(secret)).toMatchObject([{ data: { webhook_id: webhook.id } }]);
    expect(await stored()).not.toEqual(before);
  });

  it('is sent on request sixty times in a quarter of an hour', async () => {
    const { by, webhook, delivery } = await withTest();
    const resend = () => call('POST', `${webhook.id}/deliveries/${delivery.id}/resend/`, by);
    for (let sent = 1; sent < 60; sent += 1) expectStatus(200, await resend());
    expect((await resend()).statusCode).toBe(429);
  });

  it('is kept for 30 days', async () => {
    const { by, webhook } = await withTest();
    await hooks.sender.purgeOld();
    expect(await hooks.deliveries(by.headers, webhook.id)).toHaveLength(1);
    const created_at = new Date(Date.now() - 31 * 86_400_000);
    await hooks.test.db.updateTable('webhook_deliveries').set({ created_at }).execute();
    await hooks.sender.purgeOld();
    expect(await hooks.deliveries(by.headers, webhook.id)).toHaveLength(0);
  });
});
