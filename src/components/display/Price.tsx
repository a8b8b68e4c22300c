import { formatMoney } from '@/lib/money';
import { chargesNote } from '@/lib/charges';
import { cx } from '@/lib/cx';
import type { AddedCharge } from '@/lib/contract.gen';
import styles from './Price.module.css';

interface PriceProps {
  /** Decimal string in major units. */
  amount: string;
  currency?: string;
  /** Small words before it: `From`. */
  prefix?: string;
  /** What payment adds to it, said after it in small words: `+ fee & GST`. */
  charges?: readonly AddedCharge[];
  /** Card 20, tier 24, total 30, banner 34. */
  size?: 'card' | 'tier' | 'total' | 'banner';
}

/** A price in the display type. */
export function Price({ amount, currency = 'INR', prefix, charges, size = 'card' }: PriceProps) {
  const note = chargesNote(charges);
  return (
    <span className={cx(styles.price, styles[size])}>
      <span className={styles.figure}>
        {prefix && <span className={styles.prefix}>{prefix} </span>}
        {formatMoney(amount, currency)}
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
