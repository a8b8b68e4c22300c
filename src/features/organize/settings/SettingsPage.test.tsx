import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type PathParams } from 'msw';
import type { Organizer, OrganizerList } from '@/api';
import { expectToasts } from '@/testing/expectToasts';
import { buildAuditEntry, buildAuditEntryList } from '@/testing/auditFactories';
import { answer, apiPath, refuse } from '@/testing/handlers';
import { buildOrganizer } from '@/testing/organizerFactories';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { SettingsPage } from './SettingsPage';

beforeAll(async () => {
  await import('./OrganizerConflictDialog');
});

/** As the server has it. */
let stored: Organizer;
/** The queries of its changes. */
let changesAsked: string[];
const renamed = buildAuditEntry({
  kind: 'organizer',
  action: 'organizer.changed',
  title: 'Bombay Live',
  summary: 'changed the name of Bombay Live from Bombay to Bombay Live',
});
let sent: { version: string | null; body: unknown }[];

beforeEach(() => {
  stored = buildOrganizer();
  sent = [];
  changesAsked = [];
  server.use(
    http.get(apiPath('/organizers/'), () =>
      HttpResponse.json({ count: 1, results: [stored] } satisfies OrganizerList),
    ),
    http.get(apiPath('/organizers/:id'), () => HttpResponse.json(stored)),
    http.get(apiPath('/organizers/:id/audit/'), ({ request }) => {
      changesAsked.push(new URL(request.url).search);
      return HttpResponse.json(buildAuditEntryList(renamed));
    }),
    http.patch<PathParams, Partial<Organizer>>(apiPath('/organizers/:id'), async ({ request }) => {
      const version = request.headers.get('if-match');
      const body = await request.json();
      sent.push({ version, body });
      if (version !== `"${stored.version}"`) {
        const error = { error: 'Somebody else has changed this.', code: 'version_conflict' };
        return HttpResponse.json(error, { status: 412 });
      }
      stored = { ...stored, ...body, version: stored.version + 1 };
      return HttpResponse.json(stored);
    }),
  );
});

const open = () =>
  renderWithProviders(<SettingsPage />, {
    route: '/organize/settings',
    preloadedState: { auth: signedIn(buildUser({ permissions: ['organize_events'] })) },
  });

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save Changes' });

it('saves what has changed with the version that was read; refusals stand at their field', async () => {
  const { user, store } = open();
  await screen.findByDisplayValue('Bombay Live');
  expect(save()).toBeDisabled();
  await user.clear(field(/GSTIN/));
  await user.type(field(/GSTIN/), '29AAGCB7383J1Z4');
  server.use(
    refuse('patch', '/organizers/:id', 400, {
      error: 'This is not a valid GSTIN.',
      fields: { gstin: 'This is not a valid GSTIN.' },
    }),
  );
  await user.click(save());
  expect(await screen.findByText('This is not a valid GSTIN.')).toBeVisible();
  await expectToasts({ store });
});

it('merges what somebody else has saved, and asks where both have changed a field', async () => {
  const { user, store } = open();
  await screen.findByDisplayValue('Bombay Live');
  // Another owner changes the state: nothing to choose.
  stored = { ...stored, version: 2, state: 'Goa' };
  await user.clear(field(/^Name/));
  await user.fill(field(/^Name/), 'Bombay Nights');
  await user.click(save());
  await expectToasts({ store }, {});
  expect(sent).toEqual([
    { version: '"1"', body: { name: 'Bombay Nights' } },
    { version: '"2"', body: { name: 'Bombay Nights' } },
  ]);
  expect(field(/^State/)).toHaveValue('Goa');

  // Now both change the name.
  stored = { ...stored, version: 9, name: 'Bombay Days', slug: 'bombay-days' };
  await user.fill(field(/^Name/), ' Live');
  await user.click(save());
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this' }));
  expect(dialog.getByRole('radio', { name: /Yours/ })).toBeChecked();
  expect(dialog.getByRole('radio', { name: /Theirs.*Bombay Days/ })).toBeVisible();
  expect(dialog.getAllByRole('radio')).toHaveLength(2);
  expect(stored.name).toBe('Bombay Days');
  await user.click(dialog.getByRole('button', { name: 'Save My Choice' }));
  await waitFor(() => expect(stored.name).toBe('Bombay Nights Live'));
  expect(sent.at(-1)).toEqual({ version: '"9"', body: { name: 'Bombay Nights Live' } });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(field(/^Short name/)).toHaveValue('bombay-days');
});

it('is for owners; others are shown who they are', async () => {
  server.use(
    answer<OrganizerList>('get', '/organizers/', {
      count: 1,
      results: [buildOrganizer({ role: 'editor' })],
    }),
  );
  open();
  expect(await screen.findByText('Only owners change these settings')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the team' })).toHaveAttribute(
    'href',
    '/organize/team?organizer=3',
  );
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('under the form stand the latest changes of the settings, which follow a save', async () => {
  const { user } = open();
  const changes = within(await screen.findByRole('region', { name: 'Changes' }));
  expect(await changes.findByText(/from Bombay to Bombay Live/)).toHaveTextContent(
    'Meera Iyer changed the name of Bombay Live from Bombay to Bombay Live',
  );
  expect(changesAsked).toEqual(['?kind=organizer&page_size=7']);
  expect(changes.getByRole('link', { name: '1 change of these settings' })).toHaveAttribute(
    'href',
    `/organize/changes?organizer=${stored.id}&kind=organizer`,
  );
  await user.type(field(/^State/), ' ');
  await user.clear(field(/^State/));
  await user.type(field(/^State/), 'Goa');
  await user.click(save());
  await waitFor(() => expect(changesAsked).toHaveLength(2));
});
