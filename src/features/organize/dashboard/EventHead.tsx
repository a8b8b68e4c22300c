import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import type { OrganizedEvent } from '@/api';
import { Icon } from '@/components/display/Icon';
import { Poster } from '@/entities/event/Poster';
import { formatDateTime, formatTime } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { daysUntil, eventBadge } from './eventBadge';

const HEAD = {
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: 'flex-end',
  gap: '8px 20px',
  mb: 2,
};

interface EventHeadProps {
  event: OrganizedEvent;
  /** Epoch milliseconds. */
  now: number;
  isAtTheDoors: boolean;
  /** When the figures were read, in epoch milliseconds. */
  updatedAt: number | undefined;
}

/** What the event is: its poster, name, state, date and place. */
export function EventHead({ event, now, isAtTheDoors, updatedAt }: EventHeadProps) {
  const { label, tone } = eventBadge(event);
  const { start_date: start, venue, city, timezone } = event;
  const place = [venue, city].filter(Boolean).join(', ');
  const facts = [
    start ? formatDateTime(start, timezone) : 'No date yet',
    place || 'No venue yet',
    start && event.status !== 'cancelled' ? daysUntil(start, now) : null,
  ];
  return (
    <Stack component="header" direction="row" sx={HEAD}>
      <Box sx={{ flex: 'none', width: 64 }}>
        <Poster src={event.featured_image} category={event.category_name} eager />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Button
          to={paths.organizeEvents}
          component={Link}
          variant="text"
          sx={{ minHeight: 24, px: 0, typography: 'ui', color: 'text.secondary' }}
        >
          <Icon icon={ArrowLeft} small /> Events
        </Button>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
          <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
            {event.title}
          </Typography>
          <Stack component="span" direction="row" spacing={0.75}>
            <Chip size="small" color={tone} label={label} />
            {isAtTheDoors && <Chip size="small" color="warning" label="Doors open" />}
          </Stack>
        </Stack>
        <Typography component="p" variant="meta" color="textSecondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {isAtTheDoors && updatedAt !== undefined && (
        <Typography component="p" variant="meta" color="textSecondary">
          Updated {formatTime(new Date(updatedAt).toISOString(), timezone)}
        </Typography>
      )}
    </Stack>
  );
}

export const EventHeadSkeleton = () => (
  <Stack direction="row" sx={HEAD}>
    <Skeleton sx={{ typography: 'h1', width: '50%' }} />
  </Stack>
);
