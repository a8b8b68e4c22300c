import { screen, within } from '@testing-library/react';
import type { Event } from '@/api';
import { buildEvent } from '@/testing/eventFactories';
import { answer } from '@/testing/handlers';
import { signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { renderAt, serveCart } from '@/testing/eventRoutes';

export const asha = { auth: signedIn() };

export function serveEvent(over: Partial<Event> = {}) {
  const event = buildEvent({ id: 12, title: 'Winter Symphony', ...over });
  server.use(answer<Event>('get', '/events/:id', event));
  serveCart();
  return event;
}

export async function openEvent(over: Partial<Event> = {}, auth = asha.auth) {
  serveEvent(over);
  const view = renderAt('/events/12', { auth });
  await screen.findByRole('heading', { level: 1, name: over.title ?? 'Winter Symphony' });
  return view;
}

export const section = (name: string) => within(screen.getByRole('region', { name }));

/** The description a term has in a list of facts. */
export const fact = (where: ReturnType<typeof section>, term: string) =>
  where.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
