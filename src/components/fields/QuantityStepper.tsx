import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Icon } from '@/components/display/Icon';
import styles from './QuantityStepper.module.css';
import { useFocusEnabledSibling } from '@/hooks/useFocusEnabledSibling';

interface QuantityStepperProps {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max: number;
  /** What is counted: `Stalls tickets`. */
  label: string;
  disabled?: boolean;
}

/** Fewer, the figure, more. Stops at both bounds. */
export function QuantityStepper({
  value,
  onChange,
  min = 1,
  max,
  label,
  disabled = false,
}: QuantityStepperProps) {
  const pair = useFocusEnabledSibling(value);
  return (
    <div ref={pair} className={styles.stepper} role="group" aria-label={label}>
      <button
        type="button"
        aria-label={`Decrease ${label}`}
        disabled={disabled || value <= min}
        onClick={() => onChange(Math.max(min, value - 1))}
      >
        <Icon icon={Minus} small />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={`Increase ${label}`}
        disabled={disabled || value >= max}
        onClick={() => onChange(Math.min(max, value + 1))}
      >
        <Icon icon={Plus} small />
      </button>
    </div>
  );
}
