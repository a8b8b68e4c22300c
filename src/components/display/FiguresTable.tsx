import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import styles from './FiguresTable.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface FiguresTableProps {
  /** Name of the part that scrolls. */
  label: string;
  /** Name of the table, where it is another one. */
  caption?: string;
  heads: readonly string[];
  /** Of the table: columns that are not figures, other widths. */
  className?: string;
  /** The body and foot: rows of a `th` and its figures. */
  children: ReactNode;
}

/** A table of figures; in a small window it scrolls sideways: by the arrow keys, once it has the focus. */
export function FiguresTable({
  label,
  caption = label,
  heads,
  className,
  children,
}: FiguresTableProps) {
  return (
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={cx(styles.table, className)}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}
