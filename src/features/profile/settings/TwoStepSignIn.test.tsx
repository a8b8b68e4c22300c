import { beforeAll, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { FirstRecoveryCodes, RecoveryCodesLeft, Totp, TotpSetup } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { answer, answerEmpty, apiPath, refuse } from '@/testing/handlers';
import { bodyOf, recordRequests } from '@/testing/recordRequests';
import { server } from '@/testing/server';
import { open, serveProfile } from '../profile.testUtils';

beforeAll(async () => {
  await import('./TwoStepSignIn');
});

const codes = Array.from({ length: 10 }, (_, index) => `AAAA-BBBB-CCCC-DD0${index}`);

function serveSetup() {
  serveProfile();
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const setup = { secret, otpauth_uri: `otpauth://totp/Foyer?secret=${secret}` };
  server.use(answer<TotpSetup>('post', '/auth/totp/', setup));
}

const start = async () => {
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up an authenticator app' }));
  return { view, dialog };
};

it('shows the secret as a picture and a text, takes a code, and shows the recovery codes', async () => {
  serveSetup();
  const sent = recordRequests('post', '/auth/totp/confirm/', bodyOf, {
    recovery_codes: codes,
  } satisfies FirstRecoveryCodes);
  const { view, dialog } = await start();
  expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await view.user.fill(dialog.getByLabelText(/^Code/), '123 456');
  await view.user.click(dialog.getByRole('button', { name: 'Turn on' }));
  const list = within(await screen.findByRole('list', { name: 'Recovery codes' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(codes);
  expect(sent).toEqual([{ otp: '123456' }]);
  await view.user.click(screen.getByRole('button', { name: 'I’ve saved them' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('says at the field that the code was wrong', async () => {
  serveSetup();
  const fields = { otp: 'This code is wrong.' };
  server.use(refuse('post', '/auth/totp/confirm/', 400, { fields }));
  const { view, dialog } = await start();
  await view.user.click(dialog.getByRole('button', { name: 'Turn on' }));
  expect(await dialog.findByText('Enter the six digits.')).toBeVisible();
  await view.user.fill(dialog.getByLabelText(/^Code/), '000000');
  await view.user.click(dialog.getByRole('button', { name: 'Turn on' }));
  expect(await dialog.findByText('This code is wrong.')).toBeVisible();
});

it('removes the app after a question', async () => {
  serveProfile();
  server.use(
    answer<Totp>('get', '/auth/totp/', { since: '2026-11-01T08:00:00Z' }),
    answer<RecoveryCodesLeft>('get', '/auth/recovery-codes/', { left: 1, has_second_factor: true }),
    answerEmpty('delete', '/auth/totp/'),
  );
  const view = open();
  expect(await screen.findByText(/^1 recovery code left/)).toBeVisible();
  await view.user.click(await screen.findByRole('button', { name: 'Remove the app' }));
  await view.user.click(screen.getByRole('button', { name: 'Remove' }));
  await expectToasts(view, { tone: 'success', message: 'The authenticator app is removed' });
});

it('makes new recovery codes', async () => {
  serveProfile();
  server.use(
    answer<Totp>('get', '/auth/totp/', { since: '2026-11-01T08:00:00Z' }),
    answer<RecoveryCodesLeft>('get', '/auth/recovery-codes/', { left: 3, has_second_factor: true }),
    http.post(apiPath('/auth/recovery-codes/'), () => HttpResponse.json({ recovery_codes: codes })),
  );
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'Make new recovery codes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save your recovery codes' }));
  expect(dialog.getByText(codes[9] ?? '')).toBeVisible();
});
