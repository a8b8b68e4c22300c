import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef, type RefObject } from 'react';
import { Icon } from '@/components/display/Icon';
import box from '@/components/fields/inputBox.module.css';
import { cx } from '@/lib/cx';
import { areSingleKeysOn } from '@/lib/singleKeys';
import styles from './ListSearch.module.css';

interface ListSearchProps {
  label: string;
  placeholder: string;
  value: string;
  onType: (text: string) => void;
  /** The input, for the key that leads to it. */
  ref?: RefObject<HTMLInputElement | null>;
}

/** The search of a console's list; the key `/` leads to it. */
export function ListSearch({ label, placeholder, value, onType, ref }: ListSearchProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
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
        maxLength={200}
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
