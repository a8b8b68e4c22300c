import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { EventSummary } from '@/api';
import { CategoryMark } from './CategoryMark';
import { Poster } from './Poster';
import { Price } from '@/components/display/Price';
import { ProgressBar } from '@/components/feedback/ProgressBar';
import { formatDateTimeRange } from '@/lib/dates';
import { formatCount } from '@/lib/numbers';
import {
  bookingProgress,
  eventLocation,
  hasTickets,
  isSoldOut,
  posterAlt,
  venueLine,
} from './eventView';
import { EventBadges } from './EventBadges';
import { CANCELLED, movedNotice } from './saleState';

interface BannerFrameProps {
  poster: ReactNode;
  badges: ReactNode;
  children: ReactNode;
}

/** Poster, badges and words of the banner in their places; the placeholder has the same. */
export function BannerFrame({ poster, badges, children }: BannerFrameProps) {
  return (
    <Box
      sx={{
        containerType: 'inline-size',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Container
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: '144px minmax(0, 1fr)',
            '@640': '220px minmax(0, 1fr)',
            '@896': '296px minmax(0, 1fr)',
          },
          gridTemplateRows: { '@640': '1fr auto auto 1fr' },
          columnGap: { xs: 2, '@640': 4, '@896': 6 },
          py: { xs: 2.5, '@640': 5 },
        }}
      >
        <Box sx={{ gridRow: { xs: '1', '@640': '1 / -1' } }}>{poster}</Box>
        <Stack
          sx={{
            gridArea: { xs: '1 / 2', '@640': '2 / 2' },
            flexDirection: { '@640': 'row' },
            flexWrap: 'wrap',
            alignItems: 'flex-start',
            alignSelf: 'end',
            gap: { xs: 0.75, '@640': 1 },
            mb: { '@640': 2 },
          }}
        >
          {badges}
        </Stack>
        <Box sx={{ gridArea: { xs: '2 / 1 / auto / span 2', '@640': '3 / 2' }, minWidth: 0 }}>
          {children}
        </Box>
      </Container>
    </Box>
  );
}

/** Price, progress and the next step. */
export const BUY_ROW = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    '@640': 'minmax(0, 400px)',
    '@896': 'auto minmax(0, 320px) auto',
  },
  gap: { xs: 2, '@896': '20px 48px' },
  alignItems: 'end',
  justifyContent: 'start',
  justifyItems: { '@640': 'start' },
  mt: { xs: 2, '@640': 3.5 },
  pt: { xs: 2, '@640': 3 },
  borderTop: 1,
  borderColor: 'divider',
};

/** Something that a person should know before anything else. */
function Notice({ tone, children }: { tone: 'warning' | 'error'; children: ReactNode }) {
  return (
    <Box
      component="p"
      sx={{
        maxWidth: '70ch',
        mt: 3,
        px: 2,
        py: 1.5,
        borderLeft: 3,
        borderColor: `${tone}.main`,
        borderRadius: 'var(--r-input)',
        bgcolor: `${tone}.tint`,
      }}
    >
      {children}
    </Box>
  );
}

interface EventBannerProps {
  event: EventSummary;
  /** The next step, beside the price. */
  action?: ReactNode;
}

export function EventBanner({ event, action }: EventBannerProps) {
  const place = eventLocation(event);
  const moved = movedNotice(event);
  const facts = [
    { term: 'Date', value: formatDateTimeRange(event.start_date, event.end_date, place.timezone) },
    { term: 'Venue', value: venueLine(event.venue, place.city) },
  ];
  return (
    <section aria-labelledby="event-title">
      <BannerFrame
        poster={
          <Poster
            src={event.featured_image}
            category={event.category_name}
            alt={posterAlt(event)}
            sizes="(max-width: 767px) 100vw, 400px"
            eager
            sold={isSoldOut(event) || event.is_cancelled}
          />
        }
        badges={
          <>
            {event.category_name && (
              <Chip
                size="small"
                label={
                  <>
                    <CategoryMark name={event.category_name} />
                    {event.category_name}
                  </>
                }
              />
            )}
            <EventBadges event={event} />
          </>
        }
      >
        <Box
          component="h1"
          id="event-title"
          sx={{
            maxWidth: '18ch',
            mt: { xs: 2, '@640': 0 },
            font: 'var(--t-title)',
            overflowWrap: 'anywhere',
          }}
        >
          {event.title}
        </Box>
        {event.created_by_name && (
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            Organized by {event.created_by_name}
          </Typography>
        )}
        <Stack
          component="dl"
          sx={{
            flexDirection: { '@640': 'row' },
            flexWrap: 'wrap',
            gap: '12px 40px',
            mt: { xs: 2, '@640': 3 },
          }}
        >
          {facts.map(({ term, value }) => (
            <div key={term}>
              <Typography variant="label" component="dt" color="textSecondary">
                {term}
              </Typography>
              <Typography variant="ui" component="dd">
                {value}
              </Typography>
            </div>
          ))}
        </Stack>
        {moved && (
          <Notice tone="warning">
            <strong>This event has moved.</strong> {moved}
          </Notice>
        )}
        {event.is_cancelled ? (
          <Notice tone="error">
            <strong>{CANCELLED}.</strong> Everybody who has paid gets their money back, and need not
            do anything.
          </Notice>
        ) : (
          hasTickets(event) && <BuyRow event={event} action={action} />
        )}
      </BannerFrame>
    </section>
  );
}

function BuyRow({ event, action }: EventBannerProps) {
  const progress = bookingProgress(event);
  return (
    <Box sx={BUY_ROW}>
      <div>
        <Typography variant="label" component="p" color="textSecondary">
          Starting from
        </Typography>
        <Price
          amount={event.base_price}
          currency={event.currency}
          charges={event.added_charges}
          size="banner"
        />
      </div>
      <Box sx={{ width: '100%' }}>
        <Stack
          direction="row"
          component="p"
          sx={{ justifyContent: 'space-between', gap: 1.5, mb: 1, typography: 'meta' }}
        >
          <span>
            <strong>{formatCount(event.available_tickets)}</strong> of{' '}
            {formatCount(event.total_tickets)} available
          </span>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {progress}% booked
          </Box>
        </Stack>
        <ProgressBar percent={progress} label="Booked" />
      </Box>
      {action}
    </Box>
  );
}
