import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { Booking } from '@/api';
import { ProgressBar } from '@/components/feedback/ProgressBar';
import { countTickets } from '@/entities/booking/payable';
import { cartPath } from '@/lib/paths';

interface OrderProgressProps {
  /** All bookings of one payment. */
  order: readonly Booking[];
  bookingId: number;
}

/** How many people of the whole order are named, and a link to each of its bookings. */
export function OrderProgress({ order, bookingId }: OrderProgressProps) {
  if (order.length < 2) return null;
  const named = order.reduce((sum, { attendee_count }) => sum + attendee_count, 0);
  const all = countTickets(order);
  return (
    <Card component="nav" sx={{ mb: 3, px: 2.5, py: 2 }} aria-label="Bookings of this order">
      <Typography variant="ui" component="p" sx={{ mb: 1 }}>
        {named} of {all} people of this order named
      </Typography>
      <ProgressBar percent={Math.round((named / all) * 100)} label="Named people of this order" />
      <Box component="ol" sx={{ mt: 1, typography: 'meta', color: 'text.secondary' }}>
        {order.map(
          ({ id, event_title: title, ticket_tier_name: tier, attendee_count, quantity }) => (
            <Box
              component="li"
              key={id}
              sx={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: 2,
                minHeight: 44,
                '& > span': { whiteSpace: 'nowrap' },
                '& > a': { py: 1.5 },
                '& > a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
                '& > a[aria-current]': { color: 'text.primary', fontWeight: 600 },
              }}
            >
              <Link
                to={cartPath({ stage: 'attendee_details', booking: id })}
                aria-current={id === bookingId ? 'step' : undefined}
              >
                {title}, {tier}
              </Link>
              <span>
                {attendee_count} of {quantity}
              </span>
            </Box>
          ),
        )}
      </Box>
    </Card>
  );
}
