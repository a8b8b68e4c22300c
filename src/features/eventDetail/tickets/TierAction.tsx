import Button from '@mui/material/Button';
import { Link } from 'react-router';
import Check from 'lucide-react/icons/check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useRef, useState } from 'react';
import type { Event, TicketTier } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { Icon } from '@/components/display/Icon';
import { QuantityStepper } from '@/components/fields/QuantityStepper';
import type { BookedFor } from '@/entities/booking/bookedFor';
import { isAtLimit, tierMaxQuantity, type TierState } from '@/entities/event/eventView';
import { canWaitFor, closedTierLabel } from '@/entities/event/tierSale';
import { paths } from '@/lib/paths';
import { selectUser, useAppSelector } from '@/state';
import { Waiting } from '../waiting/lazyWaiting';
import { useAddToCart } from './useAddToCart';
import styles from './TierCard.module.css';

interface TierActionProps {
  event: Event;
  tier: TicketTier;
  state: TierState;
  /** Tickets of this tier in the person's cart. */
  inCart: number;
  bookedFor: BookedFor;
  /** Called with the reason when the person it is booked for is refused. */
  onUnknownPerson: (reason: string) => void;
}

/**
 * The action of a tier in its state (docs/product.md#ticket-tiers): one of added, Visit Cart,
 * unavailable, add.
 */
export function TierAction(props: TierActionProps) {
  const { event, tier, state, inCart, bookedFor, onUnknownPerson } = props;
  const container = useRef<HTMLDivElement>(null);
  const [chosenQuantity, setChosenQuantity] = useState(1);
  const { add, added, failure, isAdding } = useAddToCart(event, onUnknownPerson);
  const user = useAppSelector(selectUser);
  const canBook = user?.company_id !== null;
  // Availability may have dropped since the quantity was chosen.
  const max = tierMaxQuantity(tier);
  const quantity = Math.min(chosenQuantity, max);

  const handleAdd = async () => {
    // The focused button is removed; keep keyboard focus in this element.
    if (await add(tier, quantity, bookedFor)) container.current?.focus({ preventScroll: true });
  };

  return (
    <div ref={container} tabIndex={-1} className={styles.action}>
      {added ? (
        <p role="status" className={styles.added}>
          <Icon icon={Check} small /> Added to Cart!
        </p>
      ) : inCart > 0 ? (
        <>
          <span className={styles.inCart}>{inCart} in your cart</span>
          <Button component={Link} to={paths.cart}>
            <Icon icon={ShoppingBag} small /> Visit Cart
          </Button>
        </>
      ) : state !== 'available' ? (
        <Button disabled>{closedTierLabel(tier, event)}</Button>
      ) : !canBook ? null : isAtLimit(tier) ? (
        <Button disabled>Limit reached</Button>
      ) : (
        <>
          <QuantityStepper
            value={quantity}
            max={max}
            label={`${tier.name} tickets`}
            disabled={isAdding}
            onChange={setChosenQuantity}
          />
          <BusyButton variant="contained" busy={isAdding} onClick={handleAdd}>
            Add to Cart
          </BusyButton>
          {failure && <p className={styles.failure}>{failure}</p>}
        </>
      )}
      {canBook && !added && canWaitFor(tier, event) && <Waiting event={event} tier={tier} />}
    </div>
  );
}
