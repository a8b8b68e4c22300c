import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { PurposeKind } from '@/api';
import { TextArea } from '@/components/fields/TextInput';
import { PURPOSE_LABELS } from '../approvalView';
import { GuestFields } from './GuestFields';
import { MAX_PURPOSE, type RequestValues } from './requestValues';

interface PurposeFieldsProps {
  form: UseFormReturn<RequestValues>;
  /** Who reads the purpose first. */
  reader: string;
}

const KINDS = Object.keys(PURPOSE_LABELS) as PurposeKind[];

/** A radio button that looks like a chip of a choice. */
const CHOICE = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { xs: 44, md: 36 },
  px: 1.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--r-full)',
  typography: 'ui',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'background.raised' },
  '&:has(:checked)': {
    borderColor: 'text.primary',
    bgcolor: 'text.primary',
    color: 'background.default',
  },
  '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' },
} as const;

/** What a request is for, and for client hosting whom the company invites. */
export function PurposeFields({ form, reader }: PurposeFieldsProps) {
  const [kind, purpose] = useWatch({ control: form.control, name: ['kind', 'purpose'] });
  return (
    <div>
      <Stack
        component="fieldset"
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1, mt: 2.5, mb: 1.5 }}
      >
        <FormLabel component="legend" sx={{ mb: 1, typography: 'label' }}>
          Purpose
        </FormLabel>
        {KINDS.map((value) => (
          <Box key={value} component="label" sx={CHOICE}>
            <input type="radio" value={value} {...form.register('kind')} />
            {PURPOSE_LABELS[value]}
          </Box>
        ))}
      </Stack>
      <TextArea
        {...form.register('purpose', {
          validate: (text) => text.trim().length >= 3 || 'Add a sentence about the purpose',
        })}
        label="Purpose"
        required
        rows={3}
        maxLength={MAX_PURPOSE}
        fullWidth
        error={form.formState.errors.purpose?.message}
        hint={
          <Stack
            component="span"
            direction="row"
            sx={{ justifyContent: 'space-between', gap: 1.5 }}
          >
            <span>{reader} reads this first. One or two sentences are enough.</span>
            <span>
              {purpose.length} of {MAX_PURPOSE}
            </span>
          </Stack>
        }
      />
      {kind === 'client_hosting' && <GuestFields form={form} />}
    </div>
  );
}
