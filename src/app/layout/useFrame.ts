import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { activeItemChanged, viewportChanged, useAppDispatch } from '@/state';
import { MOBILE_QUERY } from './navigation';

/** Updates the sidebar slice when the screen becomes narrow or wide. */
export function useViewport(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const list = window.matchMedia(MOBILE_QUERY);
    const update = () => dispatch(viewportChanged({ isMobile: list.matches }));
    update();
    list.addEventListener('change', update);
    return () => list.removeEventListener('change', update);
  }, [dispatch]);
}

/**
 * When the path changes, scrolls to the top and focuses <main>. After Back or Forward the browser
 * restores the scroll position; a change of the query string (filters) does nothing.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const dispatch = useAppDispatch();
  const previous = useRef(pathname);

  useEffect(() => {
    dispatch(activeItemChanged(pathname));
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (type !== 'POP') window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, type, main, dispatch]);
}
