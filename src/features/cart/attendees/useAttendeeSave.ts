import { useEffect, useRef } from 'react';
import { get, type Path, type UseFormReturn } from 'react-hook-form';
import { useFormSubmit, useSaveAttendeesMutation } from '@/api';
import { ATTENDEE_FIELDS } from '@/entities/attendee/attendeeDetails';
import { useToast } from '@/state';
import {
  attendeesBody,
  GUEST_FIELDS,
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
  /** Some blocks are saved; others may still be open. */
  onSent: () => void;
  /** All blocks are saved. */
  onSaved: () => void;
  /** A field of this block is invalid; the block has to be open to show it. */
  onInvalidBlock: (index: number) => void;
}

/**
 * Sends only the changed blocks, so that details saved in another tab are not overwritten. Server
 * errors are shown at their fields, and the first of these is focused.
 */
export function useAttendeeSave(options: Options) {
  const { form, bookingId, draft, onSent, onSaved, onInvalidBlock } = options;
  const { getValues, setFocus, trigger, formState } = form;
  const [saveAttendees] = useSaveAttendeesMutation();
  const fieldToFocus = useRef<Path<AttendeeFormValues> | null>(null);
  /** Blocks of the last request; field names in server errors are indexed by position in it. */
  const sentIndexes = useRef<readonly number[]>([]);
  const toast = useToast();

  // Waits until the error is rendered: fields of a collapsed block cannot be focused.
  useEffect(() => {
    if (fieldToFocus.current === null || !get(formState.errors, fieldToFocus.current)) return;
    setFocus(fieldToFocus.current);
    fieldToFocus.current = null;
  });

  const focusField = (path: Path<AttendeeFormValues> | undefined) => {
    if (!path) return;
    fieldToFocus.current = path;
    if (path !== 'purpose') onInvalidBlock(indexOf(path));
  };

  const save = async (indexes: readonly number[]) => {
    const blocks = indexes.map((index) => getValues(`attendees.${index}`));
    sentIndexes.current = indexes;
    if (blocks.length > 0) {
      const attendeesRequest = attendeesBody(blocks, getValues('purpose'));
      await saveAttendees({ id: bookingId, attendeesRequest }).unwrap();
    }
    draft.saved(blocks);
    onSent();
    toast.success('Attendee details saved successfully');
  };

  const changedIndexes = () =>
    getValues('attendees').flatMap(({ used }, index) =>
      !used && draft.changed(index) ? [index] : [],
    );

  const { handleSubmit, send, busy, failure } = useFormSubmit(form, {
    onSubmit: async () => {
      await save(changedIndexes());
      onSaved();
    },
    fallback: 'Failed to save attendee details',
    fieldNames: (name) => pathOf(name, sentIndexes.current) ?? undefined,
    focusField,
    onInvalid: (errors) => focusField(firstInvalidField(errors)),
    toast: true,
  });

  /** Saves the blocks that have name and email; the others stay in the draft. */
  const saveComplete = async () => {
    const indexes = changedIndexes().filter((index) =>
      isComplete([getValues(`attendees.${index}`)]),
    );
    const paths = [...indexes.flatMap(pathsOf), 'purpose' as const];
    if (!(await trigger(paths))) {
      focusField(paths.find((path) => get(form.formState.errors, path)));
      return;
    }
    await send(() => save(indexes));
  };

  return {
    saveAll: handleSubmit,
    saveComplete,
    savingComplete: busy && !formState.isSubmitting,
    savingAll: formState.isSubmitting,
    /** Why the last save failed. */
    failure,
  };
}

/** Of the block of a field, `attendees.3.email`. */
const indexOf = (path: string) => Number(path.split('.')[1]);

/** The fields of a block, in their order. */
const pathsOf = (index: number): AttendeePath[] => [
  ...ATTENDEE_FIELDS.map((field) => `attendees.${index}.${field}` as const),
  ...GUEST_FIELDS.map((field) => `attendees.${index}.guest.${field}` as const),
];

type Errors = UseFormReturn<AttendeeFormValues>['formState']['errors'];

function firstInvalidField(errors: Errors): AttendeePath | undefined {
  const blocks = Object.keys(errors.attendees ?? {}).map(Number);
  return [...blocks.flatMap(pathsOf), 'purpose' as const].find(
    (path) => get(errors, path) !== undefined,
  );
}
