import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../../config/config';
import { createBuyer } from '../../../testing/bookings';
import { buildTestApp, type TestApp } from '../../../testing/buildTestApp';
import { listGateways } from './gatewayList.rules';

const listed = (env: Record<string, string>) =>
  listGateways(readConfig(env)).gateways.map(({ name, is_test }) => [name, is_test]);

const keys = (mode: 'test' | 'live') => ({
  STRIPE_SECRET_KEY: `sk_${mode}_1`,
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  RAZORPAY_KEY_ID: `rzp_${mode}_1`,
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'secret',
});

describe('the gateways to choose from', () => {
  it('are those that are configured, the default first', () => {
    expect(listed({})).toEqual([['sandbox', true]]);
    expect(listed({ ...keys('live'), PAYMENTS: 'razorpay,sandbox,stripe' })).toEqual([
      ['razorpay', false],
      ['sandbox', true],
      ['stripe', false],
    ]);
  });

  it('are marked as test when their keys are test keys', () => {
    expect(listed(keys('test'))).toEqual([
      ['stripe', true],
      ['razorpay', true],
    ]);
    expect(listed({ ...keys('live'), STRIPE_SECRET_KEY: 'rk_test_1' })).toEqual([
      ['stripe', true],
      ['razorpay', false],
    ]);
  });
});

describe('asking for them', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({ config: { gateways: ['stripe', 'sandbox'] } });
  });
  afterAll(() => test.close());

  it('needs a sign-in', async () => {
    const url = '/api/payments/gateways/';
    const { headers } = await createBuyer(test);
    expect((await test.app.inject({ url, headers })).json()).toEqual({
      gateways: [
        { name: 'stripe', label: 'Stripe', is_test: false },
        { name: 'sandbox', label: 'Foyer Sandbox', is_test: true },
      ],
    });
    expect((await test.app.inject({ url })).statusCode).toBe(401);
  });
});
