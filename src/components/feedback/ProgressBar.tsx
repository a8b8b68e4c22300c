import { styled } from '@mui/material/styles';

const Bar = styled('progress')({
  display: 'block',
  width: '100%',
  height: 6,
  border: 0,
  borderRadius: 3,
  overflow: 'hidden',
  appearance: 'none',
  background: 'var(--mui-palette-background-raised)',
  boxShadow: 'inset 0 0 0 1px var(--mui-palette-divider)',
  '&::-webkit-progress-bar': { background: 'transparent' },
  '&::-webkit-progress-value': { background: 'var(--mark)' },
  '&::-moz-progress-bar': { background: 'var(--mark)' },
  // Forced colours draw no shadow: a border shows the track.
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

/** How far something is, in whole percent from 0 to 100. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <Bar value={percent} max={100} aria-label={label}>
      {percent}%
    </Bar>
  );
}
