import { useFieldArray, useForm, useWatch, type Path } from 'react-hook-form';
import { toAppError, useFormSubmit, type BookingSeats, type SeatAssignment } from '@/api';
import { useAssignSeatsMutation, useInviteToSeatsMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { problemOf } from '@/entities/attendee/attendeeDetails';
import { GuestAnswer } from '@/entities/attendee/GuestAnswer';
import {
  guestOf,
  NO_GUEST,
  withPurpose,
  type GuestAnswers,
} from '@/entities/attendee/guestAnswers';
import { GuestPurpose, purposeRules } from '@/entities/attendee/GuestPurpose';
import { PeopleRows } from '@/entities/person/PeopleRows';
import { NOBODY, type Person } from '@/entities/person/pastedPeople';
import { countOf } from '@/lib/text';
import { useToast } from '@/state';

interface NamedPerson extends Person {
  /** The answers about a guest of another organisation. */
  guest: GuestAnswers;
}

interface Values {
  people: NamedPerson[];
  /** Why guests are invited. */
  purpose: string;
}

const EMPTY: NamedPerson = { ...NOBODY, guest: NO_GUEST };

interface PeopleDialogProps {
  seats: BookingSeats;
  task: 'assign' | 'invite';
  onClose: () => void;
}

/** Assigns free seats to the people of a list, or emails them the link. */
export function PeopleDialog({ seats, task, onClose }: PeopleDialogProps) {
  const form = useForm<Values>({ defaultValues: { people: [EMPTY], purpose: '' } });
  const { errors } = form.formState;
  const { fields, append, remove, replace } = useFieldArray({
    control: form.control,
    name: 'people',
  });
  const send = useSend(seats, task);
  const isAssigning = task === 'assign';
  const hasGuests = useWatch({ control: form.control, name: 'people' }).some(
    ({ guest }) => guest.isGuest,
  );
  const asksGuests = isAssigning && seats.asks_guests;

  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async (values) => {
      await send(assignmentOf(values));
      onClose();
    },
    fallback: isAssigning
      ? 'The seats could not be assigned. Please try again.'
      : 'Nobody could be invited. Please try again.',
    fieldNames: fieldOf,
    fieldErrorMessage: null,
    onFailure: (error) => {
      const taken = takenEmails(error);
      form.getValues('people').forEach(({ email }, index) => {
        if (!taken.includes(email.trim().toLowerCase())) return;
        const message = 'This address already has a seat, or is listed twice.';
        form.setError(`people.${index}.email`, { type: 'server', message });
      });
    },
  });

  return (
    <FormDialog
      title={isAssigning ? 'Assign from a list' : 'Invite people'}
      text={textOf(seats, task)}
      submitLabel={
        isAssigning
          ? `Assign ${countOf(fields.length, 'seat')}`
          : `Invite ${countOf(fields.length, 'person', 'people')}`
      }
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <PeopleRows
        legend="One by one, or paste a list: one person per line, with name and email."
        control={form.control}
        rows={fields.map(({ id: key }, index) => ({
          key,
          name: {
            error: errors.people?.[index]?.name?.message,
            ...form.register(`people.${index}.name`, {
              validate: (text) => problemOf('name', text) ?? true,
            }),
          },
          email: {
            error: errors.people?.[index]?.email?.message,
            ...form.register(`people.${index}.email`, {
              validate: (text) => problemOf('email', text) ?? true,
            }),
          },
          more: asksGuests && (
            <GuestAnswer form={form} name={`people.${index}.guest`} company="Your company" />
          ),
        }))}
        read={() => form.getValues('people')}
        onReplace={(people) => replace(people.map((person) => ({ ...EMPTY, ...person })))}
        onAdd={() => append(EMPTY)}
        onRemove={remove}
      />
      {hasGuests && (
        <GuestPurpose
          field={form.register('purpose', purposeRules)}
          error={errors.purpose?.message}
        />
      )}
    </FormDialog>
  );
}

/** Sends the list and says what it did; rejects with the error of the call. */
function useSend(seats: BookingSeats, task: PeopleDialogProps['task']) {
  const [assign] = useAssignSeatsMutation();
  const [invite] = useInviteToSeatsMutation();
  const toast = useToast();
  const id = seats.booking;
  return async (assignment: SeatAssignment) => {
    const people = assignment.people.map(({ name, email }) => ({ name, email }));
    if (task === 'assign') {
      await assign({ id, seatAssignment: assignment }).unwrap();
      const tickets = people.length === 1 ? 'The ticket is' : 'The tickets are';
      toast.success(`${countOf(people.length, 'seat')} assigned. ${tickets} on the way by email.`);
      return;
    }
    const after = await invite({ id, seatPeople: { people } }).unwrap();
    const added = after.invited.length - seats.invited.length;
    toast.success(
      added > 0
        ? `The link is on its way to ${countOf(added, 'person', 'people')}.`
        : 'They were already invited, so no second email was sent. You can remind them.',
    );
  };
}

/** Trimmed values, with the answers about guests. */
function assignmentOf({ people, purpose }: Values): SeatAssignment {
  const named = people.map(({ name, email, guest }) => {
    const answers = guestOf(guest);
    return { name: name.trim(), email: email.trim(), ...(answers && { guest: answers }) };
  });
  return withPurpose(
    { people: named },
    people.map(({ guest }) => guest),
    purpose,
  );
}

function textOf({ free, pool }: BookingSeats, task: PeopleDialogProps['task']): string {
  const seats = `${countOf(free, 'seat')} ${free === 1 ? 'is' : 'are'} free.`;
  if (task === 'assign')
    return `${seats} Everyone on the list gets a ticket by email, or no one does.`;
  const who = pool?.audience === 'colleagues' ? ' Only people in the company can be invited.' : '';
  return `${seats} Each person gets the link by email. First come, first served.${who}`;
}

/** The field of a server's `people.3.email`; a wrong phone, which is not asked for, stands at the email. */
function fieldOf(name: string): Path<Values> | undefined {
  if (name === 'purpose') return name;
  const guest = /^people\.(\d+)\.guest(?:\.(organisation|kind))?$/.exec(name);
  if (guest) {
    const field = guest[2] === 'organisation' || guest[2] === 'kind' ? guest[2] : 'isGuest';
    return `people.${Number(guest[1])}.guest.${field}`;
  }
  const row = /^people\.(\d+)\.(name|email|phone)$/.exec(name);
  if (!row) return undefined;
  return `people.${Number(row[1])}.${row[2] === 'name' ? 'name' : 'email'}`;
}

/** The addresses of a list that have a seat, in lower case. */
function takenEmails(error: unknown): string[] {
  const { code, details } = toAppError(error);
  const emails = code === 'already_claimed' ? details?.emails : undefined;
  return Array.isArray(emails) ? emails.filter((email) => typeof email === 'string') : [];
}
