import { useEffect, useId, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { cx } from '@/lib/cx';
import styles from './Combobox.module.css';
import { TextInput, type TextInputProps } from './TextInput';

export interface ComboboxOption {
  id: string;
  label: string;
  /** A quieter second line. */
  detail: string;
}

interface ComboboxProps extends Omit<TextInputProps, 'onSelect' | 'slotProps'> {
  options: readonly ComboboxOption[];
  /** `idle` until something was sought. */
  state: 'idle' | 'searching' | 'ready' | 'failed';
  /** What the list is, for those who hear the page. */
  listLabel: string;
  /** Said when nobody was found; nothing is said without it, and any text is as good. */
  emptyText?: string;
  /** Null once the list is closed: then nobody waits for an answer. */
  onSearch: (term: string | null) => void;
  onPick: (id: string) => void;
}

/**
 * A field with a list of suggestions (ARIA combobox, list autocomplete). It opens by typing or the
 * arrow keys; Enter takes the chosen one, Escape closes. The text stays free.
 */
export function Combobox(props: ComboboxProps) {
  const { options, state, listLabel, emptyText, onSearch, onPick, onChange, ...input } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listed = open && options.length > 0;
  const current = active < options.length ? active : -1;
  const status = open ? statusOf(state, options.length, emptyText) : null;
  const seen = listed || status !== null;

  useEffect(() => {
    if (listed) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [listed]);

  const close = () => {
    setOpen(false);
    setActive(-1);
    onSearch(null);
  };
  const pick = (option: ComboboxOption) => {
    close();
    onPick(option.id);
  };
  const handleChange = (change: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    onChange?.(change);
    onSearch(change.target.value);
    setOpen(true);
    setActive(-1);
  };
  const move = (step: 1 | -1) => {
    // -1 is the field itself, so a full turn passes through it.
    const turn = options.length + 1;
    const next = ((current + 1 + step + turn) % turn) - 1;
    setActive(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const handleKeyDown = (press: KeyboardEvent<HTMLInputElement>) => {
    const chosen = options[current];
    if (press.key === 'Escape' && seen) {
      press.preventDefault();
      press.stopPropagation();
      close();
    } else if (press.key === 'Enter' && listed && chosen) {
      press.preventDefault();
      pick(chosen);
    } else if (press.key === 'ArrowDown' || press.key === 'ArrowUp') {
      press.preventDefault();
      if (listed) move(press.key === 'ArrowDown' ? 1 : -1);
      else {
        onSearch(press.currentTarget.value);
        setOpen(true);
      }
    }
  };

  return (
    <div
      ref={box}
      className={styles.box}
      onBlur={(leave) => {
        if (open && !box.current?.contains(leave.relatedTarget)) close();
      }}
    >
      <TextInput
        {...input}
        autoComplete="off"
        onChange={handleChange}
        slotProps={{
          htmlInput: {
            role: 'combobox',
            'aria-expanded': listed,
            'aria-controls': listed ? `${id}-list` : undefined,
            'aria-autocomplete': 'list',
            'aria-activedescendant': listed && current >= 0 ? `${id}-${current}` : undefined,
            autoCapitalize: 'words',
            spellCheck: false,
            onKeyDown: handleKeyDown,
          },
        }}
      />
      {/* A press on the list leaves the focus in the field, and so the list open. */}
      <div
        ref={panel}
        className={cx(styles.panel, !seen && styles.closed)}
        onMouseDown={(press) => press.preventDefault()}
      >
        {listed && (
          <ul id={`${id}-list`} role="listbox" aria-label={listLabel} className={styles.list}>
            {options.map((option, index) => (
              <li
                key={option.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === current}
                className={cx(styles.option, index === current && styles.active)}
                onMouseEnter={() => setActive(index)}
                onClick={() => pick(option)}
              >
                <span>{option.label}</span>
                <small>{option.detail}</small>
              </li>
            ))}
          </ul>
        )}
        <p role="status" className={styles.status}>
          {status}
        </p>
      </div>
    </div>
  );
}

function statusOf(state: ComboboxProps['state'], found: number, emptyText: string | undefined) {
  if (found > 0) return null;
  if (state === 'failed') return 'The list could not be loaded. You can still type.';
  if (emptyText === undefined) return null;
  if (state === 'searching') return 'Searching...';
  return state === 'ready' ? emptyText : null;
}
