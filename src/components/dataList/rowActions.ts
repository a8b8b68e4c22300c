import type { RowAction } from './RowMenu';

export interface RowEntry<Action extends string> extends Omit<RowAction, 'onClick'> {
  action: Action;
}

/** The entries of a menu that one function answers. */
export const rowActions = <Action extends string>(
  entries: readonly RowEntry<Action>[],
  onAction: (action: Action) => void,
): RowAction[] =>
  entries.map(({ action, ...entry }) => ({ ...entry, onClick: () => onAction(action) }));
