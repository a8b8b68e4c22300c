import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { errorMessage } from '@/api';
import {
  useCountRecoveryCodesQuery,
  useGetTotpQuery,
  useRenewRecoveryCodesMutation,
  useTurnOffTotpMutation,
} from '@/api/console';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { BusyButton } from '@/components/fields/BusyButton';
import { RecoveryCodesDialog } from '@/entities/account/secondFactor/RecoveryCodesDialog';
import { SetUpTotp } from '@/entities/account/secondFactor/SetUpTotp';
import { formatMonthDayYear } from '@/lib/dates';
import { useToast } from '@/state';
import { SettingCard } from '../components/SettingCard';

/** The authenticator app and the recovery codes (docs/product/people.md#second-factors). */
export default function TwoStepSignIn() {
  const totp = useGetTotpQuery();
  const since = totp.currentData?.since;
  return (
    <SettingCard
      id="two-step"
      title="Two-step sign-in"
      text="After your password, Foyer asks for a code from an app on your phone."
    >
      {totp.currentData ? (
        <Stack sx={{ gap: 2.5, alignItems: 'flex-start' }}>
          {since && (
            <>
              <p>Your authenticator app is set up since {formatMonthDayYear(since)}.</p>
              <TurnOff />
            </>
          )}
          <SetUpTotp isSetUp={Boolean(since)} />
          <RecoveryCodes />
        </Stack>
      ) : totp.error ? (
        <ErrorPanel
          heading="h3"
          title="Two-step sign-in could not be loaded"
          text={errorMessage(totp.error, 'Please try again.')}
          onRetry={() => totp.refetch()}
        />
      ) : (
        <Skeleton variant="rounded" height={48} />
      )}
    </SettingCard>
  );
}

function TurnOff() {
  const [turnOff] = useTurnOffTotpMutation();
  const [isAsking, setIsAsking] = useState(false);
  const toast = useToast();
  const handleConfirm = async () => {
    const { error } = await turnOff();
    setIsAsking(false);
    if (error) toast.error(errorMessage(error, 'The app could not be removed.'));
    else toast.success('The authenticator app is removed');
  };
  return (
    <>
      <Button color="error" onClick={() => setIsAsking(true)}>
        Remove the app
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Remove your authenticator app?"
        text="Without a passkey, your password alone will sign you in, and your recovery codes will no longer work."
        confirmLabel="Remove"
        onConfirm={handleConfirm}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

/** Shown once there is a second factor, which they replace. */
function RecoveryCodes() {
  const { currentData } = useCountRecoveryCodesQuery();
  const [renew] = useRenewRecoveryCodesMutation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const toast = useToast();
  const handleRenew = async () => {
    const { data, error } = await renew();
    if (data) setCodes(data.recovery_codes);
    else toast.error(errorMessage(error, 'New codes could not be made.'));
  };
  if (!currentData?.has_second_factor) return null;
  const { left } = currentData;
  return (
    <>
      <p>
        {left === 1 ? '1 recovery code' : `${left} recovery codes`} left, for when you have lost
        your phone.
      </p>
      <BusyButton onClick={handleRenew}>Make new recovery codes</BusyButton>
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </>
  );
}
