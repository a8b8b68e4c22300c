import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { OrganizerList, OrganizerMember, OrganizerMemberList } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { buildOrganizer, buildOrganizerMember } from '@/testing/organizerFactories';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { TeamPage } from './TeamPage';

beforeAll(async () => {
  await import('./AddMemberDialog');
});

const rhea = buildOrganizerMember();
const dev = buildOrganizerMember({
  user: 8,
  name: 'Dev Shah',
  email: 'dev@bombaylive.example',
  role: 'editor',
});

let members: OrganizerMember[];

beforeEach(() => {
  members = [rhea, dev];
  server.use(
    answer<OrganizerList>('get', '/organizers/', { count: 1, results: [buildOrganizer()] }),
    http.get(apiPath('/organizers/:id/members/'), () =>
      HttpResponse.json({ count: members.length, results: members } satisfies OrganizerMemberList),
    ),
  );
});

function open(route = '/organize/team') {
  return renderWithProviders(<TeamPage />, {
    route,
    preloadedState: { auth: signedIn(buildUser({ permissions: ['organize_events'] })) },
  });
}

const team = async () => within(await screen.findByRole('table', { name: 'Team' }));
it('an owner adds a person by email; who has no account is refused at the field', async () => {
  const { user, store } = open();
  const rows = (await team()).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent('Rhea Fernandes');
  expect(rows[0]).toHaveTextContent('You');
  await user.click(screen.getByRole('button', { name: 'Add a person' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a person' }));
  const sentence = 'Nobody has an account with this email. Ask them to create one first.';
  server.use(
    refuse('post', '/organizers/:id/members/', 400, {
      error: sentence,
      fields: { email: sentence },
    }),
  );
  const email = dialog.getByRole('textbox', { name: /Email/ });
  await user.fill(email, 'sam@bombaylive.example');
  await user.selectOptions(dialog.getByRole('combobox', { name: /Role/ }), 'Door');
  expect(dialog.getByText('Checks tickets in at the entrance.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText(sentence)).toBeVisible();

  const sent: unknown[] = [];
  server.use(
    http.post(apiPath('/organizers/:id/members/'), async ({ request }) => {
      sent.push(await request.json());
      const sam = buildOrganizerMember({ user: 9, name: 'Sam Fernandes', role: 'door' });
      members = [...members, sam];
      return HttpResponse.json(sam);
    }),
  );
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([{ email: 'sam@bombaylive.example', role: 'door' }]);
  expect(await screen.findByRole('combobox', { name: 'Role of Sam Fernandes' })).toBeVisible();
  await expectToasts({ store }, { message: 'Sam Fernandes is on the team.' });
});

it('an owner changes roles and removes people; the last owner is told why not', async () => {
  const { user, store } = open();
  await team();
  const sentence = 'An organizer needs an owner. Make somebody else an owner first.';
  server.use(refuse('post', '/organizers/:id/members/', 409, { error: sentence }));
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Role of Rhea Fernandes' }),
    'Editor',
  );
  await expectToasts({ store }, { message: sentence });
  expect(screen.getByRole('combobox', { name: 'Role of Rhea Fernandes' })).toHaveValue('owner');

  server.use(
    http.post(apiPath('/organizers/:id/members/'), () => {
      members = [rhea, { ...dev, role: 'owner' }];
      return HttpResponse.json(members[1]);
    }),
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role of Dev Shah' }), 'Owner');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Role of Dev Shah' })).toHaveValue('owner'),
  );

  const removed: unknown[] = [];
  server.use(
    http.delete(apiPath('/organizers/:id/members/:user'), ({ params }) => {
      removed.push(params);
      members = [rhea];
      return HttpResponse.json({ message: 'Removed from the team.' });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Remove Dev Shah' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove Dev Shah from the team?' }));
  expect(removed).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Dev Shah')).not.toBeInTheDocument());
  expect(removed).toEqual([{ 0: expect.anything(), id: '3', user: '8' }]);
});

it('says why the last owner cannot leave', async () => {
  const sentence = 'An organizer needs an owner. Make somebody else an owner first.';
  server.use(refuse('delete', '/organizers/:id/members/:user', 409, { error: sentence }));
  const { user, store } = open();
  await team();
  await user.click(screen.getByRole('button', { name: 'Leave the team' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Leave Bombay Live?' }));
  await user.click(dialog.getByRole('button', { name: 'Leave' }));
  await expectToasts({ store }, { message: sentence });
});

it('an editor sees the team, may leave, and switches between organizers', async () => {
  server.use(
    answer<OrganizerList>('get', '/organizers/', {
      count: 2,
      results: [
        buildOrganizer({ role: 'editor' }),
        buildOrganizer({ id: 4, name: 'Sea Stage', role: 'owner' }),
      ],
    }),
  );
  const { user } = open();
  await team();
  expect(screen.getByText('Who works on the events of Bombay Live.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a person' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Leave the team' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Organizer' }), 'Sea Stage');
  expect(await screen.findByText('Who works on the events of Sea Stage.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Add a person' })).toBeVisible();
});

it('says when the team does not arrive', async () => {
  server.use(refuse('get', '/organizers/:id/members/', 503, { error: 'Busy.' }));
  open();
  expect(await screen.findByText('Couldn’t load the team')).toBeVisible();
});
