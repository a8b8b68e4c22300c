import { describe, expect, it } from '@jest/globals';
import { razorpayKeys, razorpaySignature } from '../../../testing/fakeRazorpay';
import { stripeKeys, stripeSignature } from '../../../testing/fakeStripe';
import type { HostedGateway } from './gateway.types';
import { createRazorpayGateway } from './razorpay.gateway';
import { hmacHex, isSame } from './signature.rules';
import { createStripeGateway } from './stripe.gateway';

const now = Date.parse('2026-03-01T10:00:00Z');
const seconds = now / 1000;
const nowhere = { baseUrl: 'http://127.0.0.1:9' };

const stripe = createStripeGateway({ ...stripeKeys, ...nowhere }, () => now);
const razorpay = createRazorpayGateway({ ...razorpayKeys, ...nowhere }, () => now);

const verify = (gateway: HostedGateway, body: string, headers: Record<string, string>) => () =>
  gateway.verifyWebhook(Buffer.from(body), headers);
const refused = expect.objectContaining({ status: 400, code: 'bad_signature' });

describe('Razorpay', () => {
  // The example of razorpay-node's own tests (test/utils/razorpay-utils.spec.js).
  const body = '{"a":1,"b":2,"c":{"d":3}}';
  const published = '2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc';
  const example = createRazorpayGateway(
    { ...razorpayKeys, ...nowhere, webhookSecret: '123456' },
    () => now,
  );

  it('takes the published example, and no other', () => {
    const event = example.verifyWebhook(Buffer.from(body), { 'x-razorpay-signature': published });
    expect(event).toMatchObject({ kind: '', outcome: null });
    const wrong = ['sdfafds', '', published.toUpperCase(), published.slice(0, -1), `${published}0`];
    for (const signature of wrong) {
      expect(verify(example, body, { 'x-razorpay-signature': signature })).toThrow(refused);
    }
    expect(verify(example, `${body} `, { 'x-razorpay-signature': published })).toThrow(refused);
    expect(verify(example, body, {})).toThrow(refused);
  });

  it('takes what was sent long ago, and nothing from the future', () => {
    const sent = (at: number) => {
      const text = JSON.stringify({ event: 'payment.captured', created_at: at });
      return verify(razorpay, text, { 'x-razorpay-signature': razorpaySignature(text) });
    };
    expect(sent(seconds - 90 * 60)().outcome).toBeNull();
    expect(sent(seconds + 299)).not.toThrow();
    expect(sent(seconds + 301)).toThrow(refused);
  });

  it('has one id for an event, with a header or without', () => {
    const text = '{"event":"order.paid"}';
    const signature = { 'x-razorpay-signature': razorpaySignature(text) };
    const [first, again] = [1, 2].map(() => verify(razorpay, text, signature)().id);
    expect(first).toBe(again);
    const headers = { ...signature, 'x-razorpay-event-id': 'evt_1' };
    expect(verify(razorpay, text, headers)().id).toBe('evt_1');
  });
});

describe('Stripe', () => {
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'customer.created', data: {} });
  const at = (time: number) => ({ 'stripe-signature': stripeSignature(body, time) });

  it('takes what its documentation describes, and what its own library makes', () => {
    expect(verify(stripe, body, at(seconds))()).toMatchObject({ id: 'evt_1', outcome: null });
    const scheme = `t=${seconds},v1=${hmacHex(stripeKeys.webhookSecret, `${seconds}.${body}`)}`;
    const rolled = { 'stripe-signature': `${scheme},v1=${'0'.repeat(64)},v0=ignored` };
    expect(verify(stripe, body, rolled)().id).toBe('evt_1');
  });

  it('refuses a time that is too far away, either way', () => {
    expect(verify(stripe, body, at(seconds - 299))).not.toThrow();
    expect(verify(stripe, body, at(seconds + 299))).not.toThrow();
    expect(verify(stripe, body, at(seconds - 301))).toThrow(refused);
    expect(verify(stripe, body, at(seconds + 301))).toThrow(refused);
    expect(verify(stripe, body, at(seconds + 3600))).toThrow(refused);
  });

  it.each(['', 't=,v1=', 'v1=abc', `t=${seconds}`, 'nonsense', `t=${seconds},v1=zz`])(
    'refuses the header "%s"',
    (header) => {
      expect(verify(stripe, body, { 'stripe-signature': header })).toThrow(refused);
    },
  );

  it('refuses another body, and a secret that is not there', () => {
    expect(verify(stripe, `${body} `, at(seconds))).toThrow(refused);
    const keyless = createStripeGateway(
      { ...stripeKeys, ...nowhere, webhookSecret: undefined },
      () => now,
    );
    expect(verify(keyless, body, at(seconds))).toThrow(refused);
  });
});

it('compares texts of different lengths without an error', () => {
  expect(isSame('abc', 'abc')).toBe(true);
  expect(isSame('abc', 'abcd')).toBe(false);
  expect(isSame('', 'a')).toBe(false);
});
