/** A server in front of another that passes everything on, and records the calls of the API. */
import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** Asked for again each time, and answered in full, so that each answer can be judged. */
const CONDITIONAL = ['accept-encoding', 'if-none-match', 'if-modified-since'];

async function readAll(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** @returns the answer of the other server @throws Error when it closes the connection without one */
async function ask(upstream, { method, url, headers }, body) {
  const request = httpRequest(new URL(url, upstream), { method, headers, agent: false });
  request.end(body);
  const [answer] = await once(request, 'response');
  return answer;
}

async function record(recorder, incoming, body, answer, answered) {
  const exchange = {
    request: { method: incoming.method, url: incoming.url, headers: incoming.headers },
    requestBody: body.toString('base64'),
    status: answer.statusCode,
    headers: answer.headers,
    answer: answered.toString('base64'),
  };
  await fetch(recorder, { method: 'POST', body: JSON.stringify(exchange) });
}

/** `recorder`: the address to which each exchange is posted; the client waits for that, so that none is lost. */
export async function startFront(upstream, port, recorder) {
  const server = createServer((incoming, outgoing) => {
    pass(incoming, outgoing).catch(() => outgoing.destroy());
  });

  async function pass(incoming, outgoing) {
    const isCall = incoming.url.startsWith('/api/');
    const headers = { ...incoming.headers };
    if (isCall) for (const name of CONDITIONAL) delete headers[name];
    const body = await readAll(incoming);
    const answer = await ask(upstream, { ...incomingOf(incoming), headers }, body);
    if (!isCall) {
      outgoing.writeHead(answer.statusCode, answer.headers);
      await pipeline(answer, outgoing);
      return;
    }
    const answered = await readAll(answer);
    await record(recorder, incoming, body, answer, answered);
    outgoing.writeHead(answer.statusCode, answer.headers);
    outgoing.end(answered);
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const incomingOf = ({ method, url }) => ({ method, url });
