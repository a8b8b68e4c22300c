import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { GuestKind } from '@/api';
import { Radio } from '@/components/fields/Radio';
import { TextInput } from '@/components/fields/TextInput';
import styles from './GuestQuestions.module.css';

const KINDS: Record<GuestKind, string> = {
  client: 'A client or business partner',
  public_official: 'A public official',
};

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
  organisation: {
    validate: (text: string) =>
      text.trim() !== '' || (isSelf ? 'Say for whom you work' : 'Say for whom they work'),
  },
  kind: { required: isSelf ? 'Choose what you are' : 'Choose what they are' },
});

/** For whom a guest works, where the policy of the company has rules about guests. */
export function GuestQuestions({ company, isSelf, organisation, kind }: GuestQuestionsProps) {
  const errorId = useId();
  return (
    <>
      <TextInput
        label="Organisation"
        autoComplete={isSelf ? 'organization' : 'off'}
        required
        hint={isSelf ? 'For whom you work' : 'For whom they work'}
        slotProps={{ htmlInput: { maxLength: 120 } }}
        error={organisation.error}
        {...organisation.field}
      />
      <fieldset className={styles.kinds} aria-describedby={kind.error ? errorId : undefined}>
        <legend>{isSelf ? 'You are' : 'They are'}</legend>
        {Object.entries(KINDS).map(([value, label]) => (
          <label key={value}>
            <Radio value={value} {...kind.field} aria-invalid={kind.error !== undefined} />
            {label}
          </label>
        ))}
        {kind.error && (
          <p id={errorId} className={styles.error}>
            {kind.error}
          </p>
        )}
        <p className={styles.hint}>
          {company} has rules for its guests, and keeps a register of what each is given in a year.
        </p>
      </fieldset>
    </>
  );
}
