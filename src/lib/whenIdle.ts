/** Milliseconds after which the work is done although the page is busy. */
const TIMEOUT_MS = 2_000;

/**
 * Does the work once the browser has nothing else to do. Returns the function that gives it up.
 * Safari has no `requestIdleCallback`.
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(work, { timeout: TIMEOUT_MS });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(work, 200);
  return () => clearTimeout(timer);
}
