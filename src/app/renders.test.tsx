import { expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderApp } from '@/testing/renderApp';
import { themeToggled, toastShown } from '@/state';
import { countRenders } from '@/testing/browser/renderCounter';
import { setNarrow } from '@/testing/browser/media';
import { signedIn } from '@/testing/renderWithProviders';
import { serveEvent } from '@/testing/eventDetail';
import { installManualTimers, manyEvents, serveEvents } from '@/testing/eventRoutes';
import { buildBooking, buildBookingList, buildQuote } from '@/testing/bookingFactories';
import { buildEventList } from '@/testing/eventFactories';
import { apiPath } from '@/testing/handlers';
import { server } from '@/testing/server';

installManualTimers();

async function openEvents() {
  serveEvents(() => buildEventList(manyEvents(20)));
  const page = await renderApp('/events');
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
  const { user } = await renderApp('/events/12', {
    preloadedState: { auth },
  });
  const [more] = await screen.findAllByRole('button', { name: /^Increase/ });
  const renders = await countRenders(() => user.click(more ?? document.body));
  expect(renders.get('QuantityStepper')).toBe(1);
  expect(renders.get('Header')).toBeUndefined();
});

it('another colour scheme renders no part of the page', async () => {
  const { store } = await openEvents();
  const renders = await countRenders(async () => {
    act(() => void store.dispatch(themeToggled()));
    await waitFor(() =>
      expect(document.documentElement).toHaveAttribute('data-mui-color-scheme', 'light'),
    );
  });
  const parts = ['ThemeAttribute', 'Header', 'Sidebar', 'Footer', 'EventCard'];
  expect(parts.map((part) => renders.get(part) ?? 0)).toEqual([1, 0, 0, 0, 0]);
});

it('that the screen is narrow, which a phone says first, renders no part of the page', async () => {
  await openEvents();
  const renders = await countRenders(async () => {
    act(setNarrow);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute(
        'aria-expanded',
        'false',
      ),
    );
  });
  const parts = ['MenuToggle', 'AppFrame', 'Header', 'Sidebar', 'Footer', 'EventCard'];
  expect(parts.map((part) => renders.get(part) ?? 0)).toEqual([1, 0, 0, 0, 0, 0]);
});

it('a quantity in the cart renders its own line, when the cart is loaded again too', async () => {
  const lines = [1, 2, 3].map((id) =>
    buildBooking({ id, event_title: `Event ${id}`, quantity: 1 }),
  );
  let loads = 0;
  server.use(
    http.get(apiPath('/bookings/'), () => {
      loads += 1;
      return HttpResponse.json(buildBookingList(lines));
    }),
    http.get(apiPath('/bookings/quote/'), () => HttpResponse.json(buildQuote())),
    http.patch(apiPath('/bookings/2'), () => {
      lines.splice(1, 1, buildBooking({ id: 2, event_title: 'Event 2', quantity: 2 }));
      return HttpResponse.json(lines[1]);
    }),
  );
  const { user } = await renderApp('/cart', {
    preloadedState: { auth: signedIn() },
  });
  const stepper = await screen.findByRole('group', { name: /for Event 2$/ });
  const before = loads;
  const renders = await countRenders(async () => {
    await user.click(within(stepper).getByRole('button', { name: /^Increase/ }));
    await screen.findByText('Booking quantity updated successfully');
    await waitFor(() => expect(loads).toBeGreaterThan(before));
    await waitFor(() => expect(within(stepper).getByRole('status')).toHaveTextContent('2'));
  });
  // At once, when the answer is there, and when the list is; the other two lines never.
  const ofItsLine = renders.get('QuantityStepper') ?? 0;
  expect([renders.get('Header'), renders.get('Footer'), ofItsLine <= 4]).toEqual([
    undefined,
    undefined,
    true,
  ]);
});
