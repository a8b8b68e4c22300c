/** How often a ticket admits. */
export type Admission = 'once' | 'daily' | 'in_and_out';
export type Direction = 'in' | 'out';

/** A scan that let the holder of a ticket through a door and was not undone. */
export interface DoorScan {
  direction: Direction;
  /** When it counts from, by the server's clock. */
  at: Date;
}

export interface AdmissionRules {
  admission: Admission;
  /** IANA zone of the event, whose days count. */
  timezone: string;
}

export type AdmissionResult =
  | 'accepted'
  | 'left'
  | 'already_used'
  | 'day_used'
  | 'already_inside'
  | 'not_inside'
  | 'no_reentry';

export interface JudgedScan<Scan> {
  scan: Scan;
  result: AdmissionResult;
  /** Whether it admits or lets out; the others came after a scan that already had. */
  counts: boolean;
  /** The scan that counts instead. */
  against: Scan | null;
}

/** A night belongs to the day before until this hour. */
const DAY_BEGINS = 5;
const DAY = 86_400_000;

/** The day of an event to which a time belongs, such as 2026-12-05. */
export function eventDay(at: Date, timezone: string): string {
  const parts = new Map(
    new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const date = Date.UTC(parts.get('year') ?? 0, (parts.get('month') ?? 1) - 1, parts.get('day'));
  const isNight = (parts.get('hour') ?? 0) < DAY_BEGINS;
  return new Date(isNight ? date - DAY : date).toISOString().slice(0, 10);
}

/**
 * Judges the scans of one ticket (D47): whichever was first in time counts, in whatever order they arrived.
 * @param scans of one ticket; of two with the same time the first in the list counts
 */
export function judgeScans<Scan extends DoorScan>(
  scans: readonly Scan[],
  { admission, timezone }: AdmissionRules,
): JudgedScan<Scan>[] {
  const counted = new Map<string, Scan>();
  let last: Scan | null = null;
  return scans
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((scan): JudgedScan<Scan> => {
      const refuse = (result: AdmissionResult, against: Scan | null) => ({
        scan,
        result,
        counts: false,
        against,
      });
      const isOut = scan.direction === 'out';
      if (admission === 'in_and_out') {
        const isInside = last?.direction === 'in';
        if (isOut !== isInside) return refuse(isOut ? 'not_inside' : 'already_inside', last);
        last = scan;
        return { scan, result: isOut ? 'left' : 'accepted', counts: true, against: null };
      }
      if (isOut) return refuse('no_reentry', null);
      const key = admission === 'daily' ? eventDay(scan.at, timezone) : '';
      const before = counted.get(key);
      if (before) return refuse(admission === 'daily' ? 'day_used' : 'already_used', before);
      counted.set(key, scan);
      return { scan, result: 'accepted', counts: true, against: null };
    });
}

/** Whether the last scan let the holder in; with a ticket that admits daily, on the day of `now`. */
export function isInside(
  scans: readonly DoorScan[],
  { admission, timezone }: AdmissionRules,
  now: Date,
): boolean {
  const last = scans.toSorted((one, other) => one.at.getTime() - other.at.getTime()).at(-1);
  if (!last || last.direction === 'out') return false;
  return admission !== 'daily' || eventDay(last.at, timezone) === eventDay(now, timezone);
}
