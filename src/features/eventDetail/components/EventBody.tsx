import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { Event } from '@/api';
import { refundTermsLine } from '@/entities/event/refundTerms';
import { TicketTiers } from '../tickets/TicketTiers';
import { AboutEvent } from './AboutEvent';

interface EventColumnsProps {
  children: ReactNode;
  /** The side column; below the other where there is no room beside it. */
  aside: ReactNode;
}

/** The two columns under the banner. */
export function EventColumns({ children, aside }: EventColumnsProps) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Container
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            '@896': 'minmax(0, 1fr) 288px',
            '@1064': 'minmax(0, 1fr) 336px',
          },
          gap: { xs: 5, '@896': 4, '@1064': 6 },
          alignItems: 'start',
          mt: { xs: 3.5, '@896': 5 },
        }}
      >
        <Stack sx={{ gap: { xs: 4.5, '@896': 6 }, minWidth: 0 }}>{children}</Stack>
        {aside}
      </Container>
    </Box>
  );
}

/** Everything below the banner: about, tickets, terms, and the side column. */
export function EventBody({ event, aside }: { event: Event; aside: ReactNode }) {
  return (
    <EventColumns aside={aside}>
      <AboutEvent event={event} />
      <TicketTiers event={event} />
      <BookingTerms event={event} />
    </EventColumns>
  );
}

function BookingTerms({ event }: { event: Event }) {
  const terms = [
    'All bookings are subject to availability and confirmation',
    refundTermsLine(event.refund_terms, event.timezone),
    'A valid ID is required at the entrance',
    'Corporate booking limits may apply',
    'Event details are subject to change',
  ];
  return (
    <section aria-labelledby="booking-terms">
      <h2 id="booking-terms">Booking terms</h2>
      <Box
        component="ul"
        sx={{
          columns: { md: 2 },
          columnGap: 5,
          mt: 2,
          pl: 2,
          typography: 'meta',
          color: 'text.secondary',
          '& li': { pb: 1, breakInside: 'avoid', listStyle: '"–  "' },
          '& ::marker': { color: 'primary.main' },
        }}
      >
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </Box>
    </section>
  );
}
