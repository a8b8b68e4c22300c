import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Check from 'lucide-react/icons/check';
import Columns from 'lucide-react/icons/columns-3';
import { useState } from 'react';
import { IconButton, Icon } from '@/components/display/Icon';
import Menu from '@mui/material/Menu';
import { readStoredNames, saveStoredNames } from '@/lib/storedNames';

export const COLUMN_LABELS = {
  title: 'Event',
  start_date: 'When',
  venue: 'Venue',
  status: 'Status',
  sold: 'Sold',
  revenue: 'Revenue',
  updated_at: 'Updated',
} as const;
export type ColumnName = keyof typeof COLUMN_LABELS;

/** Those that can be hidden, in the order of the grid. */
const OPTIONAL_COLUMNS: readonly ColumnName[] = [
  'start_date',
  'venue',
  'status',
  'sold',
  'revenue',
  'updated_at',
];

/** localStorage key: the hidden columns of the events grid, separated by commas. */
const KEY = 'foyer-organize-events-hidden';

/** What is not a column is left out. */
export const readHiddenColumns = (): ColumnName[] => readStoredNames(KEY, OPTIONAL_COLUMNS) ?? [];

export const saveHiddenColumns = (hidden: readonly ColumnName[]): void =>
  saveStoredNames(KEY, hidden);

interface ColumnsButtonProps {
  hidden: readonly ColumnName[];
  onChange: (hidden: ColumnName[]) => void;
}

/** Which columns the grid shows; remembered on this device. */
export function ColumnsButton({ hidden, onChange }: ColumnsButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        icon={Columns}
        label="Columns"
        aria-haspopup="menu"
        sx={{
          display: { xs: 'none', md: 'inline-flex' },
          width: 40,
          height: 40,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      {anchor && (
        <ColumnsMenu
          anchor={anchor}
          hidden={hidden}
          onChange={onChange}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}

interface ColumnsMenuProps {
  anchor: HTMLElement;
  hidden: readonly ColumnName[];
  onChange: (hidden: ColumnName[]) => void;
  onClose: () => void;
}

function ColumnsMenu({ anchor, hidden, onChange, onClose }: ColumnsMenuProps) {
  const toggle = (column: ColumnName) =>
    onChange(
      hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column],
    );
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': 'Columns' } }}
    >
      {OPTIONAL_COLUMNS.map((column) => {
        const isShown = !hidden.includes(column);
        return (
          <MenuItem
            key={column}
            role="menuitemcheckbox"
            aria-checked={isShown}
            onClick={() => toggle(column)}
          >
            <Box component="span" sx={{ width: 16 }}>
              {isShown && <Icon icon={Check} small />}
            </Box>
            {COLUMN_LABELS[column]}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
