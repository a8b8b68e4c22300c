import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { Link, NavLink } from 'react-router';
import { IconButton } from '@/components/IconButton';
import { Logo } from '@/components/Logo';
import { useFocusTrap } from '@/components/useFocusTrap';
import { paths } from '@/lib/paths';
import { drawerClosed, selectDrawerOpen, useAppDispatch, useAppSelector } from '@/state';
import { CompanyBlock } from './CompanyBlock';
import styles from './Drawer.module.css';
import type { FrameCategory } from './frameTypes';
import { MAIN_LINKS } from './navigation';
import { SidebarLinks } from './SidebarLinks';

/** The menu of narrow screens: the header's links without Cart, and the menu entries. */
export function Drawer({ categories }: { categories: FrameCategory[] }) {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectDrawerOpen);
  const panel = useRef<HTMLDivElement>(null);
  useFocusTrap(panel, open);

  useEffect(() => {
    if (!open) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dispatch(drawerClosed());
    };
    document.addEventListener('keydown', handleKeyDown);
    document.documentElement.setAttribute('data-scroll-locked', '');
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.documentElement.removeAttribute('data-scroll-locked');
    };
  }, [open, dispatch]);

  if (!open) return null;
  const close = () => dispatch(drawerClosed());
  return (
    <div className={styles.layer}>
      <div className={styles.overlay} data-testid="drawer-overlay" onClick={close} />
      <div ref={panel} className={styles.panel} role="dialog" aria-modal="true" aria-label="Menu">
        <div className={styles.head}>
          <Link to={paths.home} aria-label="Foyer, home" onClick={close}>
            <Logo />
          </Link>
          <IconButton icon={X} label="Close menu" onClick={close} />
        </div>
        <nav className={styles.main} aria-label="Main">
          {MAIN_LINKS.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === paths.home} onClick={close}>
              {label}
            </NavLink>
          ))}
        </nav>
        <nav className={styles.own} aria-label="Yours">
          <SidebarLinks categories={categories} id="drawer" onNavigate={close} />
        </nav>
        <CompanyBlock />
      </div>
    </div>
  );
}
