import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { errorMessage, useListCheckInEventsQuery, type EventSummary } from '@/api';
import { ErrorPanel, StaleNote } from '@/components/feedback/ErrorPanel';
import { SearchField } from '@/components/fields/SearchField';
import { isCheckInOpen } from '@/entities/event/checkInHours';
import { venueLine } from '@/entities/event/eventView';
import { SEARCH_DEBOUNCE_MS, useDebounced } from '@/hooks/useDebounced';
import { formatDateTimeRange } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { serverNow } from '@/lib/serverClock';

const UPCOMING_LIMIT = 20;
/** Recently ended events whose check-in may still be open. */
const ENDED_LIMIT = 5;

interface EventPickerProps {
  onChoose: (eventId: number) => void;
}

/** Chooses the event to check in: those open now first, then the coming ones. */
export function EventPicker({ onChoose }: EventPickerProps) {
  const [typed, setTyped] = useState('');
  const [now] = useState(() => serverNow());
  const search = useDebounced(typed.trim(), SEARCH_DEBOUNCE_MS);
  const coming = useListCheckInEventsQuery({
    search,
    timeframe: 'upcoming',
    pageSize: UPCOMING_LIMIT,
  });
  const ended = useListCheckInEventsQuery({
    search,
    timeframe: 'past',
    ordering: '-start_date',
    pageSize: ENDED_LIMIT,
  });
  const events = [...(ended.currentData?.results ?? []), ...(coming.currentData?.results ?? [])];
  const open = events.filter((event) => isCheckInOpen(event, now));
  const later = events.filter(
    (event) => Date.parse(event.start_date) > now && !open.includes(event),
  );

  return (
    <Stack spacing={3} sx={{ maxWidth: 760 }}>
      <SearchField
        name="Find the event"
        action={paths.checkIn}
        label="Find the event"
        placeholder="Search events, venues or cities"
        value={typed}
        onType={setTyped}
        onClear={() => setTyped('')}
      />
      {coming.isError && !coming.isFetching && !coming.currentData ? (
        <ErrorPanel
          title="Failed to load events"
          text={errorMessage(coming.error, 'Please try again.')}
          onRetry={() => Promise.all([coming.refetch(), ended.refetch()])}
        />
      ) : !coming.currentData ? (
        <Stack spacing={2} role="status" aria-label="Loading events">
          <Skeleton sx={{ typography: 'meta', width: '75%' }} />
          <Skeleton sx={{ typography: 'meta', width: '75%' }} />
        </Stack>
      ) : (
        <>
          {coming.isError && (
            <StaleNote onRetry={() => Promise.all([coming.refetch(), ended.refetch()])} />
          )}
          <Group title="Doors open now" events={open} onChoose={onChoose} />
          <Group title="Coming up" events={later} onChoose={onChoose} />
          {open.length + later.length === 0 && (
            <Typography component="p" variant="meta" color="textSecondary" role="status">
              {search ? `No events match “${search}”.` : 'No events are coming up.'}
            </Typography>
          )}
        </>
      )}
    </Stack>
  );
}

interface GroupProps extends EventPickerProps {
  title: string;
  events: readonly EventSummary[];
}

function Group({ title, events, onChoose }: GroupProps) {
  const id = useId();
  if (events.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      <List disablePadding sx={{ mt: 1 }}>
        {events.map((event) => (
          <Box component="li" key={event.id} sx={{ borderTop: 1, borderColor: 'divider' }}>
            {/* Text aligned with the heading, with a wider press area. */}
            <ListItemButton
              component="button"
              onClick={() => onChoose(event.id)}
              sx={{
                display: 'grid',
                gap: 0.25,
                width: 'calc(100% + 24px)',
                mx: -1.5,
                px: 1.5,
                py: 1.75,
                borderRadius: 'var(--r-input)',
                textAlign: 'left',
              }}
            >
              <Typography component="span" variant="h3">
                {event.title}{' '}
                {event.is_cancelled && <Chip size="small" color="error" label="Cancelled" />}
              </Typography>
              <Typography component="span" variant="meta" color="textSecondary">
                {formatDateTimeRange(event.start_date, event.end_date, event.timezone)}
              </Typography>
              <Typography component="span" variant="meta" color="textSecondary">
                {venueLine(event.venue, event.city)}
              </Typography>
            </ListItemButton>
          </Box>
        ))}
      </List>
    </section>
  );
}
