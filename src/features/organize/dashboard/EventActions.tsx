import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import ExternalLink from 'lucide-react/icons/arrow-up-right';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Mail from 'lucide-react/icons/mail';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import ScanLine from 'lucide-react/icons/scan-qr-code';
import Share from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type OrganizedEvent, errorMessage } from '@/api';
import {
  useDuplicateEventMutation,
  usePauseEventMutation,
  useResumeEventMutation,
} from '@/api/console';
import { IconButton, Icon } from '@/components/display/Icon';
import { BusyButton } from '@/components/fields/BusyButton';
import { lazyPart } from '@/components/lazy/lazyPart';
import { eventPath, organizeEditEventPath, paths } from '@/lib/paths';
import { selectUser, useAppSelector, useToast } from '@/state';

/** What can be done with an event at once; what goes wrong is said by a toast. */
function useEventActions(event: OrganizedEvent) {
  const { id } = event;
  const navigate = useNavigate();
  const toast = useToast();
  const [pause] = usePauseEventMutation();
  const [resume] = useResumeEventMutation();
  const [duplicate] = useDuplicateEventMutation();

  const attempt = async (work: () => Promise<void>, failed: string) => {
    try {
      await work();
    } catch (error) {
      toast.error(errorMessage(error, failed));
    }
  };
  return {
    togglePause: () =>
      event.status === 'paused'
        ? attempt(async () => {
            await resume({ id }).unwrap();
            toast.success('Tickets can be booked again.', 'Sales resumed');
          }, 'Sales could not be resumed. Please try again.')
        : attempt(async () => {
            await pause({ id }).unwrap();
            toast.success('Held seats can still be paid.', 'Sales paused');
          }, 'Sales could not be paused. Please try again.'),
    duplicate: () =>
      attempt(async () => {
        const copy = await duplicate({ id }).unwrap();
        toast.success('It has no dates yet, and nobody sees it.', 'Draft created');
        await navigate(organizeEditEventPath(copy.id));
      }, 'The event could not be duplicated. Please try again.'),
  };
}

const WIDE_ONLY = { display: { xs: 'none', md: 'inline-flex' } };

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
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      {scans && isAtTheDoors && <ScanTickets variant="contained" />}
      {isMessaged && (
        <Button
          variant={scans && isAtTheDoors ? 'outlined' : 'contained'}
          sx={WIDE_ONLY}
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
      <Button component={Link} to={organizeEditEventPath(event.id)} sx={WIDE_ONLY}>
        <Icon icon={Pencil} small /> Edit
      </Button>
      {scans && !isAtTheDoors && <ScanTickets variant="outlined" />}
      <Divider
        component="span"
        orientation="vertical"
        flexItem
        sx={{ display: { xs: 'none', md: 'block' }, my: 1 }}
      />
      <BusyButton variant="text" color="secondary" sx={WIDE_ONLY} onClick={duplicate}>
        <Icon icon={Copy} small /> Duplicate
      </BusyButton>
      {isAlive && (
        <>
          <Button variant="text" color="secondary" sx={WIDE_ONLY} onClick={() => setOpen('share')}>
            <Icon icon={Share} small /> Share
          </Button>
          <Button variant="text" color="secondary" sx={WIDE_ONLY} onClick={() => setOpen('move')}>
            <Icon icon={CalendarClock} small /> Move
          </Button>
          <Button variant="text" color="error" sx={WIDE_ONLY} onClick={() => setOpen('cancel')}>
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
        <Button
          to={eventPath(event.id)}
          component={Link}
          variant="text"
          sx={{ ...WIDE_ONLY, ml: 'auto' }}
        >
          Public page <Icon icon={ExternalLink} small />
        </Button>
      )}
      {open && <EventDialogs event={event} open={open} onClose={() => setOpen(null)} />}
    </Stack>
  );
}

const ScanTickets = ({ variant }: { variant: 'contained' | 'outlined' }) => (
  <Button component={Link} to={paths.checkIn} variant={variant} sx={WIDE_ONLY}>
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
    <Box component="span" sx={{ display: { md: 'none' }, order: 1 }}>
      <IconButton
        label="More"
        aria-haspopup="menu"
        icon={Ellipsis}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
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
    </Box>
  );
}

/** The one job of the page on phones. */
export function ScanBar({ event }: { event: OrganizedEvent }) {
  const scans = useMayScan(event);
  if (!scans) return null;
  return (
    <Box
      sx={{
        display: { md: 'none' },
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        mt: 2,
        mx: 'calc(-1 * var(--gutter))',
        mb: -4,
        px: 'var(--gutter)',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Button component={Link} to={paths.checkIn} variant="contained" size="large" fullWidth>
        <Icon icon={ScanLine} /> Scan tickets
      </Button>
    </Box>
  );
}

const MessageDialog = lazyPart(() => import('./messages/MessageDialog'));
const PublishedEventDialog = lazyPart(async () => ({
  default: (await import('../events/EndEventDialog')).PublishedEventDialog,
}));
const ShareEventDialog = lazyPart(() => import('../ShareEventDialog'));

type OpenDialog = 'message' | 'move' | 'cancel' | 'share';

interface EventDialogsProps {
  event: OrganizedEvent;
  open: OpenDialog;
  onClose: () => void;
}

/** What is done with an event in a dialog. */
function EventDialogs({ event, open, onClose }: EventDialogsProps) {
  if (open === 'message') return <MessageDialog event={event} onClose={onClose} />;
  if (open === 'share') return <ShareEventDialog event={event} onClose={onClose} />;
  return <PublishedEventDialog id={event.id} action={open} onClose={onClose} />;
}
