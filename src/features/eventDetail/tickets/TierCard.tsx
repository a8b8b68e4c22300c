import Chip from '@mui/material/Chip';
import Check from 'lucide-react/icons/check';
import type { Event, TicketTier } from '@/api';
import { Icon } from '@/components/display/Icon';
import { Price } from '@/components/display/Price';
import type { BookedFor } from '@/entities/booking/bookedFor';
import { tierAvailability, tierLimitLabel, tierState } from '@/entities/event/eventView';
import { saleEndLabel } from '@/entities/event/tierSale';
import { TierAction } from './TierAction';
import styles from './TierCard.module.css';

/** Where what is left of a tier means something to the person. */
const SHOWS_AVAILABILITY = new Set<Event['sale_state']>(['on_sale', 'not_yet_open', 'sold_out']);

interface TierCardProps {
  event: Event;
  tier: TicketTier;
  /** Tickets of this tier in the person's cart. */
  inCart: number;
  bookedFor: BookedFor;
  onUnknownPerson: (reason: string) => void;
}

/** One ticket tier: description, price, availability and action. */
export function TierCard({ event, tier, ...rest }: TierCardProps) {
  const state = tierState(tier, event);
  const showsLeft = SHOWS_AVAILABILITY.has(event.sale_state) && tier.sale_state !== 'ended';
  const left = showsLeft ? tierAvailability(tier) : null;
  const until = saleEndLabel(tier, event);
  const limits = tierLimitLabel(tier);
  return (
    <article className={styles.tier} data-state={state}>
      <div className={styles.words}>
        <div className={styles.name}>
          <h3>{tier.name}</h3>
          {left && (
            <Chip size="small" color={left.scarce ? 'error' : 'default'} label={left.label} />
          )}
        </div>
        <p className={styles.text}>{tier.description}</p>
        {until && <p className={styles.text}>{until}</p>}
        {limits && <p className={styles.text}>{limits}</p>}
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
        <Price
          amount={tier.price}
          currency={tier.currency}
          charges={tier.added_charges}
          size="tier"
        />
        <TierAction event={event} tier={tier} state={state} {...rest} />
      </div>
    </article>
  );
}
