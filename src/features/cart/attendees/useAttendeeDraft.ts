import { useCallback, useEffect, useRef, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Booking } from '@/api';
import { sameDetails } from '@/entities/attendee/attendeeDetails';
import { parseDraft, draftKey, saveDraft, readDraft } from '@/lib/drafts';
import {
  hasLostSeat,
  keptDraft,
  readAttendeeDraft,
  rebase,
  withChanges,
  withDraft,
} from './attendeeDraft';
import { attendeeDefaults, type AttendeeFormValues, type AttendeeValues } from './attendeeRows';

interface Options {
  form: UseFormReturn<AttendeeFormValues>;
  booking: Booking;
  userId: number;
  /** Something was saved or given up in another tab: time to ask the server. */
  onSavedElsewhere: () => void;
  /** The blocks after something was brought back. */
  onRestored: (blocks: readonly AttendeeValues[]) => void;
}

/**
 * Keeps what is typed in this browser until it is saved (seven days at most), and brings it back.
 * Each seat is kept by itself, so that two tabs never undo each other's work; what one of them saves,
 * the other shows.
 */
export function useAttendeeDraft(options: Options) {
  const { form, booking, userId, onSavedElsewhere, onRestored } = options;
  const { control, getValues, setValue } = form;
  const attendees = useWatch({ control, name: 'attendees' });
  const [restored, setRestored] = useState(false);
  const key = draftKey(userId, `attendees:${booking.id}`);
  /** The details as the server last sent them. */
  const base = useRef<AttendeeValues[]>(attendeeDefaults(booking).attendees);
  const written = useRef(new Set<number>());

  const show = useCallback(
    (blocks: readonly AttendeeValues[]) => {
      blocks.forEach((block, place) => setValue(`attendees.${place}`, block));
    },
    [setValue],
  );
  const settle = useCallback(
    (newer: AttendeeValues[]) => {
      show(rebase(getValues('attendees'), base.current, newer));
      base.current = newer;
    },
    [getValues, show],
  );

  // Once, after the first paint: the storage belongs to the browser.
  useEffect(() => {
    const filled = withDraft(base.current, readAttendeeDraft(readDraft(key)));
    if (!filled) return;
    show(filled);
    setRestored(true);
    onRestored(filled);
  }, [key, show, onRestored]);

  useEffect(() => settle(attendeeDefaults(booking).attendees), [booking, settle]);

  useEffect(() => {
    const before = readAttendeeDraft(readDraft(key));
    const after = withChanges(before, base.current, attendees, written.current);
    if (JSON.stringify(before) !== JSON.stringify(after)) saveDraft(key, keptDraft(after));
  }, [attendees, key]);

  useEffect(() => {
    const listen = (event: StorageEvent) => {
      if (event.key !== key) return;
      const before = readAttendeeDraft(parseDraft(event.oldValue));
      const after = readAttendeeDraft(parseDraft(event.newValue));
      if (hasLostSeat(before, after)) onSavedElsewhere();
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, [key, onSavedElsewhere]);

  return {
    restored,
    /** Whether a block differs from the server's details. */
    changed: (place: number) => {
      const [block, before] = [getValues(`attendees.${place}`), base.current[place]];
      return !before || !sameDetails(before, block);
    },
    discard: () => {
      show(base.current);
      setRestored(false);
    },
    /** These blocks are saved as they were sent: what is kept of them goes. */
    saved: (blocks: readonly AttendeeValues[]) => {
      base.current = base.current.map(
        (before) => blocks.find(({ ticket }) => ticket === before.ticket) ?? before,
      );
      setRestored(false);
      const before = readAttendeeDraft(readDraft(key));
      const now = getValues('attendees');
      saveDraft(key, keptDraft(withChanges(before, base.current, now, written.current)));
    },
  };
}
