import MenuItem from '@mui/material/MenuItem';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { BusyButton } from '@/components/fields/BusyButton';
import Menu from '@mui/material/Menu';
import { Icon } from '@/components/display/Icon';

export type ExportFormat = 'csv' | 'xlsx';

interface ExportMenuProps {
  /** The accessible name, such as `Export the changes`. */
  label: string;
  onExport: (format: ExportFormat) => Promise<unknown>;
  /** `text` inside of a card. */
  variant?: 'outlined' | 'text';
}

/** Asks for the kind of file; busy until it is there. */
export function ExportMenu({ label, onExport, variant = 'outlined' }: ExportMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const handleChoice = async (format: ExportFormat) => {
    setAnchor(null);
    setIsBusy(true);
    await onExport(format);
    setIsBusy(false);
  };
  return (
    <>
      <BusyButton
        busy={isBusy}
        variant={variant}
        aria-haspopup="menu"
        aria-label={label}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon icon={Download} small /> Export
      </BusyButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          <MenuItem onClick={() => handleChoice('xlsx')}>Excel (.xlsx)</MenuItem>
          <MenuItem onClick={() => handleChoice('csv')}>Comma separated (.csv)</MenuItem>
        </Menu>
      )}
    </>
  );
}
