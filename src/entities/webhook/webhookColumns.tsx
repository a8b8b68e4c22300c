import Chip from '@mui/material/Chip';
import type { Webhook } from '@/api';
import type { DataColumn } from '@/components/dataList/DataTable';
import { TwoLines } from '@/components/dataList/TwoLines';
import { formatDateTime } from '@/lib/dates';
import { labelOf } from './webhookEvents';

export const webhookColumns: readonly DataColumn<Webhook>[] = [
  {
    id: 'url',
    header: 'Address',
    minWidth: 260,
    phone: 'title',
    render: ({ url, format }) => (
      <TwoLines first={url} second={format === 'message' ? 'Slack or Teams message' : 'JSON'} />
    ),
  },
  {
    id: 'events',
    header: 'Events',
    minWidth: 220,
    wraps: true,
    render: ({ events }) => events.map(labelOf).join(', '),
  },
  {
    id: 'state',
    header: 'State',
    width: 280,
    wraps: true,
    phone: 'wide',
    render: (webhook) => <StateCell webhook={webhook} />,
  },
];

function StateCell({ webhook }: { webhook: Webhook }) {
  const { is_active: isActive, paused_at: paused, paused_reason: reason } = webhook;
  if (paused !== null) {
    return (
      <TwoLines
        first={<Chip size="small" color="error" label="Paused" />}
        second={`${reason} Paused on ${formatDateTime(paused)}.`}
      />
    );
  }
  if (!isActive) return <Chip size="small" label="Off" />;
  if (webhook.failing_since !== null) {
    return (
      <TwoLines
        first={<Chip size="small" color="warning" label="Failing" />}
        second={`Since ${formatDateTime(webhook.failing_since)}`}
      />
    );
  }
  return <Chip size="small" color="success" label="On" />;
}
