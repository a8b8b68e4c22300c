import type { UseFormRegisterReturn } from 'react-hook-form';
import { Radio } from '@/components/fields/Radio';
import styles from './SeatsDialog.module.css';

interface ChoiceProps {
  legend: string;
  options: readonly { value: string; label: string; text: string }[];
  /** The registration of the field. */
  field: UseFormRegisterReturn;
}

/** One of a few, each explained. */
export function Choice({ legend, options, field }: ChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {options.map(({ value, label, text }) => (
        <label key={value}>
          <Radio value={value} {...field} />
          <span>
            {label}
            <small>{text}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
