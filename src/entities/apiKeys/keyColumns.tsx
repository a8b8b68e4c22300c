import Chip from '@mui/material/Chip';
import type { ApiKey } from '@/api';
import type { DataColumn } from '@/components/dataList/DataTable';
import { QuietCell, TwoLines } from '@/components/dataList/TwoLines';
import { formatMonthDayYear, formatNearTime } from '@/lib/dates';
import { SCOPES, STATUSES } from './keyTexts';

/** Newest first; there is no other order. */
export const KEY_COLUMNS: readonly DataColumn<ApiKey>[] = [
  {
    id: 'name',
    header: 'Key',
    minWidth: 180,
    phone: 'title',
    render: ({ name, prefix }) => <TwoLines first={name} second={<code>{prefix}…</code>} />,
  },
  {
    id: 'scopes',
    header: 'Scopes',
    minWidth: 200,
    wraps: true,
    phone: 'wide',
    render: ({ scopes }) => scopes.map((scope) => SCOPES[scope].label).join(', '),
  },
  {
    id: 'created',
    header: 'Created by',
    minWidth: 150,
    render: ({ created_by: maker, created_at: at }) => (
      <TwoLines first={maker} second={formatMonthDayYear(at)} />
    ),
  },
  {
    id: 'expires',
    header: 'Expires',
    width: 130,
    phoneLabel: true,
    render: ({ expires_at: at }) => (at ? formatMonthDayYear(at) : <QuietCell>Never</QuietCell>),
  },
  {
    id: 'used',
    header: 'Last used',
    minWidth: 150,
    phoneLabel: true,
    render: ({ last_used_at: at }) => (at ? formatNearTime(at) : <QuietCell>Never</QuietCell>),
  },
  {
    id: 'status',
    header: 'State',
    width: 104,
    phone: 'figure',
    render: ({ status }) => (
      <Chip size="small" color={STATUSES[status].color} label={STATUSES[status].label} />
    ),
  },
];
