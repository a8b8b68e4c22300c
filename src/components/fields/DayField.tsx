import { useId } from 'react';
import styles from './DayField.module.css';

interface DayFieldProps {
  label: string;
  /** YYYY-MM-DD; empty for none. */
  value: string;
  error?: string;
  onChange: (day: string) => void;
}

/** A day of a period, in a box as high as the filters beside it. The browser's own calendar opens. */
export function DayField({ label, value, error, onChange }: DayFieldProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.box}>
        <span>{label}</span>
        <input
          type="date"
          value={value}
          min="2000-01-01"
          max="2099-12-31"
          aria-invalid={error !== undefined}
          aria-describedby={error ? id : undefined}
          onChange={(change) => onChange(change.target.value)}
        />
      </label>
      {error && (
        <p id={id} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
