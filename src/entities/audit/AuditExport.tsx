import { LOAD_ONCE, useFileDownload } from '@/api';
import { consoleApi } from '@/api/console';
import { ExportMenu, type ExportFormat } from '@/components/dialogs/ExportMenu';
import { auditFilters, platformFilters, type AuditFilters } from './auditFilters';

/** Whose changes the file has. */
export type AuditFile =
  | { of: 'event' | 'organizer'; id: number }
  | { of: 'company' | 'platform'; id?: undefined };

const { endpoints } = consoleApi;

function requestOf(file: AuditFile, chosen: AuditFilters, format: ExportFormat) {
  const filters = auditFilters(chosen);
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
  return (format === 'csv' ? csv : xlsx).initiate(platformFilters(chosen), LOAD_ONCE);
}

/** Asks for the kind of file, which has the filters of the list. */
export function AuditExport({ filters, ...file }: AuditFile & { filters: AuditFilters }) {
  const download = useFileDownload();
  return (
    <ExportMenu
      label="Export the changes"
      onExport={(format) =>
        download(requestOf(file, filters, format), {
          name: `changes.${format}`,
          done: 'Your file with the changes is saved.',
          failed: 'The changes could not be exported. Please try again.',
        })
      }
    />
  );
}
