import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '@/components/buttons/Button';
import { formatZone } from '@/lib/dates';
import { listZones } from '@/lib/placeNames.gen';
import { useEditor, useEditorField } from '../EditorContext';
import { twiceHint, type TimeName } from '../form/problems';
import { TextField } from '../parts/TextField';
import { ChoiceField, DateField, DateTimeField, TimeField } from '../parts/lazyFields';
import { Section } from '../parts/Section';
import styles from '../parts/Section.module.css';
import { CountryField, StateField } from './PlaceFields';

interface WhenSectionProps {
  /** Opens the dialog that moves a published event. */
  onMove: () => void;
}

/** Dates, times and place, and the time in which it can be booked. */
export function WhenSection({ onMove }: WhenSectionProps) {
  const { saved, form } = useEditor();
  const [timezone] = useWatch({
    control: form.control,
    name: [
      'timezone',
      'startDate',
      'startTime',
      'endDate',
      'endTime',
      'bookingStart',
      'bookingEnd',
    ],
  });
  const isPublished = saved.status !== 'draft';
  const hint = (name: TimeName) => twiceHint(form.getValues(), name) ?? undefined;
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
          <DateField path="startDate" label="Starts" disabled={isPublished} />
        </div>
        <div className={styles.third}>
          <TimeField
            path="startTime"
            label="Starts at"
            hint={hint('start')}
            disabled={isPublished}
          />
        </div>
        <div className={styles.fourth}>
          <ZoneField disabled={isPublished} />
        </div>
        <div className={styles.fifth}>
          <DateField path="endDate" label="Ends" disabled={isPublished} />
        </div>
        <div className={styles.third}>
          <TimeField path="endTime" label="Ends at" hint={hint('end')} disabled={isPublished} />
        </div>
        <div className={styles.all}>
          <TextField path="venue" label="Venue" maxLength={200} disabled={isPublished} />
        </div>
        <div className={styles.half}>
          <TextField path="city" label="City" maxLength={100} />
        </div>
        <div className={styles.third}>
          <StateField />
        </div>
        <div className={styles.third}>
          <CountryField />
        </div>
        <div className={styles.half}>
          <DateTimeField
            path="bookingStart"
            label="Booking opens"
            hint={hint('bookingStart') ?? `${zone}, for all tickets`}
          />
        </div>
        <div className={styles.half}>
          <DateTimeField
            path="bookingEnd"
            label="Booking closes"
            hint={hint('bookingEnd') ?? `${zone}, for all tickets`}
          />
        </div>
      </div>
    </Section>
  );
}

function ZoneField({ disabled }: { disabled: boolean }) {
  const { value, ...field } = useEditorField<string>('timezone');
  const [zones] = useState(() => {
    const known = listZones();
    return known.includes(String(value)) ? known : [String(value), ...known];
  });
  return (
    <ChoiceField
      {...field}
      label="Time zone"
      value={String(value)}
      options={zones}
      disabled={disabled}
    />
  );
}
