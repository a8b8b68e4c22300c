import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import Upload from 'lucide-react/icons/upload';
import { useCallback, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { Booking, AuthUser } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
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
import { QuietText } from '../components/CartLayout';

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

/** One block per ticket; Save works once every block has name and email, and says what is missing until then (docs/product/screens.md#attendee-details). */
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
          <Stack
            direction="row"
            sx={{
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: '8px 16px',
              pb: 2,
            }}
          >
            <QuietText>
              {complete.size} of {attendees.length} named
            </QuietText>
            <Button disabled={busy} onClick={() => setImporting(draft.typedBlocks(attendees))}>
              <Icon icon={Upload} small /> Import from a file or spreadsheet
            </Button>
          </Stack>
        )}
        <div role="status">
          {draft.restored && (
            <Alert
              role="presentation"
              severity="info"
              icon={false}
              sx={{ mb: 2 }}
              action={
                <Button variant="text" onClick={draft.discard}>
                  Discard
                </Button>
              }
            >
              Your unsaved details were restored
            </Alert>
          )}
          {imported > 0 && (
            <Alert role="presentation" severity="info" icon={false} sx={{ mb: 2 }}>
              {countOf(imported, 'seat')} filled in. Nothing is saved until you press save.
            </Alert>
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
          <Box sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
            <GuestPurpose
              field={form.register('purpose', purposeRules)}
              error={form.formState.errors.purpose?.message}
            />
          </Box>
        )}
        <Stack
          sx={{
            flexDirection: { '@601': 'row' },
            flexWrap: 'wrap',
            gap: 1,
            pt: 3,
            pb: 5,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
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
          {failure && (
            <Typography variant="ui" component="p" color="error" sx={{ flexBasis: '100%' }}>
              {failure}
            </Typography>
          )}
        </Stack>
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
