import { cx } from '@/lib/cx';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** What it stands for; each has the height of the line or thing that replaces it. */
  kind?: 'h1' | 'h2' | 'h3' | 'body' | 'ui' | 'meta' | 'price' | 'poster' | 'square' | 'button';
  width?: 'full' | 'long' | 'half' | 'short';
  className?: string;
}

/** A quiet block of the exact size of what is coming. Say in words that it loads, once, around it. */
export function Skeleton({ kind = 'body', width = 'full', className }: SkeletonProps) {
  return (
    <span
      className={cx(styles.skeleton, styles[kind], styles[width], className)}
      aria-hidden="true"
    />
  );
}
