import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import type { Organizer } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { TextInput } from '@/components/fields/TextInput';
import { lazyPart } from '@/components/lazy/lazyPart';
import { isEmailAddress } from '@/lib/emailAddress.gen';
import { gstinProblem } from '@/lib/gstin.gen';
import { stateOf, stateProblem } from '@/lib/placeNames.gen';
import { FIELD_LABELS, type OrganizerField } from './organizerFields';
import styles from './OrganizerForm.module.css';
import { useOrganizerForm } from './useOrganizerForm';

const OrganizerConflictDialog = lazyPart(() => import('./OrganizerConflictDialog'));

interface FieldOptions {
  hint?: ReactNode;
  max: number;
  type?: HTMLInputTypeAttribute;
  /** What is said when it is empty; without it, it may be. */
  required?: string;
  rows?: number;
}

/** Name, support address and legal seller of an organizer. */
export function OrganizerForm({ organizer }: { organizer: Organizer }) {
  const { form, handleSubmit, busy, failure, conflict, settle, discard } =
    useOrganizerForm(organizer);
  const { errors, isDirty } = form.formState;

  const field = (name: OrganizerField, options: FieldOptions) => (
    <TextInput
      label={FIELD_LABELS[name]}
      hint={options.hint}
      type={options.type}
      required={options.required !== undefined}
      multiline={options.rows !== undefined}
      rows={options.rows}
      autoComplete="off"
      error={errors[name]?.message}
      slotProps={{ htmlInput: { maxLength: options.max } }}
      {...form.register(name, {
        validate: (text) => {
          if (text.trim() === '') return options.required ?? true;
          if (name === 'gstin') return gstinProblem(text, { seller: true }) ?? true;
          if (name === 'support_email') return isEmailAddress(text) || 'Write an email address.';
          return name !== 'state' || stateOf(text) !== null || stateProblem(text);
        },
      })}
    />
  );

  return (
    <form onSubmit={handleSubmit} noValidate className={styles.form}>
      <Card component="section" aria-labelledby="organizer-public">
        <h2 id="organizer-public">What attendees see</h2>
        <div className={styles.fields}>
          {field('name', { max: 120, required: 'Name the organizer.' })}
          {field('slug', {
            max: 80,
            required: 'Write a short name.',
            hint: 'Small letters, digits and hyphens, such as bombay-live.',
          })}
          {field('support_email', {
            max: 254,
            type: 'email',
            hint: 'Where attendees write. Without it they write to Foyer.',
          })}
        </div>
      </Card>
      <Card component="section" aria-labelledby="organizer-seller">
        <h2 id="organizer-seller">Legal seller</h2>
        <p className={styles.text}>Printed on the invoices of its events from now on.</p>
        <div className={styles.fields}>
          {field('legal_name', { max: 200 })}
          {field('gstin', { max: 40, hint: 'Empty when it is not registered for GST.' })}
          {field('address', { max: 500, rows: 3 })}
          {field('state', { max: 60 })}
        </div>
      </Card>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <div className={styles.actions}>
        <Button onClick={discard} disabled={!isDirty || busy}>
          Discard
        </Button>
        <BusyButton type="submit" variant="contained" busy={busy} disabled={!isDirty}>
          Save Changes
        </BusyButton>
      </div>
      {conflict && <OrganizerConflictDialog conflict={conflict} onSettle={settle} />}
    </form>
  );
}
