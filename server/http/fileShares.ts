import { shareIsFull, shareOf, type Requester } from '../lib/requester';

/** Files that are made for one person at once; of a network, `shareOf` as many. */
const FILES = 6;
/** Keys from which those are removed that have no request any more. */
const SWEEP_FROM = 1_000;

/**
 * Limits the files that one person or network has made at once: they are read and drawn while they are sent, for as long
 * as the client takes. Requests are counted until they are over, without an event that a lost connection may not send.
 */
export function createFileShares() {
  const open = new Map<string, readonly Requester[]>();
  const live = (key: string) => (open.get(key) ?? []).filter(({ isGone }) => !isGone);

  function sweep(): void {
    for (const key of open.keys()) {
      const requests = live(key);
      if (requests.length > 0) open.set(key, requests);
      else open.delete(key);
    }
  }

  /** @throws AppError 429 */
  return function begin(requester: Requester): void {
    const { key } = requester;
    const requests = live(key);
    if (requests.length >= shareOf(requester, FILES)) throw shareIsFull(requester);
    if (open.size >= SWEEP_FROM) sweep();
    open.set(key, [...requests, requester]);
  };
}
