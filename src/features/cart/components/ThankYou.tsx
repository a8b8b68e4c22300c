import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { Button } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { useFocusTrap } from '@/components/useFocusTrap';
import { paths } from '@/lib/paths';
import styles from './ThankYou.module.css';

/** docs/product.md#cart. */
const SHOWN_MS = 3000;

/** Paid: shown for 3 s, then My Bookings takes the place of the payment in the history. */
export function ThankYou() {
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  useFocusTrap(box, true);

  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.myBookings, { replace: true }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [navigate]);

  const overlay = (
    <div className={styles.overlay}>
      <div
        ref={box}
        className={styles.box}
        role="alertdialog"
        aria-modal="true"
        aria-labelledby="thank-you"
        aria-describedby="thank-you-text"
      >
        <span className={styles.sign}>
          <Icon icon={CircleCheck} />
        </span>
        <h2 id="thank-you">Thank You!</h2>
        <p id="thank-you-text">Your payment has been processed successfully.</p>
        <Button onClick={() => void navigate(paths.myBookings, { replace: true })}>
          View My Bookings
        </Button>
      </div>
    </div>
  );
  return (
    <>
      <div className={styles.behind} />
      {createPortal(overlay, document.body)}
    </>
  );
}
