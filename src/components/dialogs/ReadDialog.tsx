import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { Dialog } from './Dialog';

interface ReadDialogProps {
  title: string;
  maxWidth?: 'xs' | 'sm';
  /** Beside the button that closes it. */
  more?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Something to read; its button closes it. */
export function ReadDialog({ title, maxWidth = 'xs', more, onClose, children }: ReadDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      // Keys pressed in the dialog must not reach handlers of the page.
      onKeyDown={(event) => event.stopPropagation()}
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        {more}
        <Button variant="contained" onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
