import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { notFound } from '../../../lib/errors';
import { doorsOf, isAtDoor } from '../../identity/people/door.rules';
import { checkInCloses, checkInOpens } from '../checkIn/checkIn.rules';
import type { TicketsService } from '../tickets.service';
import { changesFrom, readCursor, writeCursor } from './cursor.rules';
import * as repository from './doorGuestList.repository';
import type { DoorGuestRow } from './doorGuestList.repository';
import { mayUndoAny } from '../checkIn/undo.rules';

interface DoorGuestListDeps extends Pick<ModuleDeps, 'db' | 'clock'> {
  tickets: Pick<TicketsService, 'verifyKey'>;
}

/** Tickets of one answer: with gzip about 100 bytes each. */
const PAGE = 10_000;

export type DoorGuestListService = ReturnType<typeof createDoorGuestListService>;

/** The guest list for devices that check tickets without a network. */
export function createDoorGuestListService({ db, clock, tickets }: DoorGuestListDeps) {
  return {
    /** @throws 403 without the permission, 404 if the event does not exist or the caller may not check it in */
    async list(
      caller: Caller,
      eventId: number,
      since: string | undefined,
    ): Promise<Schemas['DoorGuestList']> {
      const doors = doorsOf(caller);
      const event = await repository.findDoorEvent(db, eventId);
      if (!event || !isAtDoor(doors, event.organizer_id)) throw notFound('Event not found');
      const now = new Date(clock.now());
      const cursor = since === undefined ? null : readCursor(since);
      const isGoingOn = cursor !== null && cursor.after.changed !== cursor.afterwards;
      const afterwards = isGoingOn ? cursor.afterwards : changesFrom(now);
      const rows = await repository.findChangedTickets(db, eventId, {
        after: cursor?.after ?? null,
        limit: PAGE,
      });
      const last = rows.at(-1);
      const more = rows.length === PAGE;
      const after = more && last ? last : { changed: afterwards, id: 0 };
      const tiers = await repository.findDoorTiers(db, eventId);
      const { public_key, further_public_keys = [] } = tickets.verifyKey();
      return {
        server_time: now.toISOString(),
        event: {
          id: event.id,
          title: event.title,
          timezone: event.timezone,
          start_date: event.event_start_at.toISOString(),
          end_date: event.event_end_at.toISOString(),
          opens_at: checkInOpens(event).toISOString(),
          closes_at: checkInCloses(event).toISOString(),
          is_cancelled: event.is_cancelled,
          walk_ins: event.walk_ins,
          may_undo_any: mayUndoAny(caller, event.organizer_id),
          tiers: tiers.map(({ id, name, admission, free }) => ({
            id,
            name,
            admission,
            free_seats: event.walk_ins ? free : 0,
          })),
        },
        public_keys: [public_key, ...further_public_keys],
        guests: rows.map(presentGuest),
        more,
        next: writeCursor({ after: { changed: after.changed, id: after.id }, afterwards }),
      };
    },
  };
}

function presentGuest(row: DoorGuestRow): Schemas['DoorGuest'] {
  const isVoid = row.is_void || ['cancelled', 'refunded'].includes(row.booking_status);
  const paid = row.booking_status === 'pending' ? 'not_paid' : 'valid';
  return {
    id: row.id,
    version: row.version,
    ticket_number: row.ticket_number,
    attendee_name: isVoid ? null : row.attendee_name,
    company_name: isVoid ? null : row.company_name,
    booking: row.booking,
    tier: row.tier,
    state: isVoid ? 'void' : paid,
    check_ins: (row.check_ins ?? []).map(({ scanned_at, by_name, ...scan }) => ({
      ...scan,
      scanned_at: new Date(scanned_at).toISOString(),
      by_name: by_name ?? 'Somebody',
    })),
  };
}
