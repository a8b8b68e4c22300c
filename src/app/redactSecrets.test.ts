import { describe, expect, it } from '@jest/globals';
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
