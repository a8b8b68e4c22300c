import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import type { Delegation, Permission } from '@/api';
import { buildApprovalList, buildApprovalSummary } from '@/testing/approvalFactories';
import { answer, apiPath } from '@/testing/handlers';
import { currentAddress, LocationProbe } from '@/testing/LocationProbe';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { ApprovalsPage } from './ApprovalsPage';

it.each<[string, { permissions?: Permission[]; waiting?: number; own?: number; tab: string }]>([
  ['what waits', { waiting: 1, own: 1, tab: '?tab=decide' }],
  ['own requests where nothing waits', { own: 1, tab: '?tab=mine' }],
  ['own requests of those who never decide', { permissions: [], tab: '?tab=mine' }],
  ['the decisions of those who asked for nothing', { tab: '?tab=decide' }],
])('opens on the tab that has something: %s', async (_what, world) => {
  const { permissions = ['decide_approvals'], waiting = 0, own = 0, tab } = world;
  server.use(
    answer<Delegation>('get', '/company/delegation/', {
      delegate: null,
      from: null,
      until: null,
      is_active: false,
    }),
    http.get(apiPath('/approvals/'), ({ request }) => {
      const isOwn = new URL(request.url).searchParams.get('role') === 'requester';
      const rows = Array.from({ length: isOwn ? own : waiting }, () => buildApprovalSummary());
      return HttpResponse.json(buildApprovalList(rows, { waiting }));
    }),
  );
  const { user } = renderWithProviders(
    <>
      <ApprovalsPage />
      <LocationProbe />
    </>,
    { route: '/approvals', preloadedState: { auth: signedIn(buildUser({ permissions })) } },
  );
  await waitFor(() => expect(currentAddress()).toBe(`/approvals${tab}`));
  // A tab that is chosen stays.
  await user.click(screen.getByRole('link', { name: /^To decide/ }));
  await waitFor(() => expect(currentAddress()).toBe('/approvals?tab=decide'));
});
