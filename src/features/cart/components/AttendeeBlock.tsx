import { useFormContext } from 'react-hook-form';
import { Badge } from '@/components/Badge';
import { Button } from '@/components/Button';
import { TextInput } from '@/components/TextInput';
import {
  autoCompleteOf,
  looksLikeEmail,
  OPTIONAL_FIELDS,
  type AttendeeField,
  type AttendeeFormValues,
} from '../attendeeForm';
import styles from './AttendeeBlock.module.css';

const LABELS: Record<AttendeeField, string> = {
  name: 'Full name',
  email: 'E-mail',
  phone: 'Phone',
  employee_id: 'Employee ID',
  department: 'Department',
  designation: 'Designation',
  dietary_preferences: 'Dietary preferences',
  special_requirements: 'Special requirements',
};

interface AttendeeBlockProps {
  index: number;
  count: number;
  /** The steward has let this person in: nothing changes anymore. */
  used: boolean;
  disabled: boolean;
  /** Fills the block with the signed-in person; on the first block only. */
  onSameAsMe?: () => void;
}

/** One seat's person: name and e-mail, the rest under a disclosure (spec section 3). */
export function AttendeeBlock({ index, count, used, disabled, onSameAsMe }: AttendeeBlockProps) {
  const { register, formState } = useFormContext<AttendeeFormValues>();
  const errors = formState.errors.attendees?.[index];
  const wrong = OPTIONAL_FIELDS.some((field) => errors?.[field]);

  const input = (field: AttendeeField) => ({
    label: LABELS[field],
    autoComplete: autoCompleteOf(field, index),
    error: errors?.[field]?.message,
    disabled: disabled || used,
  });
  return (
    <fieldset className={styles.block}>
      <legend>
        Attendee {index + 1} of {count}
      </legend>
      <div className={styles.head}>
        {used && <Badge tone="neutral">Checked in</Badge>}
        {onSameAsMe && !used && (
          <Button variant="quiet" onClick={onSameAsMe} disabled={disabled}>
            Same as me
          </Button>
        )}
      </div>
      <div className={styles.fields}>
        <TextInput
          {...register(`attendees.${index}.name`, {
            validate: (name) => Boolean(name.trim()) || 'Full name is required',
          })}
          {...input('name')}
          required
        />
        <TextInput
          {...register(`attendees.${index}.email`, {
            validate: (email) => looksLikeEmail(email) || 'Enter a valid e-mail address',
          })}
          {...input('email')}
          type="email"
          required
        />
      </div>
      <details className={styles.more} open={wrong || undefined}>
        <summary>More details (optional)</summary>
        <div className={styles.fields}>
          {OPTIONAL_FIELDS.map((field) => (
            <TextInput
              key={field}
              {...register(`attendees.${index}.${field}`)}
              {...input(field)}
              type={field === 'phone' ? 'tel' : 'text'}
            />
          ))}
        </div>
      </details>
    </fieldset>
  );
}
