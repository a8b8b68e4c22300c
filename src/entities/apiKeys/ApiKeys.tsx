import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useMemo, useState } from 'react';
import {
  errorMessage,
  type ApiKey,
  type ApiKeyList,
  type ApiKeyScope,
  type CreatedApiKey,
} from '@/api';
import { DataList } from '@/components/dataList/DataList';
import type { RowMenuOf } from '@/components/dataList/RowMenu';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { Icon } from '@/components/display/Icon';
import { EmptyState } from '@/components/feedback/EmptyState';
import { lazyPart } from '@/components/lazy/lazyPart';
import { countOf } from '@/lib/text';
import { useToast } from '@/state';
import type { NewApiKey } from './CreateKeyDialog';
import { KEY_COLUMNS } from './keyColumns';

const CreateKeyDialog = lazyPart(() => import('./CreateKeyDialog'));
const SecretDialog = lazyPart(() => import('@/entities/secret/SecretDialog'));

interface ApiKeysProps<Scope extends ApiKeyScope> {
  query: {
    data?: ApiKeyList;
    currentData?: ApiKeyList;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Those that a key of this owner may have. */
  scopes: readonly Scope[];
  /** Untracked, so that the store does not keep the answer, which contains the key. */
  create: (key: NewApiKey<Scope>) => Promise<CreatedApiKey>;
  /** Resolves with an error, which has been shown. */
  remove: (id: number) => Promise<{ error?: unknown }>;
}

/** The API keys of a company or of an organizer. */
export function ApiKeys<Scope extends ApiKeyScope>(props: ApiKeysProps<Scope>) {
  const { query, scopes, create, remove } = props;
  const toast = useToast();
  const [isCreating, setIsCreating] = useState(false);
  const [created, setCreated] = useState<CreatedApiKey | null>(null);
  const [asked, setAsked] = useState<ApiKey | null>(null);
  const menu = useMemo(
    (): RowMenuOf<ApiKey> => ({
      name: ({ name }) => name,
      actions: (key) => [
        { label: 'Delete', icon: Trash, danger: true, onClick: () => setAsked(key) },
      ],
    }),
    [],
  );
  const add = (
    <Button
      variant="contained"
      onPointerEnter={CreateKeyDialog.preload}
      onFocus={CreateKeyDialog.preload}
      onClick={() => setIsCreating(true)}
    >
      <Icon icon={Plus} small /> Create key
    </Button>
  );
  const handleDelete = async ({ id, name }: ApiKey) => {
    const { error } = await remove(id);
    if (!error) toast.success(`${name} is deleted.`);
    setAsked(null);
  };
  return (
    <>
      {query.data && query.data.count > 0 && (
        <Stack direction="row" sx={{ alignItems: 'end', justifyContent: 'space-between', mb: 2 }}>
          <Typography role="status" component="p" variant="meta" color="textSecondary">
            {countOf(query.data.count, 'key')}
          </Typography>
          {add}
        </Stack>
      )}
      <DataList
        label="API keys"
        subject="the API keys"
        query={query}
        failure={query.error ? errorMessage(query.error, 'Please try again.') : undefined}
        columns={KEY_COLUMNS}
        rowKey={({ id }) => id}
        menu={menu}
        empty={
          <EmptyState
            title="No API keys yet"
            text="With a key, your own systems read and change what its scopes allow."
            action={add}
          />
        }
      />
      {isCreating && (
        <CreateKeyDialog
          scopes={scopes}
          create={(key) =>
            create({ ...key, scopes: scopes.filter((scope) => key.scopes.includes(scope)) })
          }
          onCreated={(key) => {
            setIsCreating(false);
            setCreated(key);
          }}
          onClose={() => setIsCreating(false)}
        />
      )}
      {created && (
        <SecretDialog
          title="Copy your key"
          text={`This is the only time that the key of ${created.key.name} is shown. Keep it where only that system can read it.`}
          secret={created.api_key}
          name="key"
          onClose={() => setCreated(null)}
        />
      )}
      {asked && (
        <ConfirmDialog
          open
          title={`Delete ${asked.name}?`}
          text="Systems that use this key are refused at once. It cannot be restored."
          confirmLabel="Delete"
          onConfirm={() => handleDelete(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
