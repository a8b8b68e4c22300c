import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import type { LucideIcon } from 'lucide-react';
import { Menu } from '@/components/dialogs/Menu';
import { Icon } from '@/components/display/Icon';
import styles from './RowMenu.module.css';

export interface RowMenuEntry<Action extends string> {
  action: Action;
  label: string;
  icon: LucideIcon;
  /** The key that does the same in the grid. */
  hint?: string;
  danger?: boolean;
  /** Stands under a line: what ends or moves the row. */
  apart?: boolean;
}

interface RowMenuProps<Action extends string> {
  /** What the row is called. */
  name: string;
  anchor: HTMLElement;
  entries: readonly RowMenuEntry<Action>[];
  onAction: (action: Action) => void;
  onClose: () => void;
}

/** What can be done with one row. */
export function RowMenu<Action extends string>(props: RowMenuProps<Action>) {
  const { name, anchor, entries, onAction, onClose } = props;
  const item = ({ action, label, icon, hint, danger }: RowMenuEntry<Action>) => (
    <MenuItem
      key={action}
      className={styles.item}
      data-danger={danger}
      onClick={() => {
        onClose();
        onAction(action);
      }}
    >
      <Icon icon={icon} small />
      {label}
      {hint && <kbd aria-hidden="true">{hint}</kbd>}
    </MenuItem>
  );
  const apart = entries.filter((entry) => entry.apart);
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        list: { 'aria-label': `Actions of ${name}` },
        paper: { className: styles.paper },
      }}
    >
      {entries.filter((entry) => !entry.apart).map(item)}
      {apart.length > 0 && apart.length < entries.length && <Divider className={styles.line} />}
      {apart.map(item)}
    </Menu>
  );
}
