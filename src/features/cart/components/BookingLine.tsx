import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Booking } from '@/api';
import { Price } from '@/components/display/Price';
import { Poster } from '@/entities/event/Poster';
import { formatDateTime } from '@/lib/dates';
import { formatPrice } from '@/lib/money';
import { eventPath } from '@/lib/paths';
import { isExpired } from '../holds';
import { BookedForText } from './BookedForLine';
import { QuietText } from './CartLayout';

interface LineHeadProps {
  booking: Booking;
  /** The first line below the title: tier and price, or tier and number of tickets. */
  about: string;
  /** `h2` when it is the heading of the page, `h4` below a section's own. */
  heading?: 'h2' | 'h3' | 'h4';
  /** Below date and city. */
  children?: ReactNode;
}

/** Head of a cart line: link to the event, then tier, date and city. */
export function LineHead({ booking, about, heading = 'h3', children }: LineHeadProps) {
  const date = formatDateTime(booking.event_start_date, booking.event_timezone);
  return (
    <div>
      <Typography
        variant="h3"
        component={heading}
        sx={{
          mb: 0.5,
          '& a': { display: 'inline-block', minHeight: 24 },
          '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
        }}
      >
        <Link to={eventPath(booking.event)}>{booking.event_title}</Link>
      </Typography>
      <QuietText>{about}</QuietText>
      <QuietText>
        {date} · {booking.event_city}
      </QuietText>
      {children}
    </div>
  );
}

/** A warning about a cart line. */
export const LineNote = ({ children }: { children: ReactNode }) => (
  <Typography
    variant="meta"
    component="p"
    sx={{ mt: 0.75, fontWeight: 600, color: 'warning.main' }}
  >
    {children}
  </Typography>
);

interface BookingLineProps extends Omit<LineHeadProps, 'children'> {
  /** Below date and city. */
  notes?: ReactNode;
  /** Under the head, as wide as it and the figures together. */
  below?: ReactNode;
  /** At the right; below the head in a narrow column. */
  children: ReactNode;
}

/** One booking of a list: poster, head, and figures. */
export const BookingLine = ({ notes, below, children, ...head }: BookingLineProps) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: {
        '@': '72px minmax(0, 1fr)',
        '@601': '72px minmax(0, 1fr) auto',
      },
      columnGap: { '@': 2, '@601': 2.5 },
      rowGap: { '@': 1.5, '@601': 0 },
      alignItems: { '@': 'start', '@601': 'center' },
      py: 2.5,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ gridRow: { '@601': below ? 'span 2' : 'auto' }, alignSelf: 'start' }}>
      <Poster src={head.booking.event_image} category={head.booking.event_category} />
    </Box>
    <LineHead {...head}>{notes}</LineHead>
    <Box sx={{ gridColumn: { '@': '1 / -1', '@601': 'auto' }, textAlign: 'right' }}>{children}</Box>
    {below && <Box sx={{ gridColumn: { '@': '1 / -1', '@601': '2 / -1' } }}>{below}</Box>}
  </Box>
);

interface ReviewLineProps {
  booking: Booking;
  /** Why this line cannot be paid now. */
  problem?: string;
}

/** A read-only line of the payment stage. */
export function ReviewLine({ booking, problem }: ReviewLineProps) {
  const { quantity, unit_price: price, currency, ticket_tier_name: tier } = booking;
  const note = isExpired(booking) && 'Hold expired: paying takes the seats again.';
  return (
    <BookingLine
      booking={booking}
      about={`${tier} · ${quantity} × ${formatPrice(price, currency)}`}
      notes={
        <>
          <BookedForText booking={booking} />
          {(problem || note) && <LineNote>{problem || note}</LineNote>}
        </>
      }
    >
      <Price amount={booking.total_amount} currency={currency} charges={booking.added_charges} />
    </BookingLine>
  );
}
