import { learnServerTime } from '@/lib/serverClock';

/** The origin of API addresses; a made-up one where there is no document. */
export const ownOrigin = (): string =>
  typeof location === 'undefined' ? 'http://foyer.invalid' : location.origin;

let transport: typeof fetch = fetchAndLearn;

async function fetchAndLearn(...call: Parameters<typeof fetch>): Promise<Response> {
  const sentAt = Date.now();
  const response = await fetch(...call);
  learnServerTime(response.headers.get('Date'), sentAt);
  return response;
}

/** How requests are sent: by `fetch`, or as the server's renderer has set it. */
export const sendRequest: typeof fetch = (...call) => transport(...call);

export function setTransport(next: typeof fetch): void {
  transport = next;
}
