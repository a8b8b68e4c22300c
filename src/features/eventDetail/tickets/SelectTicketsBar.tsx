import { useEffect, useState } from 'react';
import type { Event } from '@/api';
import { Price } from '@/components/display/Price';
import { SelectTickets, TIERS_HEADING } from './SelectTickets';
import styles from './SelectTicketsBar.module.css';

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
    <div className={styles.bar}>
      <Price
        amount={event.base_price}
        currency={event.currency}
        prefix="From"
        charges={event.added_charges}
      />
      <SelectTickets />
    </div>
  );
}
