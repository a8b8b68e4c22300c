import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type FormEventHandler, type ReactNode } from 'react';
import { BusyButton } from '@/components/fields/BusyButton';
import { Dialog } from './Dialog';

interface FormDialogProps {
  title: string;
  /** What it is about; read out with the title. */
  text?: ReactNode;
  /** What the person loses by sending the form. */
  warning?: ReactNode;
  submitLabel: string;
  cancelLabel?: string;
  color?: 'primary' | 'error';
  busy: boolean;
  /** The form cannot be sent at this moment; it can still be closed. */
  submitWaits?: boolean;
  /** Why the last try failed, where no field is to blame. */
  failure: string | null;
  /** What was done, one sentence each; replaces the form. */
  done?: { title: string; sentences: readonly string[] };
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Asks for something and sends it; while that is under way it cannot be closed. */
export function FormDialog(props: FormDialogProps) {
  const { title, text, warning, submitLabel, cancelLabel = 'Cancel', color = 'primary' } = props;
  const { busy, failure, done, onSubmit, onClose, children } = props;
  const id = useId();
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      // Keys pressed in the dialog must not reach handlers of the page.
      onKeyDown={(event) => event.stopPropagation()}
      maxWidth="sm"
      fullWidth
      // A field's list may be longer than the dialog.
      scroll="body"
      slotProps={{ paper: { sx: { overflow: 'visible' } } }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      {done ? (
        <>
          <DialogTitle id={`${id}-title`}>{done.title}</DialogTitle>
          <DialogContent>
            <Stack id={`${id}-text`} role="status" spacing={1}>
              {done.sentences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button variant="contained" onClick={onClose} autoFocus>
              Done
            </Button>
          </DialogActions>
        </>
      ) : (
        <Box component="form" onSubmit={onSubmit} noValidate sx={{ containerType: 'inline-size' }}>
          <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
          <DialogContent sx={{ overflow: 'visible' }}>
            <Stack id={`${id}-text`} spacing={1.5} sx={{ mb: 2.5 }}>
              {text && <p>{text}</p>}
              {warning && (
                <Typography
                  variant="ui"
                  component="p"
                  sx={{
                    pl: 1.5,
                    borderLeft: 3,
                    borderColor: color === 'error' ? 'error.main' : 'warning.main',
                  }}
                >
                  {warning}
                </Typography>
              )}
            </Stack>
            {children}
            <Typography role="alert" variant="ui" component="p" sx={{ mt: 1, color: 'error.main' }}>
              {failure}
            </Typography>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose} disabled={busy}>
              {cancelLabel}
            </Button>
            <BusyButton
              type="submit"
              variant="contained"
              color={color}
              busy={busy || props.submitWaits}
            >
              {submitLabel}
            </BusyButton>
          </DialogActions>
        </Box>
      )}
    </Dialog>
  );
}
