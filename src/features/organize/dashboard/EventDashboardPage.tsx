import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { errorMessage, toAppError, type OrganizedEvent } from '@/api';
import { useGetEventSalesQuery, useGetOrganizedEventQuery } from '@/api/console';
import { Icon } from '@/components/display/Icon';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { StaleNote } from '@/components/feedback/StaleNote';
import { PageHead } from '@/components/page/PageHead';
import { Poster } from '@/entities/event/Poster';
import { formatDateTime, formatTime } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { serverNow } from '@/lib/serverClock';
import { EventActions, ScanBar } from './actions/EventActions';
import { EventChanges } from './EventChanges';
import { SalesChart } from './chart/SalesChart';
import { daysUntil, doorsAreOpen, eventBadge } from './eventState';
import { Figures } from './Figures';
import { Lists } from './lists/Lists';
import { Takings } from './Takings';
import { TierSeats } from './TierSeats';
import styles from './EventDashboardPage.module.css';

/** Milliseconds between figures; at the doors they change by the second. */
const POLL = 60_000;
const POLL_AT_THE_DOORS = 15_000;

/** /organize/events/:id: what an event has sold, to whom, and who is in. */
export function EventDashboardPage() {
  const id = Number(useParams().id);
  const isId = Number.isSafeInteger(id) && id > 0;
  const query = useGetOrganizedEventQuery({ id }, { skip: !isId });
  const { currentData: event, error, isFetching, refetch } = query;
  if (!isId || (error && toAppError(error).status === 404)) return <NotThere />;
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
    <div className={styles.page}>
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
    </div>
  );
}

interface DashboardProps {
  event: OrganizedEvent;
  hasFailed: boolean;
  reload: () => unknown;
}

function Dashboard({ event, hasFailed, reload }: DashboardProps) {
  const now = useNow();
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
    <div className={styles.page}>
      <PageHead title={event.title} />
      <Head event={event} now={now} isAtTheDoors={isAtTheDoors} updatedAt={at} />
      <EventActions event={event} isAtTheDoors={isAtTheDoors} />
      {(hasFailed || (failed && sales)) && (
        <StaleNote onRetry={() => Promise.all([reload(), refetch()])} />
      )}
      {sales ? (
        <>
          <Figures event={event} sales={sales} isAtTheDoors={isAtTheDoors} />
          <div className={styles.columns}>
            <div className={styles.main}>
              <SalesChart sales={sales} now={now} />
              <Lists
                eventId={event.id}
                timezone={event.timezone}
                organizer={event.organizer}
                tiers={sales.by_tier}
                now={now}
              />
            </div>
            <div className={styles.side}>
              <TierSeats event={event} tiers={sales.by_tier} />
              <Takings eventId={event.id} sales={sales} />
              <EventChanges id={event.id} />
            </div>
          </div>
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
    </div>
  );
}

interface HeadProps {
  event: OrganizedEvent;
  now: number;
  isAtTheDoors: boolean;
  updatedAt: number | undefined;
}

function Head({ event, now, isAtTheDoors, updatedAt }: HeadProps) {
  const { label, tone } = eventBadge(event);
  const { start_date: start, venue, city, timezone } = event;
  const place = [venue, city].filter(Boolean).join(', ');
  const facts = [
    start ? formatDateTime(start, timezone) : 'No date yet',
    place || 'No venue yet',
    start && event.status !== 'cancelled' ? daysUntil(start, now) : null,
  ];
  return (
    <header className={styles.head}>
      <Poster
        src={event.featured_image}
        category={event.category_name}
        className={styles.poster}
        eager
      />
      <div className={styles.title}>
        <Link to={paths.organizeEvents} className={styles.back}>
          <Icon icon={ArrowLeft} small /> Events
        </Link>
        <div className={styles.line}>
          <h1>{event.title}</h1>
          <span className={styles.badges}>
            <Chip size="small" color={tone} label={label} />
            {isAtTheDoors && <Chip size="small" color="warning" label="Doors open" />}
          </span>
        </div>
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {isAtTheDoors && updatedAt !== undefined && (
        <p className={styles.updated}>
          Updated {formatTime(new Date(updatedAt).toISOString(), timezone)}
        </p>
      )}
    </header>
  );
}

/** The time, anew every minute. */
function useNow(): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function NotThere() {
  return (
    <div className={styles.page}>
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
    </div>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the event">
      <div className={styles.head}>
        <Skeleton sx={{ typography: 'h1', width: '50%' }} />
      </div>
      <LoadingFigures />
    </div>
  );
}

function LoadingFigures() {
  return (
    <div role="status" aria-label="Loading the sales">
      <Card className={styles.loading}>
        <Skeleton sx={{ typography: 'h2', width: '30%' }} />
        <Skeleton sx={{ typography: 'h2', width: '30%' }} />
        <Skeleton sx={{ typography: 'h2', width: '30%' }} />
        <Skeleton sx={{ typography: 'h2', width: '30%' }} />
      </Card>
      <div className={styles.columns}>
        <Card className={styles.tall}>
          <Skeleton sx={{ typography: 'h3', width: '50%' }} />
        </Card>
        <Card className={styles.tall}>
          <Skeleton sx={{ typography: 'h3', width: '50%' }} />
        </Card>
      </div>
    </div>
  );
}
