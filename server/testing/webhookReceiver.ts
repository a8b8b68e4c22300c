import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface ReceivedWebhook {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Answer = (response: ServerResponse, call: ReceivedWebhook) => void;

export const answers = {
  ok: (response) => response.end('thanks'),
  fail: (response) => response.writeHead(500).end('out of order'),
  hang: () => undefined,
  redirect: (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  /** 10 MB, or what is read until the connection is closed. */
  endless: (response) => {
    const chunk = Buffer.alloc(16 * 1024, 'x');
    let left = 640;
    const write = () => {
      while (left > 0 && response.write(chunk)) left -= 1;
      if (left === 0) response.end();
    };
    response.on('drain', write);
    write();
  },
} satisfies Record<string, Answer>;

/** Receives webhooks on loopback. */
export async function startWebhookReceiver() {
  const received: ReceivedWebhook[] = [];
  /** Bytes that were sent on each connection, in the order of the connections' ends. */
  const sent: number[] = [];
  const receiver = {
    received,
    sent,
    answer: answers.ok as Answer,
    url: '',
    port: 0,
    close,
    bodies,
  };

  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      const call = { path: request.url ?? '', headers: request.headers, body };
      received.push(call);
      receiver.answer(response, call);
    });
  });
  server.on('connection', (socket) => {
    socket.on('close', () => sent.push(socket.bytesWritten));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  receiver.port = (server.address() as AddressInfo).port;
  receiver.url = `http://127.0.0.1:${receiver.port}/hook`;

  /** What arrived since the last call, verified with the library that receivers use. */
  function bodies(
    secret: string,
  ): { type: string; timestamp: string; data: Record<string, unknown> }[] {
    const webhook = new Webhook(secret);
    return received.splice(0).map(({ body, headers }) => {
      webhook.verify(body, headers as Record<string, string>);
      return JSON.parse(body);
    });
  }

  async function close(): Promise<void> {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }

  return receiver;
}
