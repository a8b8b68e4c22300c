import { browserStorage } from './storage';

/** Guest lists that check-in keeps on this device, encrypted (features/checkIn/device/deviceStore.ts). */
export const DOOR_DATABASE = 'foyer-door';

/** localStorage has this key while there are some: nobody else's browser opens the database. */
const HAS_LISTS = 'foyer-door';

export const noteGuestLists = (): void => browserStorage()?.setItem(HAS_LISTS, 'kept');

/** Removes every guest list from this device, and the key that reads them. */
export function removeGuestLists(): void {
  const storage = browserStorage();
  if (!storage?.getItem(HAS_LISTS)) return;
  indexedDB.deleteDatabase(DOOR_DATABASE);
  storage.removeItem(HAS_LISTS);
}
