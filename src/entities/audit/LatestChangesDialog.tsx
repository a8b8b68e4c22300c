import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Button, ButtonLink } from '@/components/buttons/Button';
import { Dialog } from '@/components/dialogs/Dialog';
import type { AuditQueryState } from './AuditList';
import { LatestList } from './LatestList';

interface LatestChangesDialogProps {
  /** The first `LATEST` of them. */
  query: AuditQueryState;
  /** The name of what they are of. */
  of: string;
  /** The address of all of them. */
  all: string;
  onClose: () => void;
}

/** What was changed last of a thing that has no page of its own, and the way to all of it. */
export function LatestChangesDialog({ query, of, all, onClose }: LatestChangesDialogProps) {
  const id = useId();
  const count = query.data?.count ?? 0;
  return (
    <Dialog
      open
      onClose={onClose}
      // Keys that are pressed here are not meant for the list behind.
      onKeyDown={(event) => event.stopPropagation()}
      maxWidth="xs"
      fullWidth
      aria-labelledby={id}
    >
      <DialogTitle id={id}>Changes of {of}</DialogTitle>
      <DialogContent>
        <LatestList query={query} />
      </DialogContent>
      <DialogActions>
        {count > 0 && (
          <ButtonLink to={all}>{count === 1 ? 'Show it in full' : `Show all ${count}`}</ButtonLink>
        )}
        <Button onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
