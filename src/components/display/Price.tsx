import { formatMoney, formatPrice, isFree, chargesNote } from '@/lib/money';
import { cx } from '@/lib/cx';
import type { AddedCharge } from '@/lib/contract.gen';
import styles from './Price.module.css';

interface PriceProps {
  /** Decimal string in major units. */
  amount: string;
  currency?: string;
  /** Small words before it, left out before `Free`: `From`. */
  prefix?: string;
  /** What payment adds to it, said after it in small words: `+ fee & GST`. */
  charges?: readonly AddedCharge[];
  /** Card 20, tier 24, total 30, banner 34. */
  size?: 'card' | 'tier' | 'total' | 'banner';
  /** A sum of nothing, which is `₹0.00` and not `Free`. */
  empty?: boolean;
}

/** A price in the display type. */
export function Price({
  amount,
  currency = 'INR',
  prefix,
  charges,
  size = 'card',
  empty = false,
}: PriceProps) {
  const note = chargesNote(charges);
  return (
    <span className={cx(styles.price, styles[size])}>
      <span className={styles.figure}>
        {prefix && !isFree(amount) && <span className={styles.prefix}>{prefix} </span>}
        {empty ? formatMoney(amount, currency) : formatPrice(amount, currency)}
      </span>
      {/* The space is outside, because a line may break only there. */}
      {note && (
        <>
          {' '}
          <span className={styles.note}>{note}</span>
        </>
      )}
    </span>
  );
}
