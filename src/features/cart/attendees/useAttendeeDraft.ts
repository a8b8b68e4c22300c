import { useCallback, useEffect, useRef, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Booking } from '@/api';
import { sameDetails } from '@/entities/attendee/attendeeDetails';
import { parseDraft, draftKey, saveDraft, readDraft } from '@/lib/drafts';
import {
  hasRemovedSeat,
  draftToStore,
  readAttendeeDraft,
  rebase,
  updateDraft,
  applyDraft,
} from './attendeeDraft';
import { attendeeDefaults, type AttendeeFormValues, type AttendeeValues } from './attendeeRows';

interface Options {
  form: UseFormReturn<AttendeeFormValues>;
  booking: Booking;
  userId: number;
  /** Input was saved or discarded in another tab; the booking has to be refetched. */
  onSavedElsewhere: () => void;
  /** Called with all blocks after stored input was restored. */
  onRestored: (blocks: readonly AttendeeValues[]) => void;
}

/**
 * Stores unsaved input in this browser (seven days at most) and restores it. Each ticket is stored
 * separately, so that two tabs do not overwrite each other's input; details that one tab saves are
 * shown in the other.
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

  const setBlocks = useCallback(
    (blocks: readonly AttendeeValues[]) => {
      blocks.forEach((block, index) => setValue(`attendees.${index}`, block));
    },
    [setValue],
  );
  const applyServerDetails = useCallback(
    (newer: AttendeeValues[]) => {
      setBlocks(rebase(getValues('attendees'), base.current, newer));
      base.current = newer;
    },
    [getValues, setBlocks],
  );

  // In an effect, because the server has no storage.
  useEffect(() => {
    const filled = applyDraft(base.current, readAttendeeDraft(readDraft(key)));
    if (!filled) return;
    setBlocks(filled);
    setRestored(true);
    onRestored(filled);
  }, [key, setBlocks, onRestored]);

  useEffect(
    () => applyServerDetails(attendeeDefaults(booking).attendees),
    [booking, applyServerDetails],
  );

  useEffect(() => {
    const before = readAttendeeDraft(readDraft(key));
    const after = updateDraft(before, base.current, attendees, written.current);
    if (JSON.stringify(before) !== JSON.stringify(after)) saveDraft(key, draftToStore(after));
  }, [attendees, key]);

  useEffect(() => {
    const handleStorage = (event: StorageEvent) => {
      if (event.key !== key) return;
      const before = readAttendeeDraft(parseDraft(event.oldValue));
      const after = readAttendeeDraft(parseDraft(event.newValue));
      if (hasRemovedSeat(before, after)) onSavedElsewhere();
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [key, onSavedElsewhere]);

  return {
    restored,
    /** Whether a block differs from the server's details. */
    changed: (index: number) => {
      const [block, before] = [getValues(`attendees.${index}`), base.current[index]];
      return !before || !sameDetails(before, block);
    },
    discard: () => {
      setBlocks(base.current);
      setRestored(false);
    },
    /** Call when these blocks have been saved: removes them from the draft. */
    saved: (blocks: readonly AttendeeValues[]) => {
      base.current = base.current.map(
        (before) => blocks.find(({ ticket }) => ticket === before.ticket) ?? before,
      );
      setRestored(false);
      const before = readAttendeeDraft(readDraft(key));
      const now = getValues('attendees');
      saveDraft(key, draftToStore(updateDraft(before, base.current, now, written.current)));
    },
  };
}
