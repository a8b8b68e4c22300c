import type { CheckInResult, DoorEvent, DoorGuest, Scan, ScanDirection, ScanResult } from '@/api';
import { judgeScans, type AdmissionRules, type DoorScan } from '@/lib/admission.gen';
import { ticketNumbersLike } from '@/lib/ticketNumbers.gen';

/** A scan of this device that the server has not answered. */
export interface WaitingScan {
  scan: Scan;
  /** The ticket, where the device knows it. */
  ticket?: number;
  /** What the device has answered, if it did. */
  result?: CheckInResult;
  /** It may have reached the server, whose answer was lost. */
  isTried?: boolean;
  /** Why the server took it for no scan at all; it is not sent again. */
  refused?: string;
}

/** What was shown at the door, as the guest list knows it. */
export interface Found {
  guest: DoorGuest;
  /** Of the code or the row; a typed number has the present one. */
  version: number;
}

/** A scan that let a guest through a door. */
export interface Passage extends DoorScan {
  /** Null for this device. */
  byName: string | null;
}

export const isThrough = (result: ScanResult | undefined): boolean =>
  result === 'accepted' || result === 'left';

/** Who went through the doors with a ticket, from first to last: by the server's list, and on this device since. */
export function passagesOf(guest: DoorGuest, waiting: readonly WaitingScan[]): Passage[] {
  const known = new Set(guest.check_ins.map(({ scan_id: id }) => id));
  const own = waiting
    .filter(({ ticket, result, scan }) => {
      return ticket === guest.id && isThrough(result) && !known.has(scan.scan_id);
    })
    .map(({ scan }) => ({
      direction: scan.direction ?? 'in',
      at: new Date(scan.scanned_at),
      byName: null,
    }));
  const listed = guest.check_ins.map((entry) => ({
    direction: entry.direction,
    at: new Date(entry.scanned_at),
    byName: entry.by_name,
  }));
  return [...listed, ...own].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Finds the ticket of a typed number, also of one whose letters were misread, unless several may be meant. */
export function findByNumber(
  byNumber: ReadonlyMap<string, DoorGuest>,
  typed: string,
): DoorGuest | undefined {
  const [exact, ...others] = ticketNumbersLike(typed).map((number) => byNumber.get(number));
  if (exact) return exact;
  const found = others.filter((guest) => guest !== undefined);
  return found.length === 1 ? found[0] : undefined;
}

interface Attempt extends Found {
  event: DoorEvent;
  direction: ScanDirection;
  /** When it was scanned, by the server's time; ISO 8601. */
  at: string;
  outsideHours: boolean;
  passages: readonly Passage[];
}

/** How the tier of a guest admits. */
export const rulesOf = (event: DoorEvent, guest: DoorGuest): AdmissionRules => ({
  admission: event.tiers.find(({ id }) => id === guest.tier)?.admission ?? 'once',
  timezone: event.timezone,
});

/** What the server would answer by what this device knows. If several reasons apply, the most useful one. */
export function judge(attempt: Attempt): CheckInResult {
  const { guest, version, event, direction, outsideHours } = attempt;
  if (version > guest.version) return 'forged';
  if (event.is_cancelled || guest.state === 'void') return 'void';
  if (version < guest.version) return 'reissued';
  const next = { direction, at: new Date(attempt.at) };
  const scans: DoorScan[] = [...attempt.passages, next];
  const own = judgeScans(scans, rulesOf(event, guest)).find(({ scan }) => scan === next);
  if (own && !own.counts) return own.result;
  if (guest.state === 'not_paid') return 'not_paid';
  if (direction === 'out') return 'left';
  const at = Date.parse(attempt.at);
  if (!outsideHours && at < Date.parse(event.opens_at)) return 'too_early';
  if (!outsideHours && at > Date.parse(event.closes_at)) return 'too_late';
  return 'accepted';
}
