import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { SearchField } from '@/components/fields/SearchField';
import { SEARCH_DEBOUNCE_MS } from '@/hooks/useDebounced';
import { paths } from '@/lib/paths';

interface BookingSearchProps {
  /** The search of the query string. */
  value: string;
  onChange: (search: string) => void;
}

/**
 * The search box of My Bookings. It holds the typed text and updates the query string after
 * `SEARCH_DEBOUNCE_MS`. The text is overwritten only when something else changes the query string (Back,
 * 'Clear search').
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
    timer.current = setTimeout(() => send(search), SEARCH_DEBOUNCE_MS);
  };
  return (
    <Box sx={{ flex: { '@': 1, '@1001': 'none' }, minWidth: 0, width: { '@1001': 264 } }}>
      <SearchField
        name="My Bookings"
        action={paths.myBookings}
        label="Search bookings"
        placeholder="Search bookings"
        value={text}
        onType={type}
        onClear={() => {
          setText('');
          send('');
        }}
        onSubmit={() => send(text)}
      />
    </Box>
  );
}
