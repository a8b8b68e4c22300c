import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import type { Organizer } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { contractField } from '@/components/fields/contractField';
import { TextInput } from '@/components/fields/TextInput';
import { lazyPart } from '@/components/lazy/lazyPart';
import { organizerUpdateRules } from '@/lib/consoleFormRules.gen';
import { isEmailAddress } from '@/lib/emailAddress.gen';
import { gstinProblem } from '@/lib/gstin.gen';
import { stateOf, stateProblem } from '@/lib/placeNames.gen';
import { FIELD_LABELS, type OrganizerField } from './organizerFields';
import { useOrganizerForm } from './useOrganizerForm';

const OrganizerConflictDialog = lazyPart(() => import('./OrganizerConflictDialog'));

interface FieldOptions {
  hint?: ReactNode;
  type?: HTMLInputTypeAttribute;
  /** What is said when it is empty; without it, it may be. */
  required?: string;
  rows?: number;
}

/** Name, support address and legal seller of an organizer. */
export function OrganizerForm({ organizer }: { organizer: Organizer }) {
  const { form, handleSubmit, busy, failure, conflict, settle, discard } =
    useOrganizerForm(organizer);
  const { isDirty } = form.formState;

  const field = (name: OrganizerField, options: FieldOptions = {}) => (
    <TextInput
      hint={options.hint}
      type={options.type}
      multiline={options.rows !== undefined}
      rows={options.rows}
      autoComplete="off"
      {...contractField(form, name, organizerUpdateRules[name], {
        label: FIELD_LABELS[name],
        required: options.required ?? false,
        check: (text) => {
          if (name === 'gstin') return gstinProblem(text, { seller: true });
          if (name === 'support_email')
            return isEmailAddress(text) ? null : 'Enter an email address.';
          return name === 'state' && stateOf(text) === null ? stateProblem(text) : null;
        },
      })}
    />
  );

  return (
    <Stack onSubmit={handleSubmit} noValidate component="form" spacing={2} sx={{ maxWidth: 880 }}>
      <Card component="section" aria-labelledby="organizer-public">
        <Typography id="organizer-public" variant="h3" component="h2">
          What attendees see
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
            alignItems: 'start',
            gap: 2,
            mt: 2,
          }}
        >
          {field('name', { required: 'Enter a name.' })}
          {field('slug', {
            required: 'Enter a short name.',
            hint: 'Small letters, digits and hyphens, such as bombay-live.',
          })}
          {field('support_email', {
            type: 'email',
            hint: 'Where attendees write. Without it they write to Foyer.',
          })}
        </Box>
      </Card>
      <Card component="section" aria-labelledby="organizer-seller">
        <Typography id="organizer-seller" variant="h3" component="h2">
          Legal seller
        </Typography>
        <Typography component="p" variant="meta" color="textSecondary" sx={{ mt: 0.5 }}>
          Printed on the invoices of its events from now on.
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
            alignItems: 'start',
            gap: 2,
            mt: 2,
          }}
        >
          {field('legal_name')}
          {field('gstin', { hint: 'Empty when it is not registered for GST.' })}
          {field('address', { rows: 3 })}
          {field('state')}
        </Box>
      </Card>
      <Typography
        role="alert"
        component="p"
        variant="ui"
        color="error"
        sx={{ '&:empty': { display: 'none' } }}
      >
        {failure}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'end' }}>
        <Button onClick={discard} disabled={!isDirty || busy}>
          Discard
        </Button>
        <BusyButton type="submit" variant="contained" busy={busy} disabled={!isDirty}>
          Save Changes
        </BusyButton>
      </Stack>
      {conflict && <OrganizerConflictDialog conflict={conflict} onSettle={settle} />}
    </Stack>
  );
}
