import ChevronRight from 'lucide-react/icons/chevron-right';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { errorMessage, useListEventCategoriesQuery, useListEventsQuery } from '@/api';
import type { EventSummary } from '@/api';
import { ButtonLink } from '@/components/Button';
import { CategoryDot } from '@/components/CategoryDot';
import { EmptyState } from '@/components/EmptyState';
import { ErrorPanel } from '@/components/ErrorPanel';
import { Icon } from '@/components/Icon';
import { countOf } from '@/lib/text';
import { EventGrid, EventGridSkeleton } from './components/EventGrid';
import { HeroRail } from './components/HeroRail';
import { HeroSearch } from './components/HeroSearch';
import { numberWord } from './eventSentences';
import { suggestionTags } from './useEventSuggestions';
import styles from './HomePage.module.css';

const SHOWN = 12;

const QuickPreview = lazy(() => import('./components/QuickPreview'));

/** Home: hero search, then what is coming up (section 2). */
export function HomePage() {
  const { data: categories } = useListEventCategoriesQuery();
  const events = useListEventsQuery({ pageSize: SHOWN });
  const [preview, setPreview] = useState<EventSummary | null>(null);
  const list = events.data;
  return (
    <div className={styles.page}>
      <section className={styles.hero} aria-labelledby="hero-title">
        <div className={styles.words}>
          <h1 id="hero-title" className={styles.title}>
            Discover exclusive experiences
          </h1>
          <p className={styles.sub}>
            Elevating corporate experiences through exclusive access to the world’s most prestigious
            events
          </p>
          <HeroSearch />
          <div className={styles.tags}>
            <span>Popular:</span>
            <ul>
              {suggestionTags(categories?.results).map((tag) => (
                <li key={tag.slug}>
                  <Link to={`/events?category=${encodeURIComponent(tag.slug)}`}>
                    <CategoryDot name={tag.label} /> {tag.label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <HeroRail />
      </section>

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
            <Link to="/events">
              See all <Icon icon={ChevronRight} small />
            </Link>
          </p>
        </header>
        {list ? (
          list.results.length > 0 ? (
            <EventGrid events={list.results} onPreview={setPreview} />
          ) : (
            <EmptyState
              title="No events available"
              text="New events are added every week. Come back soon."
              action={<ButtonLink to="/contact">Contact Us</ButtonLink>}
            />
          )
        ) : events.isError && !events.isFetching ? (
          <ErrorPanel
            title="Failed to load events"
            text={errorMessage(events.error, 'Failed to load events')}
            onRetry={() => events.refetch()}
          />
        ) : (
          <EventGridSkeleton />
        )}
      </section>

      {preview && (
        <Suspense>
          <QuickPreview event={preview} onClose={() => setPreview(null)} />
        </Suspense>
      )}
    </div>
  );
}
