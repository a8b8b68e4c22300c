import { afterEach, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import {
  buildCheckIn,
  buildDoorEvent,
  buildDoorGuest,
  buildDoorGuestList,
  refreshUntil,
  renderCheckIn,
  serveCheckIn,
} from '@/features/checkIn/checkIn.testUtils';
import {
  clearDevice,
  readEvent,
  readPreparedEvents,
  saveEvent,
} from '@/features/checkIn/device/deviceStore';
import { DOOR_DATABASE } from '@/lib/doorDatabase';
import { sessionEnded, sessionStarted } from '@/state';
import { refuse } from '@/testing/handlers';
import { buildStore, signedIn } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildUser } from '@/testing/userFactories';
import { followOtherTabs } from './otherTabs';

afterEach(async () => {
  localStorage.clear();
  await clearDevice();
});

const list = buildDoorGuestList({ guests: [buildDoorGuest()] });

/** Opens the door of an event, whose guest list is then on the device. */
async function openDoor() {
  serveCheckIn(() => buildCheckIn(), list);
  const view = renderCheckIn();
  await screen.findByText('1 ticket on this device');
  await waitFor(async () => expect(await readEvent(list.event.id)).not.toBeNull());
  return view;
}

const expectNoList = () =>
  waitFor(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    expect(names).not.toContain(DOOR_DATABASE);
  });

it('guest lists go when the person signs out in another tab', async () => {
  const { store } = await openDoor();
  const there = buildStore({ auth: signedIn() });
  const stops = [followOtherTabs(store), followOtherTabs(there)];
  there.dispatch(sessionEnded());
  await waitFor(() => expect(store.getState().auth.status).toBe('signedOut'));
  await expectNoList();
  for (const stop of stops) stop();
});

it('guest lists go when the server has ended the session', async () => {
  const { store } = await openDoor();
  server.use(
    refuse('get', '/check-in/events/:id/guest-list/', 401),
    refuse('post', '/auth/refresh/', 401),
  );
  await refreshUntil(() => expect(store.getState().auth.status).toBe('signedOut'));
  await expectNoList();
});

it('guest lists go when somebody else signs in without a sign-out', async () => {
  const { store } = await openDoor();
  server.use(refuse('get', '/check-in/events/:id/guest-list/', 503));
  const user = buildUser({ id: 8, name: 'Lena Roy' });
  act(() => void store.dispatch(sessionStarted({ user, accessToken: 'one', refreshToken: 'two' })));
  await waitFor(async () => expect(await readPreparedEvents()).toEqual([]));
});

it.each([403, 404])('the list goes whose door the account has lost: %i', async (status) => {
  await openDoor();
  server.use(refuse('get', '/check-in/events/:id/guest-list/', status));
  await refreshUntil(() => screen.getByRole('button', { name: 'Choose an event' }));
  expect(await readPreparedEvents()).toEqual([]);
});

it('lists of other events go too when their doors are lost', async () => {
  const by = { id: 7, name: 'Sam Fernandes' };
  const event = buildDoorEvent({ id: 99 });
  await saveEvent({ event, publicKeys: [], next: 'next-1', by, clockOffset: 0 }, new Map(), []);
  server.use(refuse('get', '/check-in/events/99/guest-list/', 403));
  await openDoor();
  await waitFor(async () => {
    const kept = await readPreparedEvents();
    expect(kept.map(({ event: { id } }) => id)).toEqual([list.event.id]);
  });
});
