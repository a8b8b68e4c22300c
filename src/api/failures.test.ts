import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { answer, loseConnection, refuse } from '@/testing/handlers';
import { buildStore, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildProfile } from '@/testing/userFactories';
import type { CallOptions } from './callOptions';
import { consoleApi } from './console';
import { api, NETWORK_ERROR_MESSAGE } from '.';

/** The sources outside this folder, by their path in `src`. */
const sources = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => /\.tsx?$/.test(file) && !/\.(test|testUtils|gen)\.|^(api|testing)\//.test(file),
    )
    .map((file) => [file, readFileSync(path.join('src', file), 'utf8')]),
);

const names = Object.keys(consoleApi.endpoints);
const mutations = names.filter((name) => 'useMutation' in Reflect.get(consoleApi.endpoints, name));
const queries = names.filter((name) => !mutations.includes(name));
const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** By the name of the call. */
const options: Record<string, CallOptions | undefined> = {};
consoleApi.enhanceEndpoints({
  endpoints: Object.fromEntries(
    names.map((name) => [
      name,
      ({ extraOptions }: { extraOptions?: CallOptions }) => {
        options[name] = extraOptions;
      },
    ]),
  ),
});

/** Callers that pass a failure on, and the screens that show it. */
const SHOWN_BY: Readonly<Record<string, readonly string[]>> = {
  'app/FrameConnected.tsx': ['app/layout/Footer.tsx'],
  'entities/account/secondFactor/passkeySignIn.ts': [
    'entities/account/secondFactor/ConfirmIdentityDialog.tsx',
    'features/auth/SignInPage.tsx',
  ],
  'entities/account/usePersonUpdate.ts': [
    'entities/account/AccountDialog.tsx',
    'entities/account/ChangePersonDialog.tsx',
  ],
  'entities/approval/request/usePolicyCheck.ts': ['features/cart/approval/ApprovalStep.tsx'],
  'entities/approval/useDecision.ts': [
    'entities/approval/DecisionDialog.tsx',
    'features/approvals/Decide.tsx',
  ],
  // Signs out all the same, and the failure is logged.
  'entities/person/useSignOut.ts': [],
  'entities/webhook/useWebhookCalls.ts': [
    'entities/webhook/DeliveriesDialog.tsx',
    'entities/webhook/WebhookDialog.tsx',
    'entities/webhook/WebhooksView.tsx',
  ],
  'features/approvals/DecideByLinkPage.tsx': ['features/approvals/Decide.tsx'],
  'features/cart/payment/usePaymentOutcome.ts': ['features/cart/stages/PaymentReturn.tsx'],
  'features/checkIn/useCheckIn.ts': ['features/checkIn/components/AnswerPanel.tsx'],
  'features/company/CompanyApiKeysPage.tsx': ['entities/apiKeys/CreateKeyDialog.tsx'],
  'features/organize/OrganizerApiKeysPage.tsx': ['entities/apiKeys/CreateKeyDialog.tsx'],
  'features/company/costCentres/useCentreUpdate.ts': [
    'features/company/costCentres/CentreStateDialog.tsx',
    'features/company/costCentres/CostCentreDialog.tsx',
  ],
  'features/company/DomainCard.tsx': ['features/company/DomainProof.tsx'],
  'features/company/FurtherDomainsCard.tsx': ['features/company/DomainProof.tsx'],
  'features/seatPool/SeatPages.tsx': [
    'features/seatPool/ClaimCard.tsx',
    'features/seatPool/OfferCard.tsx',
  ],
};

const SHOWS_FAILURES = /useFormSubmit\(|errorMessage\(|toast\.error\(/;

describe('each call that changes something', () => {
  it.each(mutations)('%s: its failure is shown', (name) => {
    const calls = [
      `use${capitalized(name)}Mutation(`,
      `(${name}.initiate(`,
      `} = consoleApi.endpoints.${name};`,
    ];
    const callers = [...sources].filter(([, text]) => calls.some((call) => text.includes(call)));
    expect(callers).not.toEqual([]);
    if (options[name]?.toast !== undefined) return;
    const silent = callers.filter(([file, text]) => !SHOWN_BY[file] && !SHOWS_FAILURES.test(text));
    expect(silent.map(([file]) => file)).toEqual([]);
  });

  it('the screens that show failures for others are there', () => {
    const files = Object.entries(SHOWN_BY).flatMap(([caller, screens]) => [caller, ...screens]);
    expect(files.filter((file) => !sources.has(file))).toEqual([]);
  });
});

it('a screen calls each query of the clients, and shows its failure in the place of the data', () => {
  const texts = [...sources.values()];
  const isCalled = (name: string) => {
    const call = new RegExp(`\\b${name}\\b|\\buse(Lazy)?${capitalized(name)}Query\\b`);
    return texts.some((text) => call.test(text));
  };
  expect(queries.filter((name) => !isCalled(name))).toEqual([]);
  expect(queries.filter((name) => options[name]?.toast !== undefined)).toEqual([]);
});

describe('a call that asks for a toast', () => {
  const markRead = api.endpoints.markNotificationsRead.initiate({ notificationsRead: {} });

  it.each([
    ['a refusal', refuse('post', '/notifications/read/', 403, { error: 'No.' }), 'No.'],
    [
      'a failure of the server',
      refuse('post', '/notifications/read/', 503, { error: 'Later.' }),
      'Later.',
    ],
    ['a lost network', loseConnection('post', '/notifications/read/'), NETWORK_ERROR_MESSAGE],
    [
      'an answer without a sentence',
      refuse('post', '/notifications/read/', 502, { error: '' }),
      'Nothing could be marked as read. Please try again.',
    ],
  ])('shows %s once', async (_what, handler, message) => {
    server.use(handler);
    const store = buildStore({ auth: signedIn() });
    await store.dispatch(markRead);
    expect(store.getState().toasts.queue).toMatchObject([{ tone: 'error', message }]);
  });
});

it.each([409, 503])('a call that does not ask gets no toast from here (%i)', async (status) => {
  server.use(refuse('patch', '/company/billing/', status, { error: 'The form says this.' }));
  const store = buildStore({ auth: signedIn() });
  await store.dispatch(api.endpoints.updateCompanyBilling.initiate({ companyBillingUpdate: {} }));
  expect(store.getState().toasts.queue).toEqual([]);
});

it('says when the name in the header cannot be loaded again after a change of the profile', async () => {
  server.use(
    answer('put', '/users/:id', { data: buildProfile() }),
    refuse('get', '/auth/verify-token/', 500, { error: 'Something broke.' }),
  );
  const store = buildStore({ auth: signedIn() });
  const change = { id: 7, profileUpdate: { lname: 'Mehta' } };
  await store.dispatch(api.endpoints.updateUserProfile.initiate(change));
  await waitFor(() =>
    expect(store.getState().toasts.queue).toMatchObject([{ message: 'Something broke.' }]),
  );
});
