/** When a page was last reloaded for this reason; milliseconds, in this tab alone. */
const RELOADED_AT = 'foyer-reloaded-at';
/** Sooner than this a second reload would not help either, and might go on for ever. */
const LEAST_BETWEEN_RELOADS_MS = 5 * 60_000;

let underWay: Promise<boolean> | undefined;

/** False also where nothing can be remembered: without a memory a reload might never end. */
function mayReload(): boolean {
  try {
    const before = Number(window.sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (Date.now() - before < LEAST_BETWEEN_RELOADS_MS) return false;
    window.sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** A reload without a server behind it would leave the person with nothing at all. */
async function isServerThere(): Promise<boolean> {
  try {
    const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return answer.ok;
  } catch {
    return false;
  }
}

async function reloadOnce(reload: () => void): Promise<boolean> {
  if (!(await isServerThere()) || !mayReload()) return false;
  reload();
  return true;
}

/**
 * A piece of the app could not be loaded. After a new release its file is gone from the server; the
 * page is then loaded anew, once, and nothing is lost: the cart is the server's. Calls for pieces
 * that fail together are one.
 *
 * @returns whether the page is about to be replaced
 */
export function recoverFromStaleRelease(
  reload: () => void = () => window.location.reload(),
): Promise<boolean> {
  underWay ??= reloadOnce(reload).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/** Hears of the pieces that no page waits for, dialogs above all. @returns what ends it */
export function watchForStaleRelease(): () => void {
  // Vite's loader emits it for every failed import.
  const handleFailure = () => void recoverFromStaleRelease();
  window.addEventListener('vite:preloadError', handleFailure);
  return () => window.removeEventListener('vite:preloadError', handleFailure);
}
