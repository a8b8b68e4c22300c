import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { Icon } from '@/components/display/Icon';
import box from '@/components/fields/inputBox.module.css';
import { useListKeys } from '@/hooks/useListKeys';
import { cx } from '@/lib/cx';
import { areSingleKeysOn } from '@/lib/singleKeys';
import styles from './ListSearch.module.css';

interface ListSearchProps {
  label: string;
  placeholder: string;
  value: string;
  onType: (text: string) => void;
}

/** The search of a console's list; the key `/` leads to it. */
export function ListSearch({ label, placeholder, value, onType }: ListSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  useListKeys({ '/': () => input.current?.focus() });
  const hasKey = areSingleKeysOn();
  return (
    <div role="search" aria-label={label} className={cx(box.box, styles.field)}>
      <Icon icon={Search} small />
      <input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts={hasKey ? '/' : undefined}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={100}
        value={value}
        onChange={(change) => onType(change.target.value)}
      />
      {value === '' ? (
        hasKey && <kbd aria-hidden="true">/</kbd>
      ) : (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => {
            onType('');
            input.current?.focus();
          }}
        >
          <Icon icon={X} small />
        </button>
      )}
    </div>
  );
}
