import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Coming from a page with another frame counts as a new page: its top, the keyboard in its main
 * part. (Within a frame, the frame sees to it.) The first page of a visit is left alone.
 */
export function useFirstArrival(): void {
  const type = useNavigationType();
  const first = useRef(type);

  useEffect(() => {
    if (first.current === 'POP') return;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
}
