import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { errorMessage, type ImportReport, type Organizer } from '@/api';
import { useImportEventsMutation } from '@/api/console';
import { BusyButton } from '@/components/fields/BusyButton';
import { Dialog } from '@/components/dialogs/Dialog';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { FileField } from '@/components/fields/FileField';
import { TextInput } from '@/components/fields/TextInput';
import { fileLimits } from '@/lib/fileLimits.gen';
import { countOf } from '@/lib/text';
import { EarlierImports } from './EarlierImports';
import { ImportFindings, LeftOut } from './ImportFindings';

interface ImportEventsDialogProps {
  /** Those for which the person may make events. */
  organizers: readonly Organizer[];
  /** The one that the list shows. */
  chosen: Organizer | undefined;
  onClose: () => void;
}

interface ImportOptions {
  file: File;
  organizer: number;
  publish: boolean;
  allowRepeats: boolean;
}

const FAILED = 'The file could not be checked. Please try again.';

/** Without a media type of its own, so that the server judges the file by its content. */
const asBytes = (file: File) => new Blob([file], { type: 'application/octet-stream' });

/** Imports a catalogue of events: the server checks the file, says what is wrong, and then takes it whole. */
export default function ImportEventsDialog(props: ImportEventsDialogProps) {
  const { organizers, chosen, onClose } = props;
  const id = useId();
  const first = organizers.find((one) => one.id === chosen?.id) ?? organizers[0];
  const [organizer, setOrganizer] = useState(first?.id ?? 0);
  const [publish, setPublish] = useState(false);
  const [allowRepeats, setAllowRepeats] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [done, setDone] = useState<ImportReport | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [send, { isLoading }] = useImportEventsMutation();

  async function check(next: ImportOptions) {
    setReport(null);
    setFailure(null);
    try {
      const { file: chosenFile, ...options } = next;
      setReport(await send({ ...options, dryRun: true, body: asBytes(chosenFile) }).unwrap());
    } catch (error) {
      setFailure(errorMessage(error, FAILED));
    }
  }

  const handleFile = (picked: File) => {
    setDone(null);
    setReport(null);
    setFailure(null);
    if (picked.size > fileLimits.bytes) {
      setFile(null);
      setFailure('This file is larger than 10 MB. Choose a smaller one.');
      return;
    }
    setFile(picked);
    void check({ file: picked, organizer, publish, allowRepeats });
  };
  const handleOrganizer = (next: number) => {
    setOrganizer(next);
    setDone(null);
    if (file) void check({ file, organizer: next, publish, allowRepeats });
  };
  const handlePublish = (next: boolean) => {
    setPublish(next);
    if (file) void check({ file, organizer, publish: next, allowRepeats });
  };
  const handleRepeats = (next: boolean) => {
    setAllowRepeats(next);
    if (file) void check({ file, organizer, publish, allowRepeats: next });
  };
  const handleImport = async () => {
    if (!file) return;
    setFailure(null);
    try {
      setDone(await send({ organizer, publish, allowRepeats, body: asBytes(file) }).unwrap());
      setReport(null);
      setFile(null);
    } catch (error) {
      setFailure(errorMessage(error, 'The events could not be imported. Please try again.'));
    }
  };

  const events = report?.events ?? 0;
  const isReady = report !== null && report.error_count === 0 && events > 0;
  return (
    <Dialog
      open
      onClose={isLoading ? undefined : onClose}
      onKeyDown={(event) => event.stopPropagation()}
      maxWidth="md"
      fullWidth
      scroll="body"
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`}>Import events</DialogTitle>
      <DialogContent>
        <DialogContentText variant="meta" component="p" sx={{ maxWidth: '70ch', mb: 2 }}>
          One row for each ticket tier, with these headings: title, category, venue, city,
          start_date, end_date, booking_start_date, booking_end_date, tier, price, total_tickets.
          Rows without a title belong to the event above. Times are local to the venue, such as{' '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            2026-12-06 19:30
          </Box>
          .
        </DialogContentText>
        {organizers.length > 1 && (
          <TextInput
            label="Organizer"
            select
            value={organizer}
            onChange={(change) => handleOrganizer(Number(change.target.value))}
            slotProps={{ select: { native: true } }}
          >
            {organizers.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </TextInput>
        )}
        <Box sx={{ mt: 2, mb: 1 }}>
          <FileField
            label={file?.name ?? 'Choose a CSV, XLSX or JSON file'}
            hint="Up to 10 MB. It is checked first; nothing is written yet."
            accept=".csv,.xlsx,.json"
            disabled={isLoading}
            onChoose={handleFile}
          />
        </Box>
        <CheckboxField
          label="Put the events on sale at once; otherwise they are drafts"
          checked={publish}
          onChange={handlePublish}
        />
        <CheckboxField
          label="Also import events that already exist or are in the file twice"
          checked={allowRepeats}
          onChange={handleRepeats}
        />
        <Box role="status" sx={{ typography: 'ui', '& p': { mt: 1 } }}>
          {isLoading && !report && !done && <p>Checking the file…</p>}
          {report && <ImportFindings report={report} />}
          {done && <p>{outcomeOf(done, publish)}</p>}
          {done && <LeftOut report={done} />}
        </Box>
        <Typography
          role="alert"
          component="p"
          variant="ui"
          color="error"
          sx={{ mt: 1, '&:empty': { display: 'none' } }}
        >
          {failure}
        </Typography>
        <EarlierImports organizer={organizer} />
      </DialogContent>
      <DialogActions sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button variant={done ? 'contained' : 'outlined'} onClick={onClose} disabled={isLoading}>
          {done ? 'Done' : 'Cancel'}
        </Button>
        {!done && (
          <BusyButton
            variant="contained"
            busy={isLoading && report !== null}
            disabled={!isReady}
            onClick={handleImport}
          >
            {isReady ? `Import ${countOf(events, 'event')}` : 'Import events'}
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
}

const outcomeOf = (done: ImportReport, isPublished: boolean): string =>
  done.import === null
    ? 'No event was imported.'
    : `${countOf(done.events, 'event')} imported${isPublished ? ' and on sale.' : ' as drafts.'} ` +
      'Until somebody books, the import can be undone below.';
