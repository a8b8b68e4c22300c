import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { KeyboardEvent } from 'react';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import type { ListColumn } from './listColumns';
import styles from './ListGrid.module.css';

type HeadColumn = Omit<ListColumn<never>, 'renderCell'>;

interface HeadCellProps {
  column: HeadColumn;
  index: number;
  ordering: string;
  isStop: boolean;
  onSort: (ordering: string) => void;
}

function HeadCell({ column, index, ordering, isStop, onSort }: HeadCellProps) {
  const { field, headerName, align, hasHiddenHead, sortable = true, firstOrder = '' } = column;
  const isSorted = ordering === field || ordering === `-${field}`;
  const isDescending = isSorted ? ordering.startsWith('-') : firstOrder === '-';
  const sort = () => {
    const next = isSorted ? (isDescending ? '' : '-') : firstOrder;
    onSort(next + field);
  };
  const handleKey = (press: KeyboardEvent) => {
    if (press.key !== 'Enter' && press.key !== ' ') return;
    press.preventDefault();
    sort();
  };
  return (
    <div
      role="columnheader"
      aria-colindex={index}
      {...(sortable && {
        'aria-sort': isSorted ? (isDescending ? 'descending' : 'ascending') : 'none',
        onClick: sort,
        onKeyDown: handleKey,
      })}
      data-field={field}
      data-align={align}
      data-sorted={isSorted || undefined}
      tabIndex={isStop ? 0 : -1}
      className={styles.headCell}
    >
      {hasHiddenHead ? (
        <VisuallyHidden>{headerName}</VisuallyHidden>
      ) : (
        <span className={styles.text}>{headerName}</span>
      )}
      {sortable && (
        <span className={styles.arrow}>
          <Icon icon={isDescending ? ArrowDown : ArrowUp} small />
        </span>
      )}
    </div>
  );
}

interface GridHeadProps extends Pick<HeadCellProps, 'ordering' | 'onSort'> {
  columns: readonly HeadColumn[];
  /** The column whose head is the tab stop of the grid. */
  stop: string | null;
}

/** The heads of the columns; a press sorts by one, the next one turns the order. */
export function GridHead({ columns, stop, ...sorting }: GridHeadProps) {
  return (
    <div role="row" aria-rowindex={1} className={styles.head}>
      {columns.map((column, index) => (
        <HeadCell
          key={column.field}
          column={column}
          index={index + 1}
          isStop={column.field === stop}
          {...sorting}
        />
      ))}
    </div>
  );
}
