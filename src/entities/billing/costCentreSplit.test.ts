import { describe, expect, it } from '@jest/globals';
import { changedSplit, decimalOf, leftOf } from './costCentreSplit';

const billed = {
  name: 'Northwind Industries',
  gstin: null,
  billing_address: null,
  state: null,
  cost_centres: [{ code: 'SALES', name: 'Sales', amount: '6018.00' }],
};
const share = (code: string, amount: string) => ({ code, amount });

describe('a split over cost centres', () => {
  it.each([
    ['1,250', '1250.00'],
    [' 0.5 ', '0.50'],
    ['0', null],
    ['1.234', null],
    ['a', null],
  ])('reads %j as %j', (text, amount) => {
    expect(decimalOf(text)).toBe(amount);
  });

  it('says what is left of the total, to the paisa', () => {
    expect(leftOf('0.30', [share('A', '0.1'), share('B', '0.20')])).toBe('0.00');
    expect(leftOf('100.00', [share('A', '33.33')])).toBe('66.67');
    expect(leftOf('100.00', [share('A', '133.33')])).toBe('-33.33');
    expect(leftOf('100.00', [share('A', 'x')])).toBeNull();
  });

  it('is sent when it changed, and empty when it was taken away', () => {
    expect(changedSplit(billed, { cost_centres: [share('SALES', '6,018')] })).toEqual({});
    expect(changedSplit(billed, { cost_centres: [] })).toEqual({ cost_centres: [] });
    expect(
      changedSplit(billed, { cost_centres: [share('SALES', '18'), share('IT', '6000')] }),
    ).toEqual({ cost_centres: [share('SALES', '18.00'), share('IT', '6000.00')] });
  });
});
