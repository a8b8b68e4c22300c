import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useId } from 'react';
import { useListEventCategoriesQuery, type OrganizedEvent } from '@/api';
import { useFindCompaniesQuery } from '@/api/console';
import { Dialog } from '@/components/dialogs/Dialog';
import { formatTime } from '@/lib/dates';
import { useAppDispatch } from '@/state';
import { differencesOf, type Names } from '../form/differences';
import { toEditorValues } from '../form/editorValues';
import { keysOf, rebase } from '../form/rebase';
import { selectValues, useEditor } from '../store/editorSelectors';
import { conflictOverwritten, conflictPostponed, conflictReloaded } from '../store/editorSlice';

function useNames({ id, companies }: OrganizedEvent): Names {
  const { data: categories } = useListEventCategoriesQuery();
  const { data: known } = useFindCompaniesQuery({ event: id }, { skip: companies.length === 0 });
  const nameOf = (list: readonly { id: number; name: string }[] = [], wanted: number) =>
    list.find((one) => one.id === wanted)?.name;
  return {
    category: (wanted) => nameOf(categories?.results, wanted) ?? `Category ${wanted}`,
    company: (wanted) => nameOf(known?.results, wanted) ?? `Company ${wanted}`,
  };
}

const versions = {
  mt: 2,
  tableLayout: 'fixed',
  '& .MuiTableCell-root': {
    pl: 0,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
} as const;

interface ConflictDialogProps {
  /** The event as somebody else has saved it. */
  theirs: OrganizedEvent;
  onOverwrite: () => void;
}

/** Somebody else has saved the event meanwhile: both versions side by side, and which one stays. */
export default function ConflictDialog({ theirs, onOverwrite }: ConflictDialogProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const mine = useEditor(selectValues);
  const names = useNames(theirs);
  const differences = differencesOf(
    rebase(mine, theirs),
    toEditorValues(theirs, keysOf(mine)),
    names,
  );
  return (
    <Dialog
      open
      onClose={() => dispatch(conflictPostponed())}
      // Keys that are typed here are not for the page behind.
      onKeyDown={(event) => event.stopPropagation()}
      maxWidth="md"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>
        Someone saved this event at {formatTime(theirs.updated_at, theirs.timezone)}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          Reload takes their version and drops your unsaved changes. Overwrite saves yours in place
          of theirs.
        </DialogContentText>
        <Table size="small" aria-label="Both versions" sx={versions}>
          <TableHead>
            <TableRow>
              <TableCell>Field</TableCell>
              <TableCell>Yours</TableCell>
              <TableCell>Theirs</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {differences.map((difference) => (
              <TableRow key={difference.id}>
                <TableCell component="th" scope="row">
                  {difference.label}
                </TableCell>
                <TableCell>{difference.mine || 'Empty'}</TableCell>
                <TableCell>{difference.theirs || 'Empty'}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={() => dispatch(conflictPostponed())}>
          Decide later
        </Button>
        <Button onClick={() => dispatch(conflictReloaded(theirs))}>Reload</Button>
        <Button
          variant="contained"
          color="error"
          onClick={() => {
            dispatch(conflictOverwritten(theirs));
            onOverwrite();
          }}
        >
          Overwrite
        </Button>
      </DialogActions>
    </Dialog>
  );
}
