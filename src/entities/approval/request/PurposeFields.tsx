import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { TextArea } from '@/components/fields/TextInput';
import { PURPOSE_LABELS } from '../approvalView';
import { GuestFields } from './GuestFields';
import type { RequestValues } from './requestValues';
import { contractField } from '@/components/fields/contractField';
import { approvalCreateRules } from '@/lib/formRules.gen';

interface PurposeFieldsProps {
  form: UseFormReturn<RequestValues>;
  /** Who reads the purpose first. */
  reader: string;
}

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
        {approvalCreateRules.purpose_kind.values.map((value) => (
          <Box key={value} component="label" sx={CHOICE}>
            <input type="radio" value={value} {...form.register('kind')} />
            {PURPOSE_LABELS[value]}
          </Box>
        ))}
      </Stack>
      <TextArea
        {...contractField(form, 'purpose', approvalCreateRules.purpose, {
          label: 'Purpose',
          required: 'Add a sentence about the purpose',
        })}
        rows={3}
        fullWidth
        hint={
          <Stack
            component="span"
            direction="row"
            sx={{ justifyContent: 'space-between', gap: 1.5 }}
          >
            <span>{reader} reads this first. One or two sentences are enough.</span>
            <span>
              {purpose.length} of {approvalCreateRules.purpose.maxLength}
            </span>
          </Stack>
        }
      />
      {kind === 'client_hosting' && <GuestFields form={form} />}
    </div>
  );
}
