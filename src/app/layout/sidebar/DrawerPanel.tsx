import MuiDrawer from '@mui/material/Drawer';
import X from 'lucide-react/icons/x';
import { Link, NavLink } from 'react-router';
import { IconButton } from '@/components/buttons/IconButton';
import { Logo } from '@/components/display/Logo';
import { paths } from '@/lib/paths';
import { ConsolePlaces } from '../console/ConsolePlaces';
import { useConsole } from '../console/useConsole';
import { Sides } from '../console/Sides';
import { CompanyBlock } from '../console/CompanyBlock';
import styles from './DrawerPanel.module.css';
import type { FrameCategory } from '../frameTypes';
import { MAIN_LINKS } from '../navigation';
import { SidebarLinks } from './SidebarLinks';

const BACKDROP = { className: styles.overlay, 'data-testid': 'drawer-overlay' };

interface DrawerPanelProps {
  categories: FrameCategory[];
  onClose: () => void;
}

/** A ref: the first link takes the focus when it is mounted, where MUI would focus the panel. */
const focus = (link: HTMLAnchorElement | null) => link?.focus();

/**
 * The drawer while it is open: the header's links without Cart, and the menu entries; in a console
 * the sides and its places.
 */
export default function DrawerPanel({ categories, onClose }: DrawerPanelProps) {
  const openConsole = useConsole();
  return (
    <MuiDrawer
      open
      onClose={onClose}
      // The stylesheet animates the entrance; closing unmounts at once.
      transitionDuration={0}
      className={styles.layer}
      slotProps={{
        paper: { className: styles.panel, 'aria-label': 'Menu' },
        backdrop: BACKDROP,
      }}
    >
      <div className={styles.head}>
        <Link ref={focus} to={paths.home} aria-label="Foyer, home" onClick={onClose}>
          <Logo />
        </Link>
        <IconButton icon={X} label="Close menu" onClick={onClose} />
      </div>
      {openConsole ? (
        <>
          <Sides className={styles.main} onNavigate={onClose} />
          <ConsolePlaces name={openConsole} className={styles.own} onNavigate={onClose} />
        </>
      ) : (
        <>
          <nav className={styles.main} aria-label="Main">
            {MAIN_LINKS.map(({ to, label }) => (
              <NavLink key={to} to={to} end={to === paths.home} onClick={onClose}>
                {label}
              </NavLink>
            ))}
          </nav>
          <nav className={styles.own} aria-label="Account">
            <SidebarLinks categories={categories} id="drawer" onNavigate={onClose} />
          </nav>
          <CompanyBlock />
        </>
      )}
    </MuiDrawer>
  );
}
