import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatZone } from '@/lib/dates';
import { listZones, countryOf, isInIndia, listCountries, stateOf } from '@/lib/placeNames.gen';
import { states } from '@/lib/places.gen';
import { twiceHint, type TimeName } from '../form/problems';
import { ChoiceField, DateField, DateTimeField, TimeField } from '../parts/lazyFields';
import { Section } from '../parts/Section';
import { TextField } from '../parts/TextField';
import { selectSaved, useEditor } from '../store/editorSelectors';
import { useEventField } from '../store/fieldHooks';
import { eventUpdateRules } from '@/lib/consoleFormRules.gen';

const useTwiceHint = (name: TimeName) =>
  useEditor(({ values }) => twiceHint(values, name)) ?? undefined;

interface WhenSectionProps {
  /** Opens the dialog that moves a published event. */
  onMove: () => void;
}

/** Dates, times and place, and the time in which it can be booked. */
export function WhenSection({ onMove }: WhenSectionProps) {
  const saved = useEditor(selectSaved);
  const timezone = useEditor(({ values }) => values.timezone);
  const startDate = useEventField('startDate');
  const startTime = useEventField('startTime');
  const endDate = useEventField('endDate');
  const endTime = useEventField('endTime');
  const bookingStart = useEventField('bookingStart');
  const bookingEnd = useEventField('bookingEnd');
  const startHint = useTwiceHint('start');
  const endHint = useTwiceHint('end');
  const openingHint = useTwiceHint('bookingStart');
  const closingHint = useTwiceHint('bookingEnd');
  const isPublished = saved.status !== 'draft';
  const zone = formatZone(saved.start_date ?? saved.created_at, timezone);
  return (
    <Section
      id="when"
      title="When and where"
      text={`Times are by the clock at the venue: ${timezone} (${zone}).`}
      action={isPublished && <Button onClick={onMove}>Move to another date</Button>}
    >
      <Grid container spacing={2}>
        {isPublished && (
          <Grid size={12}>
            <Typography variant="meta" color="textSecondary" component="p">
              Date and venue of a published event change by moving it, so that everybody who has
              booked is told.
            </Typography>
          </Grid>
        )}
        <Grid size={{ xs: 12, md: 5 }}>
          <DateField field={startDate} label="Starts" disabled={isPublished} />
        </Grid>
        <Grid size={{ xs: 6, md: 3 }}>
          <TimeField field={startTime} label="Starts at" hint={startHint} disabled={isPublished} />
        </Grid>
        <Grid size={{ xs: 6, md: 4 }}>
          <ZoneField disabled={isPublished} />
        </Grid>
        <Grid size={{ xs: 12, md: 5 }}>
          <DateField field={endDate} label="Ends" disabled={isPublished} />
        </Grid>
        <Grid size={{ xs: 6, md: 3 }}>
          <TimeField field={endTime} label="Ends at" hint={endHint} disabled={isPublished} />
        </Grid>
        <Grid size={12}>
          <TextField
            name="venue"
            label="Venue"
            maxLength={eventUpdateRules.venue.maxLength}
            disabled={isPublished}
          />
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <TextField name="city" label="City" maxLength={eventUpdateRules.city.maxLength} />
        </Grid>
        <Grid size={{ xs: 6, md: 3 }}>
          <StateField />
        </Grid>
        <Grid size={{ xs: 6, md: 3 }}>
          <CountryField />
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <DateTimeField
            field={bookingStart}
            label="Booking opens"
            hint={openingHint ?? `${zone}, for all tickets`}
          />
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <DateTimeField
            field={bookingEnd}
            label="Booking closes"
            hint={closingHint ?? `${zone}, for all tickets`}
          />
        </Grid>
      </Grid>
    </Section>
  );
}

function ZoneField({ disabled }: { disabled: boolean }) {
  const { value, ...field } = useEventField('timezone');
  const [zones] = useState(() => {
    const known = listZones();
    return known.includes(value) ? known : [value, ...known];
  });
  return (
    <ChoiceField {...field} label="Time zone" value={value} options={zones} disabled={disabled} />
  );
}

const stateNames = states.map(({ name }) => name);
const otherNames = new Map<string, string>(
  states.map(({ name, also }) => [name, [name, ...also].join(' ')]),
);

/** In India one of its states, also by another name; elsewhere any text. */
function StateField() {
  const country = useEditor(({ values }) => values.country);
  return isInIndia({ country }) ? (
    <IndianStateField />
  ) : (
    <TextField name="state" label="State" maxLength={eventUpdateRules.state.maxLength} />
  );
}

function IndianStateField() {
  const { value, onChange, onBlur, ...field } = useEventField('state');
  const handleBlur = () => {
    const state = stateOf(value);
    if (state !== null) onChange(state);
    onBlur();
  };
  return (
    <ChoiceField
      {...field}
      free
      label="State"
      value={value}
      options={stateNames}
      searchText={(name) => otherNames.get(name) ?? name}
      onChange={onChange}
      onBlur={handleBlur}
    />
  );
}

function CountryField() {
  const { value, onChange, onBlur, ...field } = useEventField('country');
  const handleBlur = () => {
    const country = countryOf(value);
    if (country !== null) onChange(country);
    onBlur();
  };
  return (
    <ChoiceField
      {...field}
      free
      label="Country"
      value={value}
      options={listCountries()}
      onChange={onChange}
      onBlur={handleBlur}
    />
  );
}
