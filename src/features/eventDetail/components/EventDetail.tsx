import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import type { Event } from '@/api';
import { PageHead } from '@/components/page/PageHead';
import { selectHasPermission, selectUser, useAppSelector } from '@/state';
import { eventLocation } from '@/entities/event/eventView';
import { paths, waitForPath } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { accessRequestPath, canWaitFor } from '@/entities/event/tierSale';
import { EventAside } from './EventAside';
import { EventBody } from './EventBody';
import { EventBanner } from '@/entities/event/EventBanner';
import { CartSums } from '@/entities/booking/CartSums';
import { useCartBookings } from '@/entities/booking/useCartBookings';
import { SelectTickets, SelectTicketsBar } from '../tickets/SelectTickets';

interface EventDetailProps {
  event: Event;
  renderOrganizerPanel: (event: Event) => ReactNode;
}

/**
 * The event page of docs/product/screens.md#event-page: banner, about, tickets, terms, and the side column.
 */
export function EventDetail({ event, renderOrganizerPanel }: EventDetailProps) {
  const user = useAppSelector(selectUser);
  const seesStatistics = useAppSelector((state) =>
    selectHasPermission(state, 'view_event_statistics'),
  );
  const { count } = useCartBookings();
  const canBook = user?.company_id !== null;
  const barIsShown = canBook && event.sale_state === 'on_sale' && count === 0;
  const managesEvents = useAppSelector((state) => selectHasPermission(state, 'manage_events'));
  return (
    <>
      <PageHead
        title={`${event.title}, ${eventLocation(event).city}`}
        description={event.description}
      />
      <EventBanner
        event={event}
        action={canBook && <NextStep event={event} barIsShown={barIsShown} />}
      />
      <EventBody
        event={event}
        aside={
          <EventAside
            event={event}
            user={user}
            seesStatistics={seesStatistics}
            organizerPanel={managesEvents && renderOrganizerPanel(event)}
          />
        }
      />
      {barIsShown && <SelectTicketsBar event={event} />}
      <FloatingCart />
    </>
  );
}

/** The button of the first screen: leads to the tiers, to the waiting list, or to a request for access. */
function NextStep({ event, barIsShown }: { event: Event; barIsShown: boolean }) {
  if (event.sale_state === 'no_access') {
    return (
      <Button component={Link} to={accessRequestPath(event)}>
        Ask for access
      </Button>
    );
  }
  if (event.sale_state === 'sold_out' && event.ticket_tiers.some((one) => canWaitFor(one, event))) {
    return (
      <Button
        component={Link}
        variant="contained"
        preventScrollReset
        replace
        to={waitForPath(event.id)}
      >
        Join the waiting list
      </Button>
    );
  }
  if (event.sale_state !== 'on_sale') return null;
  return (
    // Narrow screens have the same button at their bottom.
    <Box sx={{ display: { xs: barIsShown ? 'none' : 'block', md: 'block' } }}>
      <SelectTickets />
    </Box>
  );
}

/** At the bottom of the screen while the cart is not empty. */
function FloatingCart() {
  const { toPay, count } = useCartBookings();
  if (count === 0) return null;
  const tickets = toPay.reduce((sum, booking) => sum + booking.quantity, 0);
  return (
    <Card
      component="aside"
      aria-label="Cart"
      sx={{
        position: 'sticky',
        bottom: { xs: 0, md: 16 },
        zIndex: 15,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 4,
        width: { md: 'fit-content' },
        m: { xs: '32px 0 0', md: '32px var(--gutter) 16px auto' },
        px: 2,
        py: 1.25,
        borderRadius: { xs: 0, md: 'var(--r-card)' },
        boxShadow: { md: 'var(--shadow-pop)' },
      }}
    >
      <div>
        <Typography variant="meta" color="textSecondary" component="p">
          {countOf(count, 'item')}, {countOf(tickets, 'ticket')} in cart
        </Typography>
        <CartSums bookings={toPay} sum="subtotal" />
      </div>
      <Button component={Link} to={paths.cart} variant="contained">
        View Cart
      </Button>
    </Card>
  );
}
