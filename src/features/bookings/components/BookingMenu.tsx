import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router';
import Menu from '@mui/material/Menu';

export interface BookingMenuItem {
  label: string;
  /** Either an address or `onClick`. */
  to?: string;
  onClick?: () => void;
}

interface BookingMenuProps {
  anchor: HTMLElement;
  labelledBy: string;
  items: readonly BookingMenuItem[];
  onClose: () => void;
}

/** The further actions of a booking, in a chunk that is loaded when it is opened. */
export default function BookingMenu({ anchor, labelledBy, items, onClose }: BookingMenuProps) {
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-labelledby': labelledBy } }}
    >
      {items.map(({ label, to, onClick }) =>
        to ? (
          <MenuItem key={label} component={Link} to={to} preventScrollReset onClick={onClose}>
            {label}
          </MenuItem>
        ) : (
          <MenuItem
            key={label}
            onClick={() => {
              onClose();
              onClick?.();
            }}
          >
            {label}
          </MenuItem>
        ),
      )}
    </Menu>
  );
}
