import styles from './TextArea.module.css';
import { TextInput, type TextInputProps } from './TextInput';

interface TextAreaProps extends Omit<
  TextInputProps,
  'multiline' | 'minRows' | 'maxRows' | 'slotProps'
> {
  maxLength?: number;
}

/**
 * A field of several lines, plain and resizable: MUI's growing one measures itself on a hidden twin
 * with a style attribute, which the page's policy refuses.
 */
export function TextArea({ rows = 6, maxLength, ...rest }: TextAreaProps) {
  return (
    <TextInput
      {...rest}
      multiline
      slotProps={{
        input: { inputComponent: 'textarea' },
        htmlInput: { type: undefined, rows, maxLength, className: styles.area },
      }}
    />
  );
}
