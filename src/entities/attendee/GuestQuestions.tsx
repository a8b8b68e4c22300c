import type { UseFormRegisterReturn } from 'react-hook-form';
import type { GuestKind } from '@/api';
import { contractRule } from '@/components/fields/contractField';
import { RadioList } from '@/components/fields/RadioList';
import { TextInput } from '@/components/fields/TextInput';
import { seatGuestRules } from '@/lib/formRules.gen';

const KINDS: readonly { value: GuestKind; label: string }[] = [
  { value: 'client', label: 'A client or business partner' },
  { value: 'public_official', label: 'A public official' },
];

interface GuestQuestionsProps {
  company: string;
  /** Whether the guest answers, or whoever names the guest. */
  isSelf: boolean;
  /** The registration of each field, and what is wrong with it. */
  organisation: { field: UseFormRegisterReturn; error: string | undefined };
  kind: { field: UseFormRegisterReturn; error: string | undefined };
}

/** The rules of the fields. */
export const guestRules = (isSelf: boolean) => ({
  organisation: contractRule(seatGuestRules.organisation, {
    label: 'Organisation',
    required: isSelf ? 'Enter who you work for' : 'Enter who they work for',
  }),
  kind: { required: isSelf ? 'Choose what you are' : 'Choose what they are' },
});

/** For whom a guest works, where the policy of the company has rules about guests. */
export function GuestQuestions({ company, isSelf, organisation, kind }: GuestQuestionsProps) {
  return (
    <>
      <TextInput
        label="Organisation"
        autoComplete={isSelf ? 'organization' : 'off'}
        required
        hint={isSelf ? 'Who you work for' : 'Who they work for'}
        maxLength={seatGuestRules.organisation.maxLength}
        error={organisation.error}
        {...organisation.field}
      />
      <RadioList
        legend={isSelf ? 'You are' : 'They are'}
        options={KINDS}
        inputProps={() => kind.field}
        error={kind.error}
        hint={`${company} has rules for its guests, and keeps a register of what each is given in a year.`}
      />
    </>
  );
}
