import { useState } from 'react';
import { errorMessage } from '@/api';
import { useAddPasskeyMutation, useStartPasskeyMutation } from '@/api/console';
import { BusyButton } from '@/components/fields/BusyButton';
import { useToast } from '@/state';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';

interface AddPasskeyProps {
  onDone?: () => void;
}

/** Registers a passkey, and shows the recovery codes when it is the first second factor. */
export function AddPasskey({ onDone }: AddPasskeyProps) {
  const [start] = useStartPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const toast = useToast();

  const handleAdd = async () => {
    try {
      const options = await start().unwrap();
      const { createPasskey } = await import('./passkeys');
      const credential = await createPasskey(options);
      if (!credential) return;
      const made = await add({ passkeyCreate: { credential } }).unwrap();
      toast.success('The passkey is added');
      if (made.recovery_codes) setCodes(made.recovery_codes);
      else onDone?.();
    } catch (error) {
      toast.error(errorMessage(error, 'The passkey could not be added. Please try again.'));
    }
  };
  const handleSaved = () => {
    setCodes(null);
    onDone?.();
  };
  return (
    <>
      <BusyButton onClick={handleAdd}>Add a passkey</BusyButton>
      {codes && <RecoveryCodesDialog codes={codes} onClose={handleSaved} />}
    </>
  );
}
