import ChevronDown from 'lucide-react/icons/chevron-down';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '@/components/display/Icon';
import styles from './FilterSelect.module.css';

interface FilterSelectProps {
  label: string;
  icon?: LucideIcon;
  value: string;
  /** Value and words of each choice. */
  options: readonly (readonly [value: string, words: string])[];
  onChange: (value: string) => void;
}

/** A filter of a list: its name and its choice in one box. The browser's own list opens. */
export function FilterSelect({ label, icon, value, options, onChange }: FilterSelectProps) {
  return (
    <label className={styles.box}>
      {icon && <Icon icon={icon} small />}
      <span>{label}</span>
      <select value={value} onChange={(change) => onChange(change.target.value)}>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
      <Icon icon={ChevronDown} small className={styles.arrow} />
    </label>
  );
}
