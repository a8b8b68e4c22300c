import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Spinner } from '@/components/display/Spinner';
import { IconButton, Icon } from '@/components/display/Icon';
import Menu from '@mui/material/Menu';

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
      <Box
        component="span"
        role="status"
        aria-label={`Working on ${name}`}
        sx={{ display: 'grid', placeItems: 'center', width: 32, height: 32 }}
      >
        <Spinner />
      </Box>
    );
  }
  const item = ({ label, icon, hint, danger, onClick }: RowAction) => (
    <MenuItem
      key={label}
      sx={{
        minHeight: { xs: 44, md: 38 },
        color: danger ? 'error.main' : undefined,
        '& kbd': {
          display: { xs: 'none', md: 'block' },
          ml: 'auto',
          px: 0.75,
          borderRadius: '6px',
          bgcolor: 'background.raised',
          font: '400 12px/20px var(--font-ui)',
          color: 'text.secondary',
        },
      }}
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
        sx={{
          width: { md: 32 },
          height: { md: 32 },
          '&:hover, &[aria-expanded="true"]': {
            bgcolor: { md: 'background.paper' },
            boxShadow: { md: 'inset 0 0 0 1px var(--mui-palette-line-strong)' },
          },
        }}
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
            paper: { sx: { width: 244 } },
          }}
        >
          {actions.filter((action) => !action.apart).map(item)}
          {apart.length > 0 && apart.length < actions.length && <Divider sx={{ mx: 0.75 }} />}
          {apart.map(item)}
        </Menu>
      )}
    </>
  );
}

export interface RowEntry<Action extends string> extends Omit<RowAction, 'onClick'> {
  action: Action;
}

/** The entries of a menu that one function answers. */
export const rowActions = <Action extends string>(
  entries: readonly RowEntry<Action>[],
  onAction: (action: Action) => void,
): RowAction[] =>
  entries.map(({ action, ...entry }) => ({ ...entry, onClick: () => onAction(action) }));
