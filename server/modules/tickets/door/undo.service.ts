import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { conflict, forbidden, invalidInput, notFound } from '../../../lib/errors';
import { readLine } from '../../../lib/input';
import { phrase } from '../../../lib/personalText';
import { recordAudit } from '../../identity/audit/audit.service';
import { doorsOf, isAtDoor } from '../../identity/people/door.rules';
import { deriveUse, lockTicket } from '../checkIn/checkIns.repository';
import { presentEntry, readEntries } from './entries.service';
import * as repository from './undo.repository';
import { undoOf } from '../checkIn/undo.rules';

export type UndoService = ReturnType<typeof createUndoService>;

const SHORTEST_REASON = 3;

/** Undoes check-ins that were made by mistake. */
export function createUndoService({ db, clock }: Pick<ModuleDeps, 'db' | 'clock'>) {
  const find = async (caller: Caller, id: number) => {
    const doors = doorsOf(caller);
    const checkIn = await repository.findCheckIn(db, id);
    if (!checkIn || !isAtDoor(doors, checkIn.organizer_id)) {
      throw notFound('Check-in not found');
    }
    return checkIn;
  };

  return {
    /**
     * @throws 400 without a reason, 403 for a check-in of somebody else, 404, 409 `already_undone`, `not_admitted`,
     *   `undo_too_late`
     */
    async undo(
      caller: Caller,
      id: number,
      body: { reason: string },
    ): Promise<Schemas['CheckInEntry']> {
      const checkIn = await find(caller, id);
      const reason = readLine(body.reason, 'reason', 'Say why it is undone.');
      if (reason.length < SHORTEST_REASON) {
        throw invalidInput('Say why it is undone.', { reason: 'Say why it is undone.' });
      }
      const at = new Date(clock.now());
      const ticketId = checkIn.ticket_id;
      const may = undoOf(caller, checkIn, at);
      if (may === 'of_another') throw forbidden('You may undo only your own check-ins.');
      if (ticketId === null || !checkIn.admitted) {
        throw conflict('not_admitted', 'This scan let nobody in, so there is nothing to undo.');
      }
      if (may === 'too_late') {
        throw conflict(
          'undo_too_late',
          'Your own check-ins can be undone for ten minutes. Ask the organizer.',
        );
      }
      await inTransaction(db, async (trx) => {
        await lockTicket(trx, ticketId);
        const isUndone = await repository.undo(trx, id, { by: caller.userId, at, reason });
        if (!isUndone) throw conflict('already_undone', 'This check-in was undone already.');
        await deriveUse(trx, ticketId, at);
        const number = checkIn.ticket_number ?? '';
        const guest = {
          person: null,
          email: checkIn.attendee_email?.toLowerCase() ?? null,
          name: checkIn.attendee_name ?? number,
        };
        const { event_id, title, timezone, organizer_id } = checkIn;
        await recordAudit(trx, caller, {
          action: 'ticket.check_in_undone',
          thing: { id: ticketId, title: guest },
          says: phrase`undid a check-in of ${guest} at ${title}: ${reason}`,
          before: {
            scan: checkIn.direction,
            scanned_at: { time: checkIn.scanned_at.toISOString() },
            ticket: number,
          },
          event: { id: event_id, title, timezone, organizer_id },
        });
      });
      const [entry] = await readEntries(db, [id]);
      if (!entry) throw notFound('Check-in not found');
      return presentEntry(entry);
    },
  };
}
