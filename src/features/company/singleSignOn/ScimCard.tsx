import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { errorMessage, type Scim } from '@/api';
import { consoleApi, useDeleteScimTokenMutation, useGetScimQuery } from '@/api/console';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { ErrorPanel, StaleNote } from '@/components/feedback/ErrorPanel';
import { BusyButton } from '@/components/fields/BusyButton';
import { lazyPart } from '@/components/lazy/lazyPart';
import { formatDate, formatNearTime } from '@/lib/dates';
import { useAppDispatch, useToast } from '@/state';
import { Copied } from '../Copied';
import { CopyRows } from '../CopyRows';

const SecretDialog = lazyPart(() => import('@/entities/secret/SecretDialog'));

const { initiate: createToken } = consoleApi.endpoints.createScimToken;

/** What the company's identity provider needs to create and close accounts (docs/product/people.md#provisioning). */
export function ScimCard() {
  const { data, error, isFetching, refetch } = useGetScimQuery();
  const hasFailed = error !== undefined && !isFetching;
  return (
    <Card component="section" aria-labelledby="scim" sx={{ maxWidth: 880 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography id="scim" component="h2" variant="h3">
          Provisioning (SCIM)
        </Typography>
        {data && (
          <Chip
            size="small"
            label={data.token ? 'On' : 'Off'}
            color={data.token ? 'success' : 'default'}
          />
        )}
      </Stack>
      <Typography color="textSecondary" sx={{ maxWidth: '70ch', mt: 1 }}>
        Your identity provider creates accounts, closes them when people leave, and sets roles.
      </Typography>
      {data ? (
        <>
          {hasFailed && <StaleNote onRetry={refetch} />}
          <Token scim={data} />
        </>
      ) : hasFailed ? (
        <ErrorPanel
          title="Provisioning could not be loaded"
          text={errorMessage(error, 'Please try again.')}
          onRetry={refetch}
        />
      ) : (
        <div role="status" aria-label="Loading provisioning…">
          <Skeleton sx={{ typography: 'body1', width: '75%' }} />
        </div>
      )}
    </Card>
  );
}

type Asked = 'replace' | 'remove' | null;

/** The address and the token to enter at the provider. */
function Token({ scim: { base_url: baseUrl, token } }: { scim: Scim }) {
  const toast = useToast();
  const dispatch = useAppDispatch();
  const [remove] = useDeleteScimTokenMutation();
  const [asked, setAsked] = useState<Asked>(null);
  const [secret, setSecret] = useState<string | null>(null);

  const handleCreate = async () => {
    // Untracked, so that the store does not keep the token.
    const { data } = await dispatch(createToken(undefined, { track: false }));
    setAsked(null);
    if (data) setSecret(data.scim_token);
  };
  const handleRemove = async () => {
    const { error } = await remove();
    setAsked(null);
    if (!error) toast.success('The token is removed');
  };
  return (
    <>
      <Box sx={{ mt: 2 }}>
        <CopyRows
          items={[
            { term: 'Base URL', value: <Copied name="base URL" text={baseUrl} /> },
            ...(token
              ? [
                  { term: 'Token', value: <code>{token.prefix}…</code> },
                  {
                    term: 'Created',
                    value: [token.created_by, formatDate(token.created_at)]
                      .filter(Boolean)
                      .join(', '),
                  },
                  {
                    term: 'Last used',
                    value: token.last_used_at ? formatNearTime(token.last_used_at) : 'Never',
                  },
                ]
              : []),
          ]}
        />
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {token ? (
          <>
            <Button variant="outlined" onClick={() => setAsked('replace')}>
              Replace token
            </Button>
            <Button color="error" onClick={() => setAsked('remove')}>
              Remove token
            </Button>
          </>
        ) : (
          <BusyButton variant="contained" onClick={handleCreate}>
            Create token
          </BusyButton>
        )}
      </Stack>
      <ConfirmDialog
        open={asked === 'replace'}
        title="Replace the token?"
        text="The current token stops working at once. Enter the new one at your identity provider."
        confirmLabel="Replace"
        color="primary"
        onConfirm={handleCreate}
        onCancel={() => setAsked(null)}
      />
      <ConfirmDialog
        open={asked === 'remove'}
        title="Remove the token?"
        text="Your identity provider can no longer create or close accounts. Existing accounts stay."
        confirmLabel="Remove"
        onConfirm={handleRemove}
        onCancel={() => setAsked(null)}
      />
      {secret !== null && (
        <SecretDialog
          title="Copy your token"
          text="Enter it at your identity provider. It isn’t shown again."
          secret={secret}
          name="token"
          onClose={() => setSecret(null)}
        />
      )}
    </>
  );
}
