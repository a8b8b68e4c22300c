import { expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { setupListeners } from '@reduxjs/toolkit/query';
import { http, HttpResponse } from 'msw';
import type { SharedTicket } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { answer, apiPath, loseConnection, refuse } from '@/testing/handlers';
import { renderApp } from '@/testing/renderApp';
import { signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';

const token = '5k-Zt8r2sQmJb0yXw4nV7cKpLd1Ea9HgTfU';

const buildSharedTicket = (over: Partial<SharedTicket> = {}): SharedTicket => ({
  status: 'valid',
  ticket_number: 'FYR-7K4M-2291',
  attendee_name: 'Devika Nair',
  ticket_tier_name: 'Gold',
  qr_code: 'foyer1.code.1',
  used_at: null,
  event_title: 'Mumbai Jazz Night',
  event_venue: 'Royal Opera House, Charni Road, near Girgaum Chowpatty',
  event_city: 'Mumbai',
  event_start_date: '2099-03-14T13:30:00.000Z',
  event_end_date: '2099-03-14T16:30:00.000Z',
  event_timezone: 'Asia/Kolkata',
  moved_note: null,
  wallets: [],
  ...over,
});

const serveTicket = (over: Partial<SharedTicket> = {}) =>
  server.use(answer<SharedTicket>('get', '/shared-tickets/:token/', buildSharedTicket(over)));

const open = (auth?: ReturnType<typeof signedIn>) =>
  renderApp(`/t/${token}`, auth && { preloadedState: { auth } });

/** The page is looked at again, after it was left open. */
function comeBack({ dispatch }: Awaited<ReturnType<typeof open>>['store']): void {
  const stop = setupListeners(dispatch);
  act(() => void window.dispatchEvent(new Event('focus')));
  stop();
}

const findTitle = (name = 'Mumbai Jazz Night') => screen.findByRole('heading', { level: 1, name });

it('shows the ticket without an account', async () => {
  serveTicket();
  await open();
  expect(await findTitle()).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code of ticket FYR-7K4M-2291' })).toBeVisible();
  for (const text of [
    'FYR-7K4M-2291',
    'Sat, Mar 14, 2099, 7:00 PM IST',
    'Devika Nair',
    'Gold',
    'Royal Opera House, Charni Road, near Girgaum Chowpatty, Mumbai',
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.queryByText('Booking')).not.toBeInTheDocument();
  expect(screen.queryByText(/sign in/i)).not.toBeInTheDocument();
  expect(document.title).toBe('Ticket | Foyer');
});

it('makes no call with a session, whoever looks at it', async () => {
  const calls: { path: string; authorization: string | null }[] = [];
  const remember = ({ request }: { request: Request }) => {
    const authorization = request.headers.get('authorization');
    calls.push({ path: new URL(request.url).pathname, authorization });
  };
  server.events.on('request:start', remember);
  serveTicket();
  const file = () => new HttpResponse('BEGIN:VCALENDAR');
  server.use(http.get(apiPath('/shared-tickets/:token/calendar/'), file));
  const { user } = await open(signedIn());
  await findTitle();
  await user.click(screen.getByRole('button', { name: 'Add to Calendar' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  server.events.removeListener('request:start', remember);
  expect(calls).toEqual([
    { path: `/api/shared-tickets/${token}/`, authorization: null },
    { path: `/api/shared-tickets/${token}/calendar/`, authorization: null },
  ]);
});

it.each([
  ['calendar', 'Add to Calendar', 'Foyer event FYR-7K4M-2291.ics'],
  ['pdf', 'Download PDF', 'Foyer ticket FYR-7K4M-2291.pdf'],
])('saves its %s', async (path, button, name) => {
  serveTicket();
  server.use(
    http.get(apiPath(`/shared-tickets/:token/${path}/`), () => new HttpResponse('content')),
  );
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  const { user } = await open();
  await findTitle();
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(saved).toEqual([name]));
  jest.restoreAllMocks();
});

it('can be added to the wallets that are set up', async () => {
  serveTicket({ wallets: ['apple', 'google'] });
  await open();
  await findTitle();
  expect(screen.getByRole('button', { name: 'Add to Apple Wallet' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to Google Wallet' })).toBeVisible();
});

it('says why a file cannot be had', async () => {
  serveTicket();
  server.use(refuse('get', '/shared-tickets/:token/pdf/', 429, { error: 'Please wait a moment.' }));
  const { user, store } = await open();
  await findTitle();
  await user.click(screen.getByRole('button', { name: 'Download PDF' }));
  await expectToasts({ store }, { message: 'Please wait a moment.' });
});

it.each([
  ['used', { status: 'used', used_at: '2099-03-14T13:05:00.000Z' }, 'Used'],
  ['over', { status: 'over' }, 'This event has taken place.'],
  [
    'moved',
    { moved_note: 'It is now at Hall 2; it was to be at Hall 1.' },
    'It is now at Hall 2; it was to be at Hall 1. Your ticket stays valid.',
  ],
] as const)('says that it is %s', async (_state, over, text) => {
  serveTicket(over);
  await open();
  await findTitle();
  expect(screen.getByText(text)).toBeVisible();
});

it.each([
  [404, 'Ask the person who sent it to you for a new one.'],
  [410, 'The organizer has cancelled this event.'],
])('that is no longer valid (%i) says so, and nothing else', async (status, reason) => {
  server.use(refuse('get', '/shared-tickets/:token/', status, { error: 'Devika Nair.' }));
  await open();
  expect(await findTitle('This ticket is no longer valid')).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.queryByText(/Devika/)).not.toBeInTheDocument();
  expect(screen.queryByRole('img', { name: /QR code/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('is gone from a page that was open when sharing was stopped', async () => {
  serveTicket();
  const { store } = await open();
  await findTitle();
  server.use(refuse('get', '/shared-tickets/:token/', 404, { error: 'Ask for a new one.' }));
  comeBack(store);
  expect(await findTitle('This ticket is no longer valid')).toBeVisible();
  expect(screen.queryByText('FYR-7K4M-2291')).not.toBeInTheDocument();
});

it('stays on a page that loses its network', async () => {
  serveTicket();
  const { store } = await open();
  await findTitle();
  let asked = 0;
  server.use(
    http.get(apiPath('/shared-tickets/:token/'), () => {
      asked += 1;
      return new HttpResponse(null, { status: 500 });
    }),
  );
  comeBack(store);
  await waitFor(() => expect(asked).toBe(1));
  expect(await findTitle()).toBeVisible();
  expect(screen.getByRole('img', { name: /QR code/ })).toBeVisible();
});

it('can be tried again without a network', async () => {
  server.use(loseConnection('get', '/shared-tickets/:token/'));
  const { user } = await open();
  expect(await findTitle('The ticket could not be loaded')).toBeVisible();
  serveTicket();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await findTitle()).toBeVisible();
});
