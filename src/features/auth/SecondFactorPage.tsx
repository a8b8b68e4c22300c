import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { api, errorMessage, LOAD_ONCE } from '@/api';
import { AuthCard } from '@/components/page/AuthCard';
import { AddPasskey } from '@/entities/account/secondFactor/AddPasskey';
import { SetUpTotp } from '@/entities/account/secondFactor/SetUpTotp';
import { useSignOut } from '@/entities/person/useSignOut';
import { useAppDispatch, useToast } from '@/state';

/** Stands in place of all pages until a person whose role needs a second factor has one. */
export default function SecondFactorPage() {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const signOut = useSignOut();
  const handleDone = async () => {
    const { error } = await dispatch(api.endpoints.verifyToken.initiate(undefined, LOAD_ONCE));
    if (error) toast.error(errorMessage(error, 'Reload the page to go on.'));
  };
  return (
    <AuthCard
      title="Set up two-step sign-in"
      text="Your role needs a second step at sign-in. Set up an app on your phone, or a passkey on this device."
    >
      <Stack sx={{ mt: 3, gap: 1.5 }}>
        <SetUpTotp variant="contained" onDone={handleDone} />
        <AddPasskey onDone={handleDone} />
        <Button variant="text" onClick={signOut}>
          Sign Out
        </Button>
      </Stack>
    </AuthCard>
  );
}
