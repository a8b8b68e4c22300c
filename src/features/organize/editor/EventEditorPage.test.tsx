import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { restartClock, stopClock } from '@/testing/stoppedClock';
import { bar, openEditor, title, write } from './editor.testUtils';
import { serveEvent } from './eventServer.testUtils';

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('a draft', () => {
  afterEach(restartClock);

  it('saves itself two seconds after the last change, with the version it read', async () => {
    const server = serveEvent();
    await openEditor();
    stopClock();
    fireEvent.change(title(), { target: { value: 'Qawwali' } });
    expect(bar().getByRole('status')).toHaveTextContent('1 unsaved change · Draft');
    pass(1900);
    fireEvent.change(title(), { target: { value: 'Qawwali at Nahargarh' } });
    pass(1900);
    expect(server.calls).toEqual([]);
    pass(200);
    await waitFor(() =>
      expect(bar().getByRole('status')).toHaveTextContent('Saved just now · Draft'),
    );
    expect(server.calls).toEqual([
      {
        method: 'PATCH',
        path: '/events/7/',
        version: '"1"',
        body: { title: 'Qawwali at Nahargarh' },
      },
    ]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Qawwali at Nahargarh');
  });
});

it('saves when a field is left, one call after the other, each with the next version', async () => {
  const server = serveEvent();
  const { user } = await openEditor();
  write('City', 'Jaipur City');
  write('Price of Terrace Seat', '3,900');
  fireEvent.change(title(), { target: { value: 'Sufi at Nahargarh!' } });
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(server.calls).toHaveLength(3));
  expect(server.calls.map(({ path, version, body }) => [path, version, body])).toEqual([
    ['/events/7/', '"1"', { city: 'Jaipur City' }],
    ['/events/7/', '"2"', { title: 'Sufi at Nahargarh!' }],
    ['/events/7/tiers/11/', '"1"', { price: '3900.00' }],
  ]);
});

it('leaves Ctrl Z and Ctrl Y in a field to the browser', async () => {
  serveEvent();
  await openEditor();
  for (const key of ['z', 'Z', 'y']) {
    expect(fireEvent.keyDown(title(), { key, ctrlKey: true })).toBe(true);
  }
  expect(bar().queryByText(/Undo/)).not.toBeInTheDocument();
});

it('keeps what is typed without a network, and saves it when there is one', async () => {
  const server = serveEvent({}, () => HttpResponse.error());
  await openEditor();
  write('Title', 'Sufi at Nahargarh!');
  expect(await screen.findByText(/Offline – kept here/)).toBeVisible();
  server.reply = undefined;
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('Saved just now · Draft')).toBeVisible();
  expect(server.event.title).toBe('Sufi at Nahargarh!');
});

it('shows both versions when somebody else saved meanwhile, and overwrites when told so', async () => {
  const server = serveEvent();
  const { user } = await openEditor();
  server.event = { ...server.event, version: 2, title: 'Theirs', city: 'Amber' };
  write('Title', 'Mine');
  const dialog = within(await screen.findByRole('dialog', { name: /^Someone saved this event/ }));
  const rows = within(dialog.getByRole('table', { name: 'Both versions' })).getAllByRole('row');
  expect(rows.map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
    ['Field', 'Yours', 'Theirs'],
    ['Title', 'Mine', 'Theirs'],
    ['City', 'Jaipur', 'Amber'],
  ]);
  expect(server.event.title).toBe('Theirs');
  await user.click(dialog.getByRole('button', { name: 'Overwrite' }));
  expect(await screen.findByText('Saved just now · Draft')).toBeVisible();
  expect(server.calls.at(-1)).toMatchObject({
    version: '"2"',
    body: { title: 'Mine', city: 'Jaipur' },
  });
});

it('takes over their version by Reload; what is decided later is not saved before', async () => {
  const server = serveEvent();
  const { user } = await openEditor();
  server.event = { ...server.event, version: 2, title: 'Theirs' };
  write('Title', 'Mine');
  await user.click(await screen.findByRole('button', { name: 'Decide later' }));
  expect(bar().getByText(/Nothing is saved until you choose/)).toBeVisible();
  expect(title()).toHaveValue('Mine');
  await user.click(bar().getByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: 'Reload' }));
  expect(title()).toHaveValue('Theirs');
  expect(bar().getByRole('status')).toHaveTextContent(/^Saved /);
  expect(server.event).toMatchObject({ version: 2, title: 'Theirs' });
});
