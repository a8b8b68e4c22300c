import type { ReactNode } from 'react';
import { TextArea, TextInput } from '@/components/fields/TextInput';
import type { EditorValues } from '../form/editorValues';
import { useEventField } from '../store/fieldHooks';

/** Fields of the event with a text. */
type TextName = {
  [Name in keyof EditorValues]: EditorValues[Name] extends string ? Name : never;
}[keyof EditorValues];

interface TextFieldProps {
  name: TextName;
  label: string;
  hint?: ReactNode;
  maxLength: number;
  disabled?: boolean;
  rows?: number;
}

/** A text of the event. */
export function TextField({ name, label, hint, maxLength, disabled, rows }: TextFieldProps) {
  const { onChange, ...field } = useEventField(name);
  const common = { label, hint, disabled, ...field };
  return rows === undefined ? (
    <TextInput
      {...common}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
      maxLength={maxLength}
    />
  ) : (
    <TextArea
      {...common}
      rows={rows}
      maxLength={maxLength}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
