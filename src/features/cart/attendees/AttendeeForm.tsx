import Button from '@mui/material/Button';
import { Link } from 'react-router';
import Upload from 'lucide-react/icons/upload';
import { useCallback, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { Booking, AuthUser } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { Icon } from '@/components/display/Icon';
import { lazyPart } from '@/components/lazy/lazyPart';
import type { AttendeeDetails, AttendeeField } from '@/entities/attendee/attendeeDetails';
import { GuestPurpose, purposeRules } from '@/entities/attendee/GuestPurpose';
import { cartPath } from '@/lib/paths';
import { countOf } from '@/lib/text';
import {
  attendeeDefaults,
  isComplete,
  meAsAttendee,
  type AttendeeFormValues,
  type AttendeeValues,
  withMyself,
} from './attendeeRows';
import { useAttendeeDraft } from './useAttendeeDraft';
import { useAttendeeSave } from './useAttendeeSave';
import { AttendeeBlock } from './AttendeeBlock';
import styles from './AttendeeForm.module.css';

const ImportDialog = lazyPart(() => import('./ImportDialog'));

/** With more tickets than this, complete blocks are collapsed. */
const MAX_OPEN_BLOCKS = 3;

interface AttendeeFormProps {
  booking: Booking;
  user: AuthUser;
  /** The payment whose confirmation follows. */
  paymentId: string | null;
  /** The details are saved; the form stays disabled until the next page is shown. */
  saved: boolean;
  onSaved: () => void;
  /** Details were saved in another tab; the booking has to be refetched. */
  onStale: () => void;
}

/** One block per ticket; Save works once every block has name and email, and says what is missing until then (docs/product.md#attendee-details). */
export function AttendeeForm(props: AttendeeFormProps) {
  const { booking, user, paymentId, saved, onSaved, onStale } = props;
  const [defaults] = useState(() => attendeeDefaults(booking));
  const form = useForm<AttendeeFormValues>({
    defaultValues: { ...defaults, attendees: withMyself(defaults.attendees, booking, user) },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { control, setValue } = form;
  const attendees = useWatch({ control, name: 'attendees' });
  const [closed, setClosed] = useState(() => completeIndexes(defaults.attendees));
  /** The blocks for the import dialog, without the details that were filled in from the profile. */
  const [importing, setImporting] = useState<readonly AttendeeValues[] | null>(null);
  const [imported, setImported] = useState(0);
  const open = (index: number) =>
    setClosed((previous) => new Set([...previous].filter((one) => one !== index)));

  const closeComplete = useCallback(
    (blocks: readonly AttendeeValues[]) => setClosed(completeIndexes(blocks)),
    [],
  );
  const draft = useAttendeeDraft({
    form,
    booking,
    user,
    onSavedElsewhere: onStale,
    onRestored: closeComplete,
  });
  const { saveAll, saveComplete, savingAll, savingComplete, failure } = useAttendeeSave({
    form,
    bookingId: booking.id,
    draft,
    onSent: () => setImported(0),
    onSaved,
    onInvalidBlock: open,
  });
  const busy = savingAll || savingComplete || saved;
  const many = attendees.length > MAX_OPEN_BLOCKS;
  const complete = completeIndexes(attendees);

  const fill = (index: number, details: Partial<AttendeeDetails>) => {
    for (const [field, text] of Object.entries(details)) {
      setValue(`attendees.${index}.${field as AttendeeField}`, text, {
        shouldDirty: true,
        shouldValidate: true,
      });
    }
  };
  const handleImport = (people: ReadonlyMap<number, AttendeeDetails>) => {
    for (const [index, details] of people) fill(index, details);
    setClosed((previous) => new Set([...previous, ...people.keys()]));
    setImported(people.size);
    setImporting(null);
  };

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={saveAll} aria-label="Attendee details">
        {attendees.length > 1 && (
          <div className={styles.tools}>
            <p>
              {complete.size} of {attendees.length} named
            </p>
            <Button disabled={busy} onClick={() => setImporting(draft.typedBlocks(attendees))}>
              <Icon icon={Upload} small /> Import from a file or spreadsheet
            </Button>
          </div>
        )}
        <div role="status">
          {draft.restored && (
            <p className={styles.notice}>
              Your unsaved details were restored
              <Button variant="text" onClick={draft.discard}>
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
        {attendees.map((attendee, index) => (
          <AttendeeBlock
            key={attendee.ticket ?? `seat-${index}`}
            index={index}
            count={attendees.length}
            used={attendee.used}
            host={booking.asks_guests ? booking.company_name : null}
            disabled={busy}
            closed={many && closed.has(index) && complete.has(index)}
            onOpen={() => open(index)}
            onFill={(details) => fill(index, details)}
            onSameAsMe={index === 0 ? () => fill(0, meAsAttendee(user)) : undefined}
          />
        ))}
        {attendees.some(({ guest }) => guest.isGuest) && (
          <div className={styles.purpose}>
            <GuestPurpose
              field={form.register('purpose', purposeRules)}
              error={form.formState.errors.purpose?.message}
            />
          </div>
        )}
        <div className={styles.actions}>
          <BusyButton
            type="submit"
            variant="contained"
            size="large"
            busy={savingAll || saved}
            incomplete={complete.size < attendees.length}
          >
            Save Attendee Details
          </BusyButton>
          {complete.size > 0 && complete.size < attendees.length && (
            <BusyButton size="large" busy={savingComplete} onClick={saveComplete}>
              Save {complete.size} of {attendees.length}
            </BusyButton>
          )}
          <Button
            component={Link}
            size="large"
            to={cartPath({ stage: 'confirmation', payment: paymentId })}
          >
            Skip for Now
          </Button>
          {failure && <p className={styles.failure}>{failure}</p>}
        </div>
      </form>
      {importing && (
        <ImportDialog
          blocks={importing}
          onImport={handleImport}
          onClose={() => setImporting(null)}
        />
      )}
    </FormProvider>
  );
}

/** Indexes of the blocks that have name and email. */
function completeIndexes(blocks: readonly AttendeeValues[]): ReadonlySet<number> {
  return new Set(blocks.flatMap((block, index) => (isComplete([block]) ? [index] : [])));
}
