import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import {
  errorMessage,
  toAppError,
  useGetEventQuery,
  useGetEventSummaryQuery,
  type Event,
} from '@/api';
import { EmptyState, SignInRequired } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { PageHead } from '@/components/page/PageHead';
import { EventBanner, BannerFrame, BUY_ROW } from '@/entities/event/EventBanner';
import { eventLocation, parseEventId } from '@/entities/event/eventView';
import { formatDateTime } from '@/lib/dates';
import { paths, waitForPath } from '@/lib/paths';
import { selectAuthInitialised, selectIsSignedIn, useAppSelector } from '@/state';
import { EventColumns } from './components/EventBody';
import { EventDetail } from './components/EventDetail';

/** 400 is the answer to a number that is larger than any id. */
const NO_EVENT = [404, 400];

interface EventDetailPageProps {
  /** Renders the organizer's actions; called only with the permission manage_events. */
  renderOrganizerPanel: (event: Event) => ReactNode;
}

/** /events/{id} and its states: invalid id, signed out, missing, failed, loading, loaded. */
export function EventDetailPage({ renderOrganizerPanel }: EventDetailPageProps) {
  const { id } = useParams();
  const eventId = parseEventId(id);
  const signedIn = useAppSelector(selectIsSignedIn);
  const initialised = useAppSelector(selectAuthInitialised);

  if (eventId === null) {
    return (
      <EmptyState
        heading="h1"
        title="Invalid Event ID"
        text="An event’s address ends in a number. This one does not."
        action={
          <Button component={Link} to={paths.events}>
            Back to Events
          </Button>
        }
      />
    );
  }
  if (initialised && !signedIn) {
    return <VisitedEvent id={eventId} />;
  }
  return signedIn ? (
    <LoadedEvent id={eventId} renderOrganizerPanel={renderOrganizerPanel} />
  ) : (
    <EventDetailSkeleton />
  );
}

/** What a visitor sees of an event: poster, title, date and price; the rest after signing in. */
function VisitedEvent({ id }: { id: number }) {
  const { currentData: event, isError } = useGetEventSummaryQuery({ id });
  const text = 'Please sign in to see this event and its tickets.';
  const wait = event?.sale_state === 'sold_out' && {
    text: 'All tickets are taken. Please sign in to join the waiting list.',
    signInLabel: 'Join the waiting list',
    next: waitForPath(id),
  };
  if (event) {
    return (
      <>
        <PageHead
          title={`${event.title}, ${eventLocation(event).city}`}
          description={`${formatDateTime(event.start_date, eventLocation(event).timezone)}. ${event.description}`}
          image={event.featured_image ?? undefined}
        />
        <EventBanner event={event} />
        <SignInRequired heading="h2" text={text} {...wait} />
      </>
    );
  }
  return isError ? <SignInRequired text={text} /> : <EventDetailSkeleton />;
}

function LoadedEvent({ id, renderOrganizerPanel }: EventDetailPageProps & { id: number }) {
  const { currentData: event, error, refetch } = useGetEventQuery({ id });
  // A loaded event stays on screen when a refetch fails.
  if (event) {
    return <EventDetail key={event.id} event={event} renderOrganizerPanel={renderOrganizerPanel} />;
  }
  if (!error) return <EventDetailSkeleton />;
  const missing = NO_EVENT.includes(toAppError(error).status ?? 0);
  return (
    <>
      {missing && <PageHead title="Event Not Found" />}
      <ErrorPanel
        heading="h1"
        title={missing ? 'Event Not Found' : 'Failed to load event'}
        text={
          missing
            ? 'It may have been taken down, or the address has a wrong number.'
            : errorMessage(error, 'Please try again in a moment.')
        }
        onRetry={() => refetch()}
      >
        <Button component={Link} to={paths.events}>
          Browse Events
        </Button>
      </ErrorPanel>
    </>
  );
}

const BADGE = <Skeleton variant="rounded" sx={{ width: 96, height: 24, borderRadius: 6 }} />;
const FACT = <Skeleton variant="rounded" sx={{ width: 232, height: 39 }} />;
const CARD = <Card sx={{ height: 126 }} />;

/** Placeholder of the event page while it loads, with the same layout. */
function EventDetailSkeleton() {
  return (
    <div role="status" aria-label="Loading event">
      <BannerFrame
        poster={<Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 5' }} />}
        badges={
          <>
            {BADGE}
            {BADGE}
          </>
        }
      >
        <Skeleton sx={{ width: '75%', height: { xs: 36, md: 52 }, mt: { xs: 2, '@640': 0 } }} />
        <Skeleton sx={{ typography: 'body1', width: '50%', mt: 1 }} />
        <Stack sx={{ flexDirection: { '@640': 'row' }, flexWrap: 'wrap', gap: '12px 40px', mt: 3 }}>
          {FACT}
          {FACT}
        </Stack>
        <Stack sx={BUY_ROW}>
          <Skeleton variant="rounded" sx={{ width: 168, height: 57 }} />
          <Skeleton variant="rounded" sx={{ height: 33 }} />
        </Stack>
      </BannerFrame>
      <EventColumns
        aside={
          <Stack sx={{ gap: 1.5 }}>
            <Card sx={{ height: 86 }} />
            {CARD}
          </Stack>
        }
      >
        <Stack sx={{ gap: 1.5 }}>
          <Skeleton sx={{ typography: 'h2', width: '50%' }} />
          <Skeleton sx={{ typography: 'body1' }} />
          <Skeleton sx={{ typography: 'body1' }} />
          <Skeleton sx={{ typography: 'body1', width: '75%' }} />
          {CARD}
          {CARD}
        </Stack>
      </EventColumns>
    </div>
  );
}
