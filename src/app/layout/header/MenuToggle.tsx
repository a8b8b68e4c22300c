import Menu from 'lucide-react/icons/menu';
import { IconButton } from '@/components/buttons/IconButton';
import { useIsNarrow } from '@/hooks/useIsNarrow';
import {
  drawerToggled,
  selectDrawerOpen,
  selectSidebarExpanded,
  sidebarToggled,
  useAppDispatch,
  useAppSelector,
} from '@/state';
import { preloadDrawer } from '../sidebar/Drawer';

/** Opens the drawer on a phone, changes the sidebar's width elsewhere. */
export function MenuToggle({ className }: { className: string | undefined }) {
  const dispatch = useAppDispatch();
  const isNarrow = useIsNarrow();
  const expanded = useAppSelector(selectSidebarExpanded);
  const drawerOpen = useAppSelector(selectDrawerOpen);
  return (
    <IconButton
      icon={Menu}
      label="Menu"
      aria-expanded={isNarrow ? drawerOpen : expanded}
      className={className}
      onPointerEnter={preloadDrawer}
      onFocus={preloadDrawer}
      onClick={() => dispatch(isNarrow ? drawerToggled() : sidebarToggled())}
    />
  );
}
