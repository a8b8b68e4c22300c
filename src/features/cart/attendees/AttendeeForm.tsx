import Upload from 'lucide-react/icons/upload';
import { useCallback, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { Booking, AuthUser } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { Button, ButtonLink } from '@/components/buttons/Button';
import { Icon } from '@/components/display/Icon';
import { lazyPart } from '@/components/lazy/lazyPart';
import type { AttendeeDetails, AttendeeField } from '@/entities/attendee/attendeeDetails';
import { cartPath } from '@/lib/paths';
import { countOf } from '@/lib/text';
import {
  attendeeDefaults,
  isComplete,
  meAsAttendee,
  type AttendeeFormValues,
  type AttendeeValues,
} from './attendeeRows';
import { useAttendeeDraft } from './useAttendeeDraft';
import { useAttendeeSave } from './useAttendeeSave';
import { AttendeeBlock } from './AttendeeBlock';
import styles from './AttendeeForm.module.css';

const ImportDialog = lazyPart(() => import('./ImportDialog'));

/** With more seats than this, blocks that need nothing more are closed. */
const MOST_OPEN = 3;

interface AttendeeFormProps {
  booking: Booking;
  user: AuthUser;
  /** Saved: the form is disabled until the next page is shown. */
  saved: boolean;
  onSaved: () => void;
  /** The seats were named in another tab. */
  onStale: () => void;
}

/** One block per ticket; saving waits until every block has name and e-mail (docs/product.md#attendee-details). */
export function AttendeeForm({ booking, user, saved, onSaved, onStale }: AttendeeFormProps) {
  const [defaults] = useState(() => attendeeDefaults(booking));
  const form = useForm<AttendeeFormValues>({
    defaultValues: defaults,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { control, setValue } = form;
  const attendees = useWatch({ control, name: 'attendees' });
  const [closed, setClosed] = useState(() => completeOf(defaults.attendees));
  const [importing, setImporting] = useState(false);
  const [imported, setImported] = useState(0);
  const open = (place: number) =>
    setClosed((before) => new Set([...before].filter((one) => one !== place)));

  const closeComplete = useCallback(
    (blocks: readonly AttendeeValues[]) => setClosed(completeOf(blocks)),
    [],
  );
  const draft = useAttendeeDraft({
    form,
    booking,
    userId: user.id,
    onSavedElsewhere: onStale,
    onRestored: closeComplete,
  });
  const { saveAll, saveSome, savingAll, savingSome, failure } = useAttendeeSave({
    form,
    bookingId: booking.id,
    draft,
    onSaved,
    onWrong: open,
  });
  const busy = savingAll || savingSome || saved;
  const many = attendees.length > MOST_OPEN;
  const complete = completeOf(attendees);

  const fill = (place: number, details: Partial<AttendeeDetails>) => {
    for (const [field, text] of Object.entries(details)) {
      setValue(`attendees.${place}.${field as AttendeeField}`, text, {
        shouldDirty: true,
        shouldValidate: true,
      });
    }
  };
  const handleImport = (people: ReadonlyMap<number, AttendeeDetails>) => {
    for (const [place, details] of people) fill(place, details);
    setClosed((before) => new Set([...before, ...people.keys()]));
    setImported(people.size);
    setImporting(false);
  };

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={saveAll} aria-label="Attendee details">
        {attendees.length > 1 && (
          <div className={styles.tools}>
            <p>
              {complete.size} of {attendees.length} named
            </p>
            <Button disabled={busy} onClick={() => setImporting(true)}>
              <Icon icon={Upload} small /> Import from a file or spreadsheet
            </Button>
          </div>
        )}
        <div role="status">
          {draft.restored && (
            <p className={styles.notice}>
              Your unsaved details were restored
              <Button variant="quiet" onClick={draft.discard}>
                Discard
              </Button>
            </p>
          )}
          {imported > 0 && (
            <p className={styles.notice}>
              {countOf(imported, 'seat')} filled in. Nothing is saved until you press save.
            </p>
          )}
        </div>
        {attendees.map((attendee, place) => (
          <AttendeeBlock
            key={attendee.ticket ?? `seat-${place}`}
            index={place}
            count={attendees.length}
            used={attendee.used}
            disabled={busy}
            closed={many && closed.has(place) && complete.has(place)}
            onOpen={() => open(place)}
            onFill={(details) => fill(place, details)}
            onSameAsMe={place === 0 ? () => fill(0, meAsAttendee(user)) : undefined}
          />
        ))}
        <div className={styles.actions}>
          <BusyButton
            type="submit"
            variant="primary"
            size="large"
            busy={savingAll || saved}
            disabled={complete.size < attendees.length}
          >
            Save Attendee Details
          </BusyButton>
          {complete.size > 0 && complete.size < attendees.length && (
            <BusyButton size="large" busy={savingSome} onClick={saveSome}>
              Save {complete.size} of {attendees.length}
            </BusyButton>
          )}
          <ButtonLink size="large" to={cartPath({ stage: 'confirmation' })}>
            Skip for Now
          </ButtonLink>
          {failure && <p className={styles.failure}>{failure}</p>}
        </div>
      </form>
      {importing && (
        <ImportDialog
          blocks={attendees}
          onImport={handleImport}
          onClose={() => setImporting(false)}
        />
      )}
    </FormProvider>
  );
}

/** Places of the blocks that have name and e-mail. */
function completeOf(blocks: readonly AttendeeValues[]): ReadonlySet<number> {
  return new Set(blocks.flatMap((block, place) => (isComplete([block]) ? [place] : [])));
}
