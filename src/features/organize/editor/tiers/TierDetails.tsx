import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { TextInput } from '@/components/fields/TextInput';
import { tierUpdateRules } from '@/lib/consoleFormRules.gen';
import { admissionLabels, type TierValues } from '../form/editorValues';
import { useEditor } from '../store/editorSelectors';
import { useTierField } from '../store/fieldHooks';

interface TierDetailProps {
  /** Fields inside have names of their own for screen readers. */
  label: string;
  children: ReactNode;
}

/** A line under a ticket's row: its label, and beside it the fields. */
export function TierDetail({ label, children }: TierDetailProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '76px minmax(0, 1fr)',
        rowGap: 0.75,
        alignItems: 'center',
      }}
    >
      <Typography variant="label" color="textSecondary" aria-hidden="true">
        {label}
      </Typography>
      {children}
    </Box>
  );
}

interface TierLimitsProps {
  tier: TierValues;
  /** The tier's name, for those who hear the page. */
  of: string;
}

/** How many tickets one person and one company can have over all their bookings. */
export function TierLimits(props: TierLimitsProps) {
  return (
    <TierDetail label="Limits">
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 140px))', gap: 1.25 }}>
        <LimitField {...props} name="perPerson" label="Per person" />
        <LimitField {...props} name="perCompany" label="Per company" />
      </Box>
      <Typography component="p" variant="meta" color="textSecondary" sx={{ gridColumn: 2 }}>
        Most tickets over all bookings of one person, and of one company. Leave empty for no limit.
      </Typography>
    </TierDetail>
  );
}

const admissions = ['once', 'daily', 'in_and_out'] as const;

/** How often a ticket admits its holder. */
export function AdmissionField({ tier, of }: TierLimitsProps) {
  const { value, onChange, ...field } = useTierField(tier, 'admission');
  return (
    <TierDetail label="Admits">
      <TextInput
        {...field}
        select
        value={value}
        onChange={({ target }) =>
          onChange(admissions.find((one) => one === target.value) ?? 'once')
        }
        slotProps={{ select: { id: field.id, inputProps: { 'aria-label': `Admits, ${of}` } } }}
        sx={{ maxWidth: 290 }}
      >
        {admissions.map((one) => (
          <MenuItem key={one} value={one}>
            {admissionLabels[one]}
          </MenuItem>
        ))}
      </TextInput>
      {value === 'daily' && (
        <Typography component="p" variant="meta" color="textSecondary" sx={{ gridColumn: 2 }}>
          A night until 5 AM belongs to the day before.
        </Typography>
      )}
    </TierDetail>
  );
}

interface LimitFieldProps extends TierLimitsProps {
  name: 'perPerson' | 'perCompany';
  label: string;
}

function LimitField({ tier, of, name, label }: LimitFieldProps) {
  const field = useTierField(tier, name);
  return (
    <TextInput
      id={field.id}
      label={label}
      placeholder="No limit"
      value={field.value}
      error={field.error}
      autoComplete="off"
      onChange={(event) => field.onChange(event.target.value)}
      onBlur={field.onBlur}
      slotProps={{
        htmlInput: { 'aria-label': `${label} of ${of}`, maxLength: 6, inputMode: 'numeric' },
      }}
    />
  );
}

const { maxItems: MAX_BENEFITS } = tierUpdateRules.benefits;
const MAX_LENGTH = 100;

interface BenefitsFieldProps {
  tier: TierValues;
  /** The tier's name, for those who hear the page. */
  of: string;
}

/** What a ticket includes, as chips; Enter adds one. Those of the other tickets are suggested. */
export function BenefitsField({ tier, of }: BenefitsFieldProps) {
  const tiers = useEditor(({ values }) => values.tiers);
  const { id, value, onChange, onBlur, error } = useTierField(tier, 'benefits');
  const suggested = [...new Set(tiers.flatMap(({ benefits }) => benefits))];
  return (
    <TierDetail label="Benefits">
      <Autocomplete
        id={id}
        multiple
        freeSolo
        autoSelect
        disableClearable
        filterSelectedOptions
        value={value}
        options={suggested}
        onChange={(_event, next) =>
          onChange(
            [...new Set(next.map((text) => text.trim()))].filter(Boolean).slice(0, MAX_BENEFITS),
          )
        }
        onBlur={onBlur}
        slotProps={{ chip: { size: 'small', deleteIcon: <X size={14} /> } }}
        sx={{ '& .MuiAutocomplete-tag': { height: 28, m: '2px' } }}
        renderInput={({ slotProps, ...params }) => (
          <TextInput
            {...params}
            error={error}
            placeholder={value.length === 0 ? 'Add, then Enter' : undefined}
            slotProps={{
              ...slotProps,
              htmlInput: {
                ...slotProps?.htmlInput,
                'aria-label': `Benefits of ${of}`,
                maxLength: MAX_LENGTH,
              },
            }}
          />
        )}
      />
    </TierDetail>
  );
}
