import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createConcert, snapshot, type Buyer } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { createEvent, createTier } from '../../../testing/events';
import { createBookingCalls } from '../../../testing/bookings';
import { createCheckoutCalls, type CheckoutCalls } from '../../../testing/payments';

let test: TestApp;
let pages: CheckoutCalls;
let buyer: Buyer;
let paymentId: string;

beforeAll(async () => {
  test = await buildTestApp({ config: { publicUrl: 'https://foyer.example' } });
  pages = createCheckoutCalls(test);
});
beforeEach(async () => {
  const concert = await createConcert(test);
  buyer = concert.buyer;
  await concert.fillCart();
  ({ payment_id: paymentId } = await pages.checkout(buyer.headers));
});
afterAll(() => test.close());

const open = (id = paymentId) => test.app.inject({ url: `/sandbox/pay/${id}` });

describe('the page of the sandbox', () => {
  it('shows what is paid for, and a button for every outcome', async () => {
    const page = await open();
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(page.body).toContain('<h1>Pay ₹77,391.48</h1>');
    expect(page.body).toContain('Test payment: no money moves');
    expect(page.body).toContain('Nocturne in D<small>2 × Stalls, BK-');
    for (const label of ['Succeed', 'Decline', 'Answer late', 'Leave']) {
      expect(page.body).toMatch(new RegExp(`<button [^>]+>${label}</button>`));
    }
  });

  it('works without a script, and allows none', async () => {
    const page = await open();
    expect(page.body).not.toMatch(/<script|onclick|javascript:/i);
    const policy = String(page.headers['content-security-policy']);
    const nonce = /style-src 'nonce-([\w-]+)'/.exec(policy)?.[1];
    expect(page.body).toContain(`<style nonce="${nonce}">`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' https://foyer.example");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('escapes the title of an event', async () => {
    const event = await createEvent(test, { title: '<script>alert("1")</script> & more' });
    const tier = await createTier(test, { event });
    await createBookingCalls(test).book(buyer.headers, tier);
    const { payment_id: id } = await pages.checkout(buyer.headers);
    const page = await open(id);
    expect(page.body).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more');
    expect(page.body).not.toContain('<script>');
  });

  it.each([
    ['succeed', 'This payment is done.'],
    ['late', 'The bank is still thinking about this payment.'],
  ])('after %s has no buttons any more', async (answer, text) => {
    expect((await pages.press(paymentId, answer)).statusCode).toBe(303);
    const page = await open();
    expect(page.body).toContain(text);
    expect(page.body).not.toContain('<button');
    const before = await snapshot(test.db);
    await pages.press(paymentId, 'decline');
    await pages.press(paymentId, 'succeed');
    expect(await snapshot(test.db)).toBe(before);
  });

  it('after a decline can be tried again', async () => {
    await pages.press(paymentId, 'decline');
    expect((await open()).body).toContain('>Succeed</button>');
    await pages.press(paymentId, 'succeed');
    expect((await pages.verify(buyer.headers, paymentId)).json()).toMatchObject({
      status: 'success',
    });
  });

  it('is 404 for an unknown payment', async () => {
    expect((await open('pay_none')).statusCode).toBe(404);
    expect((await pages.press('pay_none', 'succeed')).statusCode).toBe(404);
    expect((await pages.press(paymentId, 'steal')).statusCode).toBe(404);
  });

  it('takes no form with contents, and no other site’s signature', async () => {
    const big = await test.app.inject({
      method: 'POST',
      url: `/sandbox/pay/${paymentId}/succeed`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'x'.repeat(2000),
    });
    expect(big.statusCode).toBe(413);
    const forged = { payload: '{"id":"1","kind":"paid"}', headers: {} };
    expect((await pages.deliver('sandbox', forged)).statusCode).toBe(400);
  });
});

it('is 404 when the sandbox is not configured', async () => {
  const live = await buildTestApp({ config: { gateways: ['stripe'] } });
  expect((await live.app.inject({ url: '/sandbox/pay/pay_1' })).statusCode).toBe(404);
  await live.close();
});
