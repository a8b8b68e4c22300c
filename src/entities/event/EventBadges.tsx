import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { EventSummary } from '@/api';
import type { Tone } from '@/theme/tone';
import { isAlmostSoldOut } from './eventView';
import { movedLabel, saleBadge } from './saleState';

/**
 * Exclusive; Booking Open and Almost Sold Out, or why it cannot be booked (docs/product/screens.md#event-page);
 * New date.
 */
function badgesOf(event: EventSummary): { label: string; tone: Tone }[] {
  const closed = saleBadge(event);
  const moved = movedLabel(event);
  return [
    ...(event.is_exclusive ? [{ label: 'Exclusive', tone: 'primary' as const }] : []),
    closed ?? { label: 'Booking Open', tone: 'success' as const },
    ...(!closed && isAlmostSoldOut(event)
      ? [{ label: 'Almost Sold Out', tone: 'warning' as const }]
      : []),
    ...(moved ? [{ label: moved, tone: 'warning' as const }] : []),
  ];
}

/** Chips in the row or column around them. */
export function EventBadges({ event }: { event: EventSummary }) {
  return (
    <Box component="ul" aria-label="Status" sx={{ display: 'contents' }}>
      {badgesOf(event).map(({ label, tone }) => (
        <Chip key={label} component="li" size="small" color={tone} label={label} />
      ))}
    </Box>
  );
}
