import type { Ref } from 'react';
import { TextInput } from '@/components/fields/TextInput';
import { contractRule } from '@/components/fields/contractField';
import { passwordResetRules } from '@/lib/formRules.gen';

const OTP_LENGTH = 6;

/** docs/spec-coverage.md#5-validation-rules */
export const otpRule = contractRule(passwordResetRules.otp, {
  label: 'OTP',
  required: 'OTP is required',
  invalid: 'OTP must be 6 digits',
});

interface OtpFieldProps {
  ref?: Ref<HTMLInputElement>;
  value: string;
  error?: string;
  onChange: (otp: string) => void;
}

/** Six digits and nothing else, also when pasted with spaces (docs/product/people.md#one-time-codes). */
export function OtpField({ ref, value, error, onChange }: OtpFieldProps) {
  return (
    <TextInput
      ref={ref}
      label="Verification code"
      value={value}
      error={error}
      hint="Six digits from the email"
      autoComplete="one-time-code"
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      autoFocus
      required
      onChange={(change) => onChange(change.target.value.replace(/\D/g, '').slice(0, OTP_LENGTH))}
    />
  );
}
