import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { JSON_SCHEMA, load } from 'js-yaml';
import { api, type InvitationDetails, type Session } from '@/api';
import { secretNames } from '@/lib/secretNames.gen';
import { sessionStarted } from '@/state';
import { answer, refuse } from '@/testing/handlers';
import { buildStore } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildSession, buildUser } from '@/testing/userFactories';
import { redactSecrets } from './redactSecrets';

const secrets = ['secret-access', 'secret-refresh', 'secret-password', '123456'];

function expectNoSecret(shown: unknown) {
  const text = JSON.stringify(shown);
  for (const secret of secrets) expect(text).not.toContain(secret);
  return text;
}

const NAMED_LIKE_SECRETS = /token$|secret|password|^otp$|^qr_code$/i;

/** A value of each form that a schema allows; texts that the contract or their name calls a secret are `secret-access`. */
function valuesOf(schema: unknown, schemas: object, name = '', depth = 0): unknown[] {
  const { $ref, allOf, anyOf, oneOf, properties, items, additionalProperties } = Object(schema);
  const further = (one: unknown, key = name) => valuesOf(one, schemas, key, depth + 1);
  // A schema that contains itself.
  if (depth > 12) return [null];
  if ($ref && 'x-secret' in Object(schema)) return ['secret-access'];
  if ($ref) return further(Reflect.get(schemas, String($ref).replace(/.*\//, '')));
  const forms = [allOf, anyOf, oneOf].flatMap((list: unknown[] | undefined) => list ?? []);
  const values = forms.flatMap((one) => further(one));
  if (properties) {
    const fields = Object.entries(properties).map(([key, one]) => [key, further(one, key)[0]]);
    values.push(Object.fromEntries(fields));
  }
  if (items) values.push(further(items));
  if (typeof additionalProperties === 'object')
    values.push({ key: further(additionalProperties)[0] });
  if (values.length > 0) return values;
  const isText = String(Object(schema).type).includes('string');
  const isSecret = 'x-secret' in Object(schema) || (isText && NAMED_LIKE_SECRETS.test(name));
  return [isSecret ? 'secret-access' : 'shown'];
}

describe('what Redux DevTools shows', () => {
  const session = {
    user: buildUser(),
    accessToken: 'secret-access',
    refreshToken: 'secret-refresh',
  };

  it('hides tokens in actions and keeps the rest', () => {
    const shown = redactSecrets(sessionStarted(session));
    expect(shown).toEqual({
      type: 'auth/sessionStarted',
      payload: { user: buildUser(), accessToken: '[redacted]', refreshToken: '[redacted]' },
    });
  });

  it('hides what a form sent and what the server answered', () => {
    const text = expectNoSecret(
      redactSecrets({
        type: 'api/executeMutation/fulfilled',
        payload: { access_token: 'secret-access', refresh_token: 'secret-refresh' },
        meta: {
          arg: {
            originalArgs: {
              signupVerification: {
                email: 'a@b.example',
                otp: '123456',
                password: 'secret-password',
              },
            },
          },
          baseQueryMeta: {
            request: new Request('http://localhost/api', {
              headers: { authorization: 'Bearer secret-access' },
            }),
          },
        },
      }),
    );
    expect(text).toContain('a@b.example');
    expect(text).toContain('[Request]');
  });

  it('hides the token of a reset link', () => {
    const passwordResetByLink = { token: 'secret-access', password: 'secret-password' };
    expectNoSecret(redactSecrets({ meta: { arg: { originalArgs: { passwordResetByLink } } } }));
  });

  it('hides secrets in the state, arrays included', () => {
    expectNoSecret(redactSecrets({ list: [{ newPassword: 'secret-password', otp: 123456 }] }));
  });

  it('hides the whole session, in its slice and in the answer it came with', async () => {
    const tokens = { access_token: 'secret-access', refresh_token: 'secret-refresh' };
    server.use(answer<Session>('post', '/auth/login/', buildSession(tokens)));
    const store = buildStore();
    const signInRequest = { username: 'asha', password: 'secret-password' };
    await store.dispatch(api.endpoints.signIn.initiate({ signInRequest }));

    expect(JSON.stringify(store.getState()).match(/secret-access/g)).toHaveLength(2);
    const text = expectNoSecret(redactSecrets(store.getState()));
    expect(text).toContain('"accessToken":"[redacted]"');
    expect(text).toContain('"access_token":"[redacted]"');
  });

  it('hides the link of a ticket, also in the keys of the cache', async () => {
    const token = 'secret-access';
    server.use(refuse('get', '/shared-tickets/:token/', 404));
    const store = buildStore();
    await store.dispatch(api.endpoints.getSharedTicket.initiate({ token }));
    expect(JSON.stringify(store.getState())).toContain(token);
    const text = expectNoSecret(redactSecrets(store.getState()));
    expect(text).toContain('getSharedTicket');
  });

  it('hides the token of an invitation, also in the keys of the cache', async () => {
    const details: InvitationDetails = {
      company: 'Acme Tools',
      invited_by: 'Ravi Menon',
      email: 'neha@acme.example',
      role_label: 'Employee',
      expires_at: '2026-12-01T10:00:00Z',
    };
    server.use(answer('get', '/invitations/:token/', details));
    const store = buildStore();
    const token = 'secret-access-0123456789';
    await store.dispatch(api.endpoints.getInvitation.initiate({ token }));

    expect(JSON.stringify(store.getState())).toContain(`getInvitation({\\"token\\":\\"${token}`);
    expect(expectNoSecret(redactSecrets(store.getState()))).toContain('Acme Tools');
    expectNoSecret(
      redactSecrets({ meta: { arg: { queryCacheKey: `getInvitation({"token":"${token}"})` } } }),
    );
  });

  it.each(secretNames)('hides %s, which the contract marks as a secret', (name) => {
    expectNoSecret(redactSecrets({ payload: [{ [name]: 'secret-access' }] }));
    expectNoSecret(redactSecrets({ queryCacheKey: `call({"${name}":"secret-access"})` }));
  });

  it('hides the secrets of every schema of the contract, and no other value', () => {
    const document: unknown = load(readFileSync('openapi.yaml', 'utf8'), { schema: JSON_SCHEMA });
    const { schemas } = Object(document).components;
    expect(Object.keys(schemas).length).toBeGreaterThan(300);
    for (const [name, schema] of Object.entries(schemas)) {
      const values = valuesOf(schema, schemas);
      const shown = JSON.stringify(redactSecrets({ payload: values }));
      const hidden = JSON.stringify(values).replaceAll('"secret-access"', '"[redacted]"');
      expect([name, shown]).toEqual([name, JSON.stringify({ payload: JSON.parse(hidden) })]);
    }
  });

  it('hides tokens in links and codes of tickets in any text', () => {
    const texts = ['/reset-password#token=secret-access', '/setup?token=secret-access&next=/'];
    const code = { checkInRequest: { code: 'FYR1.0glSAQ.secret-access' } };
    expectNoSecret(redactSecrets({ texts, meta: { arg: { originalArgs: code } } }));
  });

  it('shows codes that are no secret', () => {
    const shown = { error: { code: 'not_found' }, costCentre: { code: 'CC-210' } };
    expect(redactSecrets(shown)).toEqual(shown);
  });

  it('shows that there is no token where there is none', () => {
    expect(redactSecrets({ accessToken: null })).toEqual({ accessToken: null });
  });
});
