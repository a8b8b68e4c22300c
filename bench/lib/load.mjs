/**
 * Callers in a separate process: each has one connection, sends a request, waits for the answer
 * and sends the next. Started by `startLoad`.
 */
import { fileURLToPath } from 'node:url';
import { Connection } from './connection.mjs';
import { onOptions, runInProcess } from './inProcess.mjs';
import { median, quantile } from './spread.mjs';

/** @type {Record<string, (connection: Connection, person: any) => Promise<boolean>>} */
const kinds = {
  /** One ticket, as the cart sends it. */
  async booking(connection, { token, tier, key }) {
    const body = { event: tier.event, ticket_tier: tier.id, quantity: 1, unit_price: tier.price };
    return (await connection.send('POST', '/bookings/', token, body, key)).status === 201;
  },

  /** Adds a ticket to the cart, requests the quote, pays and names the person, because mails to others are limited. */
  async purchase(connection, { token, email, tier, key }) {
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
    const attendees = { attendees: [{ name: 'Asha Rao', email }] };
    const named = await connection.send('POST', `/bookings/${id}/attendees/`, token, attendees);
    return made.status === 201 && paid.status === 201 && named.status === 200;
  },
};

/** Callers are spread over the ports. */
async function runLoad({ ports, kind, callers, warmUpMs, measureMs, people, tiers, run }) {
  const latencies = [];
  let failures = 0;
  const start = performance.now() + warmUpMs;
  const end = start + measureMs;
  async function caller(number) {
    const connection = new Connection(ports[number % ports.length]);
    const { token, email } = people[number % people.length];
    for (let count = 0; ; count += 1) {
      const tier = tiers[(number * 7 + count) % tiers.length];
      const began = performance.now();
      if (began >= end) break;
      const ok = await kinds[kind](connection, {
        token,
        email,
        tier,
        key: `${run}-${number}-${count}`,
      });
      const now = performance.now();
      if (!ok) failures += 1;
      else if (now >= start && now < end) latencies.push(now - began);
    }
    connection.close();
  }
  await Promise.all(Array.from({ length: callers }, (_, number) => caller(number)));
  return {
    perSecond: latencies.length / (measureMs / 1000),
    p50: median(latencies),
    p99: quantile(latencies, 0.99),
    failures,
  };
}

/** Runs the load in a separate process. @throws Error when that ends without a result */
export const startLoad = (options) => runInProcess(fileURLToPath(import.meta.url), options);

onOptions(import.meta.url, runLoad);
