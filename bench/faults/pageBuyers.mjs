/** People who browse, book, and pay on the page of a gateway, whatever it does. */
import { setTimeout as pause } from 'node:timers/promises';

const names = ['stripe', 'razorpay'];
/** Milliseconds that people look at what they see. */
const LOOK = 700;
/** Milliseconds until somebody presses Pay again. */
const AGAIN = 1_000;
const MAX_PRESSES = 40;

const isPayment = (where) =>
  where.startsWith('/bookings/checkout/') || where.startsWith('/payments/verify/');

/** @returns `cycle` for `startLoad`, and what people saw */
export function payOnPages({ outside, servers }) {
  const taken = [];
  const faults = [];
  /** Answers to what asks no gateway. */
  const others = { refused: 0, worst: 0, slowest: '' };
  let begins;
  const begun = new Promise((resolve) => (begins = resolve));
  let hasWebhooks = true;
  const buyers = {
    taken,
    faults,
    others,
    refused: 0,
    faultBegins({ hasWebhooks: given }) {
      hasWebhooks = given;
      begins();
    },
    faultEnds() {
      hasWebhooks = true;
      begins();
    },

    /** A payment may be refused by 502 with a sentence that says so. */
    isAllowed(where, { status, text }) {
      if (!isPayment(where) || status !== 502) return false;
      const { code, error } = JSON.parse(text);
      const isClear = error.startsWith('The payment service could not be reached. ');
      // Who asks how a payment went may have paid.
      const isTrue = where.startsWith('/bookings/') || !error.includes('Nothing was charged');
      return code === 'gateway_failed' && isClear && isTrue;
    },

    cycle: (ask, { tiers }, { known }) => {
      /**
       * @template {Uppercase<string>} Method
       * @template {string} Address
       * @param {any} buyer
       * @param {Method} method
       * @param {Address} where
       * @param {import('../../server/contract/calls').BodyAt<Method, Address>} [body]
       */
      async function timed(buyer, method, where, body) {
        const since = performance.now();
        const answer = await ask(buyer, method, where, body);
        const took = performance.now() - since;
        if (isPayment(where)) {
          if (answer === null) buyers.refused += 1;
        } else {
          if (answer === null) others.refused += 1;
          if (took > others.worst) {
            Object.assign(others, { worst: took, slowest: `${method} ${where}: ${took} ms` });
          }
        }
        return answer;
      }

      async function openPage(buyer, gateway, id) {
        const where = `/bookings/checkout/?gateway=${gateway}&booking_ids=${id}`;
        for (let press = 0; press < MAX_PRESSES; press += 1) {
          const answer = await timed(buyer, 'POST', where);
          if (answer?.status === 200) return JSON.parse(answer.text);
          if (answer) faults.push(`${where}: ${answer.status} ${answer.text}`);
          await pause(AGAIN);
        }
        faults.push(`${where}: not after ${MAX_PRESSES} times`);
        return null;
      }

      async function deliver(gateway, orderId) {
        const { payload, headers } = outside.eventOf(gateway, orderId);
        await fetch(`${servers[0].address}/api/payments/webhooks/${gateway}/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: payload,
        }).then((answer) => answer.text());
      }

      return async (buyer, number) => {
        const tier = tiers[number % tiers.length];
        await timed(buyer, 'GET', `/events/?page=1&search=${number % 7}`);
        await timed(buyer, 'GET', `/events/${tier.event_id}`);
        const request = { event: tier.event_id, ticket_tier: tier.id, quantity: 1 + (number % 2) };
        const made = await timed(buyer, 'POST', '/bookings/', request);
        if (made?.status !== 201) return;
        const { id } = JSON.parse(made.text);
        known.set(id, { status: 'pending', requested: 'confirmed' });
        await timed(buyer, 'GET', '/bookings/');

        const gateway = names[number % names.length];
        const page = await openPage(buyer, gateway, id);
        if (!page) return;
        const fake = outside.gateways[gateway];
        const orderId = fake.idOf(page.checkout_url);
        // Some are on the page when the fault begins.
        if (number === buyer.number && number % 4 === 0) await begun;
        await pause(LOOK);
        fake.pay(orderId);
        taken.push({ booking: id, payment: page.payment_id });
        // One in four closes the browser on that page.
        if (hasWebhooks && number % 4 !== 3) await deliver(gateway, orderId);
        if (number % 4 === 3) return;
        await timed(buyer, 'POST', '/payments/verify/', { payment_id: page.payment_id });
        await pause(LOOK);
      };
    },
  };
  return buyers;
}
