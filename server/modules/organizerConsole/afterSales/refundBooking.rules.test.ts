import { describe, expect, it } from '@jest/globals';
import { readRefund } from './refundBooking.rules';

const body = { refundable: '100.00', return_seats: false, reason: 'Sorry.' };
const state = { refundable: 10_000, currency: 'INR', allowsParts: true, captured: 30_000 };

describe('readRefund', () => {
  it('is null for all that is left, however it is asked for', () => {
    expect(readRefund(body, state)).toBeNull();
    expect(readRefund({ ...body, amount: '100.00' }, state)).toBeNull();
    expect(readRefund({ ...body, amount: '99.99' }, state)).toBe(9_999);
  });

  it('refuses a part early where the gateway refunds whole payments only', () => {
    const whole = { ...state, allowsParts: false };
    const refused = expect.objectContaining({ status: 409, code: 'parts_not_possible' });
    expect(() => readRefund({ ...body, amount: '1.00' }, whole)).toThrow(refused);
    // All of the booking is a part of the payment.
    expect(() => readRefund(body, whole)).toThrow(refused);
    expect(readRefund(body, { ...whole, captured: 10_000 })).toBeNull();
  });
});
