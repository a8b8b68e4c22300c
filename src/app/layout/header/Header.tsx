import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from 'lucide-react/icons/menu';
import Moon from 'lucide-react/icons/moon';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Sun from 'lucide-react/icons/sun';
import User from 'lucide-react/icons/user';
import { memo } from 'react';
import { Link, NavLink } from 'react-router';
import { Icon, IconButton as LabelledButton } from '@/components/display/Icon';
import { Logo } from '@/components/display/Logo';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { useIsNarrow } from '@/hooks/useIsNarrow';
import { paths } from '@/lib/paths';
import {
  drawerToggled,
  selectAuthStatus,
  selectDrawerOpen,
  selectSidebarExpanded,
  selectUser,
  sidebarToggled,
  themeToggled,
  useAppDispatch,
  useAppSelector,
} from '@/state';
import { Sides } from '../console/ConsoleLinks';
import type { ConsoleName } from '../console/useConsole';
import { CartState } from '../CartState';
import type { FrameCart } from '../frameTypes';
import styles from './Header.module.css';
import { CART_LINK, MAIN_LINKS, SITE_LINKS_ID } from '../navigation';
import { preloadDrawer } from '../sidebar/Sidebar';
import { NotificationMenu } from './NotificationMenu';
import { SearchBox } from './SearchBox';
import { UserMenu } from './UserMenu';

interface HeaderProps {
  /** The console that the page belongs to. */
  openConsole: ConsoleName | undefined;
  cart: FrameCart;
  onSignOut: () => unknown;
}

/**
 * The sticky header (docs/product/screens.md#frame). It does not read the address, which changes with each
 * keystroke in a filter, nor the notifications, which are loaded again with each booking.
 */
export const Header = memo(function Header(props: HeaderProps) {
  const { openConsole, cart, onSignOut } = props;
  const user = useAppSelector(selectUser);
  const status = useAppSelector(selectAuthStatus);
  const links = status === 'signedIn' ? [...MAIN_LINKS, CART_LINK] : MAIN_LINKS;

  return (
    <header className={styles.header}>
      <MenuToggle />
      <IconButton href={`#${SITE_LINKS_ID}`} aria-label="Menu">
        <Icon icon={Menu} />
      </IconButton>
      <Link to={paths.home} className={styles.logo} aria-label="Foyer, home">
        <Logo />
      </Link>
      {openConsole ? (
        <Sides className={styles.nav} />
      ) : (
        <nav className={styles.nav} aria-label="Main">
          {links.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === paths.home}>
              {label}
              {to === CART_LINK.to && <CartState cart={cart} />}
            </NavLink>
          ))}
        </nav>
      )}
      {user && cart.count > 0 && (
        <IconButton component={Link} to={paths.cart} className={styles.narrowCart}>
          <Icon icon={ShoppingBag} />
          <VisuallyHidden>{CART_LINK.label}</VisuallyHidden>
          <CartState cart={cart} />
        </IconButton>
      )}
      <SearchBox />
      <ThemeToggle />
      <NotificationMenu />
      {user && <UserMenu user={user} onSignOut={onSignOut} />}
      {!user && status === 'signedOut' && (
        <Button component={Link} to={paths.signIn} variant="contained">
          Sign in
        </Button>
      )}
      {!user && status !== 'signedOut' && (
        // While the session is being restored: links to sign-in without showing the button.
        <IconButton component={Link} to={paths.signIn} aria-label="Account">
          <Icon icon={User} />
        </IconButton>
      )}
    </header>
  );
});

/** Opens the drawer on a phone, changes the sidebar's width elsewhere. */
function MenuToggle() {
  const dispatch = useAppDispatch();
  const isNarrow = useIsNarrow();
  const expanded = useAppSelector(selectSidebarExpanded);
  const drawerOpen = useAppSelector(selectDrawerOpen);
  return (
    <LabelledButton
      icon={Menu}
      label="Menu"
      aria-expanded={isNarrow ? drawerOpen : expanded}
      className={styles.toggle}
      onPointerEnter={preloadDrawer}
      onFocus={preloadDrawer}
      onClick={() => dispatch(isNarrow ? drawerToggled() : sidebarToggled())}
    />
  );
}

/**
 * Switches between light and dark. Both icons are rendered and the stylesheet shows one, so that the
 * server's markup does not depend on the scheme.
 */
function ThemeToggle() {
  const dispatch = useAppDispatch();
  const label = 'Switch between light and dark';
  return (
    <IconButton
      aria-label={label}
      title={label}
      data-theme-toggle=""
      onClick={() => dispatch(themeToggled())}
    >
      <Icon icon={Sun} className={styles.sun} />
      <Icon icon={Moon} className={styles.moon} />
    </IconButton>
  );
}
