import MenuItem from '@mui/material/MenuItem';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { LOAD_ONCE, useFileDownload } from '@/api';
import { consoleApi } from '@/api/console';
import { BusyButton } from '@/components/buttons/BusyButton';
import { Menu } from '@/components/dialogs/Menu';
import { Icon } from '@/components/display/Icon';
import { auditFilters, platformFilters, type AuditAddress } from './auditAddress';

type Format = 'csv' | 'xlsx';

/** Whose changes the file has. */
export type AuditFile =
  { of: 'event' | 'organizer'; id: number } | { of: 'company' | 'platform'; id?: undefined };

const { endpoints } = consoleApi;

function requestOf(file: AuditFile, address: AuditAddress, format: Format) {
  const filters = auditFilters(address);
  if (file.of === 'event') {
    const call = endpoints[format === 'csv' ? 'exportEventAuditCsv' : 'exportEventAuditXlsx'];
    return call.initiate({ ...filters, id: file.id }, LOAD_ONCE);
  }
  if (file.of === 'organizer') {
    const { exportOrganizerAuditCsv: csv, exportOrganizerAuditXlsx: xlsx } = endpoints;
    return (format === 'csv' ? csv : xlsx).initiate({ ...filters, id: file.id }, LOAD_ONCE);
  }
  if (file.of === 'company') {
    const { exportCompanyAuditCsv: csv, exportCompanyAuditXlsx: xlsx } = endpoints;
    return (format === 'csv' ? csv : xlsx).initiate(filters, LOAD_ONCE);
  }
  const { exportPlatformAuditCsv: csv, exportPlatformAuditXlsx: xlsx } = endpoints;
  return (format === 'csv' ? csv : xlsx).initiate(platformFilters(address), LOAD_ONCE);
}

/** Asks for the kind of file, which has the filters of the list; busy until it is there. */
export function AuditExport({ address, ...file }: AuditFile & { address: AuditAddress }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const download = useFileDownload();
  const handleChoice = async (format: Format) => {
    setAnchor(null);
    setIsBusy(true);
    await download(requestOf(file, address, format), {
      name: `changes.${format}`,
      done: 'Your file with the changes is saved.',
      failed: 'The changes could not be exported. Please try again.',
    });
    setIsBusy(false);
  };
  return (
    <>
      <BusyButton
        busy={isBusy}
        aria-haspopup="menu"
        aria-label="Export the changes"
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
