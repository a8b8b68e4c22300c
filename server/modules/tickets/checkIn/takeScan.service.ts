import { createHash } from 'node:crypto';
import type { Caller } from '../../../contract/caller';
import { ticketKeysOf } from '../../../config/secrets';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { ticketNumbersLike } from '../../../lib/ticketNumbers';
import { isAtDoor } from '../../identity/people/door.rules';
import { announceTickets } from '../../webhooks/outbox.service';
import { readCodeOfKeys } from '../ticketCode.rules';
import {
  FORMER_VERSION,
  flagsOf,
  isTooOld,
  judgeScan,
  wasLetThrough,
  type CheckInFlag,
  type Judgement,
  type ScanAttempt,
  type ScanResult,
} from './checkIn.rules';
import * as tickets from './checkIn.repository';
import type { CheckInTicket } from './checkIn.repository';
import * as scans from './checkIns.repository';
import type { AdmittedScan, StoredScan } from './checkIns.repository';

export interface Shown {
  code?: string | undefined;
  ticket_number?: string | undefined;
  ticket?: { id: number; version: number } | undefined;
}

export interface ScanToTake extends ScanAttempt {
  scanId: string;
  /** The scan of a whole booking that causes this one. */
  groupScan: string | null;
  shown: Shown;
  /** The event at this door, if selected. */
  eventId: number | undefined;
  /** The time that the device sent, by which a repeated scan is compared; null if it sent none. */
  sentAt: string | null;
  door: string | null;
  isClockAhead: boolean;
}

export interface TakenScan {
  /** Null if it was not stored. */
  id: number | null;
  result: ScanResult;
  direction: ScanAttempt['direction'];
  at: Date;
  flags: readonly CheckInFlag[];
  ticket: CheckInTicket | undefined;
  /** All scans of the ticket that admitted, this one included. */
  admitted: readonly AdmittedScan[];
}

type Found = { ticket: CheckInTicket; version: number } | 'forged' | 'unknown';

export type TakeScan = ReturnType<typeof createTakeScan>;

/** Judges one scan and stores it. The caller has checked the door of `eventId`. */
export function createTakeScan({
  db,
  clock,
  secrets,
}: Pick<ModuleDeps, 'db' | 'clock' | 'secrets'>) {
  const publicKeys = ticketKeysOf(secrets).map(({ publicKey }) => publicKey);

  /** Finds a ticket by code, number or guest list entry, or returns the reason for refusing it. */
  async function findShown({ code, ticket: entry, ticket_number: number }: Shown): Promise<Found> {
    if (code !== undefined) {
      const claim = readCodeOfKeys(publicKeys, code.trim());
      if (!claim.ok) return 'forged';
      const ticket = await tickets.findTicket(db, { id: claim.ticketId });
      return ticket?.event_id === claim.eventId ? { ticket, version: claim.version } : 'forged';
    }
    if (entry !== undefined) {
      const ticket = await tickets.findTicket(db, { id: entry.id });
      return ticket ? { ticket, version: entry.version } : 'unknown';
    }
    return findByNumber(number ?? '');
  }

  /** Letters that look alike may be misread; several tickets that may be meant are none. */
  async function findByNumber(typed: string): Promise<Found> {
    const [likeliest = '', ...others] = ticketNumbersLike(typed);
    const found = await findNumbered(likeliest);
    if (found !== 'unknown' || others.length === 0) return found;
    const misread = await tickets.findByNumbers(db, others);
    const [ticket] = misread;
    return ticket && misread.length === 1 ? findShown({ ticket }) : 'unknown';
  }

  async function findNumbered(number: string): Promise<Found> {
    const ticket = await tickets.findTicket(db, { number });
    if (ticket) return { ticket, version: ticket.version };
    const id = await tickets.findByFormerNumber(db, number);
    const given = id === undefined ? undefined : await tickets.findTicket(db, { id });
    return given ? { ticket: given, version: FORMER_VERSION } : 'unknown';
  }

  const answer = (
    scan: ScanToTake,
    result: ScanResult,
    more: Partial<Omit<TakenScan, 'result'>> = {},
  ): TakenScan => ({
    id: null,
    result,
    direction: scan.direction,
    at: scan.at,
    flags: [],
    ticket: undefined,
    admitted: [],
    ...more,
  });

  function store(
    caller: Caller,
    scan: ScanToTake,
    { result, admitted, flags }: Judgement,
    of: { eventId: number; ticketId: number | null },
    trx = db,
  ): Promise<number | undefined> {
    return scans.insertScan(trx, {
      scan_id: scan.scanId,
      request_hash: hashOf(scan),
      group_scan: scan.groupScan,
      event_id: of.eventId,
      ticket_id: of.ticketId,
      direction: scan.direction,
      scanned_at: scan.at,
      received_at: new Date(clock.now()),
      by_user: caller.userId,
      door: scan.door,
      offline: scan.deviceResult !== null,
      result,
      admitted,
      flags: JSON.stringify(flags),
    });
  }

  /** Stores a scan that names no ticket of the event. One without an event that exists is not stored. */
  async function refuse(
    caller: Caller,
    scan: ScanToTake,
    result: ScanResult,
    ticket?: CheckInTicket,
  ): Promise<TakenScan> {
    const { eventId } = scan;
    if (eventId === undefined || !(await tickets.findEventOrganizer(db, eventId))) {
      return answer(scan, result, { ticket });
    }
    const judgement: Judgement = { result, admitted: false, flags: [] };
    const id = await store(caller, scan, judgement, { eventId, ticketId: null });
    return id === undefined ? repeated(scan) : answer(scan, result, { id, ticket });
  }

  /** The answer of a scan that was stored before. */
  async function repeat(scan: ScanToTake, stored: StoredScan, found: Found): Promise<TakenScan> {
    const shown = typeof found === 'string' ? undefined : found;
    const isSame =
      stored.request_hash === null
        ? stored.ticket_id === (shown?.ticket.id ?? null)
        : stored.request_hash === hashOf(scan);
    if (!isSame) return answer(scan, 'scan_id_taken');
    const { id, direction, scanned_at: at } = stored;
    const { result } = stored;
    if (!shown || stored.ticket_id === null) {
      return answer(scan, result, { id, direction, at, ticket: shown?.ticket });
    }
    let { flags } = stored;
    if (wasLetThrough(scan) && !stored.admitted && !stored.offline) {
      flags = flagsOf(shown.ticket, shown.version);
      await inTransaction(db, async (trx) => {
        await scans.lockTicket(trx, shown.ticket.id);
        await scans.markLetThrough(trx, id, flags);
        await scans.deriveUse(trx, shown.ticket.id, new Date(clock.now()));
        if (direction === 'in')
          await announceTickets(trx, 'ticket.checked_in', [shown.ticket.id], at);
      });
    }
    const ticket = await tickets.findTicket(db, { id: shown.ticket.id });
    const admitted = await scans.findAdmittedScans(db, shown.ticket.id);
    return answer(scan, result, { id, direction, at, flags, ticket, admitted });
  }

  /** Of a scan that a concurrent request has just stored. */
  async function repeated(scan: ScanToTake): Promise<TakenScan> {
    const stored = await scans.findScan(db, scan.scanId);
    if (!stored) throw new Error('A scan that was stored is gone.');
    return repeat(scan, stored, await findShown(scan.shown));
  }

  return async function takeScan(
    caller: Caller,
    doors: readonly number[] | null,
    scan: ScanToTake,
  ): Promise<TakenScan> {
    const found = await findShown(scan.shown);
    const isForeign = typeof found === 'object' && !isAtDoor(doors, found.ticket.organizer_id);
    const stored = await scans.findScan(db, scan.scanId);
    if (stored) return repeat(scan, stored, isForeign ? 'unknown' : found);
    if (typeof found === 'string') return refuse(caller, scan, found);
    // Show nothing about a guest of another organizer.
    if (isForeign) return refuse(caller, scan, 'other_event');
    const { ticket: shown, version } = found;
    const eventId = scan.eventId ?? shown.event_id;
    if (eventId !== shown.event_id) return refuse(caller, scan, 'other_event', shown);
    const received = new Date(clock.now());
    if (scan.deviceResult !== null && isTooOld(shown, scan.at, received)) {
      return refuse(caller, scan, 'too_old', shown);
    }
    const taken = await inTransaction(db, async (trx) => {
      await scans.lockTicket(trx, shown.id);
      const ticket = (await tickets.findTicket(trx, { id: shown.id })) ?? shown;
      const before = await scans.findAdmittedScans(trx, shown.id);
      const at = timeOf(scan, before, new Date(clock.now()));
      const timed = { ...scan, at };
      const judgement = judgeScan(ticket, version, before, timed);
      if (judgement.admitted && scan.isClockAhead) judgement.flags.push('clock_ahead');
      const of = { eventId, ticketId: shown.id };
      const id = await store(caller, timed, judgement, of, trx);
      if (id === undefined) return undefined;
      const { result, flags } = judgement;
      if (!judgement.admitted) return answer(timed, result, { id, ticket, admitted: before });
      await scans.deriveUse(trx, shown.id, received);
      if (timed.direction === 'in') await announceTickets(trx, 'ticket.checked_in', [shown.id], at);
      return answer(timed, result, {
        id,
        flags,
        ticket: await tickets.findTicket(trx, { id: shown.id }),
        admitted: await scans.findAdmittedScans(trx, shown.id),
      });
    });
    return taken ?? repeated(scan);
  };
}

/**
 * When a scan counts from. One that waits for the server's answer comes after all that were admitted, also those that
 * were admitted while it waited for the lock.
 */
const timeOf = (scan: ScanToTake, before: readonly AdmittedScan[], now: Date): Date =>
  scan.deviceResult === null
    ? new Date(Math.max(now.getTime(), ...before.map(({ at }) => at.getTime())))
    : scan.at;

/** What makes two scans with the same id the same one; `offline`, `device_result` and `door` may differ. */
const hashOf = ({ shown, eventId, direction, sentAt, outsideHours }: ScanToTake): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        shown.code ?? null,
        shown.ticket_number ?? null,
        shown.ticket ? [shown.ticket.id, shown.ticket.version] : null,
        eventId ?? null,
        direction,
        sentAt,
        outsideHours,
      ]),
    )
    .digest('base64url');
