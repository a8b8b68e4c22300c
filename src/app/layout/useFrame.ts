import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { activeItemChanged, viewportChanged, useAppDispatch } from '@/state';
import { MOBILE_QUERY } from './navigation';

/** Keeps the sidebar slice informed whether the screen is narrow. */
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
 * A new page starts at its top with the keyboard in its main part. Going back leaves the scroll to
 * the browser; a changed query (filters) moves nothing.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const dispatch = useAppDispatch();
  const before = useRef(pathname);

  useEffect(() => {
    dispatch(activeItemChanged(pathname));
    if (before.current === pathname) return;
    before.current = pathname;
    if (type !== 'POP') window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, type, main, dispatch]);
}
