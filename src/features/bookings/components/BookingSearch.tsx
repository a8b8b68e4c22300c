import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/Icon';
import styles from './BookingSearch.module.css';

/** From the last key to the search; milliseconds (spec section 9). */
const DEBOUNCE_MS = 300;

interface BookingSearchProps {
  /** As the address has it. */
  value: string;
  onChange: (search: string) => void;
}

/**
 * The search box of My Bookings. It keeps what is typed itself: the address follows a moment later,
 * and overwrites the text only when somebody else changed it (Back, 'Clear search').
 */
export function BookingSearch({ value, onChange }: BookingSearchProps) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (search: string) => {
    clearTimeout(timer.current);
    setSent(search);
    onChange(search);
  };
  const type = (search: string) => {
    setText(search);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(search), DEBOUNCE_MS);
  };
  return (
    <form
      role="search"
      aria-label="My Bookings"
      action="/my-bookings"
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault();
        send(text);
      }}
    >
      <Icon icon={Search} small />
      <input
        type="search"
        name="search"
        aria-label="Search bookings"
        placeholder="Search bookings"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      {text && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => {
            setText('');
            send('');
          }}
        >
          <Icon icon={X} small />
        </button>
      )}
    </form>
  );
}
