import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { activeItemChanged, useAppDispatch } from '@/state';

/**
 * When the path changes, marks the current menu item, scrolls to the top and focuses <main>. After
 * Back or Forward the browser restores the scroll position; a change of the query string (filters)
 * does nothing.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const dispatch = useAppDispatch();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    dispatch(activeItemChanged(pathname));
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (navigationType !== 'POP') window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, navigationType, main, dispatch]);
}

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
