import { expect, it } from '@jest/globals';
import { changeOf, kindOf, readableChanges, summaryOf } from './audit.rules';
import type { AuditValue } from './audit.types';

const inr = (money: number) => ({ money, currency: 'INR' });
const zone = 'Asia/Kolkata';

function summary(...sides: Parameters<typeof changeOf<AuditValue>>): string | null {
  const change = changeOf(...sides);
  return change && summaryOf('Gold', change, zone);
}

it('says what was changed in one sentence', () => {
  expect(summary({ price: inr(150000), total: 10 }, { price: inr(180000), total: 10 })).toBe(
    'changed the price of Gold from ₹1,500.00 to ₹1,800.00',
  );
  expect(
    summary(
      { name: 'a', total: 1, benefits: [] },
      { name: 'b', total: 2, benefits: ['Wine', 'Meal'] },
    ),
  ).toBe('changed name, seats and benefits of Gold');
  expect(summary({ venue: '' }, { venue: 'Opera House' })).toBe(
    'set the venue of Gold to Opera House',
  );
  expect(summary({ gstin: '27AAACN1234A1Z5' }, { gstin: null })).toBe(
    'removed the GSTIN of Gold, which was 27AAACN1234A1Z5',
  );
  expect(summary({ description: 'a' }, { description: 'b'.repeat(100) })).toBe(
    'changed the description of Gold',
  );
  expect(summary(undefined, { name: 'Gold' })).toBe('added Gold');
  expect(summary({ name: 'Gold' })).toBe('deleted Gold');
});

it('keeps the fields that differ alone, and nothing where none does', () => {
  expect(changeOf({ a: 1, b: ['x'] }, { a: 1, b: ['y'] })).toEqual({
    before: { b: ['x'] },
    after: { b: ['y'] },
  });
  expect(changeOf({ a: inr(1) }, { a: inr(1) })).toBeNull();
});

it('never keeps secrets, nor what attendees wish to eat', () => {
  const secrets = {
    password: 'a',
    new_password: 'a',
    password_hash: 'a',
    access_token: 'a',
    otp: 'a',
    client_secret: 'a',
    domain_proof: 'a',
    dietary_requirements: 'vegan',
  };
  expect(changeOf(undefined, { name: 'Ravi', ...secrets })).toEqual({
    before: null,
    after: { name: 'Ravi' },
  });
  expect(
    changeOf(secrets, { ...secrets, password: 'b', dietary_requirements: 'halal' }),
  ).toBeNull();
});

it('writes values as people read them, times with their zone', () => {
  const change = changeOf(
    { start_at: { time: '2026-12-05T14:00:00.000Z' }, is_exclusive: false, poster: null },
    { start_at: { time: '2026-12-06T14:00:00.000Z' }, is_exclusive: true, poster: null },
  );
  expect(change && readableChanges(change, zone)).toEqual([
    {
      field: 'start_at',
      label: 'start',
      before: 'Sat, Dec 5, 2026, 7:30 PM IST',
      after: 'Sun, Dec 6, 2026, 7:30 PM IST',
    },
    { field: 'is_exclusive', label: 'exclusive access', before: 'no', after: 'yes' },
  ]);
});

it('knows the kind of each action', () => {
  expect(kindOf('tier.price_changed')).toBe('tier');
  expect(() => kindOf('nothing.changed')).toThrow('No kind of thing is in nothing.changed.');
});
