import Button from '@mui/material/Button';
import { useState } from 'react';
import { formatZone } from '@/lib/dates';
import { listZones } from '@/lib/placeNames.gen';
import { twiceHint, type TimeName } from '../form/problems';
import { TextField } from '../parts/TextField';
import { ChoiceField, DateField, DateTimeField, TimeField } from '../parts/lazyFields';
import { Section } from '../parts/Section';
import { selectSaved, useEditor } from '../store/editorSelectors';
import { useEventField } from '../store/fieldHooks';
import styles from '../parts/Section.module.css';
import { CountryField, StateField } from './PlaceFields';

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
      <div className={styles.grid}>
        {isPublished && (
          <p className={styles.zone}>
            Date and venue of a published event change by moving it, so that everybody who has
            booked is told.
          </p>
        )}
        <div className={styles.fifth}>
          <DateField field={startDate} label="Starts" disabled={isPublished} />
        </div>
        <div className={styles.third}>
          <TimeField field={startTime} label="Starts at" hint={startHint} disabled={isPublished} />
        </div>
        <div className={styles.fourth}>
          <ZoneField disabled={isPublished} />
        </div>
        <div className={styles.fifth}>
          <DateField field={endDate} label="Ends" disabled={isPublished} />
        </div>
        <div className={styles.third}>
          <TimeField field={endTime} label="Ends at" hint={endHint} disabled={isPublished} />
        </div>
        <div className={styles.all}>
          <TextField name="venue" label="Venue" maxLength={200} disabled={isPublished} />
        </div>
        <div className={styles.half}>
          <TextField name="city" label="City" maxLength={100} />
        </div>
        <div className={styles.third}>
          <StateField />
        </div>
        <div className={styles.third}>
          <CountryField />
        </div>
        <div className={styles.half}>
          <DateTimeField
            field={bookingStart}
            label="Booking opens"
            hint={openingHint ?? `${zone}, for all tickets`}
          />
        </div>
        <div className={styles.half}>
          <DateTimeField
            field={bookingEnd}
            label="Booking closes"
            hint={closingHint ?? `${zone}, for all tickets`}
          />
        </div>
      </div>
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
