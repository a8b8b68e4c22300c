import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useMemo, useState } from 'react';
import type { ScanDirection } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { ErrorPanel, StaleNote } from '@/components/feedback/ErrorPanel';
import { lazyPart } from '@/components/lazy/lazyPart';
import { SearchField } from '@/components/fields/SearchField';
import { formatNearTime } from '@/lib/dates';
import { pageCount } from '@/lib/paging';
import { paths } from '@/lib/paths';
import { guestInput, parseTicketInput, type ListedTicket, type TicketInput } from '../checkInRules';
import type { GuestRow } from '../guestRows';
import { GUESTS_PER_PAGE, type Guests } from '../useGuests';
import { useScanActions } from './ScanProvider';

const UndoDialog = lazyPart(() => import('./UndoDialog'));

interface GuestListProps {
  guests: Guests;
  direction: ScanDirection;
  /** Called before a guest is checked; the same function in every render, as `onUndone`. */
  onScan: () => void;
  onUndone: () => void;
}

interface Actions {
  onCheck: (input: TicketInput) => Promise<unknown>;
  /** Lets in these tickets of one booking. */
  onCheckBooking: (guests: readonly ListedTicket[]) => Promise<unknown>;
  onUndone: () => void;
}

/** The same functions in every render, so that a row is rendered again only when its guest changes. */
function useActions({ onScan, onUndone }: GuestListProps): Actions {
  const { check, checkBooking } = useScanActions();
  return useMemo(
    () => ({
      onCheck: (input) => {
        onScan();
        return check(input);
      },
      onCheckBooking: (guests) => {
        onScan();
        return checkBooking(guests);
      },
      onUndone,
    }),
    [check, checkBooking, onScan, onUndone],
  );
}

/** The guests of the event by name, for those who come without their ticket. */
export function GuestList(props: GuestListProps) {
  const { guests } = props;
  const actions = useActions(props);
  const { typed, type, list, hasFailed, reload } = guests;
  // A scanner types its code wherever the focus is.
  const takeCode = () => {
    const input = parseTicketInput(typed);
    if (!input || !('code' in input)) return;
    type('');
    void actions.onCheck(input);
  };
  return (
    <Stack
      aria-labelledby="guest-list"
      component="section"
      spacing={1.5}
      sx={{ minWidth: 0, mt: 1.5 }}
    >
      <Typography id="guest-list" variant="h3" component="h2">
        Guest list
      </Typography>
      <SearchField
        name="Find a guest"
        action={paths.checkIn}
        label="Find a guest"
        placeholder="Name, company or ticket number"
        value={typed}
        onType={type}
        onClear={() => type('')}
        onSubmit={takeCode}
      />
      {list && hasFailed && <StaleNote onRetry={reload} />}
      {list ? (
        <Rows guests={guests} direction={props.direction} list={list} actions={actions} />
      ) : hasFailed ? (
        <ErrorPanel
          title="The guest list could not be loaded"
          text="You can still check tickets."
          onRetry={reload}
        />
      ) : (
        <Stack spacing={2} role="status" aria-label="Loading guests">
          <Skeleton sx={{ typography: 'meta', width: '75%' }} />
          <Skeleton sx={{ typography: 'meta', width: '75%' }} />
          <Skeleton sx={{ typography: 'meta', width: '75%' }} />
        </Stack>
      )}
    </Stack>
  );
}

interface RowsProps {
  guests: Guests;
  direction: ScanDirection;
  list: NonNullable<Guests['list']>;
  actions: Actions;
}

function Rows({ guests, direction, list, actions }: RowsProps) {
  const { search, page, setPage, isLoading } = guests;
  const pages = pageCount(list.count, GUESTS_PER_PAGE);
  if (list.rows.length === 0) {
    return (
      <Typography component="p" variant="meta" color="textSecondary" role="status">
        {search ? `No guests match “${search}”.` : 'No tickets sold yet.'}
      </Typography>
    );
  }
  return (
    <>
      <ul aria-label="Guests" aria-busy={isLoading}>
        {list.rows.map((guest) => (
          <Row key={guest.id} guest={guest} direction={direction} actions={actions} />
        ))}
      </ul>
      {pages > 1 && (
        <Stack
          component="nav"
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: '8px 16px',
            typography: 'meta',
            color: 'text.secondary',
          }}
          aria-label="Pages of the guest list"
        >
          <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <span>
            Page {page} of {pages}
          </span>
          <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </Stack>
      )}
    </>
  );
}

interface RowProps {
  guest: GuestRow;
  direction: ScanDirection;
  actions: Actions;
}

const Row = memo(function Row({ guest, direction, actions }: RowProps) {
  const { onCheck, onCheckBooking, onUndone } = actions;
  const { attendee_name: name, ticket_number: number, insideSince, undo, others } = guest;
  const [isUndoing, setIsUndoing] = useState(false);
  const who = name ?? 'No name on this ticket';
  const isOut = direction === 'out';
  const canPass = isOut
    ? insideSince !== null && guest.admission === 'in_and_out'
    : insideSince === null;
  const verb = isOut ? 'Let out' : 'Let in';
  return (
    <Stack
      component="li"
      direction="row"
      spacing={2}
      sx={{
        alignItems: 'center',
        justifyContent: 'space-between',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="p" variant="h3">
          {who}
        </Typography>
        <Typography component="p" variant="meta" color="textSecondary">
          {guest.facts}
        </Typography>
        <Typography
          component="p"
          variant="meta"
          color="textSecondary"
          sx={{ fontFamily: 'var(--font-mono)' }}
        >
          {number}
        </Typography>
      </Box>
      <Stack spacing={0.5} sx={{ flex: 'none', alignItems: 'end' }}>
        {insideSince !== null && (
          <Stack
            component="p"
            spacing={0.5}
            sx={{ alignItems: 'end', typography: 'meta', color: 'text.secondary' }}
          >
            <Chip size="small" color="success" label="In" />
            <time dateTime={insideSince}>{formatNearTime(insideSince)}</time>
          </Stack>
        )}
        {canPass && (
          <BusyButton
            aria-label={`${verb} ${who}, ${number}`}
            onClick={() => onCheck(guestInput(guest))}
          >
            {verb}
          </BusyButton>
        )}
        {canPass && !isOut && others.length > 0 && (
          <BusyButton
            size="small"
            variant="text"
            aria-label={`Let in all of the booking of ${who}, ${number}`}
            onClick={() => onCheckBooking([guest, ...others])}
          >
            All {others.length + 1} of this booking
          </BusyButton>
        )}
        {undo !== null && (
          <Button
            size="small"
            aria-label={`Undo the check-in of ${who}, ${number}`}
            onClick={() => setIsUndoing(true)}
          >
            Undo
          </Button>
        )}
      </Stack>
      {isUndoing && undo !== null && (
        <UndoDialog
          id={undo}
          who={name ?? number}
          onDone={onUndone}
          onClose={() => setIsUndoing(false)}
        />
      )}
    </Stack>
  );
});
