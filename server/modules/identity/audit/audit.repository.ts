import type { Insertable } from 'kysely';
import type { ModuleDeps } from '../../../deps';
import type { AuditEntriesTable } from '../../../db/schema/audit';

type Db = ModuleDeps['db'];

export async function insertEntry(trx: Db, entry: Insertable<AuditEntriesTable>): Promise<void> {
  await trx.insertInto('audit_entries').values(entry).execute();
}
