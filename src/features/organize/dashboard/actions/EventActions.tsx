import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ExternalLink from 'lucide-react/icons/arrow-up-right';
import Mail from 'lucide-react/icons/mail';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import Share from 'lucide-react/icons/share-2';
import ScanLine from 'lucide-react/icons/scan-qr-code';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { OrganizedEvent } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { IconButton } from '@/components/buttons/IconButton';
import { Menu } from '@/components/dialogs/Menu';
import { Icon } from '@/components/display/Icon';
import { eventPath, organizeEditEventPath, paths } from '@/lib/paths';
import { selectUser, useAppSelector } from '@/state';
import { EventDialogs, type OpenDialog } from './EventDialogs';
import { useEventActions } from './useEventActions';
import styles from './EventActions.module.css';

interface EventActionsProps {
  event: OrganizedEvent;
  isAtTheDoors: boolean;
}

/**
 * What can be done with an event, first of all writing to its people and, on the day, letting them in; on phones
 * the rarer things stand in a menu.
 */
export function EventActions({ event, isAtTheDoors }: EventActionsProps) {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const { togglePause, duplicate } = useEventActions(event);
  const { status } = event;
  const isAlive = status === 'published' || status === 'paused';
  const isMessaged = isAlive || status === 'over';
  const scans = useMayScan(event);
  return (
    <div className={styles.actions}>
      {scans && isAtTheDoors && <ScanTickets variant="contained" />}
      {isMessaged && (
        <Button
          variant={scans && isAtTheDoors ? 'outlined' : 'contained'}
          className={styles.wide}
          onClick={() => setOpen('message')}
        >
          <Icon icon={Mail} small /> Message attendees
        </Button>
      )}
      {isAlive && (
        <BusyButton onClick={togglePause}>
          <Icon icon={status === 'paused' ? Play : Pause} small />
          {status === 'paused' ? 'Resume sales' : 'Pause sales'}
        </BusyButton>
      )}
      <Button component={Link} to={organizeEditEventPath(event.id)} className={styles.wide}>
        <Icon icon={Pencil} small /> Edit
      </Button>
      {scans && !isAtTheDoors && <ScanTickets variant="outlined" />}
      <span className={styles.line} />
      <BusyButton variant="text" className={styles.plain} onClick={duplicate}>
        <Icon icon={Copy} small /> Duplicate
      </BusyButton>
      {isAlive && (
        <>
          <Button variant="text" className={styles.plain} onClick={() => setOpen('share')}>
            <Icon icon={Share} small /> Share
          </Button>
          <Button variant="text" className={styles.plain} onClick={() => setOpen('move')}>
            <Icon icon={CalendarClock} small /> Move
          </Button>
          <Button variant="text" className={styles.ending} onClick={() => setOpen('cancel')}>
            <Icon icon={CalendarX} small /> Cancel event
          </Button>
        </>
      )}
      <MoreMenu
        event={event}
        isAlive={isAlive}
        isMessaged={isMessaged}
        onDuplicate={duplicate}
        onOpen={setOpen}
      />
      {status !== 'draft' && (
        <Link to={eventPath(event.id)} className={styles.page}>
          Public page <Icon icon={ExternalLink} small />
        </Link>
      )}
      {open && <EventDialogs event={event} open={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

const ScanTickets = ({ variant }: { variant: 'contained' | 'outlined' }) => (
  <Button component={Link} to={paths.checkIn} variant={variant} className={styles.wide}>
    <Icon icon={ScanLine} small /> Scan tickets
  </Button>
);

/** The person may check tickets in, and the event is on sale or paused. */
function useMayScan({ status }: OrganizedEvent): boolean {
  const user = useAppSelector(selectUser);
  const mayCheckIn = user?.permissions.includes('check_in_tickets') ?? false;
  return mayCheckIn && (status === 'published' || status === 'paused');
}

interface MoreMenuProps {
  event: OrganizedEvent;
  isAlive: boolean;
  isMessaged: boolean;
  onDuplicate: () => unknown;
  onOpen: (dialog: OpenDialog) => void;
}

function MoreMenu({ event, isAlive, isMessaged, onDuplicate, onOpen }: MoreMenuProps) {
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (work: () => unknown) => () => {
    setAnchor(null);
    void work();
  };
  return (
    <span className={styles.more}>
      <IconButton
        label="More"
        aria-haspopup="menu"
        icon={Ellipsis}
        onClick={(press) => setAnchor(press.currentTarget)}
      />
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          <MenuItem onClick={choose(() => navigate(organizeEditEventPath(event.id)))}>
            Edit
          </MenuItem>
          {isMessaged && (
            <MenuItem onClick={choose(() => onOpen('message'))}>Message attendees</MenuItem>
          )}
          <MenuItem onClick={choose(onDuplicate)}>Duplicate</MenuItem>
          {event.status !== 'draft' && (
            <MenuItem onClick={choose(() => navigate(eventPath(event.id)))}>Public page</MenuItem>
          )}
          {isAlive && <MenuItem onClick={choose(() => onOpen('share'))}>Share</MenuItem>}
          {isAlive && <MenuItem onClick={choose(() => onOpen('move'))}>Move</MenuItem>}
          {isAlive && <MenuItem onClick={choose(() => onOpen('cancel'))}>Cancel event</MenuItem>}
        </Menu>
      )}
    </span>
  );
}

/** The one job of the page on phones. */
export function ScanBar({ event }: { event: OrganizedEvent }) {
  const scans = useMayScan(event);
  if (!scans) return null;
  return (
    <div className={styles.bar}>
      <Button component={Link} to={paths.checkIn} variant="contained" size="large" fullWidth>
        <Icon icon={ScanLine} /> Scan tickets
      </Button>
    </div>
  );
}
