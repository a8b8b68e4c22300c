import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Share from 'lucide-react/icons/share-2';
import { useListEventCategoriesQuery, type OrganizedEvent } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { ReadDialog } from '@/components/dialogs/ReadDialog';
import { Icon } from '@/components/display/Icon';
import { EventCard } from '@/entities/event/EventCard';
import { formatDateTime } from '@/lib/dates';
import { eventPath } from '@/lib/paths';
import { hasShareSheet, openShareSheet } from '@/lib/shareSheet';
import { countOf } from '@/lib/text';
import { useCopy } from '@/state';
import { toEditorValues } from './editor/form/editorValues';
import { previewEvent } from './editor/form/previewEvent';

const address = {
  flex: '1 1 260px',
  p: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 'var(--r-input)',
  bgcolor: 'background.default',
  font: '400 13px/19px var(--font-mono)',
  overflowWrap: 'anywhere',
  userSelect: 'all',
};

function bookingSentence(event: OrganizedEvent): string {
  const { booking_start_date: opens, booking_end_date: closes, status, timezone } = event;
  const isPast = (at: string | null) => at === null || Date.parse(at) <= Date.now();
  if (status === 'paused') return 'Sales are paused: nobody can book until you resume them.';
  if (opens !== null && !isPast(opens)) return `Booking opens ${formatDateTime(opens, timezone)}.`;
  return closes !== null && isPast(closes) ? 'Booking is closed.' : 'Booking is open.';
}

/** Who sees what behind the link, and who can book. */
function visitorSentences(event: OrganizedEvent): string[] {
  const { companies } = event;
  return [
    'Everybody who has the link sees the poster, title, date and price, also without an account.',
    'After signing in they see the whole page: description, venue, pictures and tickets.',
    event.is_exclusive
      ? `Only people of ${countOf(companies.length, 'chosen company', 'chosen companies')} can book. Others can ask for access.`
      : 'People of every company can book.',
    bookingSentence(event),
  ];
}

interface ShareEventDialogProps {
  /** One that is published. */
  event: OrganizedEvent;
  onClose: () => void;
}

/** The step after publishing: the link to the public page, and what those see who open it. */
export default function ShareEventDialog({ event, onClose }: ShareEventDialogProps) {
  const { data } = useListEventCategoriesQuery();
  const url = new URL(eventPath(event.id), window.location.origin).href;
  const { copy, isCopied } = useCopy(url, 'link');
  const card = previewEvent(event, toEditorValues(event), data?.results ?? []);
  return (
    <ReadDialog
      title="Share your event"
      maxWidth="sm"
      onClose={onClose}
      more={
        hasShareSheet() && (
          <Button onClick={() => void openShareSheet({ title: event.title, url })}>
            <Icon icon={Share} small /> Share…
          </Button>
        )
      }
    >
      <Typography color="textSecondary">
        {event.title} is published. Send this link to the people you want to reach.
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', my: 2 }}>
        <Box component="code" sx={address}>
          {url}
        </Box>
        <BusyButton onClick={copy}>
          <Icon icon={isCopied ? Check : Copy} small /> Copy link
        </BusyButton>
      </Stack>
      <h3>What a visitor will see</h3>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={3} sx={{ mt: 2 }}>
        <Box inert sx={{ flex: '0 0 200px' }}>
          <EventCard event={card} eager />
        </Box>
        <Stack component="ul" spacing={1.5} sx={{ color: 'text.secondary' }}>
          {visitorSentences(event).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Stack>
      </Stack>
    </ReadDialog>
  );
}
