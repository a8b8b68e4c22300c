import { createContext, useContext } from 'react';
import { useController, useWatch, type FieldPathByValue } from 'react-hook-form';
import type { EditorValues } from './form/editorValues';
import { fieldId } from './form/fields';
import type { EventEditor } from './useEventEditor';

export const EditorContext = createContext<EventEditor | null>(null);

export function useEditor(): EventEditor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('A field of the editor is outside of it.');
  return editor;
}

/** The form as it is now; the caller renders with each change. */
export function useEditorValues(): EditorValues {
  const { form } = useEditor();
  // What is typed is in the form before the watcher knows of it.
  useWatch({ control: form.control });
  return form.getValues();
}

/**
 * One field of the form.
 * @param name its name among problems, where that differs: a tier is known by its key, not by its place
 */
export function useEditorField<Value>(
  path: FieldPathByValue<EditorValues, Value>,
  name: string = path,
) {
  const { form, shown, leave } = useEditor();
  const { field } = useController({ control: form.control, name: path });
  return {
    id: fieldId(name),
    value: field.value,
    onChange: (value: Value) => field.onChange(value),
    onBlur: () => leave(name),
    error: shown[name],
  };
}
