import { useFormContext, useWatch } from 'react-hook-form';
import { useContacts } from '@/api';
import { Badge } from '@/components/Badge';
import { Button } from '@/components/Button';
import { Combobox } from '@/components/Combobox';
import { TextInput } from '@/components/TextInput';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import {
  autoCompleteOf,
  contactAsAttendee,
  FIELD_LABELS,
  OPTIONAL_FIELDS,
  problemOf,
  type AttendeeDetails,
  type AttendeeField,
  type AttendeeFormValues,
} from '../attendeeForm';
import styles from './AttendeeBlock.module.css';

interface AttendeeBlockProps {
  index: number;
  count: number;
  /** The steward has let this person in: nothing changes anymore. */
  used: boolean;
  disabled: boolean;
  /** One line that says who it is; its fields are there and hidden. */
  closed: boolean;
  onOpen: () => void;
  onFill: (details: Partial<AttendeeDetails>) => void;
  /** Fills the block with the signed-in person; on the first block only. */
  onSameAsMe?: () => void;
}

/** One seat's person: name and e-mail, the rest under a disclosure (spec section 3). */
export function AttendeeBlock(props: AttendeeBlockProps) {
  const { index, count, used, disabled, closed, onOpen, onFill, onSameAsMe } = props;
  const { register, setFocus, formState } = useFormContext<AttendeeFormValues>();
  const contacts = useOtherContacts(index);
  const errors = formState.errors.attendees?.[index];
  const wrong = OPTIONAL_FIELDS.some((field) => errors?.[field]);

  const input = (field: AttendeeField) => ({
    ...register(`attendees.${index}.${field}`, {
      validate: (text) => problemOf(field, text) ?? true,
    }),
    label: FIELD_LABELS[field],
    autoComplete: autoCompleteOf(field, index),
    error: errors?.[field]?.message,
    disabled: disabled || used,
  });
  const handlePick = (email: string) => {
    const contact = contacts.list.find((one) => one.email === email);
    if (contact) onFill(contactAsAttendee(contact));
    setFocus(`attendees.${index}.email`);
  };
  return (
    <fieldset className={styles.block}>
      <legend>
        Attendee {index + 1} of {count}
      </legend>
      <div className={styles.head}>
        {used && <Badge tone="neutral">Checked in</Badge>}
        {onSameAsMe && !used && !closed && (
          <Button variant="quiet" onClick={onSameAsMe} disabled={disabled}>
            Same as me
          </Button>
        )}
        {closed && (
          <Button variant="quiet" onClick={onOpen}>
            {used ? 'Show' : 'Edit'}
            <VisuallyHidden> attendee {index + 1}</VisuallyHidden>
          </Button>
        )}
      </div>
      {closed && <Summary index={index} />}
      <div hidden={closed} className={styles.open}>
        <div className={styles.fields}>
          <Combobox
            {...input('name')}
            required
            listLabel="Colleagues and earlier attendees"
            hint={index === 0 ? 'Type, or press the down arrow, to choose a colleague' : undefined}
            options={contacts.list.map(({ name, email, department }) => ({
              id: email,
              label: name,
              detail: department ? `${email} · ${department}` : email,
            }))}
            state={contacts.state}
            onSearch={contacts.search}
            onPick={handlePick}
          />
          <TextInput {...input('email')} type="email" required />
        </div>
        <details className={styles.more} open={wrong || undefined}>
          <summary>More details (optional)</summary>
          <div className={styles.fields}>
            {OPTIONAL_FIELDS.map((field) => (
              <TextInput key={field} {...input(field)} type={field === 'phone' ? 'tel' : 'text'} />
            ))}
          </div>
        </details>
      </div>
    </fieldset>
  );
}

/** Who can be named here: nobody who is named in another block already. */
function useOtherContacts(index: number) {
  const { contacts, state, search } = useContacts();
  const attendees = useWatch<AttendeeFormValues, 'attendees'>({ name: 'attendees' });
  const named = new Set(
    attendees.filter((_one, place) => place !== index).map(({ email }) => email.toLowerCase()),
  );
  return { list: contacts.filter(({ email }) => !named.has(email)), state, search };
}

function Summary({ index }: { index: number }) {
  const block = useWatch<AttendeeFormValues, `attendees.${number}`>({ name: `attendees.${index}` });
  return (
    <p className={styles.summary}>
      <strong>{block.name}</strong> {block.email}
    </p>
  );
}
