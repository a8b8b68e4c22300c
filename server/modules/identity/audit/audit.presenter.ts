import type { Schemas } from '../../../contract/types';
import { readText } from '../../../lib/personalText';
import type { Column } from '../../../lib/spreadsheet/cells';
import { readableChanges } from './audit.rules';
import type { AuditRow } from './audit.repository';
import { readFields } from './personalFields.rules';

const changesOf = ({ before, after, people, timezone }: AuditRow) =>
  readableChanges(
    { before: before && readFields(people, before), after: after && readFields(people, after) },
    timezone,
  );

const titleOf = ({ people, title }: AuditRow): string => readText(people, title);
const summaryOf = ({ people, summary }: AuditRow): string => readText(people, summary);

export const presentEntry = (row: AuditRow): Schemas['AuditEntry'] => ({
  id: row.id,
  at: row.at.toISOString(),
  timezone: row.timezone,
  person: row.person_id,
  person_name: row.person_name,
  network: row.network,
  action: row.action,
  kind: row.kind,
  title: titleOf(row),
  summary: summaryOf(row),
  event: row.event_id,
  event_title: row.event_title,
  changes: changesOf(row),
});

const sideOf = (row: AuditRow, side: 'before' | 'after') =>
  changesOf(row)
    .map((change) => `${change.label}: ${change[side] ?? ''}`)
    .join('\n');

/** The columns of an export. */
export const auditColumns: readonly Column<AuditRow>[] = [
  { title: 'When', value: ({ at }) => ({ time: at }) },
  { title: 'Person', value: (row) => row.person_name },
  { title: 'What', value: (row) => `${row.person_name} ${summaryOf(row)}` },
  { title: 'Kind', value: ({ kind }) => kind },
  { title: 'Changed', value: titleOf },
  { title: 'Event', value: (row) => row.event_title },
  { title: 'Before', value: (row) => (row.before ? sideOf(row, 'before') : null) },
  { title: 'After', value: (row) => (row.after ? sideOf(row, 'after') : null) },
  { title: 'Network', value: ({ network }) => network },
  { title: 'Action', value: ({ action }) => action },
];
