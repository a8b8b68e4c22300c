import { describe, expect, it } from '@jest/globals';
import type { Caller } from '../../contract/caller';
import { permissionsOf } from '../identity/people/permissions.rules';
import {
  readCategory,
  readCity,
  readDayRange,
  readPriceRange,
  viewerOf,
  widestSpan,
} from './eventFilters.rules';

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

describe('days and city', () => {
  it('are unbounded without a word', () => {
    expect(readDayRange(undefined, undefined)).toEqual({ from: null, to: null });
    expect(widestSpan({ from: null, to: null })).toEqual({ start: null, end: null });
    expect([readCity(undefined), readCity(' '), readCity(' New Delhi ')]).toEqual([
      null,
      null,
      'new delhi',
    ]);
  });

  it('span a day wherever it is', () => {
    const days = readDayRange('2026-12-05', '2026-12-05');
    expect(widestSpan(days)).toEqual({
      start: new Date('2026-12-04T10:00:00Z'),
      end: new Date('2026-12-06T12:00:00Z'),
    });
  });
});

describe('readCategory', () => {
  it.each([undefined, '', '  ', 'All', 'all', 'ALL'])('%p is every category', (text) =>
    expect(readCategory(text)).toBeNull(),
  );

  it('distinguishes ids from slugs and names', () => {
    expect(readCategory('12')).toEqual({ id: 12 });
    expect(readCategory(' Music ')).toEqual({ name: 'music' });
    expect(readCategory('99999999999999999999')).toEqual({ name: '99999999999999999999' });
  });
});

describe('viewerOf', () => {
  const caller = {
    userId: 1,
    sessionId: 's',
    network: null,
    name: 'A B',
    email: 'a@b.example',
    role: 'employee' as const,
    permissions: permissionsOf('employee'),
    companyId: 7,
    companyName: 'C',
    companyProven: true,
    memberships: [],
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
