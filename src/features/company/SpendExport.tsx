import { consoleApi, useExport } from '@/api/console';
import { ExportMenu } from '@/components/dialogs/ExportMenu';
import type { Period } from '@/lib/periods';

const { exportCompanySpendCsv: csv, exportCompanySpendXlsx: xlsx } = consoleApi.endpoints;

/** Saves the spend of a period as a file. */
export function SpendExport({ period }: { period: Period }) {
  return (
    <ExportMenu label="Export the spend" onExport={useExport('spend', { csv, xlsx }, period)} />
  );
}
