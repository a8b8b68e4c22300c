import LifeBuoy from 'lucide-react/icons/life-buoy';
import LogOut from 'lucide-react/icons/log-out';
import Pencil from 'lucide-react/icons/pencil';
import ScanLine from 'lucide-react/icons/scan-line';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Ticket from 'lucide-react/icons/ticket';
import { useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '@/components/Avatar';
import { Icon } from '@/components/Icon';
import { usePopover } from '@/components/usePopover';
import { paths } from '@/lib/paths';
import { displayName } from '@/lib/text';
import button from '@/components/IconButton.module.css';
import { CHECK_IN_LINK, permitted, type MenuEntry } from './navigation';
import popover from './Popover.module.css';
import styles from './UserMenu.module.css';
import type { AuthUser } from '@/api';

const LINKS: MenuEntry[] = [
  { to: paths.profile, label: 'Edit profile', icon: Pencil },
  { to: paths.myBookings, label: 'My Bookings', icon: Ticket },
  { ...CHECK_IN_LINK, icon: ScanLine },
  { to: paths.contact, label: 'Support', icon: LifeBuoy },
  { to: paths.cart, label: 'Cart', icon: ShoppingBag },
];

interface UserMenuProps {
  user: AuthUser;
  onSignOut: () => unknown;
}

/** Who is signed in, where that person may go, and the way out (docs/product.md#frame). */
export function UserMenu({ user, onSignOut }: UserMenuProps) {
  const { open, setOpen, rootRef, buttonRef } = usePopover();
  const [leaving, setLeaving] = useState(false);
  const name = displayName(user);

  const handleSignOut = async () => {
    if (leaving) return;
    setLeaving(true);
    try {
      await onSignOut();
    } finally {
      setLeaving(false);
    }
  };

  return (
    <div ref={rootRef} className={popover.root}>
      <button
        ref={buttonRef}
        type="button"
        className={button.button}
        aria-label={`Account of ${name}`}
        aria-expanded={open}
        aria-controls="user-menu"
        onClick={() => setOpen(!open)}
      >
        <Avatar name={name} />
      </button>
      {open && (
        <div id="user-menu" className={popover.panel} data-popover="">
          <div className={styles.who}>
            <Avatar name={name} size="medium" />
            <div>
              <strong>{name}</strong>
              <span>{user.email}</span>
              {user.company && <span>{user.company}</span>}
            </div>
          </div>
          <hr className={popover.rule} />
          {permitted(LINKS, user.permissions).map(({ to, label, icon }) => (
            <Link key={to} to={to} className={popover.row} onClick={() => setOpen(false)}>
              <Icon icon={icon} />
              {label}
            </Link>
          ))}
          <hr className={popover.rule} />
          <button
            type="button"
            className={popover.row}
            aria-busy={leaving || undefined}
            onClick={handleSignOut}
          >
            <Icon icon={LogOut} />
            Sign out
          </button>
        </div>
      )}
    </div>
  );
}
