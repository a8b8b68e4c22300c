import { ExportMenu } from '@/components/dialogs/ExportMenu';
import { useExport, type ExportWhat } from './useExport';

interface ExportButtonProps {
  what: ExportWhat;
  /** The event, and the filters of its list. */
  query: { id: number };
}

/** A list of the dashboard as a file. */
export function ExportButton({ what, query }: ExportButtonProps) {
  const save = useExport(what, query);
  return <ExportMenu label={`Export the ${what}`} onExport={save} />;
}
