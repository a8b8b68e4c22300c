import { useAppDispatch } from '@/state';
import { fieldId } from '../form/editorFields';
import type { EditorValues, TierValues } from '../form/editorValues';
import { tierField } from '../form/problems';
import { selectShownProblems, useEditor } from './editorSelectors';
import { fieldLeft, tierChanged, valuesChanged } from './editorSlice';

/** A field of the editor, as inputs take it. */
export interface EditorField<Value> {
  id: string;
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
  onBlur: () => void;
}

/** @param name its name among problems */
function useCommon(name: string) {
  const dispatch = useAppDispatch();
  const error = useEditor((editor) => selectShownProblems(editor)[name]);
  return { id: fieldId(name), error, onBlur: () => void dispatch(fieldLeft(name)) };
}

export function useEventField<Name extends keyof EditorValues>(
  name: Name,
): EditorField<EditorValues[Name]> {
  const dispatch = useAppDispatch();
  const value = useEditor(({ values }) => values[name]);
  const onChange = (next: EditorValues[Name]) => {
    const values: Partial<EditorValues> = {};
    values[name] = next;
    dispatch(valuesChanged(values));
  };
  return { ...useCommon(name), value, onChange };
}

export function useTierField<Name extends keyof TierValues>(
  tier: TierValues,
  name: Name,
): EditorField<TierValues[Name]> {
  const dispatch = useAppDispatch();
  const onChange = (next: TierValues[Name]) => {
    const values: Partial<TierValues> = {};
    values[name] = next;
    dispatch(tierChanged({ key: tier.key, values }));
  };
  return { ...useCommon(tierField(tier.key, name)), value: tier[name], onChange };
}
