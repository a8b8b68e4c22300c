import Stack from '@mui/material/Stack';
import { useFieldArray, useForm, type Path } from 'react-hook-form';
import { useFormSubmit, type OrganizedEvent } from '@/api';
import { useGiveComplimentaryTicketsMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { contractField } from '@/components/fields/contractField';
import { TextInput } from '@/components/fields/TextInput';
import { problemOf } from '@/entities/attendee/attendeeDetails';
import { NOBODY, type Person } from '@/entities/person/pastedPeople';
import { PeopleRows } from '@/entities/person/PeopleRows';
import { complimentaryInputRules } from '@/lib/consoleFormRules.gen';
import { formatCount } from '@/lib/numbers';
import { countOf } from '@/lib/text';

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

  return (
    <FormDialog
      title="Complimentary tickets"
      text="Seats come out of the tier, nothing is paid, and each person gets the ticket by email at once."
      submitLabel={`Give ${countOf(fields.length, 'ticket')}`}
      busy={busy}
      failure={failure}
      done={
        given && {
          title: `${countOf(given.tickets, 'ticket')} given`,
          sentences: [
            given.tickets === 1
              ? 'It is on its way by email. You find it under Bookings and Attendees as complimentary.'
              : 'They are on their way by email. You find them under Bookings and Attendees as complimentary.',
          ],
        }
      }
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <TextInput
          label="Ticket"
          select
          error={errors.tier?.message}
          slotProps={{ select: { native: true } }}
          {...form.register('tier')}
        >
          {tiers.map(({ id, name, available_tickets: left }) => (
            <option key={id} value={id}>
              {name}, {formatCount(left)} left
            </option>
          ))}
        </TextInput>
        <TextInput
          hint="For your own books, such as Press or Speakers. Attendees do not see it."
          autoComplete="off"
          {...contractField(form, 'reason', complimentaryInputRules.reason, {
            label: 'Reason',
            required: 'Enter a reason.',
          })}
        />
        <PeopleRows
          legend="Who gets one. Several lines can be pasted at once."
          control={form.control}
          rows={fields.map(({ id: key }, index) => ({
            key,
            name: {
              error: errors.attendees?.[index]?.name?.message,
              ...form.register(`attendees.${index}.name`, {
                validate: (text) =>
                  text.trim() === '' ? 'Name is required' : (problemOf('name', text) ?? true),
              }),
            },
            email: {
              error: errors.attendees?.[index]?.email?.message,
              ...form.register(`attendees.${index}.email`, {
                validate: (text) => problemOf('email', text) ?? true,
              }),
            },
          }))}
          read={() => form.getValues('attendees')}
          onReplace={replace}
          onAdd={() => append(NOBODY)}
          onRemove={remove}
        />
      </Stack>
    </FormDialog>
  );
}

/** The field of a server's `attendees.3.email`. */
function fieldOf(name: string): Path<Values> | undefined {
  const row = /^attendees\.(\d+)\.(name|email)$/.exec(name);
  if (row) return `attendees.${Number(row[1])}.${row[2] === 'name' ? 'name' : 'email'}`;
  return name === 'tier' || name === 'reason' ? name : undefined;
}
