import { useState } from 'react';
import type { Booking } from '@/api';
import { draftKey, readDraft, saveDraft } from '@/lib/drafts';
import { isRecord } from '@/lib/isRecord';
import { selectUser, useAppSelector } from '@/state';
import { bookedForOf, forMyself, KIND_LABELS, type BookedFor } from './bookedFor';

function parseBookedFor(stored: unknown): BookedFor | null {
  if (!isRecord(stored)) return null;
  const { kind, user, name, notes } = stored;
  if (typeof kind !== 'string' || !(kind in KIND_LABELS)) return null;
  if (user !== null && typeof user !== 'number') return null;
  if (typeof name !== 'string' || typeof notes !== 'string') return null;
  return { kind: kind as BookedFor['kind'], user, name, notes };
}

const isSame = (one: BookedFor, other: BookedFor) =>
  one.kind === other.kind &&
  one.user === other.user &&
  one.name === other.name &&
  one.notes === other.notes;

const keyOfBooking = (userId: number, bookingId: number) =>
  draftKey(userId, `booked-for:${bookingId}`);
const keyOfEvent = (userId: number, eventId: number) =>
  draftKey(userId, `booked-for-event:${eventId}`);

/** What this person chose for an unpaid booking and did not save; null for nothing. */
export function readBookedForDraft(userId: number, booking: Booking): BookedFor | null {
  const draft = parseBookedFor(readDraft(keyOfBooking(userId, booking.id)));
  return draft && !isSame(draft, bookedForOf(booking)) ? draft : null;
}

/** Keeps the choice until it is saved; null, or what the booking has already, removes it. */
export function saveBookedForDraft(userId: number, booking: Booking, draft: BookedFor | null) {
  const changed = draft !== null && !isSame(draft, bookedForOf(booking));
  saveDraft(keyOfBooking(userId, booking.id), changed ? draft : null);
}

/** Removes the choice of an event's page, when tickets were added for it. */
export function clearBookedForChoice(userId: number, eventId: number): void {
  saveDraft(keyOfEvent(userId, eventId), null);
}

const readChoice = (key: string | null) =>
  (key === null ? null : parseBookedFor(readDraft(key))) ?? forMyself;

/** Whom the next tickets of an event are for; kept in this browser until tickets are added. */
export function useBookedForChoice(eventId: number) {
  const userId = useAppSelector(selectUser)?.id;
  const key = userId === undefined ? null : keyOfEvent(userId, eventId);
  const [kept, setKept] = useState(() => ({ key, choice: readChoice(key) }));
  // Another person has signed in, or another event is shown.
  if (kept.key !== key) setKept({ key, choice: readChoice(key) });

  const choose = (choice: BookedFor) => {
    setKept({ key, choice });
    if (key !== null) saveDraft(key, isSame(choice, forMyself) ? null : choice);
  };
  return [kept.choice, choose] as const;
}
