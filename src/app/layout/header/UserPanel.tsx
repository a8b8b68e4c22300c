import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import LogOut from 'lucide-react/icons/log-out';
import Pencil from 'lucide-react/icons/pencil';
import ScanLine from 'lucide-react/icons/scan-line';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Stamp from 'lucide-react/icons/stamp';
import Ticket from 'lucide-react/icons/ticket';
import { useState, type RefObject } from 'react';
import { Link } from 'react-router';
import type { AuthUser } from '@/api';
import { Avatar } from '@/entities/person/Avatar';
import { Icon } from '@/components/display/Icon';
import { paths } from '@/lib/paths';
import { displayName } from '@/lib/text';
import {
  CHECK_IN_LINK,
  CONSOLE_LINKS,
  permittedEntries,
  REQUESTS_LINK,
  type MenuEntry,
} from '../navigation';
import { PopoverPanel } from './PopoverPanel';

const REQUESTS: MenuEntry = { ...REQUESTS_LINK, icon: Stamp };

/** Requests are for people of a company. */
const linksOf = ({ company_id: company }: AuthUser): MenuEntry[] => [
  { to: paths.profile, label: 'Edit profile', icon: Pencil },
  { to: paths.myBookings, label: 'My Bookings', icon: Ticket },
  ...(company === null ? [] : [REQUESTS]),
  ...CONSOLE_LINKS,
  { ...CHECK_IN_LINK, icon: ScanLine },
  { to: paths.contact, label: 'Support', icon: LifeBuoy },
  { to: paths.cart, label: 'Cart', icon: ShoppingBag },
];

interface UserPanelProps {
  user: AuthUser;
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  onSignOut: () => unknown;
}

/** The panel of the account button: the signed-in person, links and Sign out. */
export default function UserPanel({ user, anchor, onClose, onSignOut }: UserPanelProps) {
  const [signingOut, setSigningOut] = useState(false);
  const name = displayName(user);

  const handleSignOut = async () => {
    if (signingOut) return;
    setSigningOut(true);
    try {
      await onSignOut();
    } finally {
      setSigningOut(false);
    }
  };

  return (
    <PopoverPanel id="user-menu" anchor={anchor} onClose={onClose}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, p: 1.5 }}>
        <Avatar name={name} size="medium" />
        <Box
          sx={{
            minWidth: 0,
            typography: 'meta',
            color: 'text.secondary',
            overflowWrap: 'anywhere',
          }}
        >
          <Box
            component="strong"
            sx={{ display: 'block', typography: 'ui', fontWeight: 600, color: 'text.primary' }}
          >
            {name}
          </Box>
          <p>{user.email}</p>
          {user.company && <p>{user.company}</p>}
        </Box>
      </Stack>
      <Divider sx={{ my: 1 }} />
      {permittedEntries(linksOf(user), user.permissions).map(({ to, label, icon }) => (
        <Button key={to} component={Link} variant="menu" to={to} onClick={() => onClose()}>
          <Icon icon={icon} />
          {label}
        </Button>
      ))}
      <Divider sx={{ my: 1 }} />
      <Button variant="menu" aria-busy={signingOut || undefined} onClick={handleSignOut}>
        <Icon icon={LogOut} />
        Sign out
      </Button>
    </PopoverPanel>
  );
}
