import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * After a navigation between pages of different layouts (`AppFrame`, `BareFrame`), scrolls to the top
 * and focuses <main>. Inside `AppFrame`, `useFocusOnNavigation` does this. The first page of a visit
 * and Back (navigation type POP) change nothing.
 */
export function useFocusOnFrameMount(): void {
  const type = useNavigationType();
  const first = useRef(type);

  useEffect(() => {
    if (first.current === 'POP') return;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
}
