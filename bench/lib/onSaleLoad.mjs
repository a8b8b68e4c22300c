/**
 * The people of an on-sale, and visitors who browse meanwhile, each kind in a process of its own.
 * Started by `startOnSale` and `startBrowsing`.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Connection } from './connection.mjs';
import { onOptions, runInProcess } from './inProcess.mjs';
import { watchScheduling } from './processor.mjs';
import { quantile } from './spread.mjs';

/** Mails to one address are limited. */
const attendeesOf = (key) => ({
  attendees: [{ name: 'Asha Rao', email: `${key}@northwind.example` }],
});

/** Milliseconds after which a person who is asked to wait tries again, and how often. */
const RETRY_AFTER_MS = 250;
const MAX_TRIES = 40;

/**
 * Opens the event, books one ticket, reads the quote, pays and names the attendee. Times are
 * milliseconds since the on-sale began.
 * @returns `booked` is false for a person who came too late
 */
async function takePart({ port, token, tier, key, since }) {
  const connection = new Connection(port);
  const began = since();
  let retries = 0;
  /**
   * Asks again with the same key where the server has no capacity.
   *
   * @type {Connection['send']}
   */
  const ask = async (...request) => {
    for (;;) {
      const answer = await connection.send(...request);
      if (answer.status !== 503 || retries >= MAX_TRIES) return answer;
      retries += 1;
      await pause(RETRY_AFTER_MS);
    }
  };
  try {
    const event = await ask('GET', `/events/${tier.event}`, token);
    if (event.status !== 200) return { failed: `event ${event.status}` };
    const asked = since();
    const body = { event: tier.event, ticket_tier: tier.id, quantity: 1, unit_price: tier.price };
    const made = await ask('POST', '/bookings/', token, body, key);
    if (made.status === 409) return { booked: false, asked, took: since() - began, retries };
    if (made.status !== 201) return { failed: `booking ${made.status} ${made.body}` };
    const { id } = JSON.parse(made.body);
    const quote = await ask('GET', `/bookings/quote/?booking_ids=${id}`, token);
    if (quote.status !== 200) return { failed: `quote ${quote.status} ${quote.body}` };
    const payment = { booking_ids: [id], amount: JSON.parse(quote.body).total };
    const paid = await ask('POST', '/payments/bulk_create/', token, payment, `${key}-pay`);
    if (paid.status !== 201) return { failed: `payment ${paid.status} ${paid.body}` };
    const named = await ask('POST', `/bookings/${id}/attendees/`, token, attendeesOf(key));
    if (named.status !== 200) return { failed: `attendee ${named.status} ${named.body}` };
    return { booked: true, asked, took: since() - began, retries };
  } catch (error) {
    return { failed: error.message };
  } finally {
    connection.close();
  }
}

async function runOnSale({ port, tokens, tier, overMs, run }) {
  const scheduling = watchScheduling('self');
  const start = performance.now();
  const since = () => performance.now() - start;
  const outcomes = await Promise.all(
    tokens.map(async (token, number) => {
      await pause((number / tokens.length) * overMs);
      return takePart({ port, token, tier, key: `${run}-${number}`, since });
    }),
  );
  const failed = outcomes.filter((outcome) => outcome.failed !== undefined);
  const bought = outcomes.filter((outcome) => outcome.booked === true);
  const late = outcomes.filter((outcome) => outcome.booked === false);
  const last = (of) => of.reduce((latest, { asked }) => Math.max(latest, asked), 0);
  const took = bought.map((outcome) => outcome.took);
  const refusedIn = late.map((outcome) => outcome.took);
  return {
    failures: [...new Set(failed.map((outcome) => outcome.failed))].slice(0, 5),
    failed: failed.length,
    bought: bought.length,
    tooLate: late.length,
    retries: outcomes.reduce((sum, { retries = 0 }) => sum + retries, 0),
    p50: quantile(took, 0.5),
    p99: quantile(took, 0.99),
    refusedP99: quantile(refusedIn, 0.99),
    /** How long after the first person who got none the last one came who got a seat. */
    overtakenMs: last(bought) - late.reduce((first, { asked }) => Math.min(first, asked), Infinity),
    seconds: since() / 1000,
    scheduling: scheduling(),
  };
}

/** Visitors who open a page of events at a fixed rate, whether or not the last one was answered. */
async function browse({ port, perSecond, ms }) {
  const idle = [];
  const took = [];
  let slowest = { took: 0, at: 0 };
  let failed = 0;
  const start = performance.now();
  const visit = async (path) => {
    const connection = idle.pop() ?? new Connection(port);
    const began = performance.now();
    try {
      const { status } = await connection.send('GET', path);
      const one = performance.now() - began;
      took.push(one);
      if (one > slowest.took) slowest = { took: one, at: (began - start) / 1000 };
      if (status !== 200) failed += 1;
      idle.push(connection);
    } catch {
      failed += 1;
    }
  };
  const visits = [];
  for (let number = 0; number < (perSecond * ms) / 1000; number += 1) {
    await pause(Math.max(0, start + (number * 1000) / perSecond - performance.now()));
    visits.push(visit(`/events/?page_size=20&page=${1 + (number % 3)}`));
  }
  await Promise.all(visits);
  for (const connection of idle) connection.close();
  return { p50: quantile(took, 0.5), p99: quantile(took, 0.99), failed, slowest };
}

const file = fileURLToPath(import.meta.url);

/** @throws Error when the process ends without a result */
export const startOnSale = (options) => runInProcess(file, { ...options, work: 'onSale' });

/** @throws Error when the process ends without a result */
export const startBrowsing = (options) => runInProcess(file, { ...options, work: 'browse' });

onOptions(import.meta.url, ({ work, ...options }) =>
  work === 'onSale' ? runOnSale(options) : browse(options),
);
