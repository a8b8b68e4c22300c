import Box from '@mui/material/Box';
import { useId } from 'react';

const track = {
  display: 'block',
  borderRadius: 0.5,
  overflow: 'hidden',
  bgcolor: 'background.raised',
  boxShadow: 'inset 0 0 0 1px var(--mui-palette-divider)',
  // Forced colours draw no shadow: a border shows the track.
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
};

interface SeatBarProps {
  total: number;
  sold: number;
  held: number;
  /** Past and cancelled events are grey. */
  ended?: boolean;
}

/**
 * Solid is sold, hatched is held, the track is left: by pattern, never by colour alone. The numbers
 * stand beside it.
 */
export function SeatBar({ total, sold, held, ended = false }: SeatBarProps) {
  const hatch = useId();
  const share = (seats: number) => `${total > 0 ? Math.min(100, (100 * seats) / total) : 0}%`;
  return (
    <Box
      component="svg"
      aria-hidden="true"
      sx={{ ...track, width: '100%', height: 6, color: ended ? 'line.strong' : 'var(--mark)' }}
    >
      <pattern
        id={hatch}
        width="4"
        height="4"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="2" height="4" fill="currentColor" />
      </pattern>
      <rect width={share(sold)} height="100%" fill="currentColor" />
      <rect x={share(sold)} width={share(held)} height="100%" fill={`url(#${hatch})`} />
    </Box>
  );
}

/** One sign of the legend, drawn as in the bar. */
export function SeatSign({ is }: { is: 'sold' | 'held' | 'left' }) {
  return (
    <Box component="span" sx={{ width: 14 }}>
      <SeatBar total={1} sold={is === 'sold' ? 1 : 0} held={is === 'held' ? 1 : 0} />
    </Box>
  );
}
