import { beforeAll, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { AppRoutes } from '@/app/routing/AppRoutes';
import { routeAt } from '@/app/routing/routes';
import { toastShown } from '@/state';
import { countRenders } from '@/testing/renderCounter';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { serveEvent } from '@/testing/eventDetail';
import { installManualTimers, manyEvents, serveEvents } from '@/testing/eventRoutes';
import { buildEventList } from '@/testing/eventFactories';

installManualTimers();

beforeAll(async () => {
  await routeAt('/events')?.preload();
  await routeAt('/events/12')?.preload();
});

async function openEvents() {
  serveEvents(() => buildEventList(manyEvents(20)));
  const page = renderWithProviders(<AppRoutes />, { route: '/events' });
  await screen.findByRole('heading', { level: 3, name: 'Event number 20' });
  return page;
}

it('the cards and the header render when the page opens', async () => {
  const renders = await countRenders(openEvents);
  expect(renders.get('EventCard')).toBeGreaterThanOrEqual(20);
  expect(renders.get('Header')).toBeGreaterThanOrEqual(1);
});

it('a toast renders neither header nor cards', async () => {
  const { store } = await openEvents();
  const renders = await countRenders(async () => {
    act(() => void store.dispatch(toastShown({ tone: 'success', message: 'Saved.' })));
    await screen.findByText('Saved.');
  });
  expect(renders.get('ToastHost')).toBeGreaterThanOrEqual(1);
  expect([renders.get('Header'), renders.get('EventCard')]).toEqual([undefined, undefined]);
});

it('a keystroke in the search renders neither header nor cards', async () => {
  const { user } = await openEvents();
  const field = screen.getByRole('searchbox', { name: 'Search this list' });
  const renders = await countRenders(() => user.type(field, 'j'));
  expect(field).toHaveValue('j');
  expect([renders.get('Header'), renders.get('EventCard')]).toEqual([undefined, undefined]);
});

it('a quantity renders its own tier and no header', async () => {
  serveEvent();
  const auth = signedIn();
  const { user } = renderWithProviders(<AppRoutes />, {
    route: '/events/12',
    preloadedState: { auth },
  });
  const [more] = await screen.findAllByRole('button', { name: /^Increase/ });
  const renders = await countRenders(() => user.click(more ?? document.body));
  expect(renders.get('QuantityStepper')).toBe(1);
  expect(renders.get('Header')).toBeUndefined();
});
