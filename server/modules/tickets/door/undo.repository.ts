import type { ModuleDeps } from '../../../deps';

type Db = ModuleDeps['db'];

export const findCheckIn = (db: Db, id: number) =>
  db
    .selectFrom('check_ins as c')
    .innerJoin('events as e', 'e.id', 'c.event_id')
    .leftJoin('tickets as k', 'k.id', 'c.ticket_id')
    .where('c.id', '=', id)
    .select([
      'c.id',
      'c.ticket_id',
      'c.by_user',
      'c.direction',
      'c.scanned_at',
      'c.admitted',
      'c.undone_at',
      'k.ticket_number',
      'k.attendee_name',
      'k.attendee_email',
      'e.id as event_id',
      'e.title',
      'e.timezone',
      'e.organizer_id',
    ])
    .executeTakeFirst();

/** @returns whether it was not undone before */
export async function undo(
  trx: Db,
  id: number,
  { by, at, reason }: { by: number; at: Date; reason: string },
): Promise<boolean> {
  const row = await trx
    .updateTable('check_ins')
    .set({ undone_at: at, undone_by: by, undo_reason: reason })
    .where('id', '=', id)
    .where('admitted', '=', true)
    .where('undone_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
