import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Trash from 'lucide-react/icons/trash-2';
import { useState, type ClipboardEvent, type ReactNode } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import { IconButton } from '@/components/display/Icon';
import { TextInput, type TextInputProps } from '@/components/fields/TextInput';
import { seatAssigneeRules, seatAssignmentRules } from '@/lib/formRules.gen';
import { countOf } from '@/lib/text';
import { NameInput, type NameInputProps } from './NameInput';
import { isList, readPeople, type Person } from './pastedPeople';

const { maxItems: MAX_PEOPLE } = seatAssignmentRules.people;

interface PeopleRowsProps<Values extends FieldValues> {
  legend: string;
  control: Control<Values>;
  /** The registration and error of each person's fields, and what is asked below them. */
  rows: readonly {
    key: string;
    name: Omit<NameInputProps<Values>, 'control'>;
    email: TextInputProps;
    more?: ReactNode;
  }[];
  /** Present values, in the same order. */
  read: () => readonly Person[];
  onReplace: (people: Person[]) => void;
  onAdd: () => void;
  onRemove: (index: number) => void;
}

/** Name and email of up to 50 people, typed one by one or pasted as lines. */
export function PeopleRows<Values extends FieldValues>(props: PeopleRowsProps<Values>) {
  const { legend, control, rows, read, onReplace, onAdd, onRemove } = props;
  /** People of the last paste beyond the limit. */
  const [skipped, setSkipped] = useState(0);
  const handlePaste = (index: number) => (paste: ClipboardEvent) => {
    const text = paste.clipboardData.getData('text/plain');
    if (!isList(text)) return;
    paste.preventDefault();
    const people = read();
    const others = people.filter((one, at) => at !== index || one.name !== '' || one.email !== '');
    const place = others.length < people.length ? index : index + 1;
    const all = others.toSpliced(place, 0, ...readPeople(text));
    setSkipped(Math.max(0, all.length - MAX_PEOPLE));
    onReplace(all.slice(0, MAX_PEOPLE));
  };
  return (
    <Stack component="fieldset" sx={{ gap: 1.5, '&:not(:last-child)': { mb: 3 } }}>
      <FormLabel component="legend" sx={{ mb: 1, typography: 'meta' }}>
        {legend}
      </FormLabel>
      {rows.map(({ key, name, email, more }, index) => (
        <Box
          key={key}
          role="group"
          aria-label={`Person ${index + 1}`}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr 44px', sm: '1fr 1fr 44px' },
            alignItems: 'start',
            gap: 1,
            '& > :nth-of-type(2)': { gridRow: { xs: 2, sm: 1 } },
            '& > button': { gridColumn: { xs: 2, sm: 3 }, gridRow: 1, mt: 2.75 },
          }}
        >
          <NameInput
            control={control}
            label="Name"
            required
            autoComplete="off"
            onPaste={handlePaste(index)}
            maxLength={seatAssigneeRules.name.maxLength}
            {...name}
          />
          <TextInput
            label="Email"
            type="email"
            required
            autoComplete="off"
            onPaste={handlePaste(index)}
            maxLength={seatAssigneeRules.email.maxLength}
            {...email}
          />
          <IconButton
            label={`Remove person ${index + 1}`}
            icon={Trash}
            disabled={rows.length === 1}
            onClick={() => onRemove(index)}
          />
          {more && <Box sx={{ gridColumn: '1 / -1' }}>{more}</Box>}
        </Box>
      ))}
      <p role="status">
        {skipped > 0 &&
          `${countOf(skipped, 'person', 'people')} left out. Add at most ${MAX_PEOPLE} people at a time.`}
      </p>
      {rows.length < MAX_PEOPLE && (
        <Button sx={{ alignSelf: 'flex-start' }} onClick={onAdd}>
          Add a person
        </Button>
      )}
    </Stack>
  );
}
