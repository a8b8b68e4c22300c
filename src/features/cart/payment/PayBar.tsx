import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Price } from '@/components/display/Price';
import type { CartData } from '../useCart';
import styles from './PayBar.module.css';

interface PayBarProps {
  cart: Pick<CartData, 'sums' | 'currency'>;
  /** The button. */
  children: ReactNode;
}

/** Bar at the bottom of narrow screens with the total and the button of the next step. */
export function PayBar({ cart, children }: PayBarProps) {
  const { sums, currency } = cart;
  return (
    <div className={styles.bar}>
      <div className={styles.sum}>
        <p className={styles.label}>Total</p>
        {sums ? (
          <Price amount={sums.total} currency={currency} />
        ) : (
          <Skeleton sx={{ typography: 'price' }} className={styles.waiting} />
        )}
      </div>
      {children}
    </div>
  );
}
