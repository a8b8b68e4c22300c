import type { Schemas } from '../../../contract/types';
import type { Column } from '../../../lib/spreadsheet/cells';
import { readableChanges } from './audit.rules';
import type { AuditRow } from './audit.repository';

const changesOf = ({ before, after, timezone }: AuditRow) =>
  readableChanges({ before, after }, timezone);

export const presentEntry = (row: AuditRow): Schemas['AuditEntry'] => ({
  id: row.id,
  at: row.at.toISOString(),
  timezone: row.timezone,
  person: row.person_id,
  person_name: row.person_name,
  network: row.network,
  action: row.action,
  kind: row.kind,
  title: row.title,
  summary: row.summary,
  event: row.event_id,
  event_title: row.event_title,
  changes: changesOf(row),
});

const sideOf = (row: AuditRow, side: 'before' | 'after') =>
  changesOf(row)
    .map((change) => `${change.label}: ${change[side] ?? ''}`)
    .join('\n');

/** Of the file; times are in its zone. */
export const auditColumns: readonly Column<AuditRow>[] = [
  { title: 'When', value: ({ at }) => ({ time: at }) },
  { title: 'Person', value: (row) => row.person_name },
  { title: 'What', value: (row) => `${row.person_name} ${row.summary}` },
  { title: 'Kind', value: ({ kind }) => kind },
  { title: 'Changed', value: ({ title }) => title },
  { title: 'Event', value: (row) => row.event_title },
  { title: 'Before', value: (row) => (row.before ? sideOf(row, 'before') : null) },
  { title: 'After', value: (row) => (row.after ? sideOf(row, 'after') : null) },
  { title: 'Network', value: ({ network }) => network },
  { title: 'Action', value: ({ action }) => action },
];
