import TextField, { type TextFieldProps } from '@mui/material/TextField';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode, Ref } from 'react';
import { Icon } from '@/components/display/Icon';
import Box from '@mui/material/Box';

export interface TextInputProps extends Omit<TextFieldProps, 'error' | 'variant' | 'ref'> {
  /** The sentence that says what is wrong; the field then shows as wrong. */
  error?: string;
  /** A quiet hint under the field while nothing is wrong. */
  hint?: ReactNode;
  /** Characters. */
  maxLength?: number | undefined;
  /** The input itself, so that `{...register('name')}` of react-hook-form fits. */
  ref?: Ref<HTMLInputElement>;
}

/** The arrow that every other choice of Foyer has, instead of MUI's filled one. */
function Chevron({ className }: { className?: string }) {
  return <Icon icon={ChevronDown} small className={className} />;
}

/** A field with its label above and its error below; with `select`, a choice. */
export function TextInput({ error, hint, maxLength, ref, slotProps, ...rest }: TextInputProps) {
  const select = slotProps?.select;
  return (
    <TextField
      inputRef={ref}
      error={Boolean(error)}
      helperText={error ?? hint}
      slotProps={{
        ...slotProps,
        htmlInput: { maxLength, ...slotProps?.htmlInput },
        select: typeof select === 'function' ? select : { IconComponent: Chevron, ...select },
      }}
      {...rest}
    />
  );
}

type TextAreaProps = Omit<TextInputProps, 'multiline' | 'minRows' | 'maxRows' | 'slotProps'>;

/**
 * A field of several lines, plain and resizable: MUI's growing one measures itself on a hidden copy
 * with a style attribute, which the page's policy refuses.
 */
export function TextArea({ rows = 6, ...rest }: TextAreaProps) {
  return (
    <TextInput
      {...rest}
      multiline
      sx={{
        '& textarea': {
          boxSizing: 'border-box',
          height: 'auto',
          minHeight: 68,
          py: 1.5,
          px: '14px',
          lineHeight: '22px',
          resize: 'vertical',
        },
      }}
      slotProps={{
        input: { inputComponent: 'textarea' },
        htmlInput: { type: undefined, rows },
      }}
    />
  );
}

/** Two short fields side by side, such as first and last name; one below the other when narrow. */
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gap: 2,
        '@media (max-width: 420px)': { gridTemplateColumns: '1fr', gap: 2.5 },
      }}
    >
      {children}
    </Box>
  );
}
