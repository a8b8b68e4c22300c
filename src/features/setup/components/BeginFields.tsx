import { useFormContext } from 'react-hook-form';
import { FieldPair } from '@/components/fields/FieldPair';
import { Radio } from '@/components/fields/Radio';
import { TextInput } from '@/components/fields/TextInput';
import { cx } from '@/lib/cx';
import type { SetupFields } from '../setupForm';
import styles from '../SetupPage.module.css';

/** How the lobby looks when its administrator walks in. */
export function BeginFields({ demoAllowed }: { demoAllowed: boolean }) {
  const { register, watch, setValue, formState } = useFormContext<SetupFields>();
  const begin = watch('begin');
  const isEvent = begin === 'event';
  return (
    <fieldset className={cx(styles.choices, demoAllowed && styles.three)}>
      <legend className={styles.hidden}>How do you want to begin?</legend>
      <div
        className={cx(styles.choice, isEvent && styles.chosen)}
        onFocus={() => setValue('begin', 'event')}
      >
        <label className={styles.radio}>
          <Radio value="event" {...register('begin')} />
          Write my first event
        </label>
        <TextInput
          label="Title"
          placeholder="What is it called?"
          slotProps={{ htmlInput: { maxLength: 200 } }}
          error={formState.errors.title?.message}
          {...register('title', {
            validate: (text, values) =>
              values.begin !== 'event' ||
              (text.trim() === '' && values.date === '') ||
              text.trim().length >= 2 ||
              'Give the event a title.',
          })}
        />
        <FieldPair>
          <TextInput
            label="Starts"
            type="date"
            slotProps={{ inputLabel: { shrink: true } }}
            {...register('date')}
          />
          <TextInput
            label="At (IST)"
            type="time"
            slotProps={{ inputLabel: { shrink: true } }}
            {...register('time')}
          />
        </FieldPair>
        <p>It starts as a draft. Tickets and pictures come next.</p>
      </div>
      <div className={cx(styles.choice, begin === 'import' && styles.chosen)}>
        <label className={styles.radio}>
          <Radio value="import" {...register('begin')} />
          Import my events from a file
        </label>
        <p>
          A spreadsheet, CSV or JSON with events and tickets. You see what it would make before
          anything is written.
        </p>
      </div>
      {demoAllowed && (
        <div className={cx(styles.choice, begin === 'demo' && styles.chosen)}>
          <label className={styles.radio}>
            <Radio value="demo" {...register('begin')} />
            Look around in the demo world
          </label>
          <p>
            More than sixty events, three companies, and people of every role with a published
            password: for looking around, not for real sales. To leave it, delete the data folder
            and start again.
          </p>
        </div>
      )}
    </fieldset>
  );
}
