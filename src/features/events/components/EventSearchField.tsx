import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { Icon } from '@/components/Icon';
import { useDraft } from '../useDraft';
import styles from './EventSearchField.module.css';

interface EventSearchFieldProps {
  value: string;
  onChange: (search: string) => void;
}

/** Filters while a person types. Without its script it is a plain form. */
export function EventSearchField({ value, onChange }: EventSearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { draft, write, settle } = useDraft(value);
  const search = (text: string) => {
    write(text);
    onChange(text);
  };
  return (
    <form
      role="search"
      action="/events"
      aria-label="Events"
      className={styles.field}
      onSubmit={(submit) => submit.preventDefault()}
    >
      <Icon icon={Search} small />
      <input
        ref={input}
        type="search"
        name="search"
        aria-label="Search this list"
        placeholder="Search events or cities"
        autoComplete="off"
        maxLength={200}
        value={draft}
        onChange={(change) => search(change.target.value)}
        onBlur={settle}
      />
      {draft && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => {
            search('');
            input.current?.focus();
          }}
        >
          <Icon icon={X} small />
        </button>
      )}
    </form>
  );
}
