import { describe, expect, it } from '@jest/globals';
import type { OfferRow } from '../../inventory/inventory.types';
import { validateBooking } from './validateBooking.rules';

const offer: OfferRow = {
  event_id: 4,
  event_title: 'Nocturne in D',
  event_is_active: true,
  event_is_paused: false,
  event_is_cancelled: false,
  event_has_started: false,
  booking_has_begun: true,
  booking_has_ended: false,
  has_access: true,
  company_is_suspended: false,
  tier_id: 11,
  tier_is_active: true,
  available: 42,
  price: 650_000,
  currency: 'INR',
  max_per_booking: 4,
  tier_has_limits: false,
  tier_sale_has_begun: true,
  tier_sale_has_ended: false,
  sale_starts_at: null,
  sale_ends_at: null,
  timezone: 'Asia/Kolkata',
};
const noTier = {
  tier_id: null,
  tier_is_active: null,
  available: null,
  price: null,
  currency: null,
  max_per_booking: null,
};

describe('validateBooking', () => {
  it('returns the tier of a valid request', () => {
    expect(validateBooking(offer, { quantity: 2 })).toEqual({
      id: 11,
      available: 42,
      price: 650_000,
      currency: 'INR',
      maxPerBooking: 4,
      isLimited: false,
    });
  });

  it.each<[string, OfferRow | undefined, number, string]>([
    ['no event', undefined, 404, 'not_found'],
    ['no tier', { ...offer, ...noTier }, 404, 'not_found'],
    ['no access', { ...offer, has_access: false }, 403, 'forbidden'],
    ['no access and no tier', { ...offer, ...noTier, has_access: false }, 403, 'forbidden'],
    ['suspended', { ...offer, company_is_suspended: true }, 403, 'company_suspended'],
    ['cancelled', { ...offer, event_is_cancelled: true }, 409, 'booking_closed'],
    ['draft', { ...offer, event_is_active: false }, 404, 'not_found'],
    ['paused event', { ...offer, event_is_paused: true }, 409, 'booking_closed'],
    ['inactive tier', { ...offer, tier_is_active: false }, 409, 'booking_closed'],
    ['started', { ...offer, event_has_started: true }, 409, 'booking_closed'],
    ['not yet open', { ...offer, booking_has_begun: false }, 409, 'booking_closed'],
    ['closed', { ...offer, booking_has_ended: true }, 409, 'booking_closed'],
  ])('%s', (_name, found, status, code) => {
    expect(() => validateBooking(found, { quantity: 2 })).toThrow(
      expect.objectContaining({ status, code }),
    );
  });

  it('accepts as many as the tier allows, and not one more', () => {
    expect(validateBooking(offer, { quantity: 4 }).id).toBe(11);
    expect(() => validateBooking(offer, { quantity: 5 })).toThrow(
      expect.objectContaining({
        status: 400,
        fields: { quantity: 'At most 4 tickets of this tier fit in one booking.' },
      }),
    );
  });

  it.each([
    ['6500.00', '13000.00'],
    ['6500', 13000],
    [6500, '13000.0'],
    [undefined, undefined],
  ])('accepts the present price: %s, %s', (unitPrice, totalAmount) =>
    expect(validateBooking(offer, { quantity: 2, unitPrice, totalAmount }).id).toBe(11),
  );

  it.each([
    ['6499.99', '13000.00'],
    ['6500.00', '12999.99'],
    ['6500.00', '6500.00'],
    ['0', undefined],
    [undefined, 13000.01],
    [1e300, undefined],
  ])('answers another price with the present one: %s, %s', (unitPrice, totalAmount) =>
    expect(() => validateBooking(offer, { quantity: 2, unitPrice, totalAmount })).toThrow(
      expect.objectContaining({
        status: 409,
        code: 'price_changed',
        details: { unit_price: '6500.00', total_amount: '13000.00' },
      }),
    ),
  );
});
