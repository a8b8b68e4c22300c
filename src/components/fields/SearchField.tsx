import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { cx } from '@/lib/cx';
import { Icon } from '@/components/display/Icon';
import box from './inputBox.module.css';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  /** What is searched; the name of the landmark. */
  name: string;
  /** Where the form leads while its script is not there yet. */
  action: string;
  label: string;
  placeholder: string;
  value: string;
  onType: (text: string) => void;
  onClear: () => void;
  onSubmit?: () => void;
  onBlur?: () => void;
}

/** A search box with its own clear button, which gives the focus back. A plain form at first. */
export function SearchField(props: SearchFieldProps) {
  const { name, action, label, placeholder, value } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <form
      role="search"
      aria-label={name}
      action={action}
      className={cx(box.box, styles.field)}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit?.();
      }}
    >
      <Icon icon={Search} small />
      <input
        ref={input}
        type="search"
        name="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={200}
        value={value}
        onChange={(event) => props.onType(event.target.value)}
        onBlur={props.onBlur}
      />
      {value && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => {
            props.onClear();
            input.current?.focus();
          }}
        >
          <Icon icon={X} small />
        </button>
      )}
    </form>
  );
}
