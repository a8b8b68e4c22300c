import { startTransition, useEffect, useState } from 'react';
import { doorApi } from '@/api/door';
import { LOAD_ONCE } from '@/api';
import { serverNow } from '@/lib/serverClock';
import { selectAccessToken, selectUser, useAppStore, type AppStore } from '@/state';
import { readPreparedEvents, removeExpiredEvents } from './device/deviceStore';
import { createDoor, type Door } from './device/door';
import { unsentOf } from './device/doorState';

/** Other doors let guests in too. */
const REFRESH_MS = 15_000;
/** How often scans that wait are tried again. */
const RETRY_MS = 5_000;

export interface DoorAccount {
  id: number;
  name: string;
}

const doorOf = ({ dispatch, getState }: AppStore, eventId: number, account: DoorAccount): Door => {
  const { checkInTickets, getDoorGuestList } = doorApi.endpoints;
  return createDoor({
    eventId,
    account,
    checkIn: (scans) =>
      dispatch(checkInTickets.initiate({ scanList: { scans } }, { track: false })).unwrap(),
    guestList: (since) =>
      dispatch(getDoorGuestList.initiate({ id: eventId, since }, LOAD_ONCE)).unwrap(),
    isSignedIn: () =>
      selectAccessToken(getState()) !== null &&
      // Unknown while the session cannot be verified.
      (selectUser(getState()) ?? account).id === account.id,
  });
};

/** Brings the other guest lists of this device up to date; those go whose door the account has lost. */
export async function refreshOtherLists(
  store: AppStore,
  account: DoorAccount,
  openId: number | null,
): Promise<void> {
  await removeExpiredEvents(serverNow());
  for (const { event } of await readPreparedEvents()) {
    if (event.id !== openId) await doorOf(store, event.id, account).refresh();
  }
}

/** The door of an event on this device: its guest list, and the scans that wait to be sent. */
export function useDoor(eventId: number, account: DoorAccount) {
  const store = useAppStore();
  const [door] = useState(() => doorOf(store, eventId, account));
  const [state, setState] = useState(door.getState);

  useEffect(() => {
    // The answer to a scan, and what is typed, do not wait for what the state changes elsewhere on the page.
    const show = () => startTransition(() => setState(door.getState()));
    const unsubscribe = door.subscribe(show);
    show();
    void door.start();
    const refresh = () => void door.refresh();
    const polls = setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, REFRESH_MS);
    const retries = setInterval(() => {
      const isWaiting = unsentOf(door.getState().queue, account.id).length > 0;
      if (isWaiting && navigator.onLine) void door.sync();
    }, RETRY_MS);
    window.addEventListener('online', refresh);
    return () => {
      unsubscribe();
      door.stop();
      clearInterval(polls);
      clearInterval(retries);
      window.removeEventListener('online', refresh);
    };
  }, [door, account.id]);

  return { door, state };
}
