import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormSubmit, type PersonAccount } from '@/api';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { useToast } from '@/state';
import { nameOf } from './accountRoles';
import { LeavingQuestion } from './LeavingQuestion';
import { useLeaving } from './useLeaving';
import { conflictText, usePersonUpdate } from './usePersonUpdate';

interface AccountDialogProps {
  person: PersonAccount;
  onClose: () => void;
}

/** Asks before an account is closed, or opened again; asks again when somebody else has changed it. */
export default function AccountDialog({ person, onClose }: AccountDialogProps) {
  const toast = useToast();
  const { save } = usePersonUpdate(person);
  const form = useForm();
  const [isDone, setIsDone] = useState(false);
  const name = nameOf(person);
  const isClosing = person.status === 'active';
  const wanted = isClosing ? 'closed' : 'active';
  const leaving = useLeaving(person.id, { skip: !isClosing });
  const label = isClosing ? 'Close account' : 'Open account';

  const { handleSubmit, busy, failure, showFailure } = useFormSubmit(form, {
    onSubmit: async () => {
      if (!leaving.isComplete()) return;
      const { latest } = await save({ status: wanted, ...leaving.body() });
      if (latest === null) {
        toast.success(`The account of ${name} is ${isClosing ? 'closed' : 'open again'}`);
        onClose();
      } else if (latest.status === wanted) setIsDone(true);
      else showFailure(`${conflictText(latest)} Press ${label} again to go on.`);
    },
    fallback: 'The account could not be changed. Please try again.',
  });

  return (
    <FormDialog
      title={isClosing ? `Close the account of ${name}?` : `Open the account of ${name} again?`}
      text={
        isClosing
          ? 'They are signed out at once and cannot sign in. Unpaid seats go back on sale. Paid tickets stay valid. You can open the account again.'
          : 'They can sign in again with the password they had.'
      }
      submitLabel={label}
      color={isClosing ? 'error' : 'primary'}
      busy={busy}
      submitWaits={leaving.waits}
      failure={failure}
      done={
        isDone
          ? {
              title: `The account of ${name} is ${isClosing ? 'closed' : 'open'} already`,
              sentences: [`Someone else has already ${isClosing ? 'closed' : 'opened'} it.`],
            }
          : undefined
      }
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <LeavingQuestion {...leaving.question} personId={person.id} />
    </FormDialog>
  );
}
