import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import X from 'lucide-react/icons/x';
import { Link, NavLink } from 'react-router';
import { IconButton } from '@/components/display/Icon';
import { Logo } from '@/components/display/Logo';
import { paths } from '@/lib/paths';
import { ConsolePlaces, Sides } from '../console/ConsoleLinks';
import { CompanyBlock } from '../console/PlaceBlock';
import { useConsole } from '../console/useConsole';
import type { FrameCategory } from '../frameTypes';
import { MAIN_LINKS } from '../navigation';
import { SidebarLinks } from './SidebarLinks';

const BACKDROP = { 'data-testid': 'drawer-overlay' };

const PANEL = {
  width: 'min(320px, calc(100vw - 56px))',
  overscrollBehavior: 'contain',
  bgcolor: 'background.default',
  animation: 'enter var(--slow) var(--ease)',
  '& nav': { p: 1.5 },
  '& nav:last-of-type': { flex: 1 },
  '& nav > a': {
    display: 'flex',
    alignItems: 'center',
    height: 44,
    px: 1.75,
    borderRadius: 'var(--r-input)',
    typography: 'ui',
  },
  '& nav > [aria-current]': { bgcolor: 'background.raised' },
};

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
    <Drawer
      open
      onClose={onClose}
      // Only the entrance is animated, by the keyframes of global.css; closing unmounts at once.
      transitionDuration={0}
      sx={{ display: { md: 'none' }, displayPrint: 'none' }}
      slotProps={{
        paper: { sx: PANEL, 'aria-label': 'Menu' },
        backdrop: BACKDROP,
      }}
    >
      <Stack
        direction="row"
        sx={{
          flex: 'none',
          alignItems: 'center',
          justifyContent: 'space-between',
          height: 'var(--header-h)',
          p: '0 6px 0 20px',
        }}
      >
        <Link ref={focus} to={paths.home} aria-label="Foyer, home" onClick={onClose}>
          <Logo />
        </Link>
        <IconButton icon={X} label="Close menu" onClick={onClose} />
      </Stack>
      <Divider />
      {openConsole ? (
        <>
          <Sides onNavigate={onClose} />
          <Divider />
          <ConsolePlaces name={openConsole} onNavigate={onClose} />
        </>
      ) : (
        <>
          <nav aria-label="Main">
            {MAIN_LINKS.map(({ to, label }) => (
              <NavLink key={to} to={to} end={to === paths.home} onClick={onClose}>
                {label}
              </NavLink>
            ))}
          </nav>
          <Divider />
          <nav aria-label="Account">
            <SidebarLinks categories={categories} id="drawer" onNavigate={onClose} />
          </nav>
          <CompanyBlock />
        </>
      )}
    </Drawer>
  );
}
