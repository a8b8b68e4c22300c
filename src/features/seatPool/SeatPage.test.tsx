import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answer, apiPath, loseConnection, refuse } from '@/testing/handlers';
import { renderApp } from '@/testing/renderApp';
import { signedOut } from '@/testing/renderWithProviders';
import { buildSeatClaim } from '@/testing/seatFactories';
import { server } from '@/testing/server';

const open = () =>
  renderApp('/seats/claimed/1-claim-token', {
    preloadedState: { auth: signedOut() },
  });

const serve = (over = {}) =>
  server.use(answer('get', '/seat-claims/:token/', buildSeatClaim(over)));

const button = (name: string) => screen.findByRole('button', { name });
const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Presses through to the end of the question. */
async function giveBack({ user }: Awaited<ReturnType<typeof open>>): Promise<void> {
  await user.click(await button('Give the Seat Back'));
  await user.dblClick(await button('Give It Back'));
}

it('shows the seat, and leads to its ticket and its date', async () => {
  serve();
  server.use(
    http.get(apiPath('/shared-tickets/5k-ticket-token/calendar/'), () => new HttpResponse('ICS')),
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
  expect(await findTitle('Mumbai Jazz Night')).toBeVisible();
  for (const text of ['You have a seat', 'FYR-7K4M-2291', 'Ira Sen', 'Gold']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(document.title).toBe('Your Seat | Foyer');
  expect(document.querySelector<HTMLMetaElement>('meta[name=referrer]')?.content).toBe(
    'no-referrer',
  );
  expect(screen.getByRole('link', { name: 'Open the Ticket' })).toHaveAttribute(
    'href',
    '/t/5k-ticket-token',
  );
  await user.click(await button('Add to Calendar'));
  await waitFor(() => expect(saved).toEqual(['Foyer event FYR-7K4M-2291.ics']));
  jest.restoreAllMocks();
});

it('is given back once, after a question', async () => {
  serve();
  const calls: unknown[] = [];
  server.use(
    http.post(apiPath('/seat-claims/:token/release/'), ({ params }) => {
      calls.push(params.token);
      server.use(refuse('get', '/seat-claims/:token/', 404));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const view = await open();
  await view.user.click(await button('Give the Seat Back'));
  await view.user.click(await button('Keep It'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls).toEqual([]);
  await giveBack(view);
  expect(await findTitle('You gave the seat back')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Ticket FYR-7K4M-2291 no longer works.');
  expect(screen.getByRole('link', { name: 'See Events' })).toBeVisible();
  expect(calls).toEqual(['1-claim-token']);
});

it.each([
  ['too_late', 'The time to give this seat back is over. Ask whoever offered it.'],
  ['ticket_used', 'This ticket has already been used at the entrance.'],
])('says why it stays theirs: %s', async (code, sentence) => {
  serve();
  server.use(
    http.post(apiPath('/seat-claims/:token/release/'), () => {
      serve({ can_release: false });
      return HttpResponse.json({ error: sentence, code, request_id: 'r' }, { status: 409 });
    }),
  );
  await giveBack(await open());
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(await screen.findByText(/can no longer be given back here/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Give the Seat Back' })).not.toBeInTheDocument();
  expect(screen.getByText('FYR-7K4M-2291')).toBeVisible();
});

it.each([
  [404, 'You no longer have this seat'],
  [400, 'You no longer have this seat'],
  [410, 'This event was cancelled'],
])('without the seat (%i) says so, with a way on', async (status, title) => {
  server.use(refuse('get', '/seat-claims/:token/', status));
  await open();
  expect(await findTitle(title)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/\w/);
  expect(screen.getByRole('link', { name: 'See Events' })).toBeVisible();
});

it('can be tried again without a network', async () => {
  server.use(loseConnection('get', '/seat-claims/:token/'));
  const { user } = await open();
  expect(await findTitle('The seat could not be loaded')).toBeVisible();
  serve();
  await user.click(await button('Try Again'));
  expect(await findTitle('Mumbai Jazz Night')).toBeVisible();
});
