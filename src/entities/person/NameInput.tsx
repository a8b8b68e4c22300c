import { useWatch, type Control, type FieldValues, type Path } from 'react-hook-form';
import { TextInput, type TextInputProps } from '@/components/fields/TextInput';
import { nameHint } from './nameHint';

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
