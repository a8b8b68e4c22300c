import { describe, expect, it, jest } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { env } from '@/lib/env';
import { apiPath } from '@/testing/handlers';
import { buildStore, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildProfile } from '@/testing/userFactories';
import { api } from '.';

const { endpoints } = api;

describe('the profile client', () => {
  async function headersOfProfileCall(path = apiPath('/users/:id')) {
    const sent: Headers[] = [];
    server.use(
      http.get(path, ({ request }) => {
        sent.push(request.headers);
        return HttpResponse.json({ data: buildProfile() });
      }),
    );
    await buildStore({ auth: signedIn() }).dispatch(endpoints.getUserProfile.initiate({ id: 7 }));
    return sent[0];
  }
  const bearerOfProfileCall = async () => (await headersOfProfileCall())?.get('authorization');

  it('sends the cookie `token`', async () => {
    document.cookie = 'token=from-the-cookie; path=/';
    expect(await bearerOfProfileCall()).toBe('Bearer from-the-cookie');
  });

  it('asks for JSON, at a base of its own where one is set', async () => {
    expect((await headersOfProfileCall())?.get('accept')).toBe('application/json');
    const base = jest.replaceProperty(env, 'profileApiBaseUrl', '/people-api');
    try {
      expect(await headersOfProfileCall('*/people-api/users/7')).toBeDefined();
    } finally {
      base.restore();
    }
  });

  it('sends the access token without one', async () => {
    expect(await bearerOfProfileCall()).toBe('Bearer access-1');
  });
});
