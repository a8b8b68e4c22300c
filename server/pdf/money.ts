import { toDecimal } from '../lib/money';

/**
 * `₹4,86,240.00`: Indian grouping for rupees; other currencies by their code, in thousands.
 * @param minor minor units
 */
export function formatMoney(minor: number, currency: string): string {
  const isRupee = currency === 'INR';
  const [whole = '', cents = ''] = toDecimal(Math.abs(minor)).split('.');
  const grouped = isRupee
    ? whole.replace(/\B(?=(\d{2})*\d{3}$)/g, ',')
    : whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${minor < 0 ? '−' : ''}${isRupee ? '₹' : `${currency} `}${grouped}.${cents}`;
}
