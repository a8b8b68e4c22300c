import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a fake behaves: as it should, or as gateways do on a bad day. */
export type Mood = 'well' | 'hang' | 'reset' | 'fail' | 'nonsense' | 'lose' | 'loseWrites';

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
  /** `lose`: does what it is asked, and the answer gets lost on its way; or only that of writes. */
  mood: Mood;
  /** Everything that was asked, as `POST /v1/refunds`. */
  asked: string[];
  /**
   * Keeps everybody waiting for an answer.
   * @param question whose arrival `asked` tells of, as in `asked`; left out, any
   */
  pause(question?: RegExp): Pause;
  close(): Promise<void>;
}

export interface Pause {
  /** Ends with the first such question that waits. */
  asked: Promise<void>;
  /** Answers what waits, and from then on at once. */
  end(): void;
}

/** An HTTP server on loopback that answers as a gateway does. */
export async function startFakeServer(
  answer: (request: FakeRequest) => FakeAnswer,
): Promise<FakeServer> {
  /** What a pause waits for; whoever is asked meanwhile says so. */
  let pause: { question: RegExp; asked(): void; over: Promise<void> } | undefined;

  const server = createServer((request, response) => {
    void readBody(request).then(async (body) => {
      if (pause?.question.test(nameOf(request))) pause.asked();
      await pause?.over;
      serve(request, response, body);
    });
  });

  function serve(incoming: IncomingMessage, response: ServerResponse, body: string): void {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://fake');
    const method = incoming.method ?? 'GET';
    fake.asked.push(nameOf(incoming));
    if (fake.mood === 'hang') return;
    if (fake.mood === 'reset') return void incoming.socket.resetAndDestroy();
    if (fake.mood === 'fail') return send(response, 500, '{"error":{"message":"Broken."}}');
    if (fake.mood === 'nonsense') return send(response, 200, '<html>{]');
    const { status, body: answered } = answer({
      method,
      path: pathname,
      query: searchParams,
      headers: incoming.headers,
      body,
    });
    const isLost = fake.mood === 'lose' || (fake.mood === 'loseWrites' && method !== 'GET');
    if (isLost) return void incoming.socket.resetAndDestroy();
    send(response, status, JSON.stringify(answered));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fake: FakeServer = {
    url: `http://127.0.0.1:${port}`,
    mood: 'well',
    asked: [],
    pause(question = /^/) {
      let end = () => undefined as void;
      let arrived = () => undefined as void;
      const asked = new Promise<void>((resolve) => (arrived = resolve));
      const over = new Promise<void>((resolve) => (end = resolve));
      pause = { question, asked: arrived, over };
      return {
        asked,
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
