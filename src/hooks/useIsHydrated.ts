import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False on the server and while its page is hydrated, so that both render the same; then true. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
