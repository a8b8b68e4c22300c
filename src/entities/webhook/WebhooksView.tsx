import Button from '@mui/material/Button';
import KeyRound from 'lucide-react/icons/key-round';
import ListIcon from 'lucide-react/icons/list';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Power from 'lucide-react/icons/power';
import Trash2 from 'lucide-react/icons/trash-2';
import { useMemo, useState } from 'react';
import { errorMessage, type Webhook } from '@/api';
import { DataList } from '@/components/dataList/DataList';
import { ListToolbar } from '@/components/dataList/ListToolbar';
import { rowActions, type RowEntry, type RowMenuOf } from '@/components/dataList/RowMenu';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { Icon } from '@/components/display/Icon';
import { EmptyState } from '@/components/feedback/EmptyState';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useToast } from '@/state';
import { useWebhookCalls, useWebhooks } from './useWebhookCalls';
import { webhookColumns } from './webhookColumns';
import { hostOf } from './webhookEvents';

const WebhookDialog = lazyPart(() => import('./WebhookDialog'));
const SecretDialog = lazyPart(() => import('@/entities/secret/SecretDialog'));
const DeliveriesDialog = lazyPart(() => import('./DeliveriesDialog'));

type Action = 'deliveries' | 'edit' | 'switch' | 'secret' | 'delete';

const entriesOf = ({ is_active: isActive, paused_at: paused, format }: Webhook) => {
  const entries: RowEntry<Action>[] = [
    { action: 'deliveries', label: 'Deliveries', icon: ListIcon },
    { action: 'edit', label: 'Edit', icon: Pencil },
    {
      action: 'switch',
      label: isActive ? 'Switch off' : paused === null ? 'Switch on' : 'Resume',
      icon: Power,
    },
    { action: 'secret', label: 'Replace secret', icon: KeyRound },
    { action: 'delete', label: 'Delete', icon: Trash2, danger: true, apart: true },
  ];
  return entries.filter(({ action }) => action !== 'secret' || format === 'json');
};

interface WebhooksViewProps {
  /** Null for the webhooks of the person's company. */
  organizerId: number | null;
}

/** The webhooks of a company or an organizer (docs/api.md#webhooks). */
export function WebhooksView({ organizerId }: WebhooksViewProps) {
  const toast = useToast();
  const query = useWebhooks(organizerId);
  const calls = useWebhookCalls(organizerId);
  const [secret, setSecret] = useState<string | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [asked, setAsked] = useState<{ action: Action; webhook: Webhook } | null>(null);
  const webhooks = query.data?.webhooks;
  const list = useMemo(
    () => ({ ...query, data: webhooks && { results: webhooks } }),
    [query, webhooks],
  );

  /** Says what was done, or why it was not. */
  const attempt = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      toast.success(done);
    } catch (error) {
      toast.error(errorMessage(error, 'The webhook could not be changed. Please try again.'));
    }
    setAsked(null);
  };
  const handleAction = (webhook: Webhook, action: Action) => {
    if (action !== 'switch') return setAsked({ action, webhook });
    const isActive = !webhook.is_active;
    const done = isActive ? 'The webhook is on.' : 'The webhook is off.';
    void attempt(calls.update(webhook.id, { is_active: isActive }), done);
  };
  const menu: RowMenuOf<Webhook> = {
    name: ({ url }) => hostOf(url),
    actions: (webhook) => rowActions(entriesOf(webhook), (action) => handleAction(webhook, action)),
  };
  const handleRotate = async (webhook: Webhook) => {
    try {
      setSecret((await calls.rotateSecret(webhook.id)).secret);
    } catch (error) {
      toast.error(errorMessage(error, 'The secret could not be replaced. Please try again.'));
    }
    setAsked(null);
  };
  const add = (
    <Button
      variant="contained"
      onPointerEnter={WebhookDialog.preload}
      onFocus={WebhookDialog.preload}
      onClick={() => setIsAdding(true)}
    >
      <Icon icon={Plus} small /> Add webhook
    </Button>
  );
  const close = () => setAsked(null);
  // As it is now: a delivery may have paused it.
  const current = webhooks?.find(({ id }) => id === asked?.webhook.id);
  return (
    <>
      {webhooks && webhooks.length > 0 && <ListToolbar>{add}</ListToolbar>}
      <DataList
        label="Webhooks"
        subject="webhooks"
        query={list}
        failure={query.error && errorMessage(query.error, 'Please try again.')}
        columns={webhookColumns}
        rowKey={({ id }) => id}
        menu={menu}
        empty={
          <EmptyState
            title="No webhooks yet"
            text="Add an address of your own systems, and Foyer tells it what happens."
            action={add}
          />
        }
      />
      {isAdding && (
        <WebhookDialog
          organizerId={organizerId}
          webhook={null}
          calls={calls}
          onAdded={setSecret}
          onClose={() => setIsAdding(false)}
        />
      )}
      {current && asked?.action === 'edit' && (
        <WebhookDialog
          organizerId={organizerId}
          webhook={current}
          calls={calls}
          onAdded={setSecret}
          onClose={close}
        />
      )}
      {current && asked?.action === 'deliveries' && (
        <DeliveriesDialog
          organizerId={organizerId}
          webhook={current}
          calls={calls}
          onClose={close}
        />
      )}
      {current && asked?.action === 'secret' && (
        <ConfirmDialog
          open
          title="Replace the secret?"
          text="Messages carry signatures of both secrets for 24 hours. After that only the new one verifies them."
          confirmLabel="Replace"
          color="primary"
          onConfirm={() => handleRotate(current)}
          onCancel={close}
        />
      )}
      {current && asked?.action === 'delete' && (
        <ConfirmDialog
          open
          title={`Delete the webhook to ${hostOf(current.url)}?`}
          text="Its deliveries are deleted too. Those that wait aren’t sent."
          confirmLabel="Delete"
          onConfirm={() => attempt(calls.remove(current.id), 'The webhook is deleted.')}
          onCancel={close}
        />
      )}
      {secret !== null && (
        <SecretDialog
          title="Copy the secret"
          text="Your system uses it to verify that messages come from Foyer. It isn’t shown again; you can replace it at any time."
          secret={secret}
          name="secret"
          onClose={() => setSecret(null)}
        />
      )}
    </>
  );
}
