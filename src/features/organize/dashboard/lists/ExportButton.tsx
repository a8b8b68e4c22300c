import MenuItem from '@mui/material/MenuItem';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { BusyButton } from '@/components/buttons/BusyButton';
import { Menu } from '@/components/dialogs/Menu';
import { Icon } from '@/components/display/Icon';
import { useExport, type ExportFormat, type ExportWhat } from './useExport';

interface ExportButtonProps {
  what: ExportWhat;
  /** The event, and the filters of its list. */
  query: { id: number };
}

/** Asks for the kind of file; busy until it is there. */
export function ExportButton({ what, query }: ExportButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const save = useExport(what, query);
  const handleChoice = async (format: ExportFormat) => {
    setAnchor(null);
    setIsBusy(true);
    await save(format);
    setIsBusy(false);
  };
  return (
    <>
      <BusyButton
        busy={isBusy}
        aria-haspopup="menu"
        aria-label={`Export the ${what}`}
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
