import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { SalesOfTier } from '@/api';
import { FilterSelect } from '@/components/dataList/FilterSelect';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { SearchField } from '@/components/fields/SearchField';
import { useListFilters } from '@/hooks/useListFilters';
import { organizeEventPath } from '@/lib/paths';
import { AttendeesTab } from './AttendeesTab';
import { BookingsTab } from './BookingsTab';
import { ExportAttendees, ExportButton, ExportScans } from './ExportButton';
import {
  ATTENDEE_STATES,
  attendeeFilters,
  BOOKING_STATES,
  bookingFilters,
  LIST_PARAMS,
  TABS,
  type ListTabProps,
} from './listFilters';

const ALL = ['', 'All'] as const;

interface ListsProps extends Omit<ListTabProps, 'list'> {
  tiers: readonly SalesOfTier[];
}

/** Bookings and attendees: tabs, search and filters in the address, and the file of what is found. */
export function Lists({ tiers, ...event }: ListsProps) {
  const { eventId } = event;
  const list = useListFilters(LIST_PARAMS, { within: true });
  const { filters, change, choose } = list;
  const { tab } = filters;
  return (
    <Card component="section" sx={{ p: 0 }} aria-labelledby="event-lists">
      <VisuallyHidden>
        <h2 id="event-lists">Bookings and attendees</h2>
      </VisuallyHidden>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          px: 1.5,
          py: 1.25,
          borderBottom: 1,
          borderColor: 'divider',
          '& > form': { flex: { xs: '1 1 100%', md: '1 1 120px' }, maxWidth: { md: 216 } },
          '& > label': { flex: { xs: 1, md: 'none' } },
        }}
      >
        <Tabs
          value={tab}
          onChange={(_event, next: typeof tab) => change({ ...LIST_PARAMS.initial, tab: next })}
          aria-labelledby="event-lists"
          sx={{ width: { xs: '100%', md: 'auto' }, mr: 'auto', borderBottom: 0 }}
        >
          {Object.entries(TABS).map(([name, label]) => (
            <Tab
              key={name}
              value={name}
              label={label}
              id={`tab-${name}`}
              aria-controls="event-list"
            />
          ))}
        </Tabs>
        <SearchField
          name={`Search ${tab}`}
          action={organizeEventPath(eventId)}
          label={`Search ${tab}`}
          placeholder={tab === 'bookings' ? 'Name, company, no.' : 'Name, ticket, company'}
          value={filters.search}
          onType={choose('search')}
          onClear={() => change({ search: '' })}
        />
        <FilterSelect
          label="Status"
          value={filters.state}
          options={[ALL, ...Object.entries(tab === 'bookings' ? BOOKING_STATES : ATTENDEE_STATES)]}
          onChange={choose('state')}
        />
        {tiers.length > 1 && (
          <FilterSelect
            label="Ticket"
            value={filters.tier}
            options={[ALL, ...tiers.map(({ tier, name }) => [String(tier), name] as const)]}
            onChange={choose('tier')}
          />
        )}
        {tab === 'bookings' ? (
          <ExportButton what="bookings" query={bookingFilters(filters, eventId)} />
        ) : (
          <>
            <ExportAttendees query={attendeeFilters(filters, eventId)} />
            <ExportScans eventId={eventId} />
          </>
        )}
      </Stack>
      <div id="event-list" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === 'bookings' ? (
          <BookingsTab {...event} list={list} />
        ) : (
          <AttendeesTab {...event} list={list} />
        )}
      </div>
    </Card>
  );
}
