import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { defaultHandlers } from './handlers';

const unhandled: string[] = [];

/** Last in the line: whatever no handler wanted fails like a lost connection and is remembered. */
const nobody = http.all('*', ({ request }) => {
  unhandled.push(`${request.method} ${request.url}`);
  return HttpResponse.error();
});

/** The network of every SPA test. `server.use(answer(…))` adds what one test needs. */
export const server = setupServer(...defaultHandlers, nobody);

/** The unhandled requests since the last call; setup.ts fails the test that made them. */
export function takeUnhandled(): string[] {
  return unhandled.splice(0);
}
