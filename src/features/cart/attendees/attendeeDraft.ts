import {
  ATTENDEE_FIELDS,
  detailsOf,
  sameDetails,
  type AttendeeDetails,
} from '@/entities/attendee/attendeeDetails';
import type { AttendeeValues } from './attendeeRows';

interface SeatDraft {
  /** What the server knew of the seat when it was changed. */
  base: AttendeeDetails;
  typed: AttendeeDetails;
}

/** What was typed and not saved, by ticket id, so that two tabs can keep different seats. */
export type AttendeeDraft = Readonly<Record<string, SeatDraft>>;

type Blocks = readonly AttendeeValues[];

function readDetails(value: unknown): AttendeeDetails | null {
  if (typeof value !== 'object' || value === null) return null;
  const known = new Map<string, unknown>(Object.entries(value));
  const details = detailsOf({});
  for (const field of ATTENDEE_FIELDS) {
    const text = known.get(field);
    if (typeof text !== 'string') return null;
    details[field] = text;
  }
  return details;
}

/** What the browser kept, as far as it can be read. */
export function readAttendeeDraft(kept: unknown): AttendeeDraft {
  if (typeof kept !== 'object' || kept === null) return {};
  const seats = Object.entries(kept).flatMap(([ticket, seat]: [string, unknown]) => {
    if (typeof seat !== 'object' || seat === null || !('base' in seat) || !('typed' in seat)) {
      return [];
    }
    const [base, typed] = [readDetails(seat.base), readDetails(seat.typed)];
    return base && typed ? [[ticket, { base, typed }] as const] : [];
  });
  return Object.fromEntries(seats);
}

/** What is kept: null when nothing is left of the draft. */
export const keptDraft = (draft: AttendeeDraft): AttendeeDraft | null =>
  Object.keys(draft).length > 0 ? draft : null;

/**
 * The draft with the seats that this form has changed; those of others stay as they are.
 * @param written tickets that this form has put into the draft before; grows
 */
export function withChanges(
  draft: AttendeeDraft,
  base: Blocks,
  blocks: Blocks,
  written: Set<number>,
): AttendeeDraft {
  const next: Record<string, SeatDraft> = { ...draft };
  blocks.forEach((block, place) => {
    const before = base[place];
    if (block.ticket === null || !before) return;
    if (!sameDetails(before, block)) {
      written.add(block.ticket);
      next[block.ticket] = { base: detailsOf(before), typed: detailsOf(block) };
    } else if (written.has(block.ticket)) {
      delete next[block.ticket];
    }
  });
  return next;
}

/**
 * The blocks with what the draft has for them. A seat that was saved since then, in another tab say,
 * keeps what was saved. Null when nothing is restored.
 */
export function withDraft(blocks: Blocks, draft: AttendeeDraft): AttendeeValues[] | null {
  let restored = false;
  const filled = blocks.map((block) => {
    const seat = block.ticket === null || block.used ? undefined : draft[block.ticket];
    if (!seat || !sameDetails(seat.base, block) || sameDetails(seat.typed, block)) return block;
    restored = true;
    return { ...block, ...seat.typed };
  });
  return restored ? filled : null;
}

/** Whether a seat that was in the draft is not there any more: it was saved, or given up. */
export function hasLostSeat(before: AttendeeDraft, after: AttendeeDraft): boolean {
  return Object.keys(before).some((ticket) => !(ticket in after));
}

/**
 * The form after the server has told something newer: seats that nobody has touched here follow it,
 * the others keep what was typed.
 */
export function rebase(blocks: Blocks, base: Blocks, newer: Blocks): AttendeeValues[] {
  return newer.map((seat, place) => {
    const [block, before] = [blocks[place], base[place]];
    const touched = block && before && !sameDetails(before, block);
    return touched ? { ...block, used: seat.used } : seat;
  });
}
