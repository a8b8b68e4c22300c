import type { TestApp } from '../buildTestApp';
import type { AccessData } from './accessData';
import { plain, type RequestBuilder, type RequestParts } from './requestParts';

/** The owner's company has connected a provider. */
async function connectedProvider({ people }: AccessData, { db }: TestApp): Promise<RequestParts> {
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

const SIGN_INS = 'server/modules/identity/singleSignOn/signIns.test.ts';
const CONNECTIONS = 'server/modules/identity/singleSignOn/connections.test.ts';

/** A part of the list in `auditedCalls.ts`. */
export const singleSignOnAudit = {
  linkSingleSignOn: { action: 'person.sso_linked', shownBy: SIGN_INS },
  setSingleSignOn: { action: 'company.sso_connected', shownBy: CONNECTIONS },
  testSingleSignOn: { action: 'company.sso_tested', shownBy: CONNECTIONS },
  removeSingleSignOn: {
    action: 'company.sso_removed',
    as: 'company_admin',
    request: connectedProvider,
  },
} as const;
