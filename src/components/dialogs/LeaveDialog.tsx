import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Dialog } from './Dialog';

interface LeaveDialogProps {
  /** `3 changes to Sufi at Nahargarh`. */
  what: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before unsaved changes are lost. Escape stays. */
export default function LeaveDialog({ what, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      open
      onClose={onStay}
      maxWidth="xs"
      fullWidth
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
    >
      <DialogTitle id="leave-title">Leave without saving?</DialogTitle>
      <DialogContent id="leave-text">{what} would be lost.</DialogContent>
      <DialogActions>
        <Button color="error" onClick={onLeave}>
          Leave
        </Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          Stay
        </Button>
      </DialogActions>
    </Dialog>
  );
}
