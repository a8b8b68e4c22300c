import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import {
  FIELD_LABELS,
  OPTIONAL_FIELDS,
  type AttendeeField,
} from '@/entities/attendee/attendeeDetails';
import { Combobox } from '@/components/fields/Combobox';
import { nameHint } from '@/entities/person/NameInput';
import { TextInput, type TextInputProps } from '@/components/fields/TextInput';
import type { SearchState } from '@/hooks/useDebounced';

interface Contact {
  name: string;
  email: string;
  department: string | null;
}

/** In two columns; in one where each would be narrower than 260 px. */
const Fields = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
      gap: 2,
    }}
  >
    {children}
  </Box>
);

interface AttendeeFieldsProps<Known extends Contact> {
  /** Props of a field: its registration, its error, whether it is disabled. */
  input: (field: AttendeeField) => TextInputProps;
  /** The name as it is typed now: letters that tickets cannot show are named under it. */
  name: string;
  /** People to choose from. */
  contacts: readonly Known[];
  state: SearchState;
  onSearch: (term: string | null) => void;
  onPick: (contact: Known) => void;
  /** Hint text of the name field. */
  hint?: string;
  autoFocus?: boolean;
}

/** One person: name and email, the rest under a disclosure (docs/product/screens.md#attendee-details). */
export function AttendeeFields<Known extends Contact>(props: AttendeeFieldsProps<Known>) {
  const { input, name, contacts, state, onSearch, onPick, hint, autoFocus } = props;
  const optional = OPTIONAL_FIELDS.map((field) => ({ field, ...input(field) }));
  const hasOptionalErrors = optional.some(({ error }) => error);
  return (
    <>
      <Fields>
        <Combobox
          {...input('name')}
          label={FIELD_LABELS.name}
          required
          autoFocus={autoFocus}
          listLabel="Colleagues and earlier attendees"
          hint={nameHint(name, hint)}
          options={contacts.map(({ name, email, department }) => ({
            id: email,
            label: name,
            detail: department ? `${email} · ${department}` : email,
          }))}
          state={state}
          onSearch={onSearch}
          onPick={(picked) => {
            const contact = contacts.find(({ email }) => email === picked);
            if (contact) onPick(contact);
          }}
        />
        <TextInput {...input('email')} label={FIELD_LABELS.email} type="email" required />
      </Fields>
      <Box component="details" sx={{ mt: 1 }} open={hasOptionalErrors || undefined}>
        <Box
          component="summary"
          sx={{ py: 1.5, typography: 'button', color: 'primary.main', cursor: 'pointer' }}
        >
          More details (optional)
        </Box>
        <Fields>
          {optional.map(({ field, ...rest }) => (
            <TextInput
              key={field}
              {...rest}
              label={FIELD_LABELS[field]}
              type={field === 'phone' ? 'tel' : 'text'}
            />
          ))}
        </Fields>
      </Box>
    </>
  );
}
