import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { Icon } from '@/components/Icon';
import styles from './EventSearchField.module.css';

interface EventSearchFieldProps {
  value: string;
  onChange: (search: string) => void;
}

export function EventSearchField({ value, onChange }: EventSearchFieldProps) {
  return (
    <form
      role="search"
      action="/events"
      className={styles.field}
      onSubmit={(submit) => submit.preventDefault()}
    >
      <Icon icon={Search} small />
      <input
        type="search"
        name="search"
        aria-label="Search this list"
        placeholder="Search events or cities"
        autoComplete="off"
        maxLength={200}
        value={value}
        onChange={(change) => onChange(change.target.value)}
      />
      {value && (
        <button type="button" aria-label="Clear search" onClick={() => onChange('')}>
          <Icon icon={X} small />
        </button>
      )}
    </form>
  );
}
