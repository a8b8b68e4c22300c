import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Which fault a fake gateway simulates. */
export type FailureMode =
  'none' | 'hang' | 'reset' | 'serverError' | 'invalidBody' | 'dropResponse' | 'dropWriteResponse';

export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface FakeAnswer {
  status: number;
  body: object;
}

export interface FakeServer {
  url: string;
  /** `dropResponse` carries the request out and closes the connection; the last does so for writes only. */
  failureMode: FailureMode;
  /** All requests so far, as `POST /v1/refunds`. */
  requests: string[];
  /**
   * Delays all answers until `end` is called.
   * @param pattern of the request (as in `requests`) that resolves `arrived`; any when omitted
   */
  pause(pattern?: RegExp): Pause;
  close(): Promise<void>;
}

export interface Pause {
  /** Resolves when the first matching request waits. */
  arrived: Promise<void>;
  /** Answers the waiting requests; later ones are answered at once. */
  end(): void;
}

/** An HTTP server on loopback that answers as a gateway does. */
export async function startFakeServer(
  answer: (request: FakeRequest) => FakeAnswer,
): Promise<FakeServer> {
  /** The current pause: `matched` is called for each matching request. */
  let pause: { pattern: RegExp; matched(): void; over: Promise<void> } | undefined;

  const server = createServer((request, response) => {
    void readBody(request).then(async (body) => {
      if (pause?.pattern.test(nameOf(request))) pause.matched();
      await pause?.over;
      serve(request, response, body);
    });
  });

  function serve(incoming: IncomingMessage, response: ServerResponse, body: string): void {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://fake');
    const method = incoming.method ?? 'GET';
    fake.requests.push(nameOf(incoming));
    if (fake.failureMode === 'hang') return;
    if (fake.failureMode === 'reset') return void incoming.socket.resetAndDestroy();
    if (fake.failureMode === 'serverError')
      return send(response, 500, '{"error":{"message":"Broken."}}');
    if (fake.failureMode === 'invalidBody') return send(response, 200, '<html>{]');
    const { status, body: answered } = answer({
      method,
      path: pathname,
      query: searchParams,
      headers: incoming.headers,
      body,
    });
    const isLost =
      fake.failureMode === 'dropResponse' ||
      (fake.failureMode === 'dropWriteResponse' && method !== 'GET');
    if (isLost) return void incoming.socket.resetAndDestroy();
    send(response, status, JSON.stringify(answered));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fake: FakeServer = {
    url: `http://127.0.0.1:${port}`,
    failureMode: 'none',
    requests: [],
    pause(pattern = /^/) {
      let end = () => undefined as void;
      let resolveArrived = () => undefined as void;
      const arrived = new Promise<void>((resolve) => (resolveArrived = resolve));
      const over = new Promise<void>((resolve) => (end = resolve));
      pause = { pattern, matched: resolveArrived, over };
      return {
        arrived,
        end() {
          pause = undefined;
          end();
        },
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return fake;
}

/** `POST /v1/refunds` */
const nameOf = ({ method = 'GET', url = '' }: IncomingMessage) =>
  `${method} ${new URL(url, 'http://fake').pathname}`;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

/** A signed event, ready to be sent to the webhook. */
export interface FakeEvent {
  payload: string;
  headers: Record<string, string>;
}
