import { http, HttpResponse, type JsonBodyType } from 'msw';
import { apiPath, type Method } from './handlers';
import { server } from './server';

interface RecordedRequest {
  url: URL;
  /** The values of the path: `{ id: '7' }` of `/people/:id`. */
  params: Readonly<Record<string, string | readonly string[] | undefined>>;
  headers: Headers;
  /** Null without a body. */
  body: unknown;
}

/**
 * Answers a call, and records what `read` takes from each request; without an answer with 204.
 *
 * @returns what was recorded, in order
 */
export function recordRequests<T>(
  method: Method,
  path: string,
  read: (request: RecordedRequest) => T,
  answer: object | null = null,
  status = 200,
): T[] {
  const recorded: T[] = [];
  server.use(
    http[method](apiPath(path), async ({ request, params }) => {
      const text = await request.text();
      const body: unknown = text === '' ? null : JSON.parse(text);
      recorded.push(read({ url: new URL(request.url), params, headers: request.headers, body }));
      return answer
        ? HttpResponse.json(answer as JsonBodyType, { status })
        : new HttpResponse(null, { status: 204 });
    }),
  );
  return recorded;
}

/** For `recordRequests`: what was sent. */
export const bodyOf = ({ body }: RecordedRequest) => body;
