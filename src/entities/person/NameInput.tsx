import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWatch, type Control, type FieldValues, type Path } from 'react-hook-form';
import { TextInput, type TextInputProps } from '@/components/fields/TextInput';
import { unprintedNote } from '@/lib/printedName';

/** With the props of its registration. */
export type NameInputProps<Values extends FieldValues> = Omit<TextInputProps, 'name'> & {
  name: Path<Values>;
  control: Control<Values>;
};

/** A name that tickets and invoices print: letters that they cannot show are named under it while it is typed. */
export function NameInput<Values extends FieldValues>(props: NameInputProps<Values>) {
  const { control, hint, ...input } = props;
  const name: string | undefined = useWatch({ control, name: input.name });
  return <TextInput {...input} hint={nameHint(name ?? '', hint)} />;
}

/** The hint of a name field: the letters that tickets cannot show, or else the field's own hint. */
export function nameHint(name: string, otherwise?: ReactNode): ReactNode {
  const note = unprintedNote(name);
  if (note === null) return otherwise;
  return (
    <Box component="span" sx={{ color: 'warning.main' }}>
      {note}
    </Box>
  );
}
