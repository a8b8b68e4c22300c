import Box from '@mui/material/Box';
import type { ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorMessage, useFormSubmit, type TotpSetup } from '@/api';
import { useConfirmTotpMutation, useStartTotpMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { BusyButton } from '@/components/fields/BusyButton';
import { QrCode } from '@/entities/ticket/QrCode';
import { qrShape } from '@/entities/ticket/qrShape';
import { useToast } from '@/state';
import { ProofField, type ProofFields } from './ProofField';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';

interface SetUpTotpProps extends Pick<ButtonProps, 'variant'> {
  /** The app is set up already; the recovery codes may still be on the screen. */
  isSetUp?: boolean;
  onDone?: () => void;
}

/** Sets up an authenticator app: shows the secret, asks for a code, and shows the recovery codes. */
export function SetUpTotp({ variant, isSetUp = false, onDone }: SetUpTotpProps) {
  const [start] = useStartTotpMutation();
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const toast = useToast();

  const handleStart = async () => {
    const { data, error } = await start();
    if (data) setSetup(data);
    else toast.error(errorMessage(error, 'The app could not be set up. Please try again.'));
  };
  const handleConfirmed = (made: readonly string[] | null) => {
    setSetup(null);
    toast.success('Two-step sign-in is on');
    if (made) setCodes(made);
    else onDone?.();
  };
  const handleSaved = () => {
    setCodes(null);
    onDone?.();
  };
  return (
    <>
      {!isSetUp && (
        <BusyButton variant={variant} onClick={handleStart}>
          Set up an authenticator app
        </BusyButton>
      )}
      {setup && (
        <TotpDialog setup={setup} onConfirmed={handleConfirmed} onClose={() => setSetup(null)} />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={handleSaved} />}
    </>
  );
}

interface TotpDialogProps {
  setup: TotpSetup;
  onConfirmed: (codes: readonly string[] | null) => void;
  onClose: () => void;
}

function TotpDialog({ setup, onConfirmed, onClose }: TotpDialogProps) {
  const [confirm] = useConfirmTotpMutation();
  const shape = useMemo(() => qrShape(setup.otpauth_uri), [setup]);
  const form = useForm<ProofFields>({ defaultValues: { proof: '' } });
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ proof }) => {
      const totpConfirmation = { otp: proof.replace(/\s/g, '') };
      const { recovery_codes: codes } = await confirm({ totpConfirmation }).unwrap();
      onConfirmed(codes);
    },
    fallback: 'The code could not be checked. Please try again.',
    fieldNames: { otp: 'proof' },
    fieldErrorMessage: null,
  });
  return (
    <FormDialog
      title="Set up an authenticator app"
      text="Scan the code with an app such as Google Authenticator, 1Password or Microsoft Authenticator. Then enter the six digits it shows."
      submitLabel="Turn on"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5 }}>
        <Box
          sx={{
            alignSelf: 'center',
            width: 200,
            '& svg': {
              display: 'block',
              bgcolor: 'ticket.paper',
              fill: 'var(--mui-palette-ticket-qr)',
            },
          }}
        >
          <QrCode shape={shape} label="QR code for your authenticator app" />
        </Box>
        <div>
          <Typography variant="meta" component="p" color="textSecondary">
            Can’t scan it? Type this key into the app:
          </Typography>
          <Typography sx={{ fontFamily: 'var(--font-mono)', overflowWrap: 'anywhere' }}>
            {setup.secret.replace(/.{4}(?=.)/g, '$& ')}
          </Typography>
        </div>
        <ProofField form={form} method="otp" />
      </Stack>
    </FormDialog>
  );
}
