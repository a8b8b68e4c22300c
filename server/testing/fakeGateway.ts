import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Which fault a fake gateway simulates. */
export type FailureMode =
  | 'none'
  | 'hang'
  | 'slow'
  | 'reset'
  | 'serverError'
  | 'invalidBody'
  | 'nonsense'
  | 'dropResponse'
  | 'dropWriteResponse';

/** Delay of a slow gateway in milliseconds, longer than any caller waits. */
const SLOW = 30_000;

const page = '<!doctype html><title>Maintenance</title><p>We will be back shortly.';

/** Meaningless responses of a gateway or of a proxy in front of it. */
export const nonsense: readonly { status: number; text: string }[] = [
  { status: 200, text: page },
  { status: 200, text: '' },
  { status: 200, text: '{"id":"cs_' },
  { status: 200, text: '{}' },
  { status: 200, text: 'null' },
  { status: 200, text: '{"id":7,"url":[],"short_url":{},"status":false,"payment_status":1}' },
  { status: 200, text: '{"id":"x","url":"javascript:alert(1)","short_url":"not an address"}' },
  { status: 204, text: '' },
  { status: 400, text: page },
  { status: 404, text: '[]' },
  { status: 500, text: '{"error":{"message":"Broken."}}' },
  { status: 502, text: page },
];

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
  /**
   * `dropResponse` executes the request and closes the connection; the last does so for writes only. `slow`
   * executes it and answers 30 s later; `nonsense` sends the answers of that list in turn.
   */
  failureMode: FailureMode;
  /** All requests so far, in the form `POST /v1/refunds`. */
  requests: string[];
  /**
   * Delays all answers until `end` is called.
   * @param pattern matches the request (as in `requests`) that resolves `arrived`; by default any request
   */
  pause(pattern?: RegExp): Pause;
  /** Refuses connections until `comeUp`. */
  goDown(): Promise<void>;
  comeUp(): Promise<void>;
  close(): Promise<void>;
}

export interface Pause {
  /** Resolves when the first matching request waits. */
  arrived: Promise<void>;
  /** Answers the waiting requests, and later requests immediately. */
  end(): void;
}

/** An HTTP server on loopback that answers like a gateway. */
export async function startFakeServer(
  answer: (request: FakeRequest) => FakeAnswer,
): Promise<FakeServer> {
  /** The current pause; calls `matched` for each matching request. */
  let pause: { pattern: RegExp; matched(): void; over: Promise<void> } | undefined;
  let nonsenseSent = 0;

  const server = createServer((request, response) => {
    void readBody(request).then(
      async (body) => {
        if (pause?.pattern.test(nameOf(request))) pause.matched();
        await pause?.over;
        serve(request, response, body);
      },
      // The caller has disconnected.
      () => request.destroy(),
    );
  });

  function serve(incoming: IncomingMessage, response: ServerResponse, body: string): void {
    fake.requests.push(nameOf(incoming));
    if (fake.failureMode === 'hang') return;
    if (fake.failureMode === 'nonsense') {
      const { status, text } = nonsense[nonsenseSent++ % nonsense.length] ?? {
        status: 200,
        text: '',
      };
      return send(response, status, text);
    }
    if (fake.failureMode === 'reset') return void incoming.socket.resetAndDestroy();
    if (fake.failureMode === 'serverError')
      return send(response, 500, '{"error":{"message":"Broken."}}');
    if (fake.failureMode === 'invalidBody') return send(response, 200, '<html>{]');
    carryOut(incoming, response, body);
  }

  function carryOut(incoming: IncomingMessage, response: ServerResponse, body: string): void {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://fake');
    const method = incoming.method ?? 'GET';
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
    const reply = () => send(response, status, JSON.stringify(answered));
    if (fake.failureMode !== 'slow') return reply();
    const timer = setTimeout(reply, SLOW);
    response.once('close', () => clearTimeout(timer));
  }

  const listen = (onPort: number) =>
    new Promise<void>((resolve) => server.listen(onPort, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
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
    goDown: close,
    comeUp: () => listen(port),
    close,
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

/** A signed event for the webhook. */
export interface FakeEvent {
  payload: string;
  headers: Record<string, string>;
}
