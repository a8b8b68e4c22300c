import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';

interface ReleaseDialogProps {
  ticketNumber: string;
  onRelease: () => Promise<void>;
  onClose: () => void;
}

/** Asks before the ticket stops working. */
export default function ReleaseDialog({ ticketNumber, onRelease, onClose }: ReleaseDialogProps) {
  const handleRelease = async () => {
    try {
      await onRelease();
    } finally {
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open
      title="Give the seat back?"
      text={`Ticket ${ticketNumber} stops working, and someone else can claim the seat at once.`}
      confirmLabel="Give It Back"
      cancelLabel="Keep It"
      onConfirm={handleRelease}
      onCancel={onClose}
    />
  );
}
