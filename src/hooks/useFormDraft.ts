import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { draftKey, readDraft, saveDraft } from '@/lib/drafts';
import { isRecord } from '@/lib/isRecord';

/** Owner of the drafts of forms that nobody has to be signed in for. */
const NOBODY = 0;

/**
 * Keeps the texts of these fields in this browser (seven days at most) and fills them in after a reload.
 * Passwords are not among the fields.
 * @returns removes the draft, when the form was sent
 */
export function useFormDraft<Values extends FieldValues>(
  { watch, getValues, setValue }: Pick<UseFormReturn<Values>, 'watch' | 'getValues' | 'setValue'>,
  name: string,
  fields: readonly Path<Values>[],
): () => void {
  const key = draftKey(NOBODY, name);
  const [kept] = useState(fields);

  // In an effect, because the server has no storage.
  useEffect(() => {
    const draft = readDraft(key);
    if (!isRecord(draft)) return;
    for (const field of kept) {
      const text = draft[field];
      if (typeof text === 'string') setValue(field, text as PathValue<Values, Path<Values>>);
    }
  }, [key, kept, setValue]);

  useEffect(() => {
    const subscription = watch(() => {
      const values = kept.map((field) => [field, getValues(field)] as const);
      saveDraft(key, Object.fromEntries(values));
    });
    return () => subscription.unsubscribe();
  }, [key, kept, watch, getValues]);

  return () => saveDraft(key, null);
}
