import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorMessage, useFormSubmit, type Passkey } from '@/api';
import {
  useListPasskeysQuery,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
} from '@/api/console';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { contractField } from '@/components/fields/contractField';
import { TextInput } from '@/components/fields/TextInput';
import { AddPasskey } from '@/entities/account/secondFactor/AddPasskey';
import { useClock } from '@/hooks/useClock';
import { passkeyUpdateRules } from '@/lib/consoleFormRules.gen';
import { timeAgo } from '@/lib/timeAgo';
import { useToast } from '@/state';
import { SettingCard } from '../components/SettingCard';

/** The person's passkeys (docs/product/people.md#second-factors). */
export default function Passkeys() {
  const { currentData, error, refetch } = useListPasskeysQuery();
  return (
    <SettingCard
      id="passkeys"
      title="Passkeys"
      text="Sign in with your fingerprint, your face or your device’s PIN, without a password."
    >
      {currentData ? (
        <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
          {currentData.passkeys.length > 0 && (
            <Stack
              component="ul"
              aria-labelledby="passkeys"
              sx={{ gap: 2, m: 0, p: 0, width: 1, listStyle: 'none' }}
            >
              {currentData.passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </Stack>
          )}
          <AddPasskey />
        </Stack>
      ) : error ? (
        <ErrorPanel
          heading="h3"
          title="Your passkeys could not be loaded"
          text={errorMessage(error, 'Please try again.')}
          onRetry={() => refetch()}
        />
      ) : (
        <Skeleton variant="rounded" height={48} />
      )}
    </SettingCard>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { id, name, created_at: added, last_used_at: lastUse } = passkey;
  const [remove] = useRemovePasskeyMutation();
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const toast = useToast();
  const now = useClock();
  const close = () => setOpen(null);

  const handleRemove = async () => {
    const { error } = await remove({ id });
    close();
    if (error) toast.error(errorMessage(error, 'The passkey could not be removed.'));
    else toast.success('The passkey is removed');
  };
  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1.5 }}>
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Typography component="p" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="meta" component="p" color="textSecondary">
          {lastUse ? `Last used ${timeAgo(lastUse, now)}` : `Added ${timeAgo(added, now)}`}
        </Typography>
      </Box>
      <Button aria-label={`Rename ${name}`} onClick={() => setOpen('rename')}>
        Rename
      </Button>
      <Button color="error" aria-label={`Remove ${name}`} onClick={() => setOpen('remove')}>
        Remove
      </Button>
      {open === 'rename' && <RenameDialog passkey={passkey} onClose={close} />}
      <ConfirmDialog
        open={open === 'remove'}
        title={`Remove ${name}?`}
        text="It will no longer sign you in. Delete it from your device as well."
        confirmLabel="Remove"
        onConfirm={handleRemove}
        onCancel={close}
      />
    </Stack>
  );
}

function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [rename] = useRenamePasskeyMutation();
  const form = useForm({ defaultValues: { name: passkey.name } });
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ name }) => {
      await rename({ id: passkey.id, passkeyUpdate: { name: name.trim() } }).unwrap();
      onClose();
    },
    fallback: 'The passkey could not be renamed. Please try again.',
    fieldErrorMessage: null,
  });
  return (
    <FormDialog
      title="Rename passkey"
      submitLabel="Save"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextInput
        fullWidth
        autoFocus
        {...contractField(form, 'name', passkeyUpdateRules.name, { label: 'Name' })}
      />
    </FormDialog>
  );
}
