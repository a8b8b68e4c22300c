import { LOAD_ONCE, useFileDownload } from '@/api';
import { consoleApi } from '@/api/console';
import { ExportMenu, type ExportFormat } from '@/components/dialogs/ExportMenu';

const { exportCompanyAttendanceCsv, exportCompanyAttendanceXlsx } = consoleApi.endpoints;

/** Saves who has a seat at coming events as a file; the result is shown by a toast. */
export function AttendanceExport() {
  const download = useFileDownload();
  const handleExport = (format: ExportFormat) => {
    const call = format === 'csv' ? exportCompanyAttendanceCsv : exportCompanyAttendanceXlsx;
    return download(call.initiate(undefined, LOAD_ONCE), {
      name: `attendance.${format}`,
      done: 'Your file with the attendance is saved.',
      failed: 'The attendance could not be exported. Please try again.',
    });
  };
  return <ExportMenu label="Export upcoming attendance" variant="text" onExport={handleExport} />;
}
