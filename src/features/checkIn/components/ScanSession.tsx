import { createContext, use, useDeferredValue, type ReactNode } from 'react';
import type { Door } from '../device/door';
import { emptyScanSession } from '../scanSession';
import { useCheckIn, type DoorSettings } from '../useCheckIn';

type CheckIn = ReturnType<typeof useCheckIn>;

const Session = createContext(emptyScanSession);
const LaterSession = createContext(emptyScanSession);
const Actions = createContext<CheckIn['actions'] | null>(null);

interface ScanSessionProps {
  door: Door;
  settings: DoorSettings;
  children: ReactNode;
}

/** Gives the scans to those parts of the page that show them, so that a scan does not render all others. */
export function ScanSession({ door, settings, children }: ScanSessionProps) {
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

/** For what is rendered after the answer: nobody waits for the log while a guest waits at the door. */
export const useScansLater = () => use(LaterSession);

export function useScanActions(): CheckIn['actions'] {
  const actions = use(Actions);
  if (!actions) throw new Error('Scans are made within a ScanSession.');
  return actions;
}
