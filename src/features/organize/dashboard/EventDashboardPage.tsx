import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { Link, useParams } from 'react-router';
import { errorMessage, toAppError, type OrganizedEvent } from '@/api';
import {
  useGetEventSalesQuery,
  useGetOrganizedEventQuery,
  useListEventAuditQuery,
} from '@/api/console';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel, StaleNote } from '@/components/feedback/ErrorPanel';
import { PageHead } from '@/components/page/PageHead';
import { LATEST } from '@/entities/audit/auditFilters';
import { LatestChanges } from '@/entities/audit/LatestChanges';
import { useClock } from '@/hooks/useClock';
import { paths, organizeChangesPath } from '@/lib/paths';
import { readId } from '@/lib/searchParams';
import { EventActions, ScanBar } from './EventActions';
import { doorsAreOpen } from './eventBadge';
import { EventHead, EventHeadSkeleton } from './EventHead';
import { EventSalesChart } from './EventSalesChart';
import { EventTakings } from './EventTakings';
import { Figures } from './Figures';
import { Lists } from './lists/Lists';
import { TierSeats } from './TierSeats';

const pagePadding = { pt: { xs: 2, md: 2.5 }, pb: 4, px: 'var(--gutter)' };

/** Beside the side column the lists would be too narrow; in one column the tiers come before them. */
const ONE_COLUMN = '@media (max-width: 1365.98px)';
const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 336px',
  alignItems: 'start',
  gap: 2,
  mt: 2,
  [ONE_COLUMN]: { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;
const mainColumn = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  [ONE_COLUMN]: { display: 'contents', '& > section:first-of-type': { order: -2 } },
};
const sideColumn = {
  ...mainColumn,
  [ONE_COLUMN]: { display: 'contents', '& > section:first-of-type': { order: -1 } },
};

const MINUTE_MS = 60_000;

/** Milliseconds between figures; at the doors they change by the second. */
const POLL = MINUTE_MS;
const POLL_AT_THE_DOORS = 15_000;

/** /organize/events/:id: what an event has sold, to whom, and who is in. */
export function EventDashboardPage() {
  const id = readId(useParams().id);
  const query = useGetOrganizedEventQuery({ id }, { skip: id === 0 });
  const { currentData: event, error, isFetching, refetch } = query;
  if (id === 0 || (error && toAppError(error).status === 404)) return <NotThere />;
  if (event) {
    return (
      <Dashboard
        key={event.id}
        event={event}
        hasFailed={error !== undefined && !isFetching}
        reload={refetch}
      />
    );
  }
  return (
    <Box sx={pagePadding}>
      {error && !isFetching ? (
        <ErrorPanel
          heading="h1"
          title="The event could not be loaded"
          text={errorMessage(error, 'Please try again.')}
          onRetry={refetch}
        />
      ) : (
        <Loading />
      )}
    </Box>
  );
}

interface DashboardProps {
  event: OrganizedEvent;
  hasFailed: boolean;
  reload: () => unknown;
}

function Dashboard({ event, hasFailed, reload }: DashboardProps) {
  const now = useClock(MINUTE_MS);
  const isAtTheDoors = doorsAreOpen(event, now);
  const query = useGetEventSalesQuery(
    { id: event.id },
    {
      pollingInterval: isAtTheDoors ? POLL_AT_THE_DOORS : POLL,
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
    },
  );
  const { data: sales, isError, isFetching, fulfilledTimeStamp: at, refetch } = query;
  const failed = isError && !isFetching;
  return (
    <Box sx={pagePadding}>
      <PageHead title={event.title} />
      <EventHead event={event} now={now} isAtTheDoors={isAtTheDoors} updatedAt={at} />
      <EventActions event={event} isAtTheDoors={isAtTheDoors} />
      {(hasFailed || (failed && sales)) && (
        <StaleNote onRetry={() => Promise.all([reload(), refetch()])} />
      )}
      {sales ? (
        <>
          <Figures event={event} sales={sales} isAtTheDoors={isAtTheDoors} />
          <Box sx={columns}>
            <Box sx={mainColumn}>
              <EventSalesChart sales={sales} now={now} />
              <Lists
                eventId={event.id}
                timezone={event.timezone}
                organizer={event.organizer}
                tiers={sales.by_tier}
                now={now}
              />
            </Box>
            <Box sx={sideColumn}>
              <TierSeats event={event} tiers={sales.by_tier} />
              <EventTakings eventId={event.id} sales={sales} />
              <EventChanges id={event.id} />
            </Box>
          </Box>
        </>
      ) : failed ? (
        <ErrorPanel
          title="The sales could not be loaded"
          text={errorMessage(query.error, 'Please try again.')}
          onRetry={refetch}
        />
      ) : (
        <LoadingFigures />
      )}
      <ScanBar event={event} />
    </Box>
  );
}

function NotThere() {
  return (
    <Box sx={pagePadding}>
      <EmptyState
        heading="h1"
        title="Event not found"
        text="It does not exist, or belongs to an organizer of whose team you are not a part."
        action={
          <Button component={Link} to={paths.organizeEvents}>
            All events
          </Button>
        }
      />
    </Box>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the event">
      <EventHeadSkeleton />
      <LoadingFigures />
    </div>
  );
}

function LoadingFigures() {
  return (
    <div role="status" aria-label="Loading the sales">
      <Card
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
          gap: 2.5,
          minHeight: 96,
        }}
      >
        <Skeleton sx={{ typography: 'h2', width: '30%' }} />
        <Skeleton sx={{ typography: 'h2', width: '30%' }} />
        <Skeleton sx={{ typography: 'h2', width: '30%' }} />
        <Skeleton sx={{ typography: 'h2', width: '30%' }} />
      </Card>
      <Box sx={columns}>
        <Card sx={{ minHeight: 280 }}>
          <Skeleton sx={{ typography: 'h3', width: '50%' }} />
        </Card>
        <Card sx={{ minHeight: 280 }}>
          <Skeleton sx={{ typography: 'h3', width: '50%' }} />
        </Card>
      </Box>
    </div>
  );
}

/** What was changed of an event last. */
function EventChanges({ id }: { id: number }) {
  const query = useListEventAuditQuery({ id, pageSize: LATEST });
  return <LatestChanges query={query} of="this event" all={organizeChangesPath({ event: id })} />;
}
