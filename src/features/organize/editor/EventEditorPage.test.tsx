import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { restartClock, stopClock } from '@/testing/stoppedClock';
import { bar, field, openEditor, serveEvent, title, write } from './editor.testUtils';

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
        path: '/events/7',
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
    ['/events/7', '"1"', { city: 'Jaipur City' }],
    ['/events/7', '"2"', { title: 'Sufi at Nahargarh!' }],
    ['/events/7/tiers/11', '"1"', { price: '3900.00' }],
  ]);
  await user.keyboard('{Control>}z{/Control}');
  expect(title()).toHaveValue('Sufi at Nahargarh');
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

it('asks which to keep when both changed a field, and merges the rest', async () => {
  const server = serveEvent();
  const { user } = await openEditor();
  server.event = { ...server.event, version: 2, title: 'Theirs', city: 'Amber' };
  write('Title', 'Sufi at Nahargarh!');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('You both changed one field. The rest is merged.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save my choice' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Choose one for each field.');
  expect(server.event.title).toBe('Theirs');
  await user.click(dialog.getByRole('radio', { name: /Yours/ }));
  await user.click(dialog.getByRole('button', { name: 'Save my choice' }));
  await waitFor(() => expect(server.event.title).toBe('Sufi at Nahargarh!'));
  expect(server.calls.at(-1)).toMatchObject({
    version: '"2"',
    body: { title: 'Sufi at Nahargarh!' },
  });
  expect(field('City')).toHaveValue('Amber');
});
