import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { idlePart } from '@/components/lazy/lazyPart';
import { currencies } from '@/lib/places.gen';
import { ChoiceField } from '../parts/lazyFields';
import { Section } from '../parts/Section';
import { selectSaved, useEditor } from '../store/editorSelectors';
import { useEventField } from '../store/fieldHooks';

const TierTable = idlePart(
  () => import('./TierTable'),
  <Stack spacing={2} sx={{ minHeight: 220 }} role="status" aria-label="Loading the tickets">
    <Skeleton variant="rounded" sx={{ height: 44 }} />
    <Skeleton variant="rounded" sx={{ height: 44 }} />
    <Skeleton variant="rounded" sx={{ height: 44 }} />
  </Stack>,
);

/** Sorting by hand and the benefits are as large as the other fields together: they load after them. */
export function TicketsSection() {
  return (
    <Section
      id="tickets"
      title="Tickets"
      text="One row for each kind of seat. Prices without service fee and GST."
    >
      <Box sx={{ maxWidth: 160, mb: 2 }}>
        <CurrencyField />
      </Box>
      <TierTable />
      <WalkInsField />
    </Section>
  );
}

/** Whether people at the door may let guests in without a ticket. */
function WalkInsField() {
  const { value, onChange, onBlur } = useEventField('walkIns');
  return (
    <Box sx={{ mt: 2 }}>
      <CheckboxField
        label="Walk-ins: people at the door may give free seats to guests without a ticket"
        checked={value}
        onChange={onChange}
        onBlur={onBlur}
      />
    </Box>
  );
}

const nameOf = (currency: string) => {
  const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });
  return `${currency} ${names.of(currency) ?? ''}`;
};

/** The currency of all prices, which bookings keep. */
function CurrencyField() {
  const saved = useEditor(selectSaved);
  const { value, ...field } = useEventField('currency');
  const isKnown = currencies.some((currency) => currency === value);
  return (
    <ChoiceField
      {...field}
      label="Currency"
      value={value}
      options={isKnown ? currencies : [value, ...currencies]}
      searchText={nameOf}
      disabled={saved.total_bookings > 0}
    />
  );
}
