import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import type { Event } from '@/api';
import { DefinitionList } from '@/components/display/DefinitionList';
import { Poster } from '@/entities/event/Poster';
import { lazyPart } from '@/components/lazy/lazyPart';
import { formatDateRange, formatDateTime } from '@/lib/dates';
import { chargesNote, formatPrice } from '@/lib/money';
import {
  eventGallery,
  eventHighlights,
  eventLocation,
  hasTickets,
} from '@/entities/event/eventView';
import { formatCount } from '@/lib/numbers';

const GalleryViewer = lazyPart(() => import('./GalleryViewer'));

/** Availability and starting price; not shown for a cancelled event, or one without tickets. */
const offerFacts = (event: Event) => [
  {
    term: 'Available',
    value: `${formatCount(event.available_tickets)} of ${formatCount(event.total_tickets)}`,
  },
  {
    term: 'Starting price',
    value: [formatPrice(event.base_price, event.currency), chargesNote(event.added_charges)]
      .filter(Boolean)
      .join(' '),
  },
];

export function AboutEvent({ event }: { event: Event }) {
  const zone = eventLocation(event).timezone;
  const gallery = eventGallery(event);
  const [viewed, setViewed] = useState<number | null>(null);
  const paragraphs = (event.description ?? '').split(/\n+/).filter((text) => text.trim() !== '');
  const status = event.is_cancelled ? 'Cancelled' : event.is_booking_open ? 'Open' : 'Closed';
  return (
    <section aria-labelledby="about-event">
      <h2 id="about-event">About This Event</h2>
      <Stack sx={{ gap: 1.5, maxWidth: '66ch', mt: 2 }}>
        {paragraphs.map((text, index) => (
          <p key={index}>{text}</p>
        ))}
      </Stack>
      <Box sx={{ mt: 3, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
        <DefinitionList
          items={[
            { term: 'Start', value: formatDateTime(event.start_date, zone) },
            { term: 'End', value: formatDateTime(event.end_date, zone) },
            { term: 'Venue', value: event.venue },
            {
              term: 'Booking period',
              value: formatDateRange(event.booking_start_date, event.booking_end_date, zone),
            },
            { term: 'Status', value: status },
            ...(event.is_cancelled || !hasTickets(event) ? [] : offerFacts(event)),
            ...(event.is_exclusive ? [{ term: 'Event Type', value: 'Exclusive' }] : []),
            ...eventHighlights(event).map((value) => ({ term: 'Capacity', value })),
          ]}
        />
      </Box>
      {gallery.length > 0 && (
        <Box
          component="ul"
          aria-label="Gallery"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'repeat(3, 1fr)', md: 'repeat(6, 1fr)' },
            gap: 1.5,
            mt: 3,
          }}
        >
          {gallery.map(({ src, alt }, index) => (
            <li key={index}>
              <ButtonBase
                sx={{ display: 'block', width: '100%', cursor: 'zoom-in' }}
                aria-label={[`Show picture ${index + 1} of ${gallery.length}`, alt]
                  .filter(Boolean)
                  .join(': ')}
                onClick={() => setViewed(index)}
              >
                <Poster
                  src={src}
                  category={event.category_name}
                  shape="square"
                  sizes="(max-width: 767px) 33vw, 200px"
                />
              </ButtonBase>
            </li>
          ))}
        </Box>
      )}
      {viewed !== null && (
        <GalleryViewer
          pictures={gallery}
          start={viewed}
          title={event.title}
          category={event.category_name}
          onClose={() => setViewed(null)}
        />
      )}
    </section>
  );
}
