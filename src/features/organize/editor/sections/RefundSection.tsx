import Grid from '@mui/material/Grid';
import type { RefundKind } from '@/api';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { TextInput } from '@/components/fields/TextInput';
import { ChoiceCards } from '../parts/ChoiceCards';
import { DateTimeField } from '../parts/lazyFields';
import { Section } from '../parts/Section';
import { useEventField } from '../store/fieldHooks';

const KINDS = [
  { value: 'none', label: 'No refunds', text: 'A paid booking stays paid.' },
  { value: 'full', label: 'Everything', text: 'Until a time that you choose.' },
  { value: 'share', label: 'A share', text: 'Per cent of what was paid, until a time.' },
] as const satisfies readonly { value: RefundKind; label: string; text: string }[];

/** What somebody gets back who cancels a paid booking. */
export function RefundSection() {
  const kind = useEventField('refundKind');
  const isRefunded = kind.value !== 'none';
  return (
    <Section
      id="refunds"
      title="Refund terms"
      text="What people get back when they cancel a paid booking. New terms are for new payments."
    >
      <ChoiceCards
        id={kind.id}
        label="Refund terms"
        value={kind.value}
        options={KINDS}
        onChange={kind.onChange}
        onBlur={kind.onBlur}
      />
      {isRefunded && <RefundDetails isShare={kind.value === 'share'} />}
    </Section>
  );
}

function RefundDetails({ isShare }: { isShare: boolean }) {
  const until = useEventField('refundUntil');
  const percent = useEventField('refundPercent');
  const fee = useEventField('refundFeeKept');
  return (
    <Grid container spacing={2} sx={{ mt: 2 }}>
      <Grid size={{ xs: 12, md: 6 }}>
        <DateTimeField field={until} label="Refunds until" />
      </Grid>
      {isShare && (
        <Grid size={{ xs: 6, md: 3 }}>
          <TextInput
            id={percent.id}
            label="Per cent"
            value={percent.value}
            error={percent.error}
            onChange={(event) => percent.onChange(event.target.value)}
            onBlur={percent.onBlur}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
          />
        </Grid>
      )}
      <Grid size={12}>
        <CheckboxField
          label="Keep the service fee and its GST"
          checked={fee.value}
          onChange={fee.onChange}
          onBlur={fee.onBlur}
        />
      </Grid>
    </Grid>
  );
}
