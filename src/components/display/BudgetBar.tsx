import { useId } from 'react';
import { cx } from '@/lib/cx';
import styles from './BudgetBar.module.css';

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

/** Budget used by pattern and never by colour alone; the figures stand beside it. */
export function BudgetBar({ segments, limit, label, thin = false }: BudgetBarProps) {
  const hatch = useId();
  return (
    <svg className={cx(styles.bar, thin && styles.thin)} role="img" aria-label={label}>
      <pattern
        id={hatch}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="2.5" height="5" className={styles.solid} />
      </pattern>
      {segmentShares(segments, limit).map(({ pattern, start, width }) => (
        <rect
          key={pattern}
          x={`${start}%`}
          width={`${width}%`}
          height="100%"
          className={styles[pattern]}
          fill={pattern === 'hatched' ? `url(#${hatch})` : undefined}
        />
      ))}
    </svg>
  );
}

/** The sign of a pattern beside its name; without one, of what is left. */
export function BudgetSign({ pattern }: { pattern?: BudgetPattern }) {
  const hatch = useId();
  return (
    <svg className={styles.sign} aria-hidden="true">
      <pattern
        id={hatch}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="2.5" height="5" className={styles.solid} />
      </pattern>
      {pattern && (
        <rect
          width="100%"
          height="100%"
          className={styles[pattern]}
          fill={pattern === 'hatched' ? `url(#${hatch})` : undefined}
        />
      )}
    </svg>
  );
}
