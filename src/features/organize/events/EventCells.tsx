import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { OrganizedEventSummary } from '@/api';
import { QuietCell, TwoLines } from '@/components/dataList/TwoLines';
import { CategoryMark } from '@/entities/event/CategoryMark';
import { Poster } from '@/entities/event/Poster';
import { formatDate, formatTime, daysFromNow, formatClock, formatMonthDay } from '@/lib/dates';
import { dayjs } from '@/lib/dayjs';
import { formatMoney } from '@/lib/money';
import { formatCount } from '@/lib/numbers';
import { SeatBar } from '../components/SeatBar';
import { isEnded, eventState } from './eventMenu';
import { rowTarget } from './eventMenu';

interface CellProps {
  event: OrganizedEventSummary;
}

export function TitleCell({ event }: CellProps) {
  return (
    <Stack
      component="span"
      direction="row"
      spacing={1.75}
      sx={{ alignItems: 'center', minWidth: 0 }}
    >
      <Box component="span" sx={{ flex: 'none', width: 36 }}>
        <Poster
          src={event.featured_image}
          category={event.category_name}
          sold={event.status === 'cancelled'}
        />
      </Box>
      <Stack component="span" spacing={0.25} sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          to={rowTarget(event)}
          component={Link}
          variant="h3"
          sx={{
            overflowWrap: 'anywhere',
            textOverflow: 'ellipsis',
            overflow: 'hidden',
            whiteSpace: { xs: 'normal', md: 'nowrap' },
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          {event.title}
        </Typography>
        <Stack
          component="span"
          direction="row"
          spacing={1}
          sx={{
            alignItems: 'center',
            overflow: 'hidden',
            typography: 'meta',
            color: 'text.secondary',
            '& svg': { width: 14 },
          }}
        >
          <CategoryMark name={event.category_name} />
          {event.category_name ?? 'No category yet'}
        </Stack>
      </Stack>
    </Stack>
  );
}

export function WhenCell({ event: { start_date: start, timezone } }: CellProps) {
  if (!start) return <QuietCell>No date yet</QuietCell>;
  return <TwoLines first={formatDate(start, timezone)} second={formatTime(start, timezone)} />;
}

export function VenueCell({ event: { venue, city } }: CellProps) {
  if (!venue && !city) return <QuietCell>No venue yet</QuietCell>;
  return <TwoLines first={venue || city} second={venue && city} />;
}

export function SoldCell({ event }: CellProps) {
  const { status, total_tickets: total, sold, held } = event;
  if (status === 'draft') {
    return (
      <QuietCell>
        {total === 0 ? 'No tickets yet' : `${formatCount(total)} ${total === 1 ? 'seat' : 'seats'}`}
      </QuietCell>
    );
  }
  return (
    <Stack component="span" spacing={0.25} sx={{ flex: 1, minWidth: 0 }}>
      <Stack
        component="span"
        direction="row"
        spacing={1}
        sx={{
          justifyContent: 'space-between',
          typography: 'meta',
          color: 'text.secondary',
          '& strong': { color: 'text.primary' },
        }}
      >
        <span>
          <strong>{formatCount(sold)}</strong> of {formatCount(total)}
        </span>
        {held > 0 && <span>{formatCount(held)} held</span>}
      </Stack>
      <SeatBar total={total} sold={sold} held={held} ended={isEnded(event)} />
    </Stack>
  );
}

export function RevenueCell({ event: { status, revenue, currency } }: CellProps) {
  if (status === 'draft') return null;
  return (
    <TwoLines
      first={formatMoney(revenue, currency)}
      second={status === 'cancelled' && Number(revenue) > 0 && 'not paid back'}
    />
  );
}

interface StateBadgeProps {
  event: OrganizedEventSummary;
  /** Epoch milliseconds. */
  now: number;
}

export function StateBadge({ event, now }: StateBadgeProps) {
  const { label, tone } = eventState(event, now);
  if (tone === 'outlined') return <Chip size="small" variant="outlined" label={label} />;
  if (tone === 'inverse') {
    return (
      <Chip
        size="small"
        label={label}
        sx={{ bgcolor: 'text.primary', color: 'background.default' }}
      />
    );
  }
  return <Chip size="small" color={tone} label={label} />;
}

/** `just now`, `12 min ago`, `9:40 AM`, `Yesterday`, `Nov 6`. @param now epoch milliseconds */
export function changedAgo(instant: string, now: number): string {
  const minutes = dayjs(now).diff(instant, 'minute');
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const days = daysFromNow(instant, now);
  if (days === 0) return formatClock(instant);
  return days === -1 ? 'Yesterday' : formatMonthDay(instant);
}
