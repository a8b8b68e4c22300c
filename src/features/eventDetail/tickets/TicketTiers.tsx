import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Event } from '@/api';
import { useCartBookings } from '@/entities/booking/useCartBookings';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Icon } from '@/components/display/Icon';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useBookedForChoice } from '@/entities/booking/bookedForDraft';
import { accessRequestPath, bookingNotice } from '@/entities/event/tierSale';
import { paths, WAIT } from '@/lib/paths';
import { selectUser, useAppSelector } from '@/state';
import { BookedForChoice } from './BookedForChoice';
import { TIERS_HEADING } from './SelectTickets';
import { Waiting } from './TierAction';
import { TierCard } from './TierCard';
import { noCompanyNotice } from './useAddToCart';

const CartModal = lazyPart(() => import('./CartModal'));

const NOTICE = {
  mb: 2,
  px: 2,
  py: 1.5,
  bgcolor: 'background.raised',
  typography: 'body2',
  '& a': { color: 'primary.main', textDecoration: 'underline' },
};

export function TicketTiers({ event }: { event: Event }) {
  const { bookings, count } = useCartBookings();
  const [params] = useSearchParams();
  const [open, setOpen] = useState(false);
  const [bookedFor, setBookedFor] = useBookedForChoice(event.id);
  const [personError, setPersonError] = useState<string>();
  const user = useAppSelector(selectUser);
  const notice = bookingNotice(event);
  const outside = noCompanyNotice(user);
  const inCart = (tierId: number) =>
    bookings
      .filter((booking) => booking.ticket_tier === tierId)
      .reduce((sum, booking) => sum + booking.quantity, 0);
  return (
    <section aria-labelledby={TIERS_HEADING} id="tickets">
      <Stack
        component="header"
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', gap: { xs: 1, md: 2 }, mb: 2 }}
      >
        <Box component="h2" id={TIERS_HEADING} tabIndex={-1} sx={{ scrollMarginTop: 88 }}>
          Select Your Tickets
        </Box>
        <Button onClick={() => setOpen(true)}>
          <Icon icon={ShoppingBag} small /> View Cart
          {count > 0 && (
            <Chip size="small" color="primary" label={count} aria-label={`${count} in cart`} />
          )}
        </Button>
      </Stack>
      {notice && event.ticket_tiers.length > 0 && (
        <Card component="p" sx={NOTICE}>
          {notice}
          {event.sale_state === 'no_access' && (
            <>
              {' '}
              <Link to={accessRequestPath(event)}>Ask for access</Link>
            </>
          )}
        </Card>
      )}
      {outside && event.ticket_tiers.length > 0 && (
        <Card component="p" sx={NOTICE}>
          {outside}
        </Card>
      )}
      {event.ticket_tiers.length > 0 ? (
        <Stack sx={{ containerType: 'inline-size', gap: 1.5 }}>
          {!notice && !outside && (
            <BookedForChoice
              value={bookedFor}
              error={personError}
              onChange={(next) => {
                setBookedFor(next);
                setPersonError(undefined);
              }}
            />
          )}
          {event.ticket_tiers.map((tier) => (
            <TierCard
              key={tier.id}
              event={event}
              tier={tier}
              inCart={inCart(tier.id)}
              bookedFor={bookedFor}
              onUnknownPerson={setPersonError}
            />
          ))}
        </Stack>
      ) : (
        <EmptyState
          heading="h3"
          title="No Tickets Available"
          text="Ticket options for this event are not yet configured"
          action={
            <Button component={Link} to={paths.events}>
              Back to Events
            </Button>
          }
        />
      )}
      {params.has(WAIT) && <Waiting event={event} />}
      {open && <CartModal onClose={() => setOpen(false)} />}
    </section>
  );
}
