import { learnServerTime } from '@/lib/serverClock';
import { takeFirstAnswer } from './firstAnswers';

/** The origin of API addresses; a made-up one where there is no document. */
export const ownOrigin = (): string =>
  typeof location === 'undefined' ? 'http://foyer.invalid' : location.origin;

// Looked up at each call, because tests replace `fetch`.
let transport: typeof fetch = (request, ...rest) =>
  (request instanceof Request && takeFirstAnswer(request)) || fetchAndLearn(request, ...rest);

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
