/** People who book, pay and cancel through two servers whatever happens, and what they were answered. */
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createPurchaseCycle, noPurchases } from '../../server/testing/model/purchases.ts';

const BUSY = 503;
/** Milliseconds after which somebody who was refused comes again. */
const AGAIN = 100;
/** Milliseconds after which a caller gives up; an answer this late breaks every promise. */
const PATIENCE = 20_000;

function send(agent, address, method, where, { headers }, body) {
  return new Promise((resolve, reject) => {
    const payload = body && JSON.stringify(body);
    const request = http.request(
      `${address}/api${where}`,
      {
        agent,
        method,
        timeout: PATIENCE,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => (text += part));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, text }),
        );
        response.on('error', reject);
      },
    );
    request.on('error', reject).on('timeout', () => request.destroy(new Error('No answer.')));
    request.end(payload);
  });
}

/**
 * @param addressOf the server that a caller with this number asks now
 * @param isAllowed whether the fault may cause this error, beside 503 with Retry-After
 */
export function startLoad(data, { addressOf, isAllowed = () => false, cycle } = {}) {
  const purchases = noPurchases();
  const counts = { acknowledged: 0, refused: 0, worst: 0, slowest: '' };
  /** When the last booking was made, and the longest time between two, in milliseconds. */
  const booked = { last: null, gap: 0 };
  /** When requests were refused, in milliseconds, and what the first of them was told. */
  const refusals = { first: null, last: null, told: '' };
  const faults = [];
  let stopped = false;
  const agent = new http.Agent({ keepAlive: true });

  async function ask(buyer, method, where, body) {
    const since = performance.now();
    let answer;
    let fault;
    try {
      answer = await send(agent, addressOf(buyer.number), method, where, buyer, body);
      const { status, headers, text } = answer;
      const isRefusal = status === BUSY && headers['retry-after'] !== undefined;
      if (status >= 500 && !isRefusal && !isAllowed(where, answer)) {
        fault = `${method} ${where}: ${status} ${text.slice(0, 200)}`;
      }
    } catch (error) {
      fault = `${method} ${where}: ${error.message}`;
    }
    const now = performance.now();
    if (now - since > counts.worst) {
      counts.worst = now - since;
      counts.slowest = `${method} ${where.replace(/\d+/g, 'n')}`;
    }
    if (fault) faults.push(fault);
    if (fault || answer.status >= 500) {
      counts.refused += 1;
      refusals.first ??= since;
      refusals.last = now;
      refusals.told ||= fault ?? `${method} ${where}: ${answer.text.slice(0, 200)}`;
      await pause(AGAIN);
      return null;
    }
    if (answer.status < 300) counts.acknowledged += 1;
    if (answer.status === 201 && where === '/bookings/') {
      booked.gap = Math.max(booked.gap, now - (booked.last ?? now));
      booked.last = now;
    }
    return answer;
  }

  const runCycle = (cycle ?? createPurchaseCycle)(ask, data, purchases);
  const runCaller = async (person, index) => {
    const buyer = { ...person, number: index };
    for (let number = index; !stopped; number += 1) {
      await runCycle(buyer, number).catch((error) => faults.push(error.message));
    }
  };
  const all = Promise.all(data.buyers.map(runCaller));
  return {
    purchases,
    counts,
    faults,
    refusals,
    /** Resolves after so many more acknowledged requests. @throws Error when they take longer than `limit` */
    async more(count, limit = 15_000) {
      const [wanted, until] = [counts.acknowledged + count, performance.now() + limit];
      while (counts.acknowledged < wanted) {
        if (performance.now() > until) throw new Error(`No ${count} answers in ${limit} ms.`);
        await pause(10);
      }
    },
    async end() {
      stopped = true;
      await all;
      agent.destroy();
      return {
        ...counts,
        faults,
        told: refusals.told,
        gap: booked.gap / 1000,
        seconds: refusals.first === null ? 0 : (refusals.last - refusals.first) / 1000,
      };
    },
  };
}
