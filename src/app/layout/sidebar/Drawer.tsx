import { lazyPart } from '@/components/lazy/lazyPart';
import { drawerClosed, selectDrawerOpen, useAppDispatch, useAppSelector } from '@/state';
import type { FrameCategory } from '../frameTypes';
import { MOBILE_QUERY } from '../navigation';

const DrawerPanel = lazyPart(() => import('./DrawerPanel'));

/** Called when the pointer or focus is on the button that opens the drawer. */
export function preloadDrawer() {
  if (window.matchMedia(MOBILE_QUERY).matches) DrawerPanel.preload();
}

/** The menu of narrow screens. Its chunk is loaded when it is first opened or preloaded. */
export function Drawer({ categories }: { categories: FrameCategory[] }) {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectDrawerOpen);
  return open && <DrawerPanel categories={categories} onClose={() => dispatch(drawerClosed())} />;
}
