import { TextInput, type TextInputProps } from '@/components/fields/TextInput';

const MAX_LENGTH = 254;

/** The address of a person who gets a link. Its form checks it with `emailRules`. */
export function EmailField(props: TextInputProps) {
  return (
    <TextInput
      label="Email"
      type="email"
      autoComplete="off"
      fullWidth
      required
      slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
      {...props}
    />
  );
}
