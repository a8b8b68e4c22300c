import { useLayoutEffect, useMemo, type KeyboardEvent } from 'react';
import { GridHead } from './GridHead';
import { GridRow } from './GridRow';
import type { ListColumn } from './listColumns';
import styles from './ListGrid.module.css';
import { useGridFocus } from './useGridFocus';

interface ListGridProps<Row extends { id: number }> {
  label: string;
  rows: readonly Row[];
  /** Memoized by the caller: another array renders every row again. */
  columns: readonly ListColumn<Row>[];
  /** The field of a column, with `-` for the largest first. */
  ordering: string;
  hidden?: readonly string[];
  /** Rows of two short lines. */
  dense?: boolean;
  /** The rows are those of the request before. */
  loading?: boolean;
  onSort: (ordering: string) => void;
  /** A key pressed on a row, without Ctrl, Alt or Cmd. */
  onKey?: (row: Row, key: string) => void;
}

const NONE: readonly string[] = [];

/** One width for each column; those with a share take what is left, and the grid scrolls below their least. */
function layoutOf(columns: readonly Pick<ListColumn<never>, 'width' | 'flex' | 'minWidth'>[]) {
  const least = ({ width, minWidth = 50 }: (typeof columns)[number]) => width ?? minWidth;
  return {
    columns: columns
      .map((column) =>
        column.flex === undefined
          ? `${least(column)}px`
          : `minmax(${least(column)}px, ${column.flex}fr)`,
      )
      .join(' '),
    minWidth: `${columns.reduce((sum, column) => sum + least(column), 0)}px`,
  };
}

/** The button of the menu of the row that an element of the grid belongs to. */
const menuButtonOf = (target: Element) =>
  target.closest('[role=row]')?.querySelector<HTMLElement>('[data-row-menu]');

/**
 * The rows of a console's list on wide screens. The server sorts, filters and pages; a page is short
 * enough to be drawn whole. One tab stop, arrows move, Shift F10 opens the menu of the row.
 */
export function ListGrid<Row extends { id: number }>(props: ListGridProps<Row>) {
  const { label, rows, columns, ordering, hidden = NONE } = props;
  const { dense = false, loading = false, onSort, onKey } = props;
  const shown = useMemo(
    () => columns.filter(({ field }) => !hidden.includes(field)),
    [columns, hidden],
  );
  const layout = useMemo(() => layoutOf(shown), [shown]);
  const { grid, stop, onFocus, moveFocus } = useGridFocus(rows, shown);
  // Through the object model: the page's policy refuses style attributes.
  useLayoutEffect(() => {
    grid.current?.style.setProperty('grid-template-columns', layout.columns);
    grid.current?.style.setProperty('min-width', layout.minWidth);
  }, [grid, layout]);

  const handleKey = (press: KeyboardEvent<HTMLElement>) => {
    const { target } = press;
    // A dialog that a cell has opened is outside of the grid, and its keys are its own.
    if (!(target instanceof Element) || !press.currentTarget.contains(target)) return;
    if (moveFocus(press)) return;
    const id = target.closest<HTMLElement>('[data-id]')?.dataset.id;
    const row = rows.find((one) => String(one.id) === id);
    if (!row) return;
    const button = menuButtonOf(target);
    const opensMenu = press.key === 'ContextMenu' || (press.shiftKey && press.key === 'F10');
    if (opensMenu && button) {
      press.preventDefault();
      button.click();
      return;
    }
    // What a button or a link does on its own keys is not done twice.
    const isOwn = target.closest(press.key === 'Enter' ? 'a, button' : 'button') !== null;
    if (!press.ctrlKey && !press.metaKey && !press.altKey && !isOwn) onKey?.(row, press.key);
  };

  return (
    <div className={styles.scroller}>
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={shown.length}
        aria-busy={loading}
        className={styles.grid}
        data-dense={dense || undefined}
        onFocus={onFocus}
        onKeyDown={handleKey}
      >
        <GridHead
          columns={shown}
          ordering={ordering}
          stop={stop.row === null ? stop.field : null}
          onSort={onSort}
        />
        {rows.map((row, index) => (
          <GridRow
            key={row.id}
            row={row}
            index={index + 2}
            columns={shown}
            stop={stop.row === row.id ? stop.field : null}
            isControl={stop.row === row.id && stop.isControl}
          />
        ))}
      </div>
    </div>
  );
}
