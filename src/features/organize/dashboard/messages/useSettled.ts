import { useEffect, useState } from 'react';

/** Milliseconds within which a second click belongs to a double click. */
const DOUBLE_CLICK = 500;

/** False for a moment after another thing is shown: a double click on one step must not confirm the next. */
export function useSettled(shown: object | null): boolean {
  const [settled, setSettled] = useState<object | null>(shown);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(shown), DOUBLE_CLICK);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown === null || settled === shown;
}
