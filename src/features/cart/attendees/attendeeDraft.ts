import {
  ATTENDEE_FIELDS,
  detailsOf,
  sameDetails,
  type AttendeeDetails,
} from '@/entities/attendee/attendeeDetails';
import type { GuestAnswers } from '@/entities/attendee/guestAnswers';
import { isRecord } from '@/lib/isRecord';
import type { AttendeeValues } from './attendeeRows';

interface SeatDraft {
  /** The server's details of the ticket at the time of the change. */
  base: AttendeeDetails;
  typed: AttendeeDetails;
  /** Set for a guest of another organisation. */
  guest?: GuestAnswers;
}

/** Unsaved input by ticket id, so that two tabs can edit different tickets of a booking. */
export type AttendeeDraft = Readonly<Record<string, SeatDraft>>;

type Blocks = readonly AttendeeValues[];

function readDetails(value: unknown): AttendeeDetails | null {
  if (!isRecord(value)) return null;
  const details = detailsOf({});
  for (const field of ATTENDEE_FIELDS) {
    const text = value[field];
    if (typeof text !== 'string') return null;
    details[field] = text;
  }
  return details;
}

function readGuest(value: unknown): GuestAnswers | null {
  if (!isRecord(value) || typeof value.organisation !== 'string') return null;
  const { organisation, kind } = value;
  const isKnown = kind === 'client' || kind === 'public_official';
  return { isGuest: true, organisation, kind: isKnown ? kind : null };
}

/** Parses a stored draft; unreadable entries are left out. */
export function readAttendeeDraft(stored: unknown): AttendeeDraft {
  if (!isRecord(stored)) return {};
  const seats = Object.entries(stored).flatMap(([ticket, seat]) => {
    if (!isRecord(seat)) return [];
    const [base, typed] = [readDetails(seat.base), readDetails(seat.typed)];
    const guest = readGuest(seat.guest);
    return base && typed ? [[ticket, { base, typed, ...(guest && { guest }) }] as const] : [];
  });
  return Object.fromEntries(seats);
}

/** The value to store; null, which removes the entry, for an empty draft. */
export const draftToStore = (draft: AttendeeDraft): AttendeeDraft | null =>
  Object.keys(draft).length > 0 ? draft : null;

/**
 * The draft with the tickets that this form has changed; entries of other tabs are kept.
 * @param written ids of the tickets that this form has put into the draft; extended by this call
 */
export function updateDraft(
  draft: AttendeeDraft,
  base: Blocks,
  blocks: Blocks,
  written: Set<number>,
): AttendeeDraft {
  const next: Record<string, SeatDraft> = { ...draft };
  blocks.forEach((block, index) => {
    const before = base[index];
    if (block.ticket === null || !before) return;
    if (!sameDetails(before, block)) {
      written.add(block.ticket);
      const { guest } = block;
      const typed = { base: detailsOf(before), typed: detailsOf(block) };
      next[block.ticket] = guest.isGuest ? { ...typed, guest } : typed;
    } else if (written.has(block.ticket)) {
      delete next[block.ticket];
    }
  });
  return next;
}

/**
 * The blocks with the input of the draft. A ticket that was saved since, for example in another tab,
 * keeps the saved details. Null when nothing is restored.
 */
export function applyDraft(blocks: Blocks, draft: AttendeeDraft): AttendeeValues[] | null {
  let restored = false;
  const filled = blocks.map((block) => {
    const seat = block.ticket === null || block.used ? undefined : draft[block.ticket];
    if (!seat || !sameDetails(seat.base, block) || sameDetails(seat.typed, block)) return block;
    restored = true;
    return { ...block, ...seat.typed, ...(seat.guest && { guest: seat.guest }) };
  });
  return restored ? filled : null;
}

/** Whether a ticket was removed from the draft because its input was saved or discarded. */
export function hasRemovedSeat(before: AttendeeDraft, after: AttendeeDraft): boolean {
  return Object.keys(before).some((ticket) => !(ticket in after));
}

/**
 * The blocks after newer details have come from the server: unchanged blocks take these, changed
 * ones keep the input.
 */
export function rebase(blocks: Blocks, base: Blocks, newer: Blocks): AttendeeValues[] {
  return newer.map((seat, index) => {
    const [block, before] = [blocks[index], base[index]];
    const touched = block && before && !sameDetails(before, block);
    return touched ? { ...block, used: seat.used } : seat;
  });
}
