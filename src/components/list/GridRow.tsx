import { memo } from 'react';
import type { ListColumn } from './listColumns';
import styles from './ListGrid.module.css';

interface GridRowProps<Row extends { id: number }> {
  row: Row;
  /** Counted from 1, where the row of the heads is. */
  index: number;
  columns: readonly ListColumn<Row>[];
  /** The column whose cell is the tab stop of the grid. */
  stop: string | null;
  /** The tab stop is the link or button in that cell. */
  isControl: boolean;
}

function Row<Row extends { id: number }>({
  row,
  index,
  columns,
  stop,
  isControl,
}: GridRowProps<Row>) {
  return (
    <div role="row" aria-rowindex={index} data-id={row.id} className={styles.row}>
      {columns.map(({ field, align, renderCell }, column) => {
        const isStop = field === stop;
        const content = renderCell({ row, tabIndex: isStop && isControl ? 0 : -1 });
        return (
          <div
            key={field}
            role="gridcell"
            aria-colindex={column + 1}
            data-field={field}
            data-align={align}
            tabIndex={isStop && !isControl ? 0 : -1}
            className={styles.cell}
          >
            {typeof content === 'string' ? <span className={styles.text}>{content}</span> : content}
          </div>
        );
      })}
    </div>
  );
}

/** Rendered again only for another row, other columns, or when the tab stop enters or leaves it. */
export const GridRow = memo(Row) as typeof Row;
