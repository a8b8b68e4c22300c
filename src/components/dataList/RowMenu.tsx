import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Spinner } from '@/components/display/Spinner';
import { IconButton } from '@/components/buttons/IconButton';
import { Menu } from '@/components/dialogs/Menu';
import { Icon } from '@/components/display/Icon';
import styles from './RowMenu.module.css';

export interface RowAction {
  label: string;
  icon: LucideIcon;
  /** The key that does the same while a link or a button of the row has the focus. */
  hint?: string;
  danger?: boolean;
  /** Stands under a line: what ends or moves the row. */
  apart?: boolean;
  onClick: () => void;
}

export interface RowMenuOf<Row> {
  /** What a row is called. */
  name: (row: Row) => string;
  /** None where nothing can be done. */
  actions: (row: Row) => readonly RowAction[];
  /** Whether an action of the row is under way. */
  isBusy?: (row: Row) => boolean;
}

/** The button at the end of a row, and the menu that it opens. */
export function RowMenu<Row>({ row, menu }: { row: Row; menu: RowMenuOf<Row> }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = menu.name(row);
  const actions = menu.actions(row);
  if (actions.length === 0) return null;
  if (menu.isBusy?.(row)) {
    return (
      <span className={styles.busy} role="status" aria-label={`Working on ${name}`}>
        <Spinner />
      </span>
    );
  }
  const item = ({ label, icon, hint, danger, onClick }: RowAction) => (
    <MenuItem
      key={label}
      className={styles.item}
      data-danger={danger}
      onClick={() => {
        setAnchor(null);
        onClick();
      }}
    >
      <Icon icon={icon} small />
      {label}
      {hint && <kbd aria-hidden="true">{hint}</kbd>}
    </MenuItem>
  );
  const apart = actions.filter((action) => action.apart);
  return (
    <>
      <IconButton
        icon={Ellipsis}
        label={`Actions of ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        className={styles.button}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{
            list: { 'aria-label': `Actions of ${name}` },
            paper: { className: styles.paper },
          }}
        >
          {actions.filter((action) => !action.apart).map(item)}
          {apart.length > 0 && apart.length < actions.length && <Divider className={styles.line} />}
          {apart.map(item)}
        </Menu>
      )}
    </>
  );
}
