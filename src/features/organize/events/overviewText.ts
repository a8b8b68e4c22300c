import type { OrganizedOverview } from '@/api';
import { formatMoney } from '@/lib/money';
import { formatCount } from '@/lib/numbers';

/** `9 on sale · 2,914 seats sold for upcoming events · ₹1,38,72,400.00 before fee and GST` */
export function overviewText({
  on_sale: onSale,
  sold,
  payments,
  revenue,
}: OrganizedOverview): string {
  const seats = `${formatCount(sold)} ${sold === 1 ? 'seat' : 'seats'}`;
  const sums = revenue.map(({ amount, currency }) => formatMoney(amount, currency)).join(' + ');
  const parts = [`${onSale} on sale`, `${seats} sold for upcoming events`];
  return [
    ...parts,
    ...(sums
      ? [`${sums} ${payments === 'test' ? 'of test payments, ' : ''}before fee and GST`]
      : []),
  ].join(' · ');
}
