import styles from './Lists.module.css';

interface FilterChoiceProps {
  label: string;
  /** Empty for all. */
  value: string;
  choices: readonly (readonly [string, string])[];
  onChoose: (value: string) => void;
}

/** A filter of a toolbar: its name, and what is chosen. */
export function FilterChoice({ label, value, choices, onChoose }: FilterChoiceProps) {
  return (
    <label className={styles.filter}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">All</option>
        {choices.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
