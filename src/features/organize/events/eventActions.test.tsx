import { expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { OrganizedEvent, OrganizerList } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { buildOrganizer } from '@/testing/organizerFactories';
import { bodyOf, recordRequests } from '@/testing/recordRequests';
import { server } from '@/testing/server';
import {
  actionsOf,
  menuItems,
  open,
  prepareOrganizedEvents,
  row,
  currentAddress,
} from './organizedEvents.testUtils';

prepareOrganizedEvents();

it('offers for each state what can be done', async () => {
  const { user } = await open();
  const offers: [string, string[]][] = [
    [
      'Winter Symphony Night',
      [
        'Edit',
        'Open dashboard',
        'Pause sales',
        'Duplicate',
        'Move to another date',
        'Cancel event',
      ],
    ],
    ['Sufi at Nahargarh', ['Edit', 'Duplicate', 'Delete draft']],
    ['Rooftop Unplugged', ['Open dashboard', 'Duplicate']],
  ];
  for (const [title, expected] of offers) {
    await user.click(actionsOf(title));
    expect(await menuItems()).toEqual(expected);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(actionsOf(title)).toHaveFocus();
  }
});

it('pauses and resumes sales, and deletes a draft after asking, with the version of the list', async () => {
  const { user, store } = await open();
  const calls: string[] = [];
  server.use(
    http.post(apiPath('/events/:id/:what/'), ({ params }) => {
      calls.push(`${String(params.what)} ${String(params.id)}`);
      return HttpResponse.json({});
    }),
  );
  await user.click(actionsOf('Winter Symphony Night'));
  await user.click(await screen.findByRole('menuitem', { name: 'Pause sales' }));
  await waitFor(() => expect(calls).toEqual(['pause 12']));
  await expectToasts({ store }, {});
  await user.click(await screen.findByRole('button', { name: 'Actions of Konkan Table' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Resume sales' }));
  await waitFor(() => expect(calls).toEqual(['pause 12', 'resume 13']));
  await expectToasts(
    { store },
    { title: 'Winter Symphony Night is paused' },
    { message: 'Konkan Table is on sale again.' },
  );

  const versions: (string | null)[] = [];
  server.use(
    http.delete(apiPath('/events/:id'), ({ request }) => {
      versions.push(request.headers.get('if-match'));
      return HttpResponse.json({ message: 'The draft is deleted.' });
    }),
  );
  await user.click(actionsOf('Sufi at Nahargarh'));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete draft' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Sufi at Nahargarh?' }));
  expect(versions).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Delete Draft' }));
  await waitFor(() => expect(versions).toEqual(['"2"']));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('is worked by keys: Tab, Enter, E, D, ?', async () => {
  const { user } = await open();
  const link = row(/Konkan Table/).getByRole('link');
  act(() => link.focus());
  await user.tab();
  expect(actionsOf('Konkan Table')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menu', { name: 'Actions of Konkan Table' })).toBeVisible();
  // A letter finds an entry of the menu.
  await user.keyboard('e{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(actionsOf('Konkan Table')).toHaveFocus();
  expect(currentAddress()).toBe('/organize/events');

  await user.keyboard('?');
  const keys = await screen.findByRole('dialog', { name: 'Keys' });
  await user.keyboard('n');
  expect(screen.queryByRole('dialog', { name: 'New event' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(keys).not.toBeInTheDocument());

  act(() => link.focus());
  await user.keyboard('e');
  expect(currentAddress()).toBe('/organize/events/13/edit');
  await user.keyboard('{Enter}');
  expect(currentAddress()).toBe('/organize/events/13');
  server.use(
    answer<Partial<OrganizedEvent>>('post', '/events/:id/duplicate/', { id: 40, title: 'Copy' }),
  );
  await user.keyboard('d');
  await waitFor(() => expect(currentAddress()).toBe('/organize/events/40/edit'));
});

it('does not type the keys of a row into a field that gets the focus', async () => {
  server.use(
    answer<Partial<OrganizedEvent>>('post', '/events/:id/duplicate/', { id: 40, title: 'Copy' }),
  );
  await open();
  const editable = row(/Konkan Table/).getByRole('link');
  const cancelled = row(/Rooftop Unplugged/).getByRole('link');
  // The result is false where the default action is prevented.
  expect(fireEvent.keyDown(editable, { key: 'q' })).toBe(true);
  expect(fireEvent.keyDown(cancelled, { key: 'e' })).toBe(true);
  expect(fireEvent.keyDown(editable, { key: 'e' })).toBe(false);
  expect(fireEvent.keyDown(editable, { key: 'd' })).toBe(false);
  await waitFor(() => expect(currentAddress()).toBe('/organize/events/40/edit'));
});

it('a new event is a copy of another one, with a title of its own', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'New event' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New event' }));
  await user.click(dialog.getByRole('combobox', { name: /^Copy from an event/ }));
  await user.click(await screen.findByRole('option', { name: /^Konkan Table/ }));
  const sent: unknown[] = [];
  server.use(
    http.post(apiPath('/events/:id/duplicate/'), ({ params }) => {
      sent.push(params.id);
      return HttpResponse.json({ id: 42, version: 3 }, { status: 201 });
    }),
    http.patch(apiPath('/events/:id'), async ({ request }) => {
      sent.push(request.headers.get('if-match'), await request.json());
      return HttpResponse.json({ id: 42, version: 4 });
    }),
  );
  await user.fill(dialog.getByRole('textbox', { name: /Title/ }), 'Goan Table');
  await user.click(dialog.getByRole('button', { name: 'Create Draft' }));
  await waitFor(() => expect(currentAddress()).toBe('/organize/events/42/edit'));
  expect(sent).toEqual(['13', '"3"', { title: 'Goan Table' }]);
});

it('N makes a draft: its title and, for people with several, its organizer', async () => {
  server.use(
    answer<OrganizerList>('get', '/organizers/', {
      count: 3,
      results: [
        buildOrganizer(),
        buildOrganizer({ id: 4, name: 'Sea Stage', role: 'editor' }),
        buildOrganizer({ id: 5, name: 'Door Only', role: 'door' }),
      ],
    }),
    refuse('post', '/events/', 403, { error: 'Only owners and editors can make events.' }),
  );
  const { user, store } = await open();
  await screen.findByRole('button', { name: 'New event' });
  await user.keyboard('n');
  const dialog = within(await screen.findByRole('dialog', { name: 'New event' }));
  await user.click(dialog.getByRole('button', { name: 'Create Draft' }));
  expect(await dialog.findByText('Enter a title.')).toBeVisible();
  await user.fill(dialog.getByRole('textbox', { name: /Title/ }), '  Nocturne  ');
  const organizer = dialog.getByRole('combobox', { name: 'Organizer' });
  expect(within(organizer).getAllByRole('option')).toHaveLength(2);
  await user.selectOptions(organizer, 'Sea Stage');
  await user.click(dialog.getByRole('button', { name: 'Create Draft' }));
  expect(await dialog.findByText('Only owners and editors can make events.')).toBeVisible();
  // Said in the dialog alone.
  await expectToasts({ store });
  const sent = recordRequests('post', '/events/', bodyOf, { id: 41 }, 201);
  await user.click(dialog.getByRole('button', { name: 'Create Draft' }));
  await waitFor(() => expect(currentAddress()).toBe('/organize/events/41/edit'));
  expect(sent).toEqual([{ title: 'Nocturne', organizer: 4 }]);
});

it('says once why the server refuses an action', async () => {
  const { user, store } = await open();
  server.use(
    refuse('post', '/events/:id/pause/', 409, { error: 'The event is over.' }),
    refuse('delete', '/events/:id', 412, { error: 'Someone else changed this draft.' }),
  );
  await user.click(actionsOf('Winter Symphony Night'));
  await user.click(await screen.findByRole('menuitem', { name: 'Pause sales' }));
  await expectToasts({ store }, { message: 'The event is over.' });
  await user.click(actionsOf('Sufi at Nahargarh'));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete draft' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Sufi at Nahargarh?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete Draft' }));
  await expectToasts(
    { store },
    { message: 'The event is over.' },
    { message: 'Someone else changed this draft.' },
  );
});
