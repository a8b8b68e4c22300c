import { useEffect } from 'react';
import { useAppDispatch, viewportChanged } from '@/state';
import { MOBILE_QUERY } from './navigation';

/** Updates the sidebar slice when the screen becomes narrow or wide. */
export function useNarrowScreenState(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const query = window.matchMedia(MOBILE_QUERY);
    const update = () => dispatch(viewportChanged({ isMobile: query.matches }));
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, [dispatch]);
}
