import type { PointerEvent } from 'react';
import {
  selectSidebarIsRail,
  selectSidebarHovered,
  sidebarHovered,
  useAppDispatch,
  useAppSelector,
} from '@/state';
import { ConsolePlaces } from '../console/ConsolePlaces';
import { useConsole } from '../console/useConsole';
import { CompanyBlock } from '../console/CompanyBlock';
import type { FrameCart, FrameCategory } from '../frameTypes';
import styles from './Sidebar.module.css';
import { SidebarLinks } from './SidebarLinks';

/**
 * The sidebar of wide screens: 232 px, or a rail of 72 px that shows its labels beside the icons while
 * it is hovered with a mouse or has the keyboard focus. Touch does not count as hovering.
 */
export function Sidebar({ categories, cart }: { categories: FrameCategory[]; cart: FrameCart }) {
  const dispatch = useAppDispatch();
  const isRail = useAppSelector(selectSidebarIsRail);
  const openConsole = useConsole();
  const hovered = useAppSelector(selectSidebarHovered);

  const handleEnter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') dispatch(sidebarHovered(true));
  };
  return (
    <aside
      className={styles.sidebar}
      data-rail={isRail || undefined}
      data-hovered={hovered || undefined}
      onPointerEnter={handleEnter}
      onPointerLeave={() => dispatch(sidebarHovered(false))}
    >
      <div className={styles.sticky}>
        {openConsole ? (
          <ConsolePlaces name={openConsole} className={styles.nav} />
        ) : (
          <>
            <nav className={styles.nav} aria-label="Account">
              <SidebarLinks categories={categories} cart={cart} id="sidebar" />
            </nav>
            <CompanyBlock />
          </>
        )}
      </div>
    </aside>
  );
}
