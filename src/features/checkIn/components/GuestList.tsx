import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Guest } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { ErrorPanel, StaleNote } from '@/components/feedback/ErrorPanel';
import { SearchField } from '@/components/fields/SearchField';
import { formatNearTime } from '@/lib/dates';
import { pageCount } from '@/lib/paging';
import { paths } from '@/lib/paths';
import { guestInput, parseTicketInput, type TicketInput } from '../checkInRules';
import { GUESTS_PER_PAGE, type Guests } from '../useGuests';

interface GuestListProps {
  guests: Guests;
  onCheck: (input: TicketInput) => Promise<unknown>;
}

/** The guests of the event by name, for those who come without their ticket. */
export function GuestList({ guests, onCheck }: GuestListProps) {
  const { typed, type, list, hasFailed, reload } = guests;
  // A scanner types its code wherever the focus is.
  const takeCode = () => {
    const input = parseTicketInput(typed);
    if (!input || !('code' in input)) return;
    type('');
    void onCheck(input);
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
        <Rows guests={guests} list={list} onCheck={onCheck} />
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

interface RowsProps extends GuestListProps {
  list: NonNullable<Guests['list']>;
}

function Rows({ guests, list, onCheck }: RowsProps) {
  const { search, page, setPage, isLoading } = guests;
  const pages = pageCount(list.count, GUESTS_PER_PAGE);
  if (list.results.length === 0) {
    return (
      <Typography component="p" variant="meta" color="textSecondary" role="status">
        {search ? `No guests match “${search}”.` : 'No tickets sold yet.'}
      </Typography>
    );
  }
  return (
    <>
      <ul aria-label="Guests" aria-busy={isLoading}>
        {list.results.map((guest) => (
          <Row key={guest.id} guest={guest} onLetIn={() => onCheck(guestInput(guest))} />
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
  guest: Guest;
  onLetIn: () => Promise<unknown>;
}

function Row({ guest, onLetIn }: RowProps) {
  const { attendee_name: name, booked_by_name: booker, used_at: usedAt } = guest;
  const who = name ?? 'No name on this ticket';
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
        '& > button': { flex: 'none' },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="p" variant="h3">
          {who}
        </Typography>
        <Typography component="p" variant="meta" color="textSecondary">
          {guest.tier_name} · Ticket {guest.seat_no} of {guest.seat_count} · {guest.company_name}
          {name !== booker && ` · Booked by ${booker}`}
        </Typography>
        <Typography
          component="p"
          variant="meta"
          color="textSecondary"
          sx={{ fontFamily: 'var(--font-mono)' }}
        >
          {guest.ticket_number}
        </Typography>
      </Box>
      {usedAt ? (
        <Stack
          component="p"
          spacing={0.5}
          sx={{ flex: 'none', alignItems: 'end', typography: 'meta', color: 'text.secondary' }}
        >
          <Chip size="small" color="success" label="In" />
          <time dateTime={usedAt}>{formatNearTime(usedAt)}</time>
        </Stack>
      ) : (
        <BusyButton aria-label={`Let in ${who}, ${guest.ticket_number}`} onClick={onLetIn}>
          Let in
        </BusyButton>
      )}
    </Stack>
  );
}
