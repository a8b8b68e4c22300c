import { useEffect, useRef } from 'react';
import { get, type Path, type UseFormReturn } from 'react-hook-form';
import { useFormSubmit, useSaveAttendeesMutation } from '@/api';
import { ATTENDEE_FIELDS } from '@/entities/attendee/attendeeDetails';
import { useToast } from '@/state';
import {
  attendeesBody,
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
 * Server errors are shown at their fields, and the first of these takes the focus.
 */
export function useAttendeeSave({ form, bookingId, draft, onSaved, onWrong }: Options) {
  const { getValues, setFocus, trigger, formState } = form;
  const [saveAttendees] = useSaveAttendeesMutation();
  const wrong = useRef<Path<AttendeeFormValues> | null>(null);
  /** The blocks of the last call; the server counts its fields from these. */
  const sentPlaces = useRef<readonly number[]>([]);
  const toast = useToast();

  // Once its error is on the page: the block may have been closed until now.
  useEffect(() => {
    if (wrong.current === null || !get(formState.errors, wrong.current)) return;
    setFocus(wrong.current);
    wrong.current = null;
  });

  const show = (path: Path<AttendeeFormValues> | undefined) => {
    if (!path) return;
    wrong.current = path;
    onWrong(Number(path.split('.')[1]));
  };

  const save = async (places: readonly number[]) => {
    const blocks = places.map((place) => getValues(`attendees.${place}`));
    sentPlaces.current = places;
    if (blocks.length > 0) {
      const attendeesRequest = { attendees: attendeesBody(blocks) };
      await saveAttendees({ id: bookingId, attendeesRequest }).unwrap();
    }
    draft.saved(blocks);
    toast.success('Attendee details saved successfully');
  };

  const changedPlaces = () =>
    getValues('attendees').flatMap(({ used }, place) =>
      !used && draft.changed(place) ? [place] : [],
    );

  const { handleSubmit, send, busy, failure } = useFormSubmit(form, {
    onSubmit: async () => {
      await save(changedPlaces());
      onSaved();
    },
    fallback: 'Failed to save attendee details',
    fieldNames: (name) => pathOf(name, sentPlaces.current) ?? undefined,
    focusField: show,
    onInvalid: ({ attendees }) => show(firstWrong(attendees)),
    toast: true,
  });

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
    await send(() => save(places));
  };

  return {
    saveAll: handleSubmit,
    saveSome,
    savingSome: busy && !formState.isSubmitting,
    savingAll: formState.isSubmitting,
    /** Why the last save failed. */
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
