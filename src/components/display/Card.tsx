import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import styles from './Card.module.css';

interface CardProps {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /** Inner space: 24, 16 on phones; `none` for a card that divides itself. */
  padding?: 'normal' | 'none';
  className?: string;
  /** The id of the heading that names it. */
  labelledBy?: string;
  children: ReactNode;
}

/** A raised surface with a hairline. */
export function Card({
  as: Element = 'div',
  padding = 'normal',
  className,
  labelledBy,
  children,
}: CardProps) {
  return (
    <Element
      className={cx(styles.card, padding === 'normal' && styles.padded, className)}
      aria-labelledby={labelledBy}
    >
      {children}
    </Element>
  );
}
