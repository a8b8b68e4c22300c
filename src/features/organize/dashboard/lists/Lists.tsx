import type { SalesOfTier } from '@/api';
import { Card } from '@/components/display/Card';
import { SearchField } from '@/components/fields/SearchField';
import { FilterSelect } from '@/components/list/FilterSelect';
import { SEARCH_DEBOUNCE_MS, useDebounced } from '@/hooks/useDebounced';
import { organizeEventPath } from '@/lib/paths';
import { AttendeesTab } from './AttendeesTab';
import { BookingsTab } from './BookingsTab';
import { ExportAttendees } from './ExportAttendees';
import { ExportButton } from './ExportButton';
import {
  ATTENDEE_STATES,
  attendeeFilters,
  BOOKING_STATES,
  bookingFilters,
  useListAddress,
  type Tab,
} from './listAddress';
import styles from './Lists.module.css';

const TABS: Record<Tab, string> = { bookings: 'Bookings', attendees: 'Attendees' };

const ALL = ['', 'All'] as const;

interface ListsProps {
  eventId: number;
  timezone: string;
  organizer: number | null;
  tiers: readonly SalesOfTier[];
  now: number;
}

/** Bookings and attendees: tabs, search and filters in the address, and the file of what is found. */
export function Lists({ eventId, timezone, organizer, tiers, now }: ListsProps) {
  const { address, change } = useListAddress();
  const { tab } = address;
  // In the address at once, asked for once it has settled; no search is asked for at once.
  const settled = useDebounced(address.search, SEARCH_DEBOUNCE_MS);
  const asked = { ...address, search: address.search && settled };
  const openTab = (next: Tab) => change({ tab: next, search: '', state: '', tier: '', sort: '' });
  const clear = () => change({ search: '', state: '', tier: '' });
  const list = { eventId, timezone, organizer, address: asked, change, clear, now };
  return (
    <Card as="section" padding="none" labelledBy="event-lists" className={styles.card}>
      <h2 id="event-lists" className={styles.hidden}>
        Bookings and attendees
      </h2>
      <div className={styles.toolbar}>
        <div className={styles.tabs} role="tablist" aria-labelledby="event-lists">
          {Object.entries(TABS).map(([name, label]) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-selected={name === tab}
              aria-controls="event-list"
              onClick={() => openTab(name as Tab)}
            >
              {label}
            </button>
          ))}
        </div>
        <SearchField
          name={`Search ${tab}`}
          action={organizeEventPath(eventId)}
          label={`Search ${tab}`}
          placeholder={tab === 'bookings' ? 'Name, company, no.' : 'Name, ticket, company'}
          value={address.search}
          onType={(search) => change({ search })}
          onClear={() => change({ search: '' })}
          className={styles.search}
        />
        <FilterSelect
          label="Status"
          value={address.state}
          options={[ALL, ...Object.entries(tab === 'bookings' ? BOOKING_STATES : ATTENDEE_STATES)]}
          onChange={(state) => change({ state })}
        />
        {tiers.length > 1 && (
          <FilterSelect
            label="Ticket"
            value={address.tier}
            options={[ALL, ...tiers.map(({ tier, name }) => [String(tier), name] as const)]}
            onChange={(tier) => change({ tier })}
          />
        )}
        {tab === 'bookings' ? (
          <ExportButton what="bookings" query={bookingFilters(address, eventId)} />
        ) : (
          <ExportAttendees query={attendeeFilters(address, eventId)} />
        )}
      </div>
      <div id="event-list" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === 'bookings' ? <BookingsTab {...list} /> : <AttendeesTab {...list} />}
      </div>
    </Card>
  );
}
