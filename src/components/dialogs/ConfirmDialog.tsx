import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { BusyButton } from '@/components/fields/BusyButton';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel?: string;
  color?: 'primary' | 'error';
  /** The dialog waits for a promise; the caller closes it. */
  onConfirm: () => unknown;
  onCancel: () => void;
}

/** Asks once before something that cannot be taken back. Escape and the backdrop mean Cancel. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel = 'Cancel',
  color = 'error',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const id = useId();
  const [waiting, setWaiting] = useState(false);

  const handleCancel = () => {
    if (!waiting) onCancel();
  };
  const handleConfirm = async () => {
    setWaiting(true);
    try {
      await onConfirm();
    } finally {
      setWaiting(false);
    }
  };

  return (
    <Dialog
      open={open}
      onClose={handleCancel}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`}>{text}</DialogContent>
      <DialogActions>
        <Button onClick={handleCancel} disabled={waiting}>
          {cancelLabel}
        </Button>
        <BusyButton variant="contained" color={color} busy={waiting} onClick={handleConfirm}>
          {confirmLabel}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
