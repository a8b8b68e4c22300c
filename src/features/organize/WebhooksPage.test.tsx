import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { OrganizerList, WebhookList } from '@/api';
import { answer } from '@/testing/handlers';
import { buildOrganizer } from '@/testing/organizerFactories';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { WebhooksPage } from './WebhooksPage';

function open(organizer = buildOrganizer()) {
  server.use(
    answer<OrganizerList>('get', '/organizers/', { count: 1, results: [organizer] }),
    answer<WebhookList>('get', '/organizers/:id/webhooks/', {
      webhooks: [
        {
          id: 4,
          url: 'https://crm.bombaylive.example/foyer',
          format: 'json',
          events: ['event.published'],
          is_active: true,
          failing_since: null,
          paused_at: null,
          paused_reason: '',
          created_at: '2026-11-20T09:00:00Z',
        },
      ],
    }),
  );
  return renderWithProviders(<WebhooksPage />, {
    route: '/organize/webhooks',
    preloadedState: { auth: signedIn(buildUser({ permissions: ['organize_events'] })) },
  });
}

it('lists the webhooks of an organizer for its owners', async () => {
  open();
  expect(await screen.findByText('https://crm.bombaylive.example/foyer')).toBeVisible();
  expect(screen.getByText('Event published')).toBeVisible();
});

it('leads an editor to the team', async () => {
  open(buildOrganizer({ role: 'editor' }));
  expect(await screen.findByText('Only owners manage webhooks')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the team' })).toBeVisible();
});
