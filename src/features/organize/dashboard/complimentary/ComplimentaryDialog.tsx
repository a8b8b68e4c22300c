import Trash from 'lucide-react/icons/trash-2';
import type { ClipboardEvent } from 'react';
import { useFieldArray, useForm, type Path } from 'react-hook-form';
import { useFormSubmit, type OrganizedEvent } from '@/api';
import { useGiveComplimentaryTicketsMutation } from '@/api/console';
import { Button } from '@/components/buttons/Button';
import { IconButton } from '@/components/buttons/IconButton';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { TextInput } from '@/components/fields/TextInput';
import { countOf } from '@/lib/text';
import { isList, NOBODY, readPeople, type Person } from './people';
import styles from './ComplimentaryDialog.module.css';

const MAX_PEOPLE = 50;

interface ComplimentaryDialogProps {
  event: OrganizedEvent;
  onClose: () => void;
}

interface Values {
  tier: string;
  reason: string;
  attendees: Person[];
}

/** Gives tickets away: seats of a tier, without a price, each mailed to its attendee. */
export default function ComplimentaryDialog({ event, onClose }: ComplimentaryDialogProps) {
  const [give, { data: given }] = useGiveComplimentaryTicketsMutation();
  const tiers = event.ticket_tiers.filter((tier) => tier.is_active);
  const form = useForm<Values>({
    defaultValues: { tier: String(tiers[0]?.id ?? ''), reason: '', attendees: [NOBODY] },
  });
  const { errors } = form.formState;
  const { fields, append, remove, replace } = useFieldArray({
    control: form.control,
    name: 'attendees',
  });
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ tier, reason, attendees }) => {
      const complimentaryInput = { tier: Number(tier), reason: reason.trim(), attendees };
      await give({ id: event.id, complimentaryInput }).unwrap();
    },
    fallback: 'The tickets could not be given. Please try again.',
    fieldNames: fieldOf,
  });

  const handlePaste = (index: number) => (paste: ClipboardEvent) => {
    const text = paste.clipboardData.getData('text/plain');
    if (!isList(text)) return;
    paste.preventDefault();
    const rows = form.getValues('attendees');
    const others = rows.filter((row, at) => at !== index || row.name !== '' || row.email !== '');
    const place = others.length < rows.length ? index : index + 1;
    replace(others.toSpliced(place, 0, ...readPeople(text)).slice(0, MAX_PEOPLE));
  };

  return (
    <FormDialog
      title="Complimentary tickets"
      text="Seats come out of the tier, nothing is paid, and each person gets the ticket by e-mail at once."
      submitLabel={`Give ${countOf(fields.length, 'ticket')}`}
      busy={busy}
      failure={failure}
      done={
        given && {
          title: `${countOf(given.tickets, 'ticket')} given`,
          sentences: [
            given.tickets === 1
              ? 'It is on its way by e-mail. You find it under Bookings and Attendees as complimentary.'
              : 'They are on their way by e-mail. You find them under Bookings and Attendees as complimentary.',
          ],
        }
      }
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <TextInput
          label="Ticket"
          select
          error={errors.tier?.message}
          slotProps={{ select: { native: true } }}
          {...form.register('tier')}
        >
          {tiers.map(({ id, name, available_tickets: left }) => (
            <option key={id} value={id}>
              {name}, {left.toLocaleString('en-IN')} left
            </option>
          ))}
        </TextInput>
        <TextInput
          label="Reason"
          required
          hint="For your own books, such as Press or Speakers. Attendees do not see it."
          autoComplete="off"
          error={errors.reason?.message}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          {...form.register('reason', {
            validate: (text) => text.trim() !== '' || 'Say why they are given away.',
          })}
        />
        <fieldset className={styles.people}>
          <legend>Who gets one. Several lines can be pasted at once.</legend>
          {fields.map((field, index) => (
            <div
              key={field.id}
              role="group"
              aria-label={`Person ${index + 1}`}
              className={styles.row}
            >
              <TextInput
                label="Name"
                required
                autoComplete="off"
                error={errors.attendees?.[index]?.name?.message}
                onPaste={handlePaste(index)}
                slotProps={{ htmlInput: { maxLength: 100 } }}
                {...form.register(`attendees.${index}.name`, {
                  validate: (text) => text.trim() !== '' || 'Name is required.',
                })}
              />
              <TextInput
                label="E-mail"
                type="email"
                required
                autoComplete="off"
                error={errors.attendees?.[index]?.email?.message}
                onPaste={handlePaste(index)}
                slotProps={{ htmlInput: { maxLength: 254 } }}
                {...form.register(`attendees.${index}.email`, {
                  validate: (text) => text.trim() !== '' || 'Email is required.',
                })}
              />
              <IconButton
                label={`Remove person ${index + 1}`}
                icon={Trash}
                disabled={fields.length === 1}
                onClick={() => remove(index)}
              />
            </div>
          ))}
          {fields.length < MAX_PEOPLE && (
            <Button onClick={() => append(NOBODY)}>Add a person</Button>
          )}
        </fieldset>
      </div>
    </FormDialog>
  );
}

/** The field of a server's `attendees.3.email`. */
function fieldOf(name: string): Path<Values> | undefined {
  const row = /^attendees\.(\d+)\.(name|email)$/.exec(name);
  if (row) return `attendees.${Number(row[1])}.${row[2] === 'name' ? 'name' : 'email'}`;
  return name === 'tier' || name === 'reason' ? name : undefined;
}
