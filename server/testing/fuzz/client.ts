import { connect, type Socket } from 'node:net';
import type { FuzzRequest } from './requests';
import type { Header } from './heads';

export interface FuzzAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** Milliseconds until an answer counts as missing. The server's own limit for a request is 10 s. */
const LATE = 20_000;

/** The bytes of a request. Unlike an HTTP library, checks and escapes nothing. */
function bytesOf(request: FuzzRequest, authorization: string | undefined): Buffer {
  const { method, target, headers, body, number } = request;
  const has = (name: string) => headers.some(([one]) => one.toLowerCase() === name);
  const network = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const all: Header[] = [
    ...(has('host') ? [] : [['Host', 'foyer'] as const]),
    // Each request has another network, so that rate limits do not apply.
    ...(has('x-forwarded-for') ? [] : [['X-Forwarded-For', network] as const]),
    ...(authorization === undefined || has('authorization')
      ? []
      : [['Authorization', authorization] as const]),
    ...headers,
    ...(body && !request.isBroken ? [['Content-Length', String(body.length)] as const] : []),
  ];
  const head = [`${method} ${target} HTTP/1.1`, ...all.map((one) => one.join(': '))].join('\r\n');
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`, 'latin1'), body ?? Buffer.alloc(0)]);
}

/** A connection that opens on demand, and again after the server has closed it. */
export function createClient(port: number) {
  let socket: Socket | undefined;

  async function opened(): Promise<Socket> {
    if (socket && !socket.destroyed && socket.readable && socket.writable) return socket;
    const made = connect({ port, host: '127.0.0.1', noDelay: true });
    made.on('error', () => undefined);
    await new Promise((resolve, reject) => made.once('connect', resolve).once('error', reject));
    socket = made;
    return made;
  }

  return {
    /** @returns null if the connection ends without an answer @throws Error if no answer comes in time */
    async send(
      request: FuzzRequest,
      authorization: string | undefined,
    ): Promise<FuzzAnswer | null> {
      if (request.isBroken) this.close();
      const one = await opened();
      one.write(bytesOf(request, authorization));
      // The server may wait for the rest of a broken request, so its connection is not used again.
      const answer = await read(one, request.method === 'HEAD');
      if (request.isBroken || answer === null || answer.headers.connection === 'close')
        this.close();
      return answer;
    },
    close(): void {
      socket?.destroy();
      socket = undefined;
    },
  };
}

function read(socket: Socket, isHead: boolean): Promise<FuzzAnswer | null> {
  return new Promise((resolve, reject) => {
    let bytes = Buffer.alloc(0);
    const done = (result: FuzzAnswer | null | Error) => {
      clearTimeout(timer);
      socket.off('data', take).off('close', end);
      if (result instanceof Error) reject(result);
      else resolve(result);
    };
    const take = (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      const answer = parseAnswer(bytes, isHead, false);
      if (answer) done(answer);
    };
    const end = () => done(parseAnswer(bytes, isHead, true));
    const timer = setTimeout(() => {
      socket.destroy();
      done(new Error('No answer came in time.'));
    }, LATE);
    socket.on('data', take).once('close', end);
  });
}

/** Null while the answer is incomplete. */
function parseAnswer(bytes: Buffer, isHead: boolean, isOver: boolean): FuzzAnswer | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const status = Number(first.split(' ')[1]);
  const rest = bytes.subarray(end + 4);
  if (status < 200) return parseAnswer(rest, isHead, isOver);
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const bodyOf = (): Buffer | null => {
    if (isHead || status === 204 || status === 304) return Buffer.alloc(0);
    if (headers['transfer-encoding'] === 'chunked') return joinChunks(rest);
    const length = Number(headers['content-length'] ?? NaN);
    if (Number.isNaN(length)) return isOver ? rest : null;
    return rest.length >= length ? rest.subarray(0, length) : null;
  };
  const body = bodyOf();
  return body && { status, headers, body };
}

function joinChunks(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) return null;
    const length = Number.parseInt(bytes.toString('latin1', at, end), 16);
    const next = end + 2 + length;
    if (bytes.length < next + 2) return null;
    if (length === 0) return Buffer.concat(parts);
    parts.push(bytes.subarray(end + 2, next));
    at = next + 2;
  }
}
