import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorMessage, toAppError, useFormSubmit, type Organizer } from '@/api';
import { useLazyGetOrganizerQuery, useUpdateOrganizerMutation } from '@/api/console';
import { useToast } from '@/state';
import {
  conflictsOf,
  merge,
  updateOf,
  valuesOf,
  type OrganizerField,
  type OrganizerValues,
} from './organizerFields';

export interface Conflict {
  /** As somebody else has saved it meanwhile. */
  latest: Organizer;
  /** Both changes, with mine where both sides have changed a field. */
  merged: OrganizerValues;
  /** Those for the person to choose. */
  fields: OrganizerField[];
}

const FALLBACK = 'The organizer could not be saved. Please try again.';

const isVersionConflict = (error: unknown) => toAppError(error).status === 412;

/**
 * The details of an organizer, saved with the version that was read. When somebody else has saved
 * meanwhile, what only one side has changed is merged, and the person chooses the rest.
 */
export function useOrganizerForm(organizer: Organizer) {
  const toast = useToast();
  const [save] = useUpdateOrganizerMutation();
  const [load] = useLazyGetOrganizerQuery();
  const [base, setBase] = useState(organizer);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useForm<OrganizerValues>({ defaultValues: valuesOf(organizer) });

  const show = (saved: Organizer) => {
    setBase(saved);
    form.reset(valuesOf(saved));
  };

  const send = async (values: OrganizerValues, read: Organizer): Promise<void> => {
    const organizerUpdate = updateOf(valuesOf(read), values);
    if (!organizerUpdate) {
      show(read);
      return;
    }
    const expected = { id: read.id, 'If-Match': `"${read.version}"`, organizerUpdate };
    try {
      show(await save(expected).unwrap());
      toast.success('The organizer is saved.');
    } catch (error) {
      if (!isVersionConflict(error)) throw error;
      await resolve(values, read);
    }
  };

  const resolve = async (values: OrganizerValues, read: Organizer): Promise<void> => {
    const latest = await load({ id: read.id }).unwrap();
    const before = valuesOf(read);
    const fields = conflictsOf(before, values, valuesOf(latest));
    const merged = merge(before, values, valuesOf(latest));
    if (fields.length === 0) await send(merged, latest);
    else setConflict({ latest, merged, fields });
  };

  const submit = useFormSubmit(form, {
    onSubmit: (values) => send(values, base),
    fallback: FALLBACK,
    fieldErrorMessage: null,
  });

  const { showFailure } = submit;
  /** Saves the values that were chosen; null keeps what somebody else has saved. */
  const settle = async (chosen: OrganizerValues | null) => {
    if (!conflict) return;
    try {
      if (chosen) await send(chosen, conflict.latest);
      else show(conflict.latest);
    } catch (error) {
      showFailure(errorMessage(error, FALLBACK));
    }
    setConflict((open) => (open === conflict ? null : open));
  };

  return { form, ...submit, conflict, settle, discard: () => form.reset(valuesOf(base)) };
}
