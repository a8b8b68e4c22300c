import type { TestApp } from '../buildTestApp';
import type { AccessData } from './accessData';
import { plain, type RequestBuilder, type RequestParts } from './requestParts';

/** The owner's company has connected a provider. */
export async function connectedProvider({ people }: AccessData, { db }: TestApp): Promise<RequestParts> {
  await db
    .insertInto('sso_connections')
    .values({
      company_id: people.owner.companyId ?? 0,
      issuer: 'https://login.example',
      client_id: 'foyer',
      client_secret: 'sealed',
      role_mapping: '[]',
      signs_out: false,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {};
}

export const singleSignOnRequests = {
  startSingleSignOn: () => ({ query: { email: 'somebody@elsewhere.example' } }),
  finishSingleSignOn: plain,
  linkSingleSignOn: () => ({ body: { otp: '123456' } }),
  getSingleSignOn: plain,
  // No provider is there, and none is called inside the operator's network.
  setSingleSignOn: () => ({
    body: {
      issuer: 'https://127.0.0.1',
      client_id: 'foyer',
      client_secret: 'secret',
      required: false,
    },
  }),
  testSingleSignOn: plain,
  removeSingleSignOn: plain,
} satisfies Record<string, RequestBuilder>;
