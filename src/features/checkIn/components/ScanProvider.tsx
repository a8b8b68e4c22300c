import { createContext, use, useDeferredValue, type ReactNode } from 'react';
import type { Door } from '../device/door';
import { emptyScanSession } from '../scanSession';
import { useCheckIn, type DoorSettings } from '../useCheckIn';

type CheckIn = ReturnType<typeof useCheckIn>;

const Session = createContext(emptyScanSession);
const LaterSession = createContext(emptyScanSession);
const Actions = createContext<CheckIn['actions'] | null>(null);

interface ScanProviderProps {
  door: Door;
  settings: DoorSettings;
  children: ReactNode;
}

/** Shares the scans by context, so that a scan renders only the parts of the page that show it. */
export function ScanProvider({ door, settings, children }: ScanProviderProps) {
  const { session, actions } = useCheckIn(door, settings);
  return (
    <Actions value={actions}>
      <Session value={session}>
        <LaterSession value={useDeferredValue(session)}>{children}</LaterSession>
      </Session>
    </Actions>
  );
}

export const useScans = () => use(Session);

/** The scans, rendered after the answer: a guest at the door does not wait for the log. */
export const useScansLater = () => use(LaterSession);

export function useScanActions(): CheckIn['actions'] {
  const actions = use(Actions);
  if (!actions) throw new Error('useScanActions needs a ScanProvider.');
  return actions;
}
