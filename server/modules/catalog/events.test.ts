import { describe, expect, it } from '@jest/globals';
import type { Caller } from '../../contract/caller';
import { permissionsOf } from '../identity/people/permissions';
import {
  isBookingOpen,
  progressPercent,
  readCategory,
  readPriceRange,
  viewerOf,
  type BookingWindow,
} from './events';

const at = (text: string) => new Date(text);
const ms = (text: string) => at(text).getTime();

describe('isBookingOpen', () => {
  const event: BookingWindow = {
    is_active: true,
    cancelled_at: null,
    booking_start_at: at('2026-11-02T03:30:00Z'),
    booking_end_at: at('2026-12-04T18:29:59Z'),
    start_at: at('2026-12-05T14:00:00Z'),
  };

  it.each([
    ['a moment before it opens', '2026-11-02T03:29:59.999Z', false],
    ['as it opens', '2026-11-02T03:30:00Z', true],
    ['in its last moment', '2026-12-04T18:29:59Z', true],
    ['after that', '2026-12-04T18:29:59.001Z', false],
  ])('%s: %s', (_when, now, open) => expect(isBookingOpen(event, ms(now))).toBe(open));

  it('closes at the start, even if the booking period is longer', () => {
    const late = { ...event, booking_end_at: at('2026-12-06T00:00:00Z') };
    expect(isBookingOpen(late, ms('2026-12-05T13:59:59Z'))).toBe(true);
    expect(isBookingOpen(late, ms('2026-12-05T14:00:00Z'))).toBe(false);
  });

  it('is closed for drafts and for what was called off', () => {
    const now = ms('2026-11-20T00:00:00Z');
    expect(isBookingOpen({ ...event, is_active: false }, now)).toBe(false);
    expect(isBookingOpen({ ...event, cancelled_at: at('2026-11-19T00:00:00Z') }, now)).toBe(false);
  });
});

describe('progressPercent', () => {
  it.each([
    [1109, 64, 94],
    [200, 199, 1], // 0.5 rounds up
    [300, 299, 0],
    [10, 0, 100],
    [10, 10, 0],
    [0, 0, 0],
  ])('of %i seats %i left is %i %%', (total, available, percent) =>
    expect(progressPercent(total, available)).toBe(percent),
  );
});

describe('readPriceRange', () => {
  it('reads major units into minor ones', () => {
    expect(readPriceRange('1500', '12500.50')).toEqual({ min: 150_000, max: 1_250_050 });
    expect(readPriceRange(undefined, undefined)).toEqual({ min: null, max: null });
    expect(readPriceRange('0', '0')).toEqual({ min: 0, max: 0 });
  });

  it('refuses a range the wrong way round, and names the field', () => {
    expect(() => readPriceRange('200', '100')).toThrow(
      expect.objectContaining({ status: 400, fields: { min_price: expect.any(String) } }),
    );
  });

  it('refuses what is no amount', () => {
    expect(() => readPriceRange(undefined, 'cheap')).toThrow(
      expect.objectContaining({ status: 400, fields: { max_price: expect.any(String) } }),
    );
  });
});

describe('readCategory', () => {
  it.each([undefined, '', '  ', 'All', 'all', 'ALL'])('%p is every category', (text) =>
    expect(readCategory(text)).toBeNull(),
  );

  it('tells ids from slugs and names', () => {
    expect(readCategory('12')).toEqual({ id: 12 });
    expect(readCategory(' Music ')).toEqual({ name: 'music' });
    expect(readCategory('99999999999999999999')).toEqual({ name: '99999999999999999999' });
  });
});

describe('viewerOf', () => {
  const caller = {
    userId: 1,
    sessionId: 's',
    name: 'A B',
    email: 'a@b.example',
    role: 'employee' as const,
    permissions: permissionsOf('employee'),
    companyId: 7,
    companyName: 'C',
  };
  const seesEverything = (role: Caller['role']) =>
    viewerOf({ ...caller, role, permissions: permissionsOf(role) }).seesEverything;

  it('lets admins of the platform see everything, others what their company may', () => {
    expect(viewerOf(null)).toEqual({ companyId: null, seesEverything: false });
    expect(viewerOf(caller)).toEqual({ companyId: 7, seesEverything: false });
    expect(seesEverything('company_admin')).toBe(false);
    expect(seesEverything('staff')).toBe(false);
    expect(seesEverything('admin')).toBe(true);
    expect(seesEverything('super_admin')).toBe(true);
  });
});
