import Columns from 'lucide-react/icons/columns-3';
import { useState } from 'react';
import { IconButton } from '@/components/buttons/IconButton';
import { lazyPart } from '@/components/lazy/lazyPart';
import type { ColumnName } from './columns';
import styles from './ColumnsButton.module.css';

const ColumnsMenu = lazyPart(() => import('./ColumnsMenu'));

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
        className={styles.button}
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
