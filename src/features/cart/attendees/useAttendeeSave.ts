import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { get, type UseFormReturn } from 'react-hook-form';
import { errorMessage, toAppError, useSaveAttendeesMutation } from '@/api';
import { ATTENDEE_FIELDS } from '@/entities/attendee/attendeeDetails';
import { useTell } from '@/state';
import {
  attendeesToSend,
  isComplete,
  pathOf,
  type AttendeeFormValues,
  type AttendeePath,
} from './attendeeRows';
import type { useAttendeeDraft } from './useAttendeeDraft';

interface Options {
  form: UseFormReturn<AttendeeFormValues>;
  bookingId: number;
  draft: ReturnType<typeof useAttendeeDraft>;
  onSaved: () => void;
  /** A field of this block is wrong: it must be seen. */
  onWrong: (place: number) => void;
}

/**
 * Sends what has changed, and only that, so that a seat which was named elsewhere keeps its name.
 * What the server refuses stands at its field, and the first such field has the focus.
 */
export function useAttendeeSave({ form, bookingId, draft, onSaved, onWrong }: Options) {
  const { getValues, handleSubmit, setError, setFocus, trigger, formState } = form;
  const [saveAttendees] = useSaveAttendeesMutation();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const wrong = useRef<AttendeePath | null>(null);
  const tell = useTell();

  // Once its error is on the page: the block may have been closed until now.
  useEffect(() => {
    if (wrong.current === null || !get(formState.errors, wrong.current)) return;
    setFocus(wrong.current);
    wrong.current = null;
  });

  const show = (path: AttendeePath | undefined) => {
    if (!path) return;
    wrong.current = path;
    onWrong(Number(path.split('.')[1]));
  };

  /** @returns whether these blocks are saved now */
  const send = async (places: number[]): Promise<boolean> => {
    const blocks = places.map((place) => getValues(`attendees.${place}`));
    setFailure(null);
    try {
      if (blocks.length > 0) {
        const attendeesRequest = { attendees: attendeesToSend(blocks) };
        await saveAttendees({ id: bookingId, attendeesRequest }).unwrap();
      }
    } catch (error) {
      const refused = Object.entries(toAppError(error).fields ?? {});
      const paths = refused.flatMap(([field, message]) => {
        const path = pathOf(field, places);
        if (path) setError(path, { type: 'server', message });
        return path ? [path] : [];
      });
      show(paths[0]);
      const message = errorMessage(error, 'Failed to save attendee details');
      setFailure(message);
      tell.error(message);
      return false;
    }
    draft.saved(blocks);
    tell.success('Attendee details saved successfully');
    return true;
  };

  const changedPlaces = () =>
    getValues('attendees').flatMap(({ used }, place) =>
      !used && draft.changed(place) ? [place] : [],
    );

  const saveAll = (submit: SyntheticEvent) =>
    handleSubmit(
      async () => {
        if (await send(changedPlaces())) onSaved();
      },
      ({ attendees }) => show(firstWrong(attendees)),
    )(submit);

  /** The blocks that have name and e-mail already (D14); the others wait in the draft. */
  const saveSome = async () => {
    const places = changedPlaces().filter((place) => isComplete([getValues(`attendees.${place}`)]));
    const paths = places.flatMap((place) =>
      ATTENDEE_FIELDS.map((field): AttendeePath => `attendees.${place}.${field}`),
    );
    if (!(await trigger(paths))) {
      show(paths.find((path) => get(form.formState.errors, path)));
      return;
    }
    setSaving(true);
    await send(places);
    setSaving(false);
  };

  return {
    saveAll,
    saveSome,
    savingSome: saving,
    savingAll: formState.isSubmitting,
    /** Why the last try was not saved. */
    failure,
  };
}

type Errors = UseFormReturn<AttendeeFormValues>['formState']['errors']['attendees'];

function firstWrong(errors: Errors): AttendeePath | undefined {
  for (const [place, block] of Object.entries(errors ?? {})) {
    const field = ATTENDEE_FIELDS.find((one) => typeof block === 'object' && one in block);
    if (field) return `attendees.${Number(place)}.${field}`;
  }
  return undefined;
}
