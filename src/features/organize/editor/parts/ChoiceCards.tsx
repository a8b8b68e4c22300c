import { Radio } from '@/components/fields/Radio';
import styles from './Section.module.css';

interface ChoiceCardsProps<Value extends string> {
  id: string;
  /** The accessible name of the group. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; text: string }[];
  onChange: (value: Value) => void;
  onBlur: () => void;
}

/** A choice of one among a few, each explained. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { id, label, value, options, onChange, onBlur } = props;
  return (
    <fieldset id={id} className={styles.cards} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <Radio
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
          />
          {option.label}
          <small>{option.text}</small>
        </label>
      ))}
    </fieldset>
  );
}
