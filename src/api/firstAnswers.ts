import { learnServerTime } from '@/lib/serverClock';

declare global {
  interface Window {
    /** What `/firstRequests.js` has asked for before the first script was there. */
    foyerFirst?: {
      bearer: string;
      /** Milliseconds since the document was opened. */
      sentAt: number;
      /** By path and query. */
      answers: Record<string, Promise<Response>>;
    };
  }
}

/** Milliseconds after which an answer that nobody has taken may be out of date. */
const MAX_AGE = 20_000;

/**
 * The answer to a request of this person that has been sent already. It is taken once; a second request for the same is
 * sent as usual, and so is every request after one that writes.
 */
export function takeFirstAnswer({
  url,
  method,
  headers,
  signal,
}: Request): Promise<Response> | undefined {
  if (method !== 'GET') delete window.foyerFirst;
  const first = window.foyerFirst;
  if (!first || headers.get('Authorization') !== first.bearer) return undefined;
  const { pathname, search } = new URL(url);
  const answer = first.answers[pathname + search];
  delete first.answers[pathname + search];
  if (!answer || performance.now() > first.sentAt + MAX_AGE) return undefined;
  const sentAt = Date.now() - (performance.now() - first.sentAt);
  return new Promise((resolve, reject) => {
    answer.then((response) => {
      learnServerTime(response.headers.get('Date'), sentAt);
      resolve(response);
    }, reject);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
