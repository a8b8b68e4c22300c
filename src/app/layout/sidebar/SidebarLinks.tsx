import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Calendar from 'lucide-react/icons/calendar';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ScanLine from 'lucide-react/icons/scan-line';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Ticket from 'lucide-react/icons/ticket';
import User from 'lucide-react/icons/user';
import { Link, useLocation } from 'react-router';
import { offeredCategories } from '@/entities/event/fewEvents';
import { CategoryMark } from '@/entities/event/CategoryMark';
import { IconButton, Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { eventsPath, paths } from '@/lib/paths';
import {
  activeItemChanged,
  selectActiveItem,
  selectOpenSubmenu,
  selectUser,
  submenuToggled,
  useAppDispatch,
  useAppSelector,
} from '@/state';
import { CartState } from '../CartState';
import type { FrameCart, FrameCategory } from '../frameTypes';
import {
  CART_LINK,
  CHECK_IN_LINK,
  CONSOLE_LINKS,
  isCurrent,
  permittedEntries,
  type MenuEntry,
} from '../navigation';

const EVENTS = paths.events;
const ENTRIES: MenuEntry[] = [
  { to: paths.myBookings, label: 'My Bookings', icon: Ticket },
  { to: paths.profile, label: 'My Profile', icon: User },
  ...CONSOLE_LINKS,
  { ...CHECK_IN_LINK, icon: ScanLine },
];

const CART_ENTRY: MenuEntry = { ...CART_LINK, icon: ShoppingBag };

interface SidebarLinksProps {
  categories: FrameCategory[];
  /** The drawer of narrow screens has no link to the cart (docs/spec-coverage.md#layout). */
  cart?: FrameCart;
  /** Prefix for unique element ids: the list is rendered in the sidebar and in the drawer. */
  id: string;
  onNavigate?: () => void;
}

/** The menu entries, with the categories as the submenu of Events: in the sidebar and the drawer. */
export function SidebarLinks({ categories: all, cart, id, onNavigate }: SidebarLinksProps) {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const user = useAppSelector(selectUser);
  const permissions = user?.permissions;
  const entries = cart && user ? [...ENTRIES, CART_ENTRY] : ENTRIES;
  // Highlight the clicked item at once, before its page has loaded.
  const active = useAppSelector(selectActiveItem) ?? pathname;
  const submenuOpen = useAppSelector(selectOpenSubmenu) === EVENTS;
  const category = isCurrent(EVENTS, pathname) ? new URLSearchParams(search).get('category') : null;
  const categories = offeredCategories(all, category ?? undefined);
  const submenuId = `${id}-categories`;

  const handleClick = (to: string) => {
    dispatch(activeItemChanged(to));
    onNavigate?.();
  };

  return (
    <ul>
      {permittedEntries(entries, permissions).map(({ to, label, icon }) => (
        <li key={to}>
          <Button
            component={Link}
            variant="menu"
            to={to}
            aria-current={isCurrent(to, active) ? 'page' : undefined}
            onClick={() => handleClick(to)}
          >
            <Icon icon={icon} />
            <span>
              {label}
              {cart && to === CART_LINK.to && <CartState cart={cart} />}
            </span>
          </Button>
        </li>
      ))}
      <li>
        <Box sx={{ position: 'relative' }}>
          <Button
            component={Link}
            variant="menu"
            to={EVENTS}
            aria-current={isCurrent(EVENTS, active) && !category ? 'page' : undefined}
            onClick={() => handleClick(EVENTS)}
          >
            <Icon icon={Calendar} />
            <span>Events</span>
          </Button>
          {categories.length > 0 && (
            <IconButton
              icon={ChevronDown}
              label="Event categories"
              aria-expanded={submenuOpen}
              aria-controls={submenuId}
              sx={{
                position: 'absolute',
                right: 0,
                top: 0,
                '&&': { bgcolor: 'transparent' },
                '&[aria-expanded="false"] svg': { transform: 'rotate(-90deg)' },
              }}
              onClick={() => dispatch(submenuToggled(EVENTS))}
            />
          )}
        </Box>
        {/* No links while closed: the drawer's focus trap also counts hidden ones. */}
        <Box component="ul" id={submenuId} sx={{ pl: 2.25 }} hidden={!submenuOpen}>
          {(submenuOpen ? categories : []).map(({ name, slug, event_count: count }) => (
            <li key={slug}>
              <Button
                component={Link}
                variant="menu"
                size="small"
                to={eventsPath({ category: slug })}
                aria-current={category === slug ? 'page' : undefined}
                onClick={() => handleClick(EVENTS)}
              >
                <CategoryMark name={name} />
                {name}
                <Box component="span" sx={{ ml: 'auto' }}>
                  {count}
                  <VisuallyHidden> {count === 1 ? 'event' : 'events'}</VisuallyHidden>
                </Box>
              </Button>
            </li>
          ))}
        </Box>
      </li>
    </ul>
  );
}
