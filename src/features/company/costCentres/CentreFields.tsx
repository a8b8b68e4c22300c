import { Controller, type UseFormReturn } from 'react-hook-form';
import { FieldPair } from '@/components/fields/FieldPair';
import { TextInput } from '@/components/fields/TextInput';
import { lazyPart } from '@/components/lazy/lazyPart';
import { isUnknown, PersonField } from '@/entities/account/PersonField';
import styles from './CentreFields.module.css';
import type { CentreValues } from './centreValues';

const PeopleField = lazyPart(() => import('@/entities/account/PeopleField'));

const CODE = /^[A-Za-z0-9][A-Za-z0-9._/-]*$/;

export function CentreFields({ form }: { form: UseFormReturn<CentreValues> }) {
  const { errors } = form.formState;
  return (
    <div className={styles.fields}>
      <FieldPair>
        <TextInput
          label="Code"
          required
          autoFocus
          autoComplete="off"
          hint="Such as CC-110"
          error={errors.code?.message}
          slotProps={{ htmlInput: { maxLength: 20 } }}
          {...form.register('code', {
            validate: (code) =>
              CODE.test(code.trim()) ||
              'Write a code of letters, digits, dots, dashes, slashes and underscores.',
          })}
        />
        <TextInput
          label="Name"
          required
          autoComplete="off"
          error={errors.name?.message}
          slotProps={{ htmlInput: { maxLength: 80 } }}
          {...form.register('name', {
            validate: (name) => name.trim() !== '' || 'Name the cost centre.',
          })}
        />
      </FieldPair>
      <Controller
        name="owner"
        control={form.control}
        rules={{ validate: (owner) => !isUnknown(owner) || 'Choose a person from the list.' }}
        render={({ field }) => (
          <PersonField
            label="Owner"
            hint="Decides on requests, and sees what is spent."
            error={errors.owner?.message}
            {...field}
          />
        )}
      />
      <Controller
        name="members"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <PeopleField
            label="Members"
            hint="See what remains of its budget."
            value={value}
            onChange={onChange}
            error={errors.members?.message}
          />
        )}
      />
    </div>
  );
}
