import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextArea } from '@/components/fields/TextInput';

export const purposeRules = {
  validate: (text: string) => text.trim().length >= 3 || 'Add a sentence about why',
};

interface GuestPurposeProps {
  field: UseFormRegisterReturn;
  error: string | undefined;
  hint?: string;
}

/** Why guests are invited, for the register of the company. */
export const GuestPurpose = ({
  field,
  error,
  hint = 'For the register of guests.',
}: GuestPurposeProps) => (
  <TextArea
    label="Why guests are invited"
    required
    rows={2}
    maxLength={400}
    fullWidth
    hint={hint}
    error={error}
    {...field}
  />
);
