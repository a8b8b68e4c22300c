import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

interface Stop {
  /** Null in the heads of the columns. */
  row: number | null;
  field: string;
  /** The link or the button in the cell, rather than the cell. */
  isControl: boolean;
}

/** Rows that Page Up and Page Down move by. */
const PAGE = 10;

const cellOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;

const indexOf = (element: Element | null | undefined, axis: 'row' | 'col') =>
  Number(element?.getAttribute(`aria-${axis}index`));

/** Where a key leads from a cell; rows and columns count from 1. */
function targetOf(press: KeyboardEvent, row: number, column: number): [number, number] | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  const isWhole = ctrlKey || metaKey;
  if (altKey || shiftKey) return null;
  if (key === 'Home') return [isWhole ? 1 : row, 1];
  if (key === 'End') return [isWhole ? Infinity : row, Infinity];
  if (isWhole) return null;
  if (key === 'ArrowUp') return [row - 1, column];
  if (key === 'ArrowDown') return [row + 1, column];
  if (key === 'ArrowLeft') return [row, column - 1];
  if (key === 'ArrowRight') return [row, column + 1];
  if (key === 'PageUp') return [row - PAGE, column];
  if (key === 'PageDown') return [row + PAGE, column];
  return null;
}

/**
 * Keeps the grid one tab stop: the cell that had the focus last, or the control in it; at first, and
 * when that cell is gone, the head of the first column.
 */
export function useGridFocus(
  rows: readonly { id: number }[],
  columns: readonly { field: string }[],
) {
  const grid = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<Stop | null>(null);
  const first: Stop = { row: null, field: columns[0]?.field ?? '', isControl: false };
  const isThere =
    last !== null &&
    columns.some(({ field }) => field === last.field) &&
    (last.row === null || rows.some(({ id }) => id === last.row));

  const onFocus = ({ target }: FocusEvent) => {
    const cell = cellOf(target);
    if (!cell || !grid.current?.contains(cell)) return;
    const id = cell.parentElement?.dataset.id;
    setLast({
      row: id === undefined ? null : Number(id),
      field: cell.dataset.field ?? '',
      isControl: target !== cell,
    });
  };

  /** @returns whether the key was one that moves */
  const moveFocus = (press: KeyboardEvent): boolean => {
    const cell = cellOf(press.target);
    const goal = cell && targetOf(press, indexOf(cell.parentElement, 'row'), indexOf(cell, 'col'));
    if (!goal) return false;
    const inside = (wanted: number, count: number) => Math.min(Math.max(wanted, 1), count);
    const [row, column] = [inside(goal[0], rows.length + 1), inside(goal[1], columns.length)];
    const next = grid.current?.querySelector<HTMLElement>(
      `[aria-rowindex="${row}"] > [aria-colindex="${column}"]`,
    );
    // Keys that move do not scroll the page.
    press.preventDefault();
    (next?.querySelector<HTMLElement>('a[tabindex], button[tabindex]') ?? next)?.focus();
    return true;
  };

  return { grid, stop: isThere ? last : first, onFocus, moveFocus };
}
