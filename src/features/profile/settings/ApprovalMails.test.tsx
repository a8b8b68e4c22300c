import { beforeAll, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectToasts } from '@/testing/expectToasts';
import { apiPath, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { open, serveProfile } from '../profile.testUtils';

const daily = () => screen.findByRole('radio', { name: /^One email a day/ });

beforeAll(async () => {
  await import('./ApprovalMails');
});

it('lets people of a company have one mail a day, at 9:00 where they are', async () => {
  serveProfile();
  let saved: unknown = { approval_mails: 'each', timezone: 'Asia/Kolkata' };
  const path = apiPath('/notifications/mail-preferences/');
  server.use(
    http.get(path, () => HttpResponse.json(saved as object)),
    http.put(path, async ({ request }) => {
      saved = await request.json();
      return HttpResponse.json(saved as object);
    }),
  );
  const view = open();
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Each step/ })).toBeChecked());
  await view.user.click(await daily());
  await expectToasts(view, { tone: 'success', message: 'Your choice is saved' });
  await waitFor(() =>
    expect(screen.getByRole('radio', { name: /^One email a day/ })).toBeChecked(),
  );
  expect(saved).toEqual({
    approval_mails: 'daily',
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

it('keeps the choice that was saved where the new one was not', async () => {
  serveProfile();
  server.use(refuse('put', '/notifications/mail-preferences/', 503));
  const view = open();
  const box = await daily();
  await waitFor(() => expect(box).toBeEnabled());
  await view.user.click(box);
  await expectToasts(view, {});
  await waitFor(() => expect(box).not.toBeChecked());
});

it('is not for clients, who are asked for no approvals', async () => {
  serveProfile();
  open(buildUser({ role: 'client' }));
  await screen.findByText('asha@northwind.example');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});
