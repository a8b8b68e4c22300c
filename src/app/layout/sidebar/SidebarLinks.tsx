import Calendar from 'lucide-react/icons/calendar';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ScanLine from 'lucide-react/icons/scan-line';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Ticket from 'lucide-react/icons/ticket';
import User from 'lucide-react/icons/user';
import { Link, useLocation } from 'react-router';
import { offeredCategories } from '@/entities/event/fewEvents';
import { CategoryMark } from '@/entities/event/CategoryMark';
import { Icon } from '@/components/display/Icon';
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
import styles from '../places.module.css';

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
  /** The drawer of narrow screens has no link to the cart (docs/product.md#sidebar). */
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
    <ul className={styles.list}>
      {permittedEntries(entries, permissions).map(({ to, label, icon }) => (
        <li key={to}>
          <Link
            to={to}
            className={styles.row}
            aria-current={isCurrent(to, active) ? 'page' : undefined}
            onClick={() => handleClick(to)}
          >
            <Icon icon={icon} />
            <span className={styles.label}>
              {label}
              {cart && to === CART_LINK.to && <CartState cart={cart} />}
            </span>
          </Link>
        </li>
      ))}
      <li>
        <div className={styles.pair}>
          <Link
            to={EVENTS}
            className={styles.row}
            aria-current={isCurrent(EVENTS, active) && !category ? 'page' : undefined}
            onClick={() => handleClick(EVENTS)}
          >
            <Icon icon={Calendar} />
            <span className={styles.label}>Events</span>
          </Link>
          {categories.length > 0 && (
            <button
              type="button"
              className={styles.chevron}
              aria-expanded={submenuOpen}
              aria-controls={submenuId}
              aria-label="Event categories"
              onClick={() => dispatch(submenuToggled(EVENTS))}
            >
              <Icon icon={ChevronDown} small />
            </button>
          )}
        </div>
        {/* No links while closed: the drawer's focus trap also counts hidden ones. */}
        <ul id={submenuId} className={styles.submenu} hidden={!submenuOpen}>
          {(submenuOpen ? categories : []).map(({ name, slug, event_count: count }) => (
            <li key={slug}>
              <Link
                to={eventsPath({ category: slug })}
                className={styles.subrow}
                aria-current={category === slug ? 'page' : undefined}
                onClick={() => handleClick(EVENTS)}
              >
                <CategoryMark name={name} />
                {name}
                <span className={styles.count}>
                  {count}
                  <VisuallyHidden> {count === 1 ? 'event' : 'events'}</VisuallyHidden>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </li>
    </ul>
  );
}
