import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { activeItemChanged, selectActiveItem, useAppDispatch, useAppSelector } from '@/state';
import { COUNT } from '../CartState';
import { isCurrent, type MenuEntry } from '../navigation';

export interface PlaceCount {
  number: number;
  /** Visually hidden, after the number. */
  words: string;
  /** Work that waits: a pill. */
  waits?: boolean;
}

interface PlaceRowProps {
  place: MenuEntry;
  /** Default: the address of the place. */
  href?: string;
  /** After the label. */
  count?: PlaceCount | undefined;
  /** Current only at this address, because pages below it have their own rows. */
  isExact?: boolean;
  onNavigate?: () => void;
}

/** A place of a console in the sidebar or the drawer. */
export function PlaceRow({ place, href, count, isExact = false, onNavigate }: PlaceRowProps) {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const active = useAppSelector(selectActiveItem) ?? pathname;
  const { to, label, icon } = place;
  const isHere = isExact ? active === to : isCurrent(to, active);
  return (
    <li>
      <Button
        component={Link}
        variant="menu"
        to={href ?? to}
        aria-current={isHere ? 'page' : undefined}
        onClick={() => {
          dispatch(activeItemChanged(to));
          onNavigate?.();
        }}
      >
        <Icon icon={icon} />
        <Box component="span" sx={{ display: 'flex', flex: 1, justifyContent: 'space-between' }}>
          {label}
          {count && (
            <Box component="span" sx={count.waits ? COUNT : { typography: 'meta' }}>
              {count.number}
              <VisuallyHidden> {count.words}</VisuallyHidden>
            </Box>
          )}
        </Box>
      </Button>
    </li>
  );
}
