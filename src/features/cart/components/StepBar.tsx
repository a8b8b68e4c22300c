import { cx } from '@/lib/cx';
import { CART_STAGES, type CartStage } from '@/lib/paths';
import { selectCartStage, useAppSelector } from '@/state';
import styles from './StepBar.module.css';

const LABELS: Record<CartStage, string> = {
  cart: 'Review Cart',
  payment: 'Payment',
  attendee_details: 'Attendee Details',
  confirmation: 'Confirmation',
};

/** The four steps with the current one marked; phones show the name of the current one only. */
export function StepBar() {
  const current = CART_STAGES.indexOf(useAppSelector(selectCartStage));
  return (
    <ol className={styles.steps} aria-label="Steps of booking">
      {CART_STAGES.map((stage, index) => (
        <li
          key={stage}
          className={cx(index < current && styles.done, index === current && styles.current)}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.numeral}>{index + 1}</span>
          <span className={styles.label}>{LABELS[stage]}</span>
        </li>
      ))}
    </ol>
  );
}
