import { describe, expect, it } from '@jest/globals';
import type { GatewayName } from '../../../config/config';
import { AppError } from '../../../lib/errors';
import { gatewayNamed } from './gatewayNamed.rules';

const named = (name: GatewayName, ...gateways: GatewayName[]) => gatewayNamed(name, { gateways });

describe('gatewayNamed', () => {
  it('lets the sandbox play a gateway that has no keys, under its name', () => {
    expect(named('razorpay', 'sandbox')).toEqual({
      name: 'razorpay',
      isTest: true,
      settles: 'at_once',
    });
    expect(named('razorpay', 'sandbox', 'stripe').isTest).toBe(true);
  });

  it('never settles a live gateway at once', () => {
    expect(named('stripe', 'sandbox', 'stripe')).toEqual({
      name: 'stripe',
      isTest: false,
      settles: 'hosted',
    });
    expect(named('razorpay', 'razorpay').settles).toBe('hosted');
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
