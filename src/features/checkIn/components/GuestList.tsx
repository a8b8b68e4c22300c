import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import type { Guest } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { StaleNote } from '@/components/feedback/StaleNote';
import { SearchField } from '@/components/fields/SearchField';
import { formatNearTime } from '@/lib/dates';
import { pageCount } from '@/lib/paging';
import { paths } from '@/lib/paths';
import { guestInput, parseTicketInput, type TicketInput } from '../checkInRules';
import { GUESTS_PER_PAGE, type Guests } from '../useGuests';
import styles from './GuestList.module.css';

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
    <section aria-labelledby="guest-list" className={styles.guests}>
      <h2 id="guest-list">Guest list</h2>
      <SearchField
        name="Find a guest"
        action={paths.checkIn}
        label="Find a guest"
        placeholder="Name, company or ticket number"
        value={typed}
        onType={type}
        onClear={() => type('')}
        onSubmit={takeCode}
        className={styles.search}
      />
      {list && hasFailed && <StaleNote onRetry={reload} />}
      {list ? (
        <Rows guests={guests} list={list} onCheck={onCheck} />
      ) : hasFailed ? (
        <ErrorPanel
          title="The guest list could not be loaded"
          text="Tickets can be checked without it."
          onRetry={reload}
        />
      ) : (
        <div className={styles.loading} role="status" aria-label="Loading guests">
          <Skeleton sx={{ typography: 'meta', width: '75%' }} />
          <Skeleton sx={{ typography: 'meta', width: '75%' }} />
          <Skeleton sx={{ typography: 'meta', width: '75%' }} />
        </div>
      )}
    </section>
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
      <p className={styles.none} role="status">
        {search ? `No guest fits “${search}”.` : 'No ticket is sold yet.'}
      </p>
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
        <nav className={styles.pager} aria-label="Pages of the guest list">
          <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <span>
            Page {page} of {pages}
          </span>
          <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </nav>
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
    <li>
      <div className={styles.guest}>
        <p className={styles.name}>{who}</p>
        <p className={styles.meta}>
          {guest.tier_name} · Ticket {guest.seat_no} of {guest.seat_count} · {guest.company_name}
          {name !== booker && ` · Booked by ${booker}`}
        </p>
        <p className={styles.number}>{guest.ticket_number}</p>
      </div>
      {usedAt ? (
        <p className={styles.in}>
          <Chip size="small" color="success" label="In" />
          <time dateTime={usedAt}>{formatNearTime(usedAt)}</time>
        </p>
      ) : (
        <BusyButton aria-label={`Let in ${who}, ${guest.ticket_number}`} onClick={onLetIn}>
          Let in
        </BusyButton>
      )}
    </li>
  );
}
