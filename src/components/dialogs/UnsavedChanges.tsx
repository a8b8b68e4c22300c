import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { lazyPart } from '@/components/lazy/lazyPart';
import { paths } from '@/lib/paths';

const LeaveDialog = lazyPart(() => import('./LeaveDialog'));

interface UnsavedChangesProps {
  /** Something would be lost. */
  isOn: boolean;
  /** `3 changes to Sufi at Nahargarh`. */
  what: string;
  /** Tries to save; true when the page may be left without asking. */
  save?: () => Promise<boolean>;
  /** The person leaves without saving. */
  onLeave?: () => void;
}

const neverByItself = () => Promise.resolve(false);

/**
 * Keeps a page with unsaved changes: links, Back and everything else that leads to another page wait for `save`, and
 * the person is asked where it fails; closing the tab makes the browser ask.
 */
export function UnsavedChanges({ isOn, what, save = neverByItself, onLeave }: UnsavedChangesProps) {
  const [isAsking, setIsAsking] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOn &&
      nextLocation.pathname !== currentLocation.pathname &&
      // Where the end of the session leads: nothing can be saved then.
      nextLocation.pathname !== paths.signIn,
  );
  const current = useRef({ save, blocker });
  useEffect(() => {
    current.current = { save, blocker };
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void current.current
      .save()
      .catch(() => false)
      .then((isSaved) => {
        if (isSaved) current.current.blocker.proceed?.();
        else setIsAsking(true);
      });
  }, [blocker.state]);

  useEffect(() => {
    if (!isOn) return;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isOn]);

  if (!isAsking) return null;
  const handleStay = () => {
    setIsAsking(false);
    blocker.reset?.();
  };
  const handleLeave = () => {
    setIsAsking(false);
    onLeave?.();
    blocker.proceed?.();
  };
  return <LeaveDialog what={what} onStay={handleStay} onLeave={handleLeave} />;
}
