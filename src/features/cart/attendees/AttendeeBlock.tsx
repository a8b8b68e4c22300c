import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AttendeeContact } from '@/api';
import { useContacts } from '@/entities/person/useContacts';
import { AttendeeFields } from '@/entities/attendee/AttendeeFields';
import { GuestAnswer } from '@/entities/attendee/GuestAnswer';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import {
  problemOf,
  type AttendeeDetails,
  type AttendeeField,
} from '@/entities/attendee/attendeeDetails';
import { autoCompleteOf, contactAsAttendee, type AttendeeFormValues } from './attendeeRows';

interface AttendeeBlockProps {
  index: number;
  count: number;
  /** The ticket was checked in: its details cannot be changed. */
  used: boolean;
  /** The company whose policy asks about guests; null where it does not. */
  host: string | null;
  disabled: boolean;
  /** Shows a summary line and hides the fields. */
  closed: boolean;
  onOpen: () => void;
  onFill: (details: Partial<AttendeeDetails>) => void;
  /** Fills in the signed-in person; for the first block only. */
  onSameAsMe?: () => void;
}

/** The fields of one ticket's attendee. */
export function AttendeeBlock(props: AttendeeBlockProps) {
  const { index, count, used, host, disabled, closed, onOpen, onFill, onSameAsMe } = props;
  const form = useFormContext<AttendeeFormValues>();
  const { register, setFocus, formState } = form;
  const contacts = useOtherContacts(index);
  const name = useWatch<AttendeeFormValues, `attendees.${number}.name`>({
    name: `attendees.${index}.name`,
  });
  const errors = formState.errors.attendees?.[index];

  const input = (field: AttendeeField) => ({
    ...register(`attendees.${index}.${field}`, {
      validate: (text) => problemOf(field, text) ?? true,
    }),
    autoComplete: autoCompleteOf(field, index),
    error: errors?.[field]?.message,
    disabled: disabled || used,
  });
  const handlePick = (contact: AttendeeContact) => {
    onFill(contactAsAttendee(contact));
    setFocus(`attendees.${index}.email`);
  };
  return (
    <Box
      component="fieldset"
      sx={{ position: 'relative', py: 3, borderTop: 1, borderColor: 'divider' }}
    >
      {/* Floated, so that the legend stands below the border. */}
      <Typography variant="h3" component="legend" sx={{ float: 'left', width: '100%', mb: 2 }}>
        Attendee {index + 1} of {count}
      </Typography>
      <Stack
        direction="row"
        sx={{ position: 'absolute', top: 14, right: -12, alignItems: 'center', gap: 1 }}
      >
        {used && <Chip size="small" label="Checked in" sx={{ mr: 1.5 }} />}
        {onSameAsMe && !used && !closed && (
          <Button variant="text" onClick={onSameAsMe} disabled={disabled}>
            Same as me
          </Button>
        )}
        {closed && (
          <Button variant="text" onClick={onOpen}>
            {used ? 'Show' : 'Edit'}
            <VisuallyHidden> attendee {index + 1}</VisuallyHidden>
          </Button>
        )}
      </Stack>
      {closed && <Summary index={index} />}
      <Box hidden={closed} sx={{ clear: 'both' }}>
        <AttendeeFields
          {...contacts}
          input={input}
          name={name}
          hint={index === 0 ? 'Type, or press the down arrow, to choose a colleague' : undefined}
          onPick={handlePick}
        />
        {host !== null && !used && (
          <GuestAnswer form={form} name={`attendees.${index}.guest`} company={host} />
        )}
      </Box>
    </Box>
  );
}

/** The contacts that are not used in another block. */
function useOtherContacts(index: number) {
  const { contacts, ...contactSearch } = useContacts();
  const attendees = useWatch<AttendeeFormValues, 'attendees'>({ name: 'attendees' });
  const named = new Set(
    attendees.filter((_attendee, other) => other !== index).map(({ email }) => email.toLowerCase()),
  );
  return { ...contactSearch, contacts: contacts.filter(({ email }) => !named.has(email)) };
}

function Summary({ index }: { index: number }) {
  const block = useWatch<AttendeeFormValues, `attendees.${number}`>({ name: `attendees.${index}` });
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ clear: 'both', overflowWrap: 'anywhere' }}
    >
      <Typography variant="button" component="strong" color="textPrimary" sx={{ mr: 1 }}>
        {block.name}
      </Typography>{' '}
      {block.email}
    </Typography>
  );
}
