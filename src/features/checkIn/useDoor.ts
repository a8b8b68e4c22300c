import { useEffect, useState, useSyncExternalStore } from 'react';
import { doorApi } from '@/api/door';
import { LOAD_ONCE } from '@/api';
import { useAppStore, type AppStore } from '@/state';
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

const doorOf = ({ dispatch }: AppStore, eventId: number, account: DoorAccount): Door => {
  const { checkInTickets, getDoorGuestList } = doorApi.endpoints;
  return createDoor({
    eventId,
    account,
    checkIn: (scans) =>
      dispatch(checkInTickets.initiate({ scanList: { scans } }, { track: false })).unwrap(),
    guestList: (since) =>
      dispatch(getDoorGuestList.initiate({ id: eventId, since }, LOAD_ONCE)).unwrap(),
  });
};

/** The door of an event on this device: its guest list, and the scans that wait to be sent. */
export function useDoor(eventId: number, account: DoorAccount) {
  const store = useAppStore();
  const [door] = useState(() => doorOf(store, eventId, account));
  const state = useSyncExternalStore(door.subscribe, door.getState);

  useEffect(() => {
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
      door.stop();
      clearInterval(polls);
      clearInterval(retries);
      window.removeEventListener('online', refresh);
    };
  }, [door, account.id]);

  return { door, state };
}
