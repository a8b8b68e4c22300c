/**
 * Callers in a separate process: each has one connection, sends a request, waits for the answer
 * and sends the next. HTTP is written by hand, because a Node HTTP client would use as much CPU as the
 * server. Started by `startLoad`.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';

/** One connection; `send` must not be called before the last response has arrived. */
class Connection {
  constructor(port) {
    this.socket = connect({ host: '127.0.0.1', port, noDelay: true });
    this.text = '';
    this.socket.setEncoding('latin1');
    this.socket.on('data', (chunk) => {
      this.text += chunk;
      this.#read();
    });
    this.socket.on('close', () => this.fail?.(new Error('The server has closed the connection.')));
    this.socket.on('error', () => undefined);
  }

  send(method, path, token, body, key) {
    const payload = body === undefined ? '' : JSON.stringify(body);
    const head = [
      `${method} /api${path} HTTP/1.1`,
      'host: foyer',
      `authorization: ${token}`,
      ...(key === undefined ? [] : [`idempotency-key: ${key}`]),
      ...(body === undefined
        ? []
        : ['content-type: application/json', `content-length: ${Buffer.byteLength(payload)}`]),
    ].join('\r\n');
    return new Promise((resolve, reject) => {
      this.done = resolve;
      this.fail = reject;
      this.socket.write(`${head}\r\n\r\n${payload}`);
    });
  }

  #read() {
    const end = this.text.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.text)?.[1] ?? 0);
    if (this.text.length < end + 4 + length) return;
    const status = Number(this.text.slice(9, 12));
    const body = this.text.slice(end + 4, end + 4 + length);
    this.text = this.text.slice(end + 4 + length);
    this.done({ status, body });
  }
}

const kinds = {
  /** One ticket, as the cart sends it. */
  async booking(connection, { token, tier, key }) {
    const body = { event: tier.event, ticket_tier: tier.id, quantity: 1, unit_price: tier.price };
    return (await connection.send('POST', '/bookings/', token, body, key)).status === 201;
  },

  /** Adds a ticket to the cart, requests the quote, pays and names the attendee. */
  async purchase(connection, { token, tier, key }) {
    const body = { event: tier.event, ticket_tier: tier.id, quantity: 1, unit_price: tier.price };
    const made = await connection.send('POST', '/bookings/', token, body, key);
    const { id } = JSON.parse(made.body);
    const quote = await connection.send('GET', `/bookings/quote/?booking_ids=${id}`, token);
    const { total } = JSON.parse(quote.body);
    const payment = { booking_ids: [id], amount: total };
    const paid = await connection.send(
      'POST',
      '/payments/bulk_create/',
      token,
      payment,
      `${key}-pay`,
    );
    const attendees = { attendees: [{ name: 'Asha Rao', email: 'asha@northwind.example' }] };
    const named = await connection.send('POST', `/bookings/${id}/attendees/`, token, attendees);
    return made.status === 201 && paid.status === 201 && named.status === 200;
  },
};

async function runLoad({ port, kind, callers, warmUpMs, measureMs, tokens, tiers, run }) {
  const latencies = [];
  let failures = 0;
  /** With those of the warm-up. */
  let served = 0;
  const start = performance.now() + warmUpMs;
  const end = start + measureMs;
  async function caller(number) {
    const connection = new Connection(port);
    const token = tokens[number % tokens.length];
    for (let count = 0; ; count += 1) {
      const tier = tiers[(number * 7 + count) % tiers.length];
      const began = performance.now();
      if (began >= end) break;
      const ok = await kinds[kind](connection, { token, tier, key: `${run}-${number}-${count}` });
      const now = performance.now();
      if (ok) served += 1;
      if (!ok) failures += 1;
      else if (now >= start && now < end) latencies.push(now - began);
    }
    connection.socket.destroy();
  }
  await Promise.all(Array.from({ length: callers }, (_, number) => caller(number)));
  latencies.sort((a, b) => a - b);
  const quantile = (share) => latencies[Math.floor((latencies.length - 1) * share)] ?? -1;
  return {
    perSecond: latencies.length / (measureMs / 1000),
    p50: quantile(0.5),
    p99: quantile(0.99),
    failures,
    served,
  };
}

/** Runs the load in a separate process. @throws Error when that ends without a result */
export async function startLoad(options) {
  const child = fork(fileURLToPath(import.meta.url), { execArgv: [] });
  child.send(options);
  const result = await Promise.race([
    once(child, 'message').then(([message]) => message),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The load ended with ${code}.`);
    }),
  ]);
  child.disconnect();
  return result;
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once('message', async (options) => process.send(await runLoad(options)));
}
