import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import {
  useListEventCategoriesQuery,
  useListEventsQuery,
  useListFeaturedEventsQuery,
  type Category,
} from '@/api';
import { isFew } from '@/entities/event/fewEvents';
import { CategoryMark } from '@/entities/event/CategoryMark';
import { EventGrid, EventGridSkeleton, EventsFailure, NoEvents } from '@/entities/event/EventGrid';
import { eventLocation } from '@/entities/event/eventView';
import { Poster } from '@/entities/event/Poster';
import { onlyChecksIn } from '@/entities/person/doorStaff';
import { StaleNote } from '@/components/feedback/ErrorPanel';
import { Icon } from '@/components/display/Icon';
import { formatDayMonth } from '@/lib/dates';
import { eventPath, eventsPath, paths } from '@/lib/paths';
import { countOf, numberWord, compareText } from '@/lib/text';
import { selectUser, useAppSelector } from '@/state';
import { HeroSearch } from './HeroSearch';
import styles from './HomePage.module.css';

/** The server asks for the same before it renders the page. */
export const upcomingQuery = { pageSize: 12 };
export const featuredQuery = { limit: 3 };

/** Shown until the categories are loaded, and when none has events (docs/product/screens.md#home). */
const fallbackTags = ['Business', 'Music', 'Sports', 'Cultural', 'Entertainment'];
const TAG_COUNT = 5;

export interface SuggestionTag {
  label: string;
  slug: string;
}

/** The five categories with most events, else five fixed names (docs/product/screens.md#home). */
function suggestionTags(categories: readonly Category[] | undefined): SuggestionTag[] {
  const withEvents = (categories ?? []).filter((category) => category.event_count > 0);
  if (withEvents.length === 0) {
    return fallbackTags.map((label) => ({ label, slug: label.toLowerCase() }));
  }
  return [...withEvents]
    .sort((a, b) => b.event_count - a.event_count || compareText(a.name, b.name))
    .slice(0, TAG_COUNT)
    .map((category) => ({ label: category.name, slug: category.slug }));
}

/** Home: hero search, featured and upcoming events (docs/product/screens.md#home). */
export function HomePage() {
  const permissions = useAppSelector(selectUser)?.permissions;
  const { data: list } = useListEventsQuery(upcomingQuery);
  // The posters of the only events stand below, large.
  const hasRail = !list || !isFew(list.count);
  return (
    <Container sx={{ containerType: 'inline-size' }}>
      {onlyChecksIn(permissions) && (
        <Button component={Link} variant="contained" size="large" to={paths.checkIn} sx={{ mt: 3 }}>
          Check-in
        </Button>
      )}
      <Box
        component="section"
        aria-labelledby="hero-title"
        sx={
          hasRail
            ? {
                display: 'grid',
                gridTemplateColumns: {
                  xs: 'minmax(0, 1fr)',
                  '@860': 'minmax(0, 1fr) minmax(0, 400px)',
                  '@1040': 'minmax(0, 1fr) minmax(0, 572px)',
                },
                gap: { xs: 3, '@860': 4, '@1040': 5.5 },
                alignItems: 'center',
                py: { xs: 3.5, '@860': 5 },
              }
            : { maxWidth: 540, mx: 'auto', py: 6, textAlign: 'center' }
        }
      >
        <div>
          <Box
            component="h1"
            id="hero-title"
            sx={{ font: 'var(--t-hero)', letterSpacing: '-0.022em' }}
          >
            Discover exclusive experiences
          </Box>
          <Typography
            color="textSecondary"
            sx={{ maxWidth: hasRail ? '46ch' : undefined, mt: 2, mb: 3 }}
          >
            Elevating corporate experiences through exclusive access to the world’s most prestigious
            events
          </Typography>
          <HeroSearch />
          <PopularTags />
        </div>
        {hasRail && <HeroRail />}
      </Box>
      <UpcomingEvents />
    </Container>
  );
}

function PopularTags() {
  const { data, isLoading } = useListEventCategoriesQuery();
  return (
    <Stack
      direction="row"
      sx={{
        gap: 1.5,
        mt: 1.5,
        typography: 'ui',
        // Hidden until the categories are loaded, so that the tags do not change visibly.
        visibility: isLoading ? 'hidden' : undefined,
        lineHeight: { xs: '44px', md: '32px' },
        '& ul': {
          display: 'flex',
          flexWrap: { md: 'wrap' },
          gap: '4px 12px',
          overflowX: { xs: 'auto', md: 'visible' },
          scrollbarWidth: 'none',
        },
        '& li': { flex: 'none' },
        '& a': { display: 'inline-block' },
        '& a:hover': { textDecoration: 'underline' },
      }}
    >
      <Box component="span" id="popular" sx={{ color: 'text.secondary' }}>
        Popular:
      </Box>
      <ul aria-labelledby="popular">
        {suggestionTags(data?.results).map((tag) => (
          <li key={tag.slug}>
            <Link to={eventsPath({ category: tag.slug })}>
              <CategoryMark name={tag.label} /> {tag.label}
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** Posters of three featured events. Empty when there are none or they cannot be loaded. */
function HeroRail() {
  const { data, isError } = useListFeaturedEventsQuery(featuredQuery);
  if ((isError && !data) || data?.results.length === 0) return <div />;
  return (
    <ul className={styles.rail} aria-label="Featured events" aria-busy={!data}>
      {data
        ? data.results.slice(0, featuredQuery.limit).map((event) => (
            <li key={event.id}>
              <Link to={eventPath(event.id)}>
                <Poster src={event.featured_image} category={event.category_name} eager />
                <strong>{event.title}</strong>
                <Typography variant="meta" color="textSecondary">
                  {formatDayMonth(event.start_date, eventLocation(event).timezone)},{' '}
                  {eventLocation(event).city}
                </Typography>
              </Link>
            </li>
          ))
        : Array.from({ length: featuredQuery.limit }, (_, index) => (
            <li key={index}>
              <Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 5', mb: 1.5 }} />
              <Skeleton sx={{ typography: 'ui', width: '75%' }} />
              <Skeleton sx={{ typography: 'meta', width: '50%' }} />
            </li>
          ))}
    </ul>
  );
}

function UpcomingEvents() {
  const { data: list, error, refetch } = useListEventsQuery(upcomingQuery);
  return (
    <section aria-labelledby="upcoming">
      <Stack
        component="header"
        direction="row"
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 3,
          py: { xs: 1.5, md: 2.5 },
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <h2 id="upcoming">Upcoming events</h2>
        <Stack
          component="p"
          direction="row"
          sx={{ alignItems: 'center', gap: 1, typography: 'meta', color: 'text.secondary' }}
        >
          {list && list.count > 0 && (
            <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
              {countOf(list.count, 'event')} in {numberWord(list.cities.length)}{' '}
              {list.cities.length === 1 ? 'city' : 'cities'}
            </Box>
          )}
          {!(list && isFew(list.count)) && (
            <Button component={Link} variant="text" to={paths.events} sx={{ mr: -1.5 }}>
              See all <Icon icon={ChevronRight} small />
            </Button>
          )}
        </Stack>
      </Stack>
      {error && list && <StaleNote onRetry={() => refetch()} />}
      {error && !list ? (
        <EventsFailure error={error} onRetry={() => refetch()} />
      ) : !list ? (
        <EventGridSkeleton />
      ) : list.results.length > 0 ? (
        <EventGrid events={list.results} eager={1} few={isFew(list.count)} />
      ) : (
        <NoEvents />
      )}
    </section>
  );
}
