import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { cx } from '@/lib/cx';
import styles from './Chip.module.css';

interface ChipProps extends Omit<LinkProps, 'children'> {
  children: ReactNode;
  selected?: boolean;
  /** A figure after the words. */
  count?: number;
}

/** A filter as a link, so that it works before any script has run. */
export function Chip({ children, selected = false, count, className, ...rest }: ChipProps) {
  return (
    <Link
      className={cx(styles.chip, selected && styles.selected, className)}
      aria-current={selected ? 'true' : undefined}
      {...rest}
    >
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
