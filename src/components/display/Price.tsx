import { formatMoney } from '@/lib/money';
import { cx } from '@/lib/cx';
import styles from './Price.module.css';

interface PriceProps {
  /** Decimal string in major units. */
  amount: string;
  currency?: string;
  /** Small words before it: `From`. */
  prefix?: string;
  /** Card 20, tier 24, total 30, banner 34. */
  size?: 'card' | 'tier' | 'total' | 'banner';
}

/** A price in the display type. */
export function Price({ amount, currency = 'INR', prefix, size = 'card' }: PriceProps) {
  return (
    <span className={cx(styles.price, styles[size])}>
      {prefix && <span className={styles.prefix}>{prefix} </span>}
      {formatMoney(amount, currency)}
    </span>
  );
}
