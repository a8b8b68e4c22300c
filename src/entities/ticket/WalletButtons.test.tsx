import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { GoogleWalletLink } from '@/api';
import { buildTicket } from '@/testing/bookingFactories';
import { expectToasts } from '@/testing/expectToasts';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { WalletButtons } from './WalletButtons';

const token = '5k-Zt8r2sQmJb0yXw4nV7cKpLd1Ea9HgTfU';
const link = { url: 'https://pay.google.com/gp/v/save/a.b.c' };

function open(of: { id: number } | { token: string }, wallets: ('apple' | 'google')[]) {
  const ticket = buildTicket({ ticket_number: 'FYR-7K4M-2291', wallets });
  const leaveTo = jest.fn();
  const auth = 'id' in of ? signedIn() : undefined;
  const rendered = renderWithProviders(
    <WalletButtons ticket={ticket} of={of} leaveTo={leaveTo} />,
    auth && { preloadedState: { auth } },
  );
  return { ...rendered, leaveTo };
}

afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  [[], []],
  [['apple'], ['Add to Apple Wallet']],
  [['google'], ['Add to Google Wallet']],
  [
    ['apple', 'google'],
    ['Add to Apple Wallet', 'Add to Google Wallet'],
  ],
] as const)('offers what is set up: %j', (wallets, labels) => {
  open({ id: 201 }, [...wallets]);
  expect(screen.queryAllByRole('button').map((button) => button.textContent?.trim())).toEqual(
    labels,
  );
});

describe.each([
  ['a ticket', { id: 201 }, '/tickets/201'],
  ['a shared ticket', { token }, `/shared-tickets/${token}`],
] as const)('%s', (_what, of, path) => {
  it('is saved as a file for Apple Wallet', async () => {
    const sent: (string | null)[] = [];
    server.use(
      http.get(apiPath(`${path}/apple-wallet/`), ({ request }) => {
        sent.push(request.headers.get('authorization'));
        return new HttpResponse('pass');
      }),
    );
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => {};
    const { user } = open(of, ['apple']);
    await user.click(screen.getByRole('button', { name: 'Add to Apple Wallet' }));
    await waitFor(() => expect(saved).toEqual(['ticket-FYR-7K4M-2291.pkpass']));
    // Whoever has the link of a ticket needs no session.
    expect(sent[0] === null).toBe('token' in of);
  });

  it('leads to Google Wallet', async () => {
    server.use(answer<GoogleWalletLink>('get', `${path}/google-wallet/`, link));
    const { user, leaveTo } = open(of, ['google']);
    await user.click(screen.getByRole('button', { name: 'Add to Google Wallet' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith(link.url));
  });

  it('says why it cannot be added', async () => {
    const error = 'Google Wallet does not answer. Please try again.';
    server.use(refuse('get', `${path}/google-wallet/`, 503, { error }));
    const { user, store, leaveTo } = open(of, ['google']);
    await user.click(screen.getByRole('button', { name: 'Add to Google Wallet' }));
    await expectToasts({ store }, { message: error });
    expect(leaveTo).not.toHaveBeenCalled();
  });
});
