import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '@/api';
import type { ConfirmationMethods } from '@/api';
import { answer, apiPath } from '@/testing/handlers';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { IdentityQuestion } from './IdentityQuestion';

/** Serves a change that wants a fresh proof, and what proves it. */
function serveProtected() {
  let isConfirmed = false;
  const confirmed: unknown[] = [];
  server.use(
    http.patch(apiPath('/company/billing/'), () =>
      isConfirmed
        ? HttpResponse.json({ company: 2 })
        : HttpResponse.json({ code: 'confirm_identity', error: 'Confirm.' }, { status: 403 }),
    ),
    answer<ConfirmationMethods>('get', '/auth/confirm/', {
      methods: ['otp', 'recovery_code'],
      password_set: true,
    }),
    http.post(apiPath('/auth/confirm/'), async ({ request }) => {
      confirmed.push(await request.json());
      isConfirmed = true;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return confirmed;
}

function change() {
  const view = renderWithProviders(<IdentityQuestion />, {
    preloadedState: { auth: signedIn(buildUser()) },
  });
  const companyBillingUpdate = { state: 'Kerala' };
  const request = api.endpoints.updateCompanyBilling.initiate({ companyBillingUpdate });
  return { view, done: view.store.dispatch(request) };
}

const findDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Confirm that it’s you' }));

it('asks who it is, and repeats the call', async () => {
  const confirmed = serveProtected();
  const { view, done } = change();
  await findDialog();
  await view.user.fill(await screen.findByLabelText(/^Code/), '123456');
  await view.user.click((await findDialog()).getByRole('button', { name: 'Confirm' }));
  expect(await done).toMatchObject({ data: { company: 2 } });
  expect(confirmed).toEqual([{ otp: '123456' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('gives the call its refusal back when nobody confirms', async () => {
  serveProtected();
  const { view, done } = change();
  await screen.findByLabelText(/^Code/);
  await view.user.click((await findDialog()).getByRole('button', { name: 'Cancel' }));
  expect(await done).toMatchObject({ error: { code: 'confirm_identity' } });
});
