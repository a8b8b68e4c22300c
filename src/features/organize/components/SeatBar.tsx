import { useId } from 'react';
import styles from './SeatBar.module.css';

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
    <svg className={styles.bar} data-ended={ended || undefined} aria-hidden="true">
      <pattern
        id={hatch}
        width="4"
        height="4"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="2" height="4" className={styles.sold} />
      </pattern>
      <rect width={share(sold)} height="100%" className={styles.sold} />
      <rect x={share(sold)} width={share(held)} height="100%" fill={`url(#${hatch})`} />
    </svg>
  );
}
