import { browserStorage } from './storage';

/** Guest lists that check-in keeps on this device, encrypted (features/checkIn/device/deviceStore.ts). */
export const DOOR_DATABASE = 'foyer-door';

/** localStorage has this key once the database was opened: nobody else's browser opens it. */
const HAS_LISTS = 'foyer-door';

export const noteGuestLists = (): void => browserStorage()?.setItem(HAS_LISTS, 'kept');

/** Removes every guest list from this device, and the key that reads them. */
export function removeGuestLists(): void {
  const storage = browserStorage();
  if (!storage?.getItem(HAS_LISTS)) return;
  // In this order: a tab that opens the database after it was deleted has the key set again, until it ends its session.
  storage.removeItem(HAS_LISTS);
  indexedDB.deleteDatabase(DOOR_DATABASE);
}
