import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode, Ref } from 'react';
import { AppTheme } from '@/theme/AppTheme';

export interface TextInputProps extends Omit<TextFieldProps, 'error' | 'variant' | 'ref'> {
  /** The sentence that says what is wrong; the field then shows as wrong. */
  error?: string;
  /** A quiet hint under the field while nothing is wrong. */
  hint?: ReactNode;
  /** The input itself, so that `{...register('name')}` of react-hook-form fits. */
  ref?: Ref<HTMLInputElement>;
}

/** A field with its label above and its error below. */
export function TextInput({ error, hint, ref, ...rest }: TextInputProps) {
  return (
    <AppTheme>
      <TextField inputRef={ref} error={Boolean(error)} helperText={error ?? hint} {...rest} />
    </AppTheme>
  );
}
