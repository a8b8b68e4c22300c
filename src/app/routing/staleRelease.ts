import type { DataRouter } from 'react-router';

/**
 * sessionStorage key (so per tab): when the page was last reloaded for this reason, epoch
 * milliseconds.
 */
const RELOADED_AT = 'foyer-reloaded-at';
/** Prevents endless reloads when a chunk is missing from the current release too. */
const MIN_RELOAD_INTERVAL_MS = 5 * 60_000;

let pendingReload: Promise<boolean> | undefined;

/**
 * Records a reload, if the last one is long enough ago. False also when sessionStorage is
 * unavailable: the reload could then repeat forever.
 */
function claimReload(): boolean {
  try {
    const lastReload = Number(window.sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (Date.now() - lastReload < MIN_RELOAD_INTERVAL_MS) return false;
    window.sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Reloading while the server is unreachable would replace the page by a browser error. */
async function isServerReachable(): Promise<boolean> {
  try {
    const response = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return response.ok;
  } catch {
    return false;
  }
}

async function reloadOnce(reload: () => void): Promise<boolean> {
  if (!(await isServerReachable()) || !claimReload()) return false;
  reload();
  return true;
}

/**
 * Call when a JavaScript chunk fails to load. After a release the old chunk no longer exists; the
 * page reloads once. Concurrent calls share one reload.
 *
 * @returns whether the page is about to be reloaded
 */
export function recoverFromStaleRelease(
  reload: () => void = () => window.location.reload(),
): Promise<boolean> {
  pendingReload ??= reloadOnce(reload).finally(() => {
    pendingReload = undefined;
  });
  return pendingReload;
}

/**
 * Handles all failed chunks, of pages and of dialogs. Reloads the page that is open, or opens the one that waits for
 * its chunk, whose address the browser does not show yet.
 *
 * @returns function that removes the listener
 */
export function watchForStaleRelease(
  router: Pick<DataRouter, 'state' | 'createHref'>,
  open = (address: string) => window.location.assign(address),
): () => void {
  const reload = () => {
    const { location: next } = router.state.navigation;
    if (next && next.pathname !== window.location.pathname) open(router.createHref(next));
    else window.location.reload();
  };
  // Vite dispatches this for every failed dynamic import.
  const handleFailure = () => void recoverFromStaleRelease(reload);
  window.addEventListener('vite:preloadError', handleFailure);
  return () => window.removeEventListener('vite:preloadError', handleFailure);
}
