import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorMessage, useFormSubmit, type ConfirmationMethod } from '@/api';
import { useConfirmIdentityMutation, useGetConfirmationMethodsQuery } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { BusyButton } from '@/components/fields/BusyButton';
import { useAppDispatch } from '@/state';
import { firstTyped, OtherMethod, proofOf, ProofField, type ProofFields } from './ProofField';

interface ConfirmIdentityDialogProps {
  /** @param isConfirmed false when the person has closed the dialog */
  onClose: (isConfirmed: boolean) => void;
}

/** Asks who it is, before a call that wants to know for certain. */
export default function ConfirmIdentityDialog({ onClose }: ConfirmIdentityDialogProps) {
  const { currentData, error } = useGetConfirmationMethodsQuery();
  return currentData ? (
    <ProofDialog methods={currentData.methods} onClose={onClose} />
  ) : (
    <FormDialog
      title="Confirm that it’s you"
      submitLabel="Confirm"
      submitWaits
      busy={false}
      failure={error ? errorMessage(error, 'This could not be loaded. Please try again.') : null}
      onSubmit={(event) => event.preventDefault()}
      onClose={() => onClose(false)}
    >
      <Skeleton variant="rounded" height={48} />
    </FormDialog>
  );
}

interface ProofDialogProps extends ConfirmIdentityDialogProps {
  methods: readonly ConfirmationMethod[];
}

function ProofDialog({ methods, onClose }: ProofDialogProps) {
  const dispatch = useAppDispatch();
  const [confirm] = useConfirmIdentityMutation();
  const [method, setMethod] = useState(() => firstTyped(methods));
  const form = useForm<ProofFields>({ defaultValues: { proof: '' } });
  const { handleSubmit, send, busy, failure } = useFormSubmit(form, {
    onSubmit: async (fields) => {
      if (method === null) return;
      await confirm({ identityProof: proofOf(method, fields) }).unwrap();
      onClose(true);
    },
    fallback: 'You could not be confirmed. Please try again.',
    fieldNames: () => 'proof',
    fieldErrorMessage: null,
  });
  const handlePasskey = () =>
    send(async () => {
      const { askForPasskey } = await import('./passkeySignIn');
      const passkey = await askForPasskey(dispatch);
      if (!passkey) return;
      await confirm({ identityProof: { passkey } }).unwrap();
      onClose(true);
    });
  const handleMethod = (next: typeof method) => {
    form.reset();
    setMethod(next);
  };
  return (
    <FormDialog
      title="Confirm that it’s you"
      text={
        methods.length > 0
          ? 'This change needs a fresh proof of who you are.'
          : 'Sign out, sign in again with single sign-on, and make this change within ten minutes.'
      }
      submitLabel="Confirm"
      submitWaits={method === null}
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={() => onClose(false)}
    >
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        {method && <ProofField form={form} method={method} />}
        {method && <OtherMethod methods={methods} method={method} onChange={handleMethod} />}
        {methods.includes('passkey') && (
          <BusyButton onClick={handlePasskey}>Use a passkey</BusyButton>
        )}
      </Stack>
    </FormDialog>
  );
}
