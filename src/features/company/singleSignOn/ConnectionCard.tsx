import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SingleSignOn } from '@/api';
import { useRemoveSingleSignOnMutation, useTestSingleSignOnMutation } from '@/api/console';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { BusyButton } from '@/components/fields/BusyButton';
import { formatDate } from '@/lib/dates';
import { useToast } from '@/state';
import { Copied } from '../Copied';
import { CopyRows } from '../CopyRows';
import { stateOf } from './connectionValues';

interface ConnectionCardProps {
  singleSignOn: SingleSignOn;
  leaveTo: (address: string) => void;
}

/** The state of the connection, what to enter at the provider, the test and the removal. */
export function ConnectionCard({ singleSignOn, leaveTo }: ConnectionCardProps) {
  const { connection, redirect_uri: redirectUri, sign_out_uri: signOutUri } = singleSignOn;
  const { label, color, sentence } = stateOf(connection);
  const testedAt = connection?.tested_at;
  return (
    <Card component="section" aria-labelledby="sso-state" sx={{ maxWidth: 880 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography id="sso-state" component="h2" variant="h3">
          Connection
        </Typography>
        <Chip label={label} color={color} size="small" />
      </Stack>
      <Typography color="textSecondary" sx={{ maxWidth: '70ch', mt: 1 }}>
        {sentence}
        {testedAt && ` Tested on ${formatDate(testedAt)}.`}
      </Typography>
      <Typography component="h3" variant="ui" sx={{ mt: 2, mb: 1 }}>
        Enter these addresses at your provider
      </Typography>
      <CopyRows
        items={[
          { term: 'Redirect URI', value: <Copied name="redirect URI" text={redirectUri} /> },
          { term: 'After sign-out', value: <Copied name="address" text={signOutUri} /> },
        ]}
      />
      {connection && <Actions leaveTo={leaveTo} isTested={testedAt !== null} />}
    </Card>
  );
}

interface ActionsProps {
  isTested: boolean;
  leaveTo: (address: string) => void;
}

function Actions({ isTested, leaveTo }: ActionsProps) {
  const toast = useToast();
  const [test] = useTestSingleSignOnMutation();
  const [remove] = useRemoveSingleSignOnMutation();
  const [isAsking, setIsAsking] = useState(false);

  const handleTest = async () => {
    const { data } = await test();
    if (data) leaveTo(data.address);
  };
  const handleRemove = async () => {
    const { error } = await remove();
    setIsAsking(false);
    if (!error) toast.success('Single sign-on is removed');
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
      <BusyButton variant={isTested ? 'outlined' : 'contained'} onClick={handleTest}>
        Test sign-in
      </BusyButton>
      <Button color="error" onClick={() => setIsAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Remove single sign-on?"
        text="People sign in with a password again. Those who never had one set it with “Forgot password?”."
        confirmLabel="Remove"
        onConfirm={handleRemove}
        onCancel={() => setIsAsking(false)}
      />
    </Stack>
  );
}
