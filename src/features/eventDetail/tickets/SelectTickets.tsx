import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import type { Event } from '@/api';
import { Price } from '@/components/display/Price';

/** The heading of the tiers, which takes the focus. */
export const TIERS_HEADING = 'select-tickets';

/** Leads to the ticket tiers of the page, for the keyboard too. */
export function SelectTickets() {
  const handleClick = () => {
    const heading = document.getElementById(TIERS_HEADING);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  return (
    <Button variant="contained" onClick={handleClick}>
      Select tickets
    </Button>
  );
}

/** Whether the tiers are on the screen or above it; false until that is known. */
function useTiersReached(): boolean {
  const [reached, setReached] = useState(false);
  useEffect(() => {
    const heading = document.getElementById(TIERS_HEADING);
    if (!heading) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setReached(entry.isIntersecting || entry.boundingClientRect.top < 0);
    });
    observer.observe(heading);
    return () => observer.disconnect();
  }, []);
  return reached;
}

/** At the bottom of narrow screens until the tiers are reached: lowest price and the way to them. */
export function SelectTicketsBar({ event }: { event: Event }) {
  const reached = useTiersReached();
  if (reached) return null;
  return (
    <Stack
      direction="row"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 15,
        display: { md: 'none' },
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '8px 16px',
        mt: 4,
        px: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        displayPrint: 'none',
      }}
    >
      <Price
        amount={event.base_price}
        currency={event.currency}
        prefix="From"
        charges={event.added_charges}
      />
      <SelectTickets />
    </Stack>
  );
}
