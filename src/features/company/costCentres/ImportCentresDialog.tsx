import Box from '@mui/material/Box';
import { useState } from 'react';
import { errorMessage, type CostCentreImportReport } from '@/api';
import { useImportCostCentresMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { ImportErrors } from '@/components/feedback/ImportErrors';
import { FileField } from '@/components/fields/FileField';
import { costCentreImportRules } from '@/lib/consoleFormRules.gen';
import { readFileAsCsv, UnreadableTable } from '@/lib/readTable';
import { countOf } from '@/lib/text';

/** The server takes no larger file. */
const { maxLength: MAX_CHARACTERS } = costCentreImportRules.content;
/** A character has up to four bytes. */
const MAX_BYTES = 4 * MAX_CHARACTERS;
const TOO_LARGE = 'The file is larger than 200 kB.';

/** Makes and changes cost centres from a CSV or XLSX: it is checked first, and then taken whole. */
export default function ImportCentresDialog({ onClose }: { onClose: () => void }) {
  const [send, { isLoading }] = useImportCostCentresMutation();
  const [file, setFile] = useState<{ name: string; content: string } | null>(null);
  const [report, setReport] = useState<CostCentreImportReport | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const call = async (content: string, dryRun: boolean) => {
    setFailure(null);
    try {
      setReport(await send({ costCentreImport: { content, dry_run: dryRun } }).unwrap());
    } catch (error) {
      setFailure(errorMessage(error, 'The file could not be read. Please try again.'));
    }
  };
  const handleFile = async (picked: File) => {
    setReport(null);
    setFailure(null);
    setFile(null);
    const content = await contentOf(picked);
    if ('failure' in content) return setFailure(content.failure);
    setFile({ name: picked.name, content: content.text });
    await call(content.text, true);
  };

  const changes = report ? report.created + report.updated : 0;
  const isReady = report !== null && report.errors.length === 0 && changes > 0;
  const done = report && !report.dry_run && report.errors.length === 0;
  return (
    <FormDialog
      title="Import cost centres"
      text="A CSV or XLSX with the columns code, name and owner: the address of somebody of your company, or empty. Known codes are changed, others are made."
      submitLabel={isReady ? `Import ${countOf(changes, 'cost centre')}` : 'Import'}
      busy={isLoading}
      failure={failure}
      done={done ? { title: 'Cost centres imported', sentences: [sums(report)] } : undefined}
      onSubmit={(submit) => {
        submit.preventDefault();
        if (file && isReady) void call(file.content, false);
        else if (!failure) setFailure('Choose a file that changes something and has no errors.');
      }}
      onClose={onClose}
    >
      <FileField
        label={file?.name ?? 'Choose a CSV or XLSX file'}
        hint="Up to 200 kB. It is checked first; nothing is written yet."
        accept=".csv,.xlsx,text/csv"
        disabled={isLoading}
        onChoose={(picked) => void handleFile(picked)}
      />
      <Box role="status" sx={{ mt: 1, typography: 'ui' }}>
        {isLoading && <p>{report ? 'Importing…' : 'Checking the file…'}</p>}
        {report && report.errors.length > 0 && (
          <ImportErrors errors={report.errors} count={report.errors.length} />
        )}
        {report && report.errors.length === 0 && !isLoading && <p>{sums(report)}</p>}
      </Box>
    </FormDialog>
  );
}

/** The file as the server takes it, or why it does not. */
async function contentOf(file: File): Promise<{ text: string } | { failure: string }> {
  // Larger files are not read: the page would stand still.
  if (file.size > MAX_BYTES) return { failure: TOO_LARGE };
  try {
    const text = await readFileAsCsv(file);
    if (text.length > MAX_CHARACTERS) return { failure: TOO_LARGE };
    return text.trim() === '' ? { failure: 'The file is empty.' } : { text };
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    return { failure: error.message };
  }
}

/** `2 new, 1 changed, 3 as they were.` */
const sums = ({ dry_run: isDry, created, updated, unchanged }: CostCentreImportReport) =>
  isDry && created + updated === 0
    ? 'Nothing to change.'
    : `${created} new, ${updated} changed, ${unchanged} as they were.`;
