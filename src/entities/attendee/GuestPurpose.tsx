import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextArea } from '@/components/fields/TextInput';
import { contractRule } from '@/components/fields/contractField';
import { approvalCreateRules } from '@/lib/formRules.gen';

const LABEL = 'Why guests are invited';

export const purposeRules = contractRule(approvalCreateRules.purpose, {
  label: LABEL,
  required: 'Add a sentence about why',
});

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
    label={LABEL}
    required
    rows={2}
    maxLength={approvalCreateRules.purpose.maxLength}
    fullWidth
    hint={hint}
    error={error}
    {...field}
  />
);
