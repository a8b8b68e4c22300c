import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import { TextInput } from '@/components/fields/TextInput';
import { lazyPart } from '@/components/lazy/lazyPart';
import { ChoiceCards } from '../parts/ChoiceCards';
import { FieldSkeleton } from '../parts/lazyFields';
import { Section } from '../parts/Section';
import { useEventField } from '../store/fieldHooks';

const CompaniesField = lazyPart(() => import('./CompaniesField'), <FieldSkeleton />);

/** Open to every company, or to those that are named. */
export function AccessSection() {
  const exclusive = useEventField('isExclusive');
  const hours = useEventField('approvalHours');
  const isExclusive = exclusive.value;
  return (
    <Section
      id="access"
      title="Who may book"
      text="Companies that may not book see the event, and that it is not open to them."
    >
      <ChoiceCards
        id={exclusive.id}
        label="Who may book"
        value={isExclusive ? 'named' : 'all'}
        options={[
          {
            value: 'all',
            label: 'Every company on Foyer',
            text: 'The event is listed and found by search.',
          },
          {
            value: 'named',
            label: 'Only companies I name',
            text: 'Shown as Exclusive. Others see that it exists.',
          },
        ]}
        onChange={(choice) => exclusive.onChange(choice === 'named')}
        onBlur={exclusive.onBlur}
      />
      {isExclusive && (
        <Box sx={{ mt: 2 }}>
          <CompaniesField />
        </Box>
      )}
      <Grid container spacing={2} sx={{ mt: 2 }}>
        <Grid size={{ xs: 12, md: 6 }}>
          <TextInput
            id={hours.id}
            label="Hours seats may wait for an approval"
            hint={
              Number(hours.value) === 0
                ? 'With 0 nobody can ask their company for approval of this event; they pay at once.'
                : 'Companies that decide before they pay have this long, 72 hours at most. With 0 no seats wait.'
            }
            value={hours.value}
            error={hours.error}
            onChange={(event) => hours.onChange(event.target.value)}
            onBlur={hours.onBlur}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
          />
        </Grid>
      </Grid>
    </Section>
  );
}
