import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../contract/caller';
import type { BodyOf, Schemas } from '../../../contract/types';
import { conflict, invalidInput, notFound } from '../../../lib/errors';
import { singleLine } from '../../../lib/text';
import type { ModuleDeps } from '../../../deps';
import { doorsOf, isAtDoor } from '../../identity/people/door.rules';
import { countedInstead, presentScan, presentTicket, refusedScan } from './checkIn.presenter';
import { countedTime, sentenceFor, type CheckInResult } from './checkIn.rules';
import * as repository from './checkIn.repository';
import type { ScanToTake, TakeScan } from './takeScan.service';
import type { WholeBooking } from './wholeBooking.service';

export type CheckInService = ReturnType<typeof createCheckInService>;

interface CheckInDeps extends Pick<ModuleDeps, 'db' | 'clock'> {
  takeScan: TakeScan;
  wholeBooking: WholeBooking;
}

type Scan = Schemas['Scan'];

/** Check-in at the entrance, one ticket at a time or with the scans that a device made without a network. */
export function createCheckInService({ db, clock, takeScan, wholeBooking }: CheckInDeps) {
  const now = () => new Date(clock.now());

  /** Whether the caller may check in the tickets of an event, looked up once for each event of a list. */
  function eventsAtDoor(doors: readonly number[] | null) {
    const known = new Map<number, Promise<boolean>>();
    const find = async (eventId: number): Promise<boolean> => {
      const event = await repository.findEventOrganizer(db, eventId);
      return event !== undefined && isAtDoor(doors, event.organizer_id);
    };
    return (eventId: number): Promise<boolean> => {
      const found = known.get(eventId) ?? find(eventId);
      known.set(eventId, found);
      return found;
    };
  }

  async function takeOne(
    caller: Caller,
    doors: readonly number[] | null,
    isAtDoorOf: (eventId: number) => Promise<boolean>,
    scan: Scan,
  ): Promise<Schemas['ScanAnswer']> {
    const sent = new Date(scan.scanned_at);
    const isInvalid = Number.isNaN(sent.getTime()) || countShown(scan) !== 1;
    if (isInvalid) return refusedScan(scan, 'invalid');
    if (!(await isAtDoorOf(scan.event))) return refusedScan(scan, 'event_not_found');
    const at = now();
    const { offline = false, device_result, direction = 'in', whole_booking = false } = scan;
    const counted = offline ? countedTime(sent, at) : { at, isAhead: false };
    const letThrough = direction === 'in' ? 'accepted' : 'left';
    const toTake: ScanToTake = {
      scanId: scan.scan_id,
      groupScan: null,
      shown: scan,
      eventId: scan.event,
      direction,
      at: counted.at,
      sentAt: scan.scanned_at,
      door: doorName(scan.door),
      outsideHours: scan.outside_hours ?? false,
      deviceResult: offline ? (device_result ?? letThrough) : null,
      isClockAhead: counted.isAhead,
    };
    const taken = await takeScan(caller, doors, toTake);
    const isGroup = whole_booking && !offline && direction === 'in';
    if (!isGroup || !taken.ticket) return presentScan(scan, taken, at, null);
    const { booking, result } = await wholeBooking.admit(caller, doors, toTake, taken);
    return presentScan(scan, { ...taken, result }, at, booking);
  }

  return {
    /**
     * Marks a ticket as used. If it cannot be used, the result names the reason.
     * @throws 400 unless it names exactly one of code, number and ticket; 403 without the permission;
     *   404 for an event that the caller may not check in; 409 `scan_id_taken`
     */
    async checkIn(caller: Caller, body: BodyOf<'checkInTicket'>): Promise<Schemas['CheckIn']> {
      const doors = doorsOf(caller);
      if (countShown(body) !== 1) {
        throw invalidInput('Give one of these: the code of the ticket, its number, or the guest.');
      }
      if (doors !== null && body.event !== undefined) await assertAtDoor(db, doors, body.event);
      const at = now();
      const taken = await takeScan(caller, doors, {
        scanId: body.scan ?? randomUUID(),
        groupScan: null,
        shown: body,
        eventId: body.event,
        direction: body.direction ?? 'in',
        at,
        sentAt: null,
        door: doorName(body.door),
        outsideHours: body.outside_hours ?? false,
        deviceResult: null,
        isClockAhead: false,
      });
      const { result, ticket, id } = taken;
      if (!isCheckInResult(result)) throw conflict('scan_id_taken', sentenceFor(result, undefined));
      return {
        check_in: id,
        result,
        sentence: sentenceFor(result, ticket, countedInstead(taken)),
        ticket: ticket ? presentTicket(ticket, taken.admitted, at) : null,
      };
    },

    /** Answers each scan on its own. @throws 403 without the permission */
    async checkInAll(caller: Caller, scans: readonly Scan[]): Promise<Schemas['ScanAnswers']> {
      const doors = doorsOf(caller);
      const answers: Schemas['ScanAnswer'][] = [];
      // One after the other, so that they count in their order.
      const isAtDoorOf = eventsAtDoor(doors);
      for (const scan of scans) answers.push(await takeOne(caller, doors, isAtDoorOf, scan));
      return { server_time: now().toISOString(), answers };
    },
  };
}

const countShown = (shown: Pick<Scan, 'code' | 'ticket_number' | 'ticket'>): number =>
  [shown.code, shown.ticket_number, shown.ticket].filter((one) => one !== undefined).length;

/** Null for an empty name. */
const doorName = (name: string | undefined): string | null =>
  name === undefined ? null : singleLine(name) || null;

/** @throws 404 if the event does not exist or the caller may not check in its tickets */
export async function assertAtDoor(
  db: ModuleDeps['db'],
  doors: readonly number[] | null,
  eventId: number,
): Promise<void> {
  const event = await repository.findEventOrganizer(db, eventId);
  if (!event || !isAtDoor(doors, event.organizer_id)) throw notFound('Event not found');
}

const ofScanAlone: ReadonlySet<Schemas['ScanResult']> = new Set([
  'invalid',
  'too_old',
  'event_not_found',
  'scan_id_taken',
]);

const isCheckInResult = (result: Schemas['ScanResult']): result is CheckInResult =>
  !ofScanAlone.has(result);
