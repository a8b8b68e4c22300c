import type { ReactNode } from 'react';
import type { FieldPathByValue } from 'react-hook-form';
import { TextArea } from '@/components/fields/TextArea';
import { TextInput } from '@/components/fields/TextInput';
import type { EditorValues } from '../form/editorValues';
import { useEditorField } from '../EditorContext';

interface TextFieldProps {
  path: FieldPathByValue<EditorValues, string>;
  label: string;
  hint?: ReactNode;
  maxLength: number;
  disabled?: boolean;
  rows?: number;
}

/** A text of the form. */
export function TextField({ path, label, hint, maxLength, disabled, rows }: TextFieldProps) {
  const { value, onChange, ...field } = useEditorField<string>(path);
  const common = { label, hint, disabled, value: String(value), ...field };
  return rows === undefined ? (
    <TextInput
      {...common}
      autoComplete="off"
      onChange={(change) => onChange(change.target.value)}
      slotProps={{ htmlInput: { maxLength } }}
    />
  ) : (
    <TextArea
      {...common}
      rows={rows}
      maxLength={maxLength}
      onChange={(change) => onChange(change.target.value)}
    />
  );
}
