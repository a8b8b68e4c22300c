import { useCallback, useEffect, useRef, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { AuthUser, Booking } from '@/api';
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
import {
  attendeeDefaults,
  withMyself,
  type AttendeeFormValues,
  type AttendeeValues,
} from './attendeeRows';

interface Options {
  form: UseFormReturn<AttendeeFormValues>;
  booking: Booking;
  user: AuthUser;
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
  const { form, booking, user, onSavedElsewhere, onRestored } = options;
  const { control, getValues, setValue } = form;
  const attendees = useWatch({ control, name: 'attendees' });
  const [restored, setRestored] = useState(false);
  const key = draftKey(user.id, `attendees:${booking.id}`);
  /** The details as the server last sent them. */
  const base = useRef<AttendeeValues[]>(attendeeDefaults(booking).attendees);
  const written = useRef(new Set<number>());
  /** The blocks before anything was typed; the first one may be filled in from the profile. */
  const [prefilled] = useState(() =>
    withMyself(attendeeDefaults(booking).attendees, booking, user),
  );
  const untouched = useRef(prefilled);
  /** The blocks without what was filled in from the profile, for the draft. */
  const typedBlocks = useCallback(
    (blocks: readonly AttendeeValues[]) =>
      blocks.map((block, index) => {
        const [before, start] = [base.current[index], untouched.current[index]];
        return before && start && sameDetails(start, block) ? before : block;
      }),
    [],
  );

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
    const [first, before, start] = [filled[0], base.current[0], untouched.current[0]];
    const isFirstTyped = !first || !before || !sameDetails(first, before);
    const blocks = isFirstTyped || !start ? filled : [start, ...filled.slice(1)];
    setBlocks(blocks);
    setRestored(true);
    onRestored(blocks);
  }, [key, setBlocks, onRestored]);

  useEffect(
    () => applyServerDetails(attendeeDefaults(booking).attendees),
    [booking, applyServerDetails],
  );

  useEffect(() => {
    const before = readAttendeeDraft(readDraft(key));
    const after = updateDraft(before, base.current, typedBlocks(attendees), written.current);
    if (JSON.stringify(before) !== JSON.stringify(after)) saveDraft(key, draftToStore(after));
  }, [attendees, key, typedBlocks]);

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
    typedBlocks,
    /** Whether a block differs from the server's details. */
    changed: (index: number) => {
      const [block, before] = [getValues(`attendees.${index}`), base.current[index]];
      return !before || !sameDetails(before, block);
    },
    discard: () => {
      setBlocks(untouched.current);
      setRestored(false);
    },
    /** Call when these blocks have been saved: removes them from the draft. */
    saved: (blocks: readonly AttendeeValues[]) => {
      const saved = (before: AttendeeValues) =>
        blocks.find(({ ticket }) => ticket === before.ticket) ?? before;
      base.current = base.current.map(saved);
      untouched.current = untouched.current.map(saved);
      setRestored(false);
      const before = readAttendeeDraft(readDraft(key));
      const now = typedBlocks(getValues('attendees'));
      saveDraft(key, draftToStore(updateDraft(before, base.current, now, written.current)));
    },
  };
}
