import { useEffect, useState } from 'react';

/** Delay between the last letter of a search and its request, in milliseconds (docs/product/screens.md#home). */
export const SEARCH_DEBOUNCE_MS = 300;

/** The value, updated once it has not changed for `delay` milliseconds. */
export function useDebounced<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
