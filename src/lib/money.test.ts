import { expect, it } from '@jest/globals';
import {
  chargesNote,
  formatMoney,
  formatPlainMoney,
  formatPrice,
  multiplyMoney,
  sumMoney,
} from './money';

it.each([
  ['0', '₹0.00'],
  ['999.5', '₹999.50'],
  ['12400.00', '₹12,400.00'],
  ['100000.00', '₹1,00,000.00'],
  ['486240.00', '₹4,86,240.00'],
  ['12345678', '₹1,23,45,678.00'],
  ['123456789.10', '₹12,34,56,789.10'],
  ['-2250.00', '-₹2,250.00'],
  ['-0.00', '₹0.00'],
  ['-0.004', '₹0.00'],
  ['90071992547409931.05', '₹90,07,19,92,54,74,09,931.05'],
])('groups %s the Indian way', (amount, shown) => {
  expect(formatMoney(amount)).toBe(shown);
});

it('writes other currencies as English does', () => {
  expect(formatMoney('486240.05', 'USD')).toBe('$486,240.05');
  expect(formatMoney('-1234567.5', 'EUR')).toBe('-€1,234,567.50');
  // A sum stays in one line.
  expect(formatMoney('1200.00', 'AED')).toBe('AED\u00a01,200.00');
});

it('rounds half a paisa up', () => {
  expect(formatMoney('1.005')).toBe('₹1.01');
  expect(formatMoney('1.0049')).toBe('₹1.00');
});

it('leaves out paise where there are none', () => {
  expect(formatPlainMoney('125000')).toBe('₹1,25,000');
  expect(formatPlainMoney('499.5')).toBe('₹499.50');
});

it('shows no figure for what is none', () => {
  expect(formatMoney('')).toBe('–');
  expect(formatMoney('NaN')).toBe('–');
});

it('multiplies and adds without floats', () => {
  expect(multiplyMoney('0.10', 3)).toBe('0.30');
  expect(multiplyMoney('6500.00', 4)).toBe('26000.00');
  expect(sumMoney(['0.10', '0.20', '-0.05'])).toBe('0.25');
  expect(sumMoney([])).toBe('0.00');
  expect(() => sumMoney(['ten'])).toThrow(RangeError);
});

it.each([
  ['0.00', 'Free'],
  ['0', 'Free'],
  ['0.01', '₹0.01'],
  ['12400.00', '₹12,400.00'],
  ['unknown', '–'],
])('a price of %s reads %s', (amount, text) => expect(formatPrice(amount)).toBe(text));

it('names what payment adds to a price', () => {
  expect(chargesNote(['service_fee', 'gst'])).toBe('+ fee & GST');
  expect(chargesNote(['gst'])).toBe('+ GST');
  expect(chargesNote([])).toBeUndefined();
  expect(chargesNote(undefined)).toBeUndefined();
});
