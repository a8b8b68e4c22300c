import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { WaitingEntry, WaitingList } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { apiPath, loseConnection, refuse } from '@/testing/handlers';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { restartClock, stopClock } from '@/testing/stoppedClock';
import { buildWaitingEntry } from '@/testing/waitingFactories';
import WaitingPlaces from './WaitingPlaces';

const NOW = Date.parse('2026-11-23T10:00:00Z');

let entries: WaitingEntry[];
let sent: unknown[];

beforeEach(() => {
  stopClock();
  jest.setSystemTime(NOW);
  entries = [];
  sent = [];
  server.use(
    http.get(apiPath('/waiting-list/'), () => HttpResponse.json<WaitingList>({ results: entries })),
    http.patch(apiPath('/waiting-list/:id'), async ({ request }) => {
      const body = (await request.json()) as Partial<WaitingEntry>;
      sent.push(body);
      entries = entries.map((entry) => ({
        ...entry,
        ...body,
        place: (body.quantity ?? 0) > entry.quantity ? 7 : entry.place,
      }));
      return HttpResponse.json(entries[0]);
    }),
    http.delete(apiPath('/waiting-list/:id'), ({ params }) => {
      sent.push(params.id);
      entries = entries.map((entry) => ({
        ...entry,
        place: null,
        state: entry.state === 'offered' ? 'passed' : 'left',
      }));
      return new HttpResponse(null, { status: 204 });
    }),
  );
});
afterEach(() => restartClock());

function open(...places: Partial<WaitingEntry>[]) {
  entries = places.map((place, index) => buildWaitingEntry({ id: index + 1, ...place }));
  return renderWithProviders(<WaitingPlaces />, { preloadedState: { auth: signedIn() } });
}

const place = async (index = 0) => {
  const rows = await screen.findAllByRole('listitem');
  return within(rows[index] as HTMLElement);
};
const press = (name: string) => ({ name, exact: true });

it('says of each place how it stands, with what can be done about it', async () => {
  const offered = { state: 'offered' as const, place: null, booking: 9 };
  open(
    { accepts_fewer: true },
    { state: 'in_approval', approval: 31 },
    { approval: 32 },
    { ...offered, offered_until: '2026-11-23T11:20:30Z', reason: 'The account has no room.' },
    { state: 'taken', place: null },
    { state: 'lapsed', place: null },
    { state: 'passed', place: null },
    { state: 'left', place: null },
    { state: 'declined', place: null },
    { state: 'ended', place: null, reason: 'The event was cancelled.' },
  );
  const rows = await screen.findAllByRole('listitem');
  const said = rows.map((row) => [
    row.querySelector('p')?.textContent,
    ...[...row.querySelectorAll('.MuiButton-root')].map((one) => one.textContent),
  ]);
  expect(said).toEqual([
    ['Number 2 in line', 'Change', 'Leave'],
    ['In approval, number 2 in line', 'View request', 'Leave'],
    ['Approved, number 2 in line', 'View request', 'Leave'],
    ['Held for you until Nov 23, 4:50 PM IST, 1 h 20 min left', 'Pay Now', 'Pass on'],
    ['Booked'],
    ['Not paid in time'],
    ['Passed on'],
    ['You left'],
    ['Declined by your company'],
    ['The event was cancelled.'],
  ]);
  expect((await place(0)).getByText(/2 tickets, or fewer/)).toBeVisible();
  expect((await place(3)).getByText('The account has no room.')).toBeVisible();
  expect((await place(2)).getByRole('link', press('View request'))).toHaveAttribute(
    'href',
    '/approvals/32',
  );
});

it('asks again when the time of an offer is over, and takes no payment meanwhile', async () => {
  open({ state: 'offered', place: null, offered_until: '2026-11-23T10:00:30Z', booking: 9 });
  expect((await place()).getByText(/\d+ s left$/)).toBeVisible();
  entries = entries.map((entry) => ({ ...entry, state: 'lapsed' }));
  act(() => void jest.advanceTimersByTime(31_000));
  expect(screen.queryByRole('link', press('Pay Now'))).not.toBeInTheDocument();
  expect(await screen.findByText('Not paid in time')).toBeVisible();
});

it('asks before a place is given up, and says what is lost', async () => {
  const { user, store } = open({ approval: 31, state: 'in_approval' });
  await user.click((await place()).getByRole('button', press('Leave')));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave the waiting list?' }));
  expect(dialog.getByText(/number 2 in line .*Your request for approval ends/)).toBeVisible();
  await user.click(dialog.getByRole('button', press('Stay')));
  expect(sent).toEqual([]);
  await user.click((await place()).getByRole('button', press('Leave')));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', press('Leave')));
  expect(await screen.findByText('You left')).toBeVisible();
  expect(sent).toEqual(['1']);
  await expectToasts({ store }, { message: 'You left the waiting list of Winter Symphony.' });
});

it('says why a place could not be left, and shows it as another tab has left it', async () => {
  const { user } = open({ state: 'offered', place: null, offered_until: '2026-11-23T11:20:00Z' });
  await user.click((await place()).getByRole('button', press('Pass on')));
  const sentence = 'You do not wait for these tickets any more.';
  server.use(refuse('delete', '/waiting-list/:id', 409, { error: sentence, code: 'not_waiting' }));
  entries = entries.map((entry) => ({ ...entry, state: 'passed' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pass the seats on?' }));
  await user.click(dialog.getByRole('button', press('Pass on')));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(await screen.findByText('Passed on')).toBeVisible();
});

it('changes the number of tickets: fewer keep the place, more go to the end after a warning', async () => {
  const { user, store } = open({});
  const change = async () => {
    await user.click((await place()).getByRole('button', press('Change')));
    return within(await screen.findByRole('dialog', { name: 'Change your place' }));
  };
  const warning = /you go to the end of the line/;
  let dialog = await change();
  await user.click(dialog.getByRole('button', { name: 'Decrease Gold tickets to wait for' }));
  expect(dialog.queryByText(warning)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', press('Save')));
  await expectToasts({ store }, { message: 'You are number 2 in line.' });
  expect(await screen.findByText(/Gold · 1 ticket/)).toBeVisible();

  dialog = await change();
  await user.click(dialog.getByRole('button', { name: 'Increase Gold tickets to wait for' }));
  await user.click(dialog.getByRole('checkbox', { name: /Offer me fewer/ }));
  expect(dialog.getByText(warning)).toBeVisible();
  const error = 'The policy of your company asks for an approval before this is paid.';
  server.use(
    http.patch(
      apiPath('/waiting-list/:id'),
      () =>
        HttpResponse.json({ error, code: 'approval_required', request_id: '1' }, { status: 409 }),
      { once: true },
    ),
  );
  await user.click(dialog.getByRole('button', press('Go to the end of the line')));
  const refusal = `${error} Leave the waiting list and join it again to ask for it.`;
  expect(await dialog.findByText(refusal)).toBeVisible();
  await user.click(dialog.getByRole('button', press('Go to the end of the line')));
  expect(await screen.findByText('Number 7 in line')).toBeVisible();
  expect(sent).toEqual([
    { quantity: 1, accepts_fewer: false },
    { quantity: 2, accepts_fewer: true },
  ]);
});

it('shows nothing to who waits for nothing, and says when the places cannot be loaded', async () => {
  server.use(loseConnection('get', '/waiting-list/'));
  const { user } = open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your places on waiting lists could not be loaded.');
  server.use(
    http.get(apiPath('/waiting-list/'), () => HttpResponse.json<WaitingList>({ results: entries })),
  );
  await user.click(within(alert).getByRole('button', press('Try Again')));
  await waitFor(() => expect(screen.queryByText('Waiting lists')).not.toBeInTheDocument());
});
