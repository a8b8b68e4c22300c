import { useId } from 'react';
import { styled } from '@mui/material/styles';

/** `solid`: spent; `light`: committed to others; `hatched`: reserved, or what this request takes. */
export type BudgetPattern = 'solid' | 'light' | 'hatched';

export interface BudgetSegment {
  pattern: BudgetPattern;
  /** Decimal string in major units. */
  amount: string;
}

interface BudgetBarProps {
  /** From the left, one behind the other. */
  segments: readonly BudgetSegment[];
  /** Decimal string in major units; what the segments leave of it is the empty track. */
  limit: string;
  /** What it shows, in words. */
  label: string;
  /** 6 high in place of 10. */
  thin?: boolean;
}

/** Start and width of each segment in percent; together at most the whole bar. */
export function segmentShares(segments: readonly BudgetSegment[], limit: string) {
  // A budget that is overdrawn fills the bar, each part in proportion.
  const sum = segments.reduce((total, { amount }) => total + Number(amount), 0);
  const whole = Math.max(Number(limit), sum);
  let start = 0;
  return segments.map(({ pattern, amount }) => {
    const width = whole > 0 ? (100 * Math.max(0, Number(amount))) / whole : 0;
    const share = { pattern, start, width };
    start += width;
    return share;
  });
}

/** The hatched pattern, by which parts of a drawing are filled. */
const Hatch = ({ id }: { id: string }) => (
  <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="2.5" height="5" fill="var(--mark)" />
  </pattern>
);

const fillOf = (pattern: BudgetPattern, hatch: string) => ({
  fill: pattern === 'hatched' ? `url(#${hatch})` : 'var(--mark)',
  opacity: pattern === 'light' ? 0.45 : undefined,
});

/** A track with a line around it; forced colours draw no shadow, but a border. */
const Track = styled('svg')({
  overflow: 'hidden',
  boxShadow: 'inset 0 0 0 1px var(--mui-palette-divider)',
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
});

/** Budget used by pattern and never by colour alone; the figures stand beside it. */
export function BudgetBar({ segments, limit, label, thin = false }: BudgetBarProps) {
  const hatch = useId();
  const height = thin ? 6 : 10;
  return (
    <Track
      role="img"
      aria-label={label}
      sx={{
        display: 'block',
        width: '100%',
        height,
        borderRadius: `${height / 2}px`,
        bgcolor: 'background.raised',
      }}
    >
      <Hatch id={hatch} />
      {segmentShares(segments, limit).map(({ pattern, start, width }) => (
        <rect
          key={pattern}
          x={`${start}%`}
          width={`${width}%`}
          height="100%"
          {...fillOf(pattern, hatch)}
        />
      ))}
    </Track>
  );
}

/** The sign of a pattern beside its name; without one, of what is left. */
export function BudgetSign({ pattern }: { pattern?: BudgetPattern }) {
  const hatch = useId();
  return (
    <Track
      aria-hidden="true"
      sx={{
        display: 'inline-block',
        flex: 'none',
        width: 12,
        height: 8,
        borderRadius: '2px',
        verticalAlign: 'baseline',
        bgcolor: 'background.paper',
        boxShadow: 'inset 0 0 0 1px var(--mui-palette-line-strong)',
      }}
    >
      <Hatch id={hatch} />
      {pattern && <rect width="100%" height="100%" {...fillOf(pattern, hatch)} />}
    </Track>
  );
}
