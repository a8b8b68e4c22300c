import Check from 'lucide-react/icons/check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useState } from 'react';
import type { Event, TicketTier } from '@/api';
import { Badge } from '@/components/Badge';
import { BusyButton } from '@/components/BusyButton';
import { Button, ButtonLink } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { Price } from '@/components/Price';
import { QuantityStepper } from '@/components/QuantityStepper';
import { tierAvailability, tierMaxQuantity, tierState } from '../eventView';
import { useAddToCart } from '../useAddToCart';
import styles from './TierCard.module.css';

interface TierCardProps {
  event: Event;
  tier: TicketTier;
  /** Tickets of this tier in the person's cart. */
  inCart: number;
}

/** One ticket tier: unavailable, for sale, just added (2 s), or in the cart (section 4). */
export function TierCard({ event, tier, inCart }: TierCardProps) {
  const state = tierState(tier, event);
  const left = tierAvailability(tier);
  return (
    <article className={styles.tier} data-state={state}>
      <div className={styles.words}>
        <div className={styles.name}>
          <h3>{tier.name}</h3>
          {left && <Badge tone={left.scarce ? 'danger' : 'neutral'}>{left.label}</Badge>}
        </div>
        <p className={styles.text}>{tier.description}</p>
        {tier.benefits.length > 0 && (
          <ul className={styles.benefits} aria-label={`What ${tier.name} includes`}>
            {tier.benefits.map((benefit) => (
              <li key={benefit}>
                <Icon icon={Check} small /> {benefit}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.side}>
        <Price amount={tier.price} currency={tier.currency} size="tier" />
        {/* The quantity starts anew where less is left than it says. */}
        <TierAction
          key={tierMaxQuantity(tier)}
          event={event}
          tier={tier}
          inCart={inCart}
          state={state}
        />
      </div>
    </article>
  );
}

interface TierActionProps extends TierCardProps {
  state: ReturnType<typeof tierState>;
}

function TierAction({ event, tier, inCart, state }: TierActionProps) {
  const [quantity, setQuantity] = useState(1);
  const { add, added, isAdding } = useAddToCart(event);

  if (added) {
    return (
      <div className={styles.action}>
        <Button disabled className={styles.added}>
          <Icon icon={Check} small /> Added to Cart!
        </Button>
      </div>
    );
  }
  if (inCart > 0) {
    return (
      <div className={styles.action}>
        <span className={styles.inCart}>{inCart} in your cart</span>
        <ButtonLink to="/cart">
          <Icon icon={ShoppingBag} small /> Visit Cart
        </ButtonLink>
      </div>
    );
  }
  if (state !== 'available') {
    return (
      <div className={styles.action}>
        <Button disabled>{state === 'soldOut' ? 'Sold Out' : 'Unavailable'}</Button>
      </div>
    );
  }
  return (
    <div className={styles.action}>
      <QuantityStepper
        value={quantity}
        max={tierMaxQuantity(tier)}
        label={`${tier.name} tickets`}
        disabled={isAdding}
        onChange={setQuantity}
      />
      <BusyButton variant="primary" busy={isAdding} onClick={() => add(tier, quantity)}>
        Add to Cart
      </BusyButton>
    </div>
  );
}
