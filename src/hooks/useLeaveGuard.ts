import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

/** The place of the page in the router's history. */
function historyIndex(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' &&
    state !== null &&
    'idx' in state &&
    typeof state.idx === 'number'
    ? state.idx
    : 0;
}

/** The address in the app to which a press on a link leads; null for other presses. */
function destinationOf(click: MouseEvent): string | null {
  const isPlain = click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey);
  const link = click.target instanceof Element ? click.target.closest('a[href]') : null;
  if (!isPlain || !(link instanceof HTMLAnchorElement) || link.target === '_blank') return null;
  const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
  const isElsewhere = origin === window.location.origin && pathname !== window.location.pathname;
  return isElsewhere && !link.hasAttribute('download') ? pathname + search + hash : null;
}

interface LeaveGuard {
  /** Something would be lost. */
  isOn: boolean;
  /** Tries to keep it; true when the page may be left without asking. */
  onLeave: () => Promise<boolean>;
}

/**
 * Keeps a page with unsaved changes: links and the browser's Back wait for `onLeave`, and ask when it fails;
 * closing the tab makes the browser ask. The router has no blocking of its own without its data router.
 */
export function useLeaveGuard({ isOn, onLeave }: LeaveGuard) {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState<{ go: () => void } | null>(null);
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null);
  const current = useRef({ onLeave, navigate });
  useEffect(() => {
    current.current = { onLeave, navigate };
  });
  const isGuarded = isOn && leaving === null;

  useEffect(() => {
    if (!isGuarded) return;
    let isReturning = false;
    let here = historyIndex();
    const ask = async (go: () => void) => {
      if (await current.current.onLeave().catch(() => false)) setLeaving({ go });
      else setWaiting({ go });
    };
    const handleClick = (click: MouseEvent) => {
      const to = destinationOf(click);
      if (to === null) return;
      click.preventDefault();
      click.stopPropagation();
      void ask(() => void current.current.navigate(to));
    };
    const handlePop = (event: PopStateEvent) => {
      const steps = historyIndex() - here;
      event.stopImmediatePropagation();
      if (isReturning || steps === 0) {
        isReturning = false;
        here = historyIndex();
        return;
      }
      isReturning = true;
      window.history.go(-steps);
      void ask(() => void current.current.navigate(steps));
    };
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', handleClick, true);
    // Before the router's own listener.
    window.addEventListener('popstate', handlePop, true);
    window.addEventListener('beforeunload', handleUnload);
    return () => {
      document.removeEventListener('click', handleClick, true);
      window.removeEventListener('popstate', handlePop, true);
      window.removeEventListener('beforeunload', handleUnload);
    };
  }, [isGuarded]);

  // Once the listeners above are gone.
  useEffect(() => leaving?.go(), [leaving]);

  return {
    /** The question is open. */
    isAsking: waiting !== null,
    stay: () => setWaiting(null),
    leave: () => {
      setWaiting(null);
      setLeaving(waiting);
    },
  };
}
