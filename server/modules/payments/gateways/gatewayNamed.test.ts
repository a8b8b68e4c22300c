import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../../config/config';
import type { GatewayName } from '../../../config/gatewaySettings';
import { AppError } from '../../../lib/errors';
import { gatewayNamed } from './gatewayNamed.rules';

const { stripe, razorpay } = readConfig({
  STRIPE_SECRET_KEY: 'sk_live_1',
  RAZORPAY_KEY_ID: 'rzp_test_1',
});
const named = (name: GatewayName, ...gateways: GatewayName[]) =>
  gatewayNamed(name, { gateways, stripe, razorpay });

describe('gatewayNamed', () => {
  it('lets the sandbox play a gateway that has no keys, under its name', () => {
    expect(named('razorpay', 'sandbox')).toEqual({
      name: 'razorpay',
      isTest: true,
      isSandbox: true,
      settles: 'at_once',
    });
    expect(named('razorpay', 'sandbox', 'stripe').isTest).toBe(true);
  });

  it('never settles a live gateway at once', () => {
    expect(named('stripe', 'sandbox', 'stripe')).toEqual({
      name: 'stripe',
      isTest: false,
      isSandbox: false,
      settles: 'hosted',
    });
    expect(named('razorpay', 'razorpay').settles).toBe('hosted');
  });

  it('takes payments with test keys for test payments of that gateway', () => {
    expect(named('razorpay', 'razorpay')).toMatchObject({ isTest: true, isSandbox: false });
  });

  it.each(['sandbox', 'razorpay'] as const)(
    'gives no tickets away: %s is refused where only stripe is configured',
    (name) => {
      const attempt = () => named(name, 'stripe');
      expect(attempt).toThrow(AppError);
      expect(attempt).toThrow(expect.objectContaining({ code: 'gateway_unavailable' }));
    },
  );
});
