import { TextInput, type TextInputProps } from './TextInput';

interface TextAreaProps extends Omit<
  TextInputProps,
  'multiline' | 'minRows' | 'maxRows' | 'slotProps'
> {
  maxLength?: number;
}

/**
 * A field of several lines, plain and resizable: MUI's growing one measures itself on a hidden copy
 * with a style attribute, which the page's policy refuses.
 */
export function TextArea({ rows = 6, maxLength, ...rest }: TextAreaProps) {
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
        htmlInput: { type: undefined, rows, maxLength },
      }}
    />
  );
}
