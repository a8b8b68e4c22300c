import type { ReactNode } from 'react';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import styles from './CreditTable.module.css';

interface CreditTableProps {
  label: string;
  heads: readonly string[];
  /** The first cell names the row, the last one is its figure. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table of figures; in a small window it scrolls sideways, by the arrow keys too. */
export function CreditTable({ label, heads, rows }: CreditTableProps) {
  return (
    <div className={styles.scroller} role="region" aria-label={`${label}, table`} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
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
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
