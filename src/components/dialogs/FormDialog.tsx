import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type FormEventHandler, type ReactNode } from 'react';
import { BusyButton } from '@/components/buttons/BusyButton';
import { Dialog } from './Dialog';
import styles from './FormDialog.module.css';

interface FormDialogProps {
  title: string;
  /** What it is about; read out with the title. */
  text?: ReactNode;
  /** What it takes away, in sight of whoever presses the button. */
  warning?: ReactNode;
  submitLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  busy: boolean;
  /** The form cannot be sent at this moment; it can still be closed. */
  submitWaits?: boolean;
  /** Why the last try failed, where no field is to blame. */
  failure: string | null;
  /** What it has done, a sentence each: stands in place of the form. */
  done?: { title: string; sentences: readonly string[] };
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Asks for something and sends it; while that is under way it cannot be closed. */
export function FormDialog(props: FormDialogProps) {
  const { title, text, warning, submitLabel, cancelLabel = 'Cancel', tone = 'primary' } = props;
  const { busy, failure, done, onSubmit, onClose, children } = props;
  const id = useId();
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      // Keys that are pressed here are not meant for what lies behind.
      onKeyDown={(event) => event.stopPropagation()}
      maxWidth="sm"
      fullWidth
      // A field's list may be longer than the dialog.
      scroll="body"
      className={styles.dialog}
      classes={{ paper: styles.paper }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      {done ? (
        <>
          <DialogTitle id={`${id}-title`}>{done.title}</DialogTitle>
          <DialogContent>
            <div id={`${id}-text`} role="status" className={styles.done}>
              {done.sentences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </div>
          </DialogContent>
          <DialogActions>
            <Button variant="contained" onClick={onClose} autoFocus>
              Done
            </Button>
          </DialogActions>
        </>
      ) : (
        <form className={styles.form} onSubmit={onSubmit} noValidate>
          <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
          <DialogContent className={styles.content}>
            <div id={`${id}-text`} className={styles.text}>
              {text && <p>{text}</p>}
              {warning && (
                <p className={styles.warning} data-tone={tone}>
                  {warning}
                </p>
              )}
            </div>
            {children}
            <p role="alert" className={styles.failure}>
              {failure}
            </p>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose} disabled={busy}>
              {cancelLabel}
            </Button>
            <BusyButton
              type="submit"
              variant="contained"
              color={tone === 'danger' ? 'error' : 'primary'}
              busy={busy || props.submitWaits}
            >
              {submitLabel}
            </BusyButton>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
