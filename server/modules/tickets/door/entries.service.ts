import type { Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { judgeScans, type JudgedScan } from '../../../lib/admission';
import * as repository from './entries.repository';
import type { EntryRow } from './entries.repository';

type Db = ModuleDeps['db'];

/** A scan of a ticket, judged among the ticket's others. */
export interface Entry {
  row: EntryRow;
  counts: boolean;
  /** Id of the scan that counts instead. */
  against: number | null;
}

/** Says of stored scans whether they count. */
async function judgeEntries(db: Db, rows: readonly EntryRow[]): Promise<Entry[]> {
  const rules = new Map(
    rows.flatMap(({ ticket_id: id, admission, timezone }) =>
      id !== null && admission !== null ? [[id, { admission, timezone }] as const] : [],
    ),
  );
  const scans = await repository.findAdmittedOf(db, [...rules.keys()]);
  const judged = new Map<number, JudgedScan<{ id: number }>>();
  for (const [ticket, rule] of rules) {
    for (const one of judgeScans(scans.get(ticket) ?? [], rule)) judged.set(one.scan.id, one);
  }
  return rows.map((row) => ({
    row,
    counts: judged.get(row.id)?.counts ?? false,
    against: judged.get(row.id)?.against?.id ?? null,
  }));
}

/** In the order of the ids. */
export async function readEntries(db: Db, ids: readonly number[]): Promise<Entry[]> {
  const entries = await judgeEntries(db, await repository.findEntries(db, ids));
  const byId = new Map(entries.map((entry) => [entry.row.id, entry]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type ExportedScan = Entry & { id: number };

/** The scans of an event in the order in which they arrived, for its export. */
export async function readEntriesAfter(
  db: Db,
  eventId: number,
  from: { after: number; limit: number },
): Promise<ExportedScan[]> {
  const entries = await judgeEntries(db, await repository.findEntriesAfter(db, eventId, from));
  return entries.map((entry) => ({ ...entry, id: entry.row.id }));
}

export const countEntries = (db: Db, eventId: number): Promise<number> =>
  repository.countEntries(db, eventId);

/** For scans of a ticket. */
export function presentEntry({ row, counts }: Entry): Schemas['CheckInEntry'] {
  return {
    id: row.id,
    ticket: row.ticket_id ?? 0,
    ticket_number: row.ticket_number ?? '',
    attendee_name: row.attendee_name,
    tier_name: row.tier_name ?? '',
    direction: row.direction,
    scanned_at: row.scanned_at.toISOString(),
    received_at: row.received_at.toISOString(),
    by_name: row.by_name ?? 'Somebody',
    door: row.door,
    offline: row.offline,
    result: row.result,
    counts,
    flags: row.flags,
    undone_at: row.undone_at?.toISOString() ?? null,
    undone_by_name: row.undone_by_name,
    undo_reason: row.undo_reason,
  };
}
