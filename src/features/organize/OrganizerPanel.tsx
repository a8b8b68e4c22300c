import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import { useState } from 'react';
import type { Event } from '@/api';
import { Icon } from '@/components/display/Icon';
import { lazyPart } from '@/components/lazy/lazyPart';
import { serverNow } from '@/lib/serverClock';

const CancelEventDialog = lazyPart(() => import('./CancelEventDialog'));
const RescheduleEventDialog = lazyPart(() => import('./RescheduleEventDialog'));

/** Rescheduling and cancelling an event; requires manage_events. */
export function OrganizerPanel({ event }: { event: Event }) {
  const [open, setOpen] = useState<'cancel' | 'move' | null>(null);
  const [now] = useState(() => serverNow());
  const isOver = Date.parse(event.end_date) <= now;
  const handleClose = () => setOpen(null);
  return (
    <Card component="section" aria-labelledby="organizer-panel">
      <h2 id="organizer-panel">Organize This Event</h2>
      {event.is_cancelled ? (
        <Typography component="p" variant="ui" color="textSecondary">
          This event is cancelled. Money that was paid for it goes back by itself.
        </Typography>
      ) : isOver ? (
        <Typography component="p" variant="ui" color="textSecondary">
          This event is over. It cannot be moved or cancelled any more.
        </Typography>
      ) : (
        <>
          <Typography component="p" variant="ui" color="textSecondary">
            People who have paid get an email.
          </Typography>
          <Stack spacing={1} sx={{ mt: 2 }}>
            <Button fullWidth onClick={() => setOpen('move')}>
              <Icon icon={CalendarClock} small /> Move Event
            </Button>
            <Button
              fullWidth
              color="error"
              sx={{ color: 'error.main', borderColor: 'error.main' }}
              onClick={() => setOpen('cancel')}
            >
              <Icon icon={CalendarX} small /> Cancel Event
            </Button>
          </Stack>
        </>
      )}
      {/* Outside the branch above, because the dialog stays open to show the result. */}
      {open === 'cancel' && <CancelEventDialog event={event} onClose={handleClose} />}
      {open === 'move' && <RescheduleEventDialog event={event} onClose={handleClose} />}
    </Card>
  );
}
