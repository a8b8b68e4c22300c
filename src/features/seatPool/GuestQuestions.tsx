import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { GuestKind } from '@/api';
import { Radio } from '@/components/fields/Radio';
import { TextInput } from '@/components/fields/TextInput';
import styles from './GuestQuestions.module.css';

/** What the form of a guest holds. */
export interface GuestFields {
  name: string;
  email: string;
  phone: string;
  /** Null until it is chosen. */
  kind: GuestKind | null;
  organisation: string;
  consent: boolean;
}

const KINDS: Record<GuestKind, string> = {
  client: 'A client or business partner',
  public_official: 'A public official',
};

interface GuestQuestionsProps {
  company: string;
  form: UseFormReturn<GuestFields>;
}

/** For whom a guest works, where the policy of the company has rules about guests. */
export function GuestQuestions({ company, form }: GuestQuestionsProps) {
  const { errors } = form.formState;
  const errorId = useId();
  return (
    <>
      <TextInput
        label="Organisation"
        autoComplete="organization"
        required
        hint="For whom you work"
        slotProps={{ htmlInput: { maxLength: 120 } }}
        error={errors.organisation?.message}
        {...form.register('organisation', {
          validate: (text) => text.trim() !== '' || 'Say for whom you work',
        })}
      />
      <fieldset className={styles.kinds} aria-describedby={errors.kind ? errorId : undefined}>
        <legend>You are</legend>
        {Object.entries(KINDS).map(([value, label]) => (
          <label key={value}>
            <Radio
              value={value}
              {...form.register('kind', { required: 'Choose what you are' })}
              aria-invalid={errors.kind !== undefined}
            />
            {label}
          </label>
        ))}
        {errors.kind && (
          <p id={errorId} className={styles.error}>
            {errors.kind.message}
          </p>
        )}
        <p className={styles.hint}>
          {company} has rules for its guests, and keeps a register of what each is given in a year.
        </p>
      </fieldset>
    </>
  );
}
