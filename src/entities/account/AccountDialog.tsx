import { errorMessage, toAppError, type PersonAccount } from '@/api';
import { useUpdatePersonMutation } from '@/api/console';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { useToast } from '@/state';
import { nameOf } from './accountRoles';

interface AccountDialogProps {
  person: PersonAccount;
  onClose: () => void;
}

/** Asks before an account is closed, or opened again. */
export default function AccountDialog({ person, onClose }: AccountDialogProps) {
  const toast = useToast();
  const [update] = useUpdatePersonMutation();
  const name = nameOf(person);
  const isClosing = person.status === 'active';

  const handleConfirm = async () => {
    try {
      await update({
        id: person.id,
        'If-Match': `"${person.version}"`,
        personUpdate: { status: isClosing ? 'closed' : 'active' },
      }).unwrap();
      toast.success(`The account of ${name} is ${isClosing ? 'closed' : 'open again'}`);
    } catch (error) {
      toast.error(
        toAppError(error).status === 412
          ? `Somebody else changed ${name} meanwhile. Look at the list and try again.`
          : errorMessage(error, 'The account could not be changed. Please try again.'),
      );
    }
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={isClosing ? `Close the account of ${name}?` : `Open the account of ${name} again?`}
      text={
        isClosing
          ? 'They are signed out at once and cannot sign in. Their unpaid seats go back on sale. Tickets that are paid stay valid. You can open the account again.'
          : 'They can sign in again with the password they had.'
      }
      confirmLabel={isClosing ? 'Close account' : 'Open account'}
      tone={isClosing ? 'danger' : 'primary'}
      onConfirm={handleConfirm}
      onCancel={onClose}
    />
  );
}
