import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { errorMessage } from '@/api';
import { CartSums } from '@/entities/booking/CartSums';
import { useCartBookings } from '@/entities/booking/useCartBookings';
import { Dialog } from '@/components/dialogs/Dialog';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel, StaleNote } from '@/components/feedback/ErrorPanel';
import { IconButton } from '@/components/display/Icon';
import { Poster } from '@/entities/event/Poster';
import { Price } from '@/components/display/Price';
import { paths } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { plainPoster } from '@/entities/event/eventView';

/** Dialog with the contents of the cart. The sum comes from the server. */
export default function CartModal({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { bookings, currentData, isError, error, refetch } = useCartBookings();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <Box sx={{ p: { xs: '12px 16px 16px', md: '16px 24px 24px' } }}>
        <Stack
          component="header"
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between', mr: -1.5, mb: 1 }}
        >
          <h2 id={id}>Your Cart</h2>
          <IconButton icon={X} label="Close cart" onClick={onClose} />
        </Stack>
        {isError && !currentData ? (
          <ErrorPanel
            heading="h3"
            title="Failed to fetch bookings"
            text={errorMessage(error, 'Failed to fetch bookings')}
            onRetry={() => refetch()}
          />
        ) : !currentData ? (
          <Skeleton variant="rounded" sx={{ height: 44 }} />
        ) : bookings.length === 0 ? (
          <EmptyState
            heading="h3"
            title="Your Cart is Empty"
            text="Choose a ticket tier to begin."
            action={<Button onClick={onClose}>Back to Tickets</Button>}
          />
        ) : (
          <>
            {isError && <StaleNote onRetry={() => refetch()} />}
            <ul>
              {bookings.map((booking) => (
                <Box
                  component="li"
                  key={booking.id}
                  sx={{
                    display: 'grid',
                    gridTemplateColumns: '40px minmax(0, 1fr) auto',
                    gap: 1.75,
                    alignItems: 'center',
                    py: 1.5,
                    borderTop: 1,
                    borderColor: 'divider',
                  }}
                >
                  <Poster
                    src={plainPoster(booking.event_image)}
                    category={booking.event_category}
                  />
                  <div>
                    <Typography variant="h3" component="strong">
                      {booking.event_title}
                    </Typography>
                    <Typography variant="meta" component="p" color="textSecondary">
                      {booking.ticket_tier_name} · {countOf(booking.quantity, 'ticket')}
                    </Typography>
                  </div>
                  <Price
                    amount={booking.total_amount}
                    currency={booking.currency}
                    charges={booking.added_charges}
                  />
                </Box>
              ))}
            </ul>
            <Stack
              component="p"
              direction="row"
              sx={{
                justifyContent: 'space-between',
                alignItems: 'baseline',
                gap: 2,
                p: '16px 0 20px',
                borderTop: 1,
                borderColor: 'line.strong',
                typography: 'ui',
              }}
            >
              <span>Total with fee and GST</span>
              <CartSums bookings={bookings} sum="total" size="tier" />
            </Stack>
            <Stack
              component="footer"
              direction="row"
              sx={{
                gap: 1.5,
                justifyContent: 'flex-end',
                '& > *': { flex: { xs: 1, md: 'none' } },
              }}
            >
              <Button onClick={onClose}>Keep Browsing</Button>
              <Button component={Link} to={paths.cart} variant="contained">
                View Cart
              </Button>
            </Stack>
          </>
        )}
      </Box>
    </Dialog>
  );
}
