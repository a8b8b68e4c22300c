import { useEffect } from 'react';
import { sidebarFolded, useAppDispatch } from '@/state';

/** The sidebar makes room while the page is open. */
export function useFoldedSidebar(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(sidebarFolded(true));
    return () => {
      dispatch(sidebarFolded(false));
    };
  }, [dispatch]);
}
