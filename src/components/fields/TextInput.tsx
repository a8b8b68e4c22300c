import TextField, { type TextFieldProps } from '@mui/material/TextField';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode, Ref } from 'react';
import { Icon } from '@/components/display/Icon';

export interface TextInputProps extends Omit<TextFieldProps, 'error' | 'variant' | 'ref'> {
  /** The sentence that says what is wrong; the field then shows as wrong. */
  error?: string;
  /** A quiet hint under the field while nothing is wrong. */
  hint?: ReactNode;
  /** The input itself, so that `{...register('name')}` of react-hook-form fits. */
  ref?: Ref<HTMLInputElement>;
}

/** The arrow that every other choice of Foyer has, instead of MUI's filled one. */
function Chevron({ className }: { className?: string }) {
  return <Icon icon={ChevronDown} small className={className} />;
}

/** A field with its label above and its error below; with `select`, a choice. */
export function TextInput({ error, hint, ref, slotProps, ...rest }: TextInputProps) {
  const select = slotProps?.select;
  return (
    <TextField
      inputRef={ref}
      error={Boolean(error)}
      helperText={error ?? hint}
      slotProps={{
        ...slotProps,
        select: typeof select === 'function' ? select : { IconComponent: Chevron, ...select },
      }}
      {...rest}
    />
  );
}
