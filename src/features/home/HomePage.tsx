import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { useListEventCategoriesQuery, useListEventsQuery } from '@/api';
import { isFew } from '@/entities/event/fewEvents';
import { CategoryMark } from '@/entities/event/CategoryMark';
import { EmptyState } from '@/components/feedback/EmptyState';
import { StaleNote } from '@/components/feedback/StaleNote';
import { Icon } from '@/components/display/Icon';
import { eventsPath, paths } from '@/lib/paths';
import { countOf, numberWord } from '@/lib/text';
import { EventGrid, EventGridSkeleton } from '@/entities/event/EventGrid';
import { EventsFailure } from '@/entities/event/EventsFailure';
import { onlyChecksIn } from '@/entities/person/doorStaff';
import { selectUser, useAppSelector } from '@/state';
import { HeroRail } from './components/HeroRail';
import { HeroSearch } from './components/HeroSearch';
import { upcomingQuery } from './homeQueries';
import { suggestionTags } from './suggestionTags';
import styles from './HomePage.module.css';

/** Home: hero search, featured and upcoming events (docs/product.md#home). */
export function HomePage() {
  const permissions = useAppSelector(selectUser)?.permissions;
  const { data: list } = useListEventsQuery(upcomingQuery);
  // The posters of the only events stand below, large.
  const hasRail = !list || !isFew(list.count);
  return (
    <Container className={styles.page}>
      {onlyChecksIn(permissions) && (
        <Button
          component={Link}
          className={styles.door}
          variant="contained"
          size="large"
          to={paths.checkIn}
        >
          Check-in
        </Button>
      )}
      <section className={styles.hero} data-alone={!hasRail} aria-labelledby="hero-title">
        <div className={styles.words}>
          <h1 id="hero-title" className={styles.title}>
            Discover exclusive experiences
          </h1>
          <p className={styles.sub}>
            Elevating corporate experiences through exclusive access to the world’s most prestigious
            events
          </p>
          <HeroSearch />
          <PopularTags />
        </div>
        {hasRail && <HeroRail />}
      </section>
      <UpcomingEvents />
    </Container>
  );
}

function PopularTags() {
  const { data, isLoading } = useListEventCategoriesQuery();
  return (
    <div className={styles.tags} data-loading={isLoading}>
      <span id="popular">Popular:</span>
      <ul aria-labelledby="popular">
        {suggestionTags(data?.results).map((tag) => (
          <li key={tag.slug}>
            <Link to={eventsPath({ category: tag.slug })}>
              <CategoryMark name={tag.label} /> {tag.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function UpcomingEvents() {
  const { data: list, error, refetch } = useListEventsQuery(upcomingQuery);
  return (
    <section aria-labelledby="upcoming">
      <header className={styles.head}>
        <h2 id="upcoming">Upcoming events</h2>
        <p className={styles.more}>
          {list && list.count > 0 && (
            <span>
              {countOf(list.count, 'event')} in {numberWord(list.cities.length)}{' '}
              {list.cities.length === 1 ? 'city' : 'cities'}
            </span>
          )}
          {!(list && isFew(list.count)) && (
            <Link to={paths.events}>
              See all <Icon icon={ChevronRight} small />
            </Link>
          )}
        </p>
      </header>
      {error && list && <StaleNote onRetry={() => refetch()} />}
      {error && !list ? (
        <EventsFailure error={error} onRetry={() => refetch()} />
      ) : !list ? (
        <EventGridSkeleton />
      ) : list.results.length > 0 ? (
        <EventGrid events={list.results} eager={1} few={isFew(list.count)} />
      ) : (
        <EmptyState
          title="No events available"
          text="Events appear here as soon as they are published."
          action={
            <Button component={Link} to={paths.contact}>
              Contact Us
            </Button>
          }
        />
      )}
    </section>
  );
}
