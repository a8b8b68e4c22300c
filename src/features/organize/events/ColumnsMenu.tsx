import MenuItem from '@mui/material/MenuItem';
import Check from 'lucide-react/icons/check';
import { Menu } from '@/components/dialogs/Menu';
import { Icon } from '@/components/display/Icon';
import { COLUMN_LABELS, OPTIONAL_COLUMNS, type ColumnName } from './columns';
import styles from './ColumnsMenu.module.css';

interface ColumnsMenuProps {
  anchor: HTMLElement;
  hidden: readonly ColumnName[];
  onChange: (hidden: ColumnName[]) => void;
  onClose: () => void;
}

export default function ColumnsMenu({ anchor, hidden, onChange, onClose }: ColumnsMenuProps) {
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
            <span className={styles.mark}>{isShown && <Icon icon={Check} small />}</span>
            {COLUMN_LABELS[column]}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
