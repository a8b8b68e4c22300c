import { errorMessage, type CostCentre } from '@/api';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { useToast } from '@/state';
import { useCentreUpdate } from './useCentreUpdate';

interface CentreStateDialogProps {
  centre: CostCentre;
  onClose: () => void;
}

/** Takes a cost centre out of use, or back into it, after a question. */
export default function CentreStateDialog({ centre, onClose }: CentreStateDialogProps) {
  const toast = useToast();
  const { save } = useCentreUpdate(centre);
  const { name, is_active: isActive } = centre;
  const handleConfirm = async () => {
    try {
      const { latest } = await save({ is_active: !isActive });
      if (latest) {
        toast.error(`Someone else has changed ${name}. Please check it again.`);
      } else {
        toast.success(isActive ? `${name} is inactive now.` : `${name} is active again.`);
      }
    } catch (error) {
      toast.error(errorMessage(error, 'The cost centre could not be changed. Please try again.'));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={isActive ? `Deactivate ${name}?` : `Make ${name} active again?`}
      text={
        isActive
          ? 'New requests and payments cannot name it. Requests that wait are still decided, and its budgets and ledger stay.'
          : 'New requests and payments can name it again.'
      }
      confirmLabel={isActive ? 'Deactivate' : 'Make active'}
      color={isActive ? 'error' : 'primary'}
      onConfirm={handleConfirm}
      onCancel={onClose}
    />
  );
}
