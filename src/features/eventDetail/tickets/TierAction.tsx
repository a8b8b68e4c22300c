import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import Check from 'lucide-react/icons/check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useRef, useState } from 'react';
import type { Event, TicketTier } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { Icon } from '@/components/display/Icon';
import { QuantityStepper } from '@/entities/event/QuantityStepper';
import { lazyPart } from '@/components/lazy/lazyPart';
import type { BookedFor } from '@/entities/booking/bookedFor';
import { isAtLimit, tierMaxQuantity, type TierState } from '@/entities/event/eventView';
import { canWaitFor, closedTierLabel } from '@/entities/event/tierSale';
import { paths } from '@/lib/paths';
import { selectUser, useAppSelector } from '@/state';
import { useAddToCart } from './useAddToCart';

export const Waiting = lazyPart(() => import('../waiting/Waiting'));

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
 * The action of a tier in its state (docs/product/screens.md#ticket-tiers): one of added, Visit Cart,
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
    <Stack
      ref={container}
      tabIndex={-1}
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: { xs: 'space-between', '@560': 'flex-end' },
        gap: 1.5,
        '& > button, & > a, & > [role="status"]': {
          flex: { xs: 1, '@560': 'none' },
          minWidth: 136,
          px: { xs: 1, '@560': 2.5 },
        },
      }}
    >
      {added ? (
        // The size of the button that it replaces.
        <Stack
          component="p"
          direction="row"
          role="status"
          sx={{
            alignItems: 'center',
            justifyContent: 'center',
            gap: 1,
            minHeight: 44,
            border: 1,
            borderRadius: 'var(--r-input)',
            bgcolor: 'success.tint',
            color: 'success.main',
            typography: 'ui',
            fontWeight: 600,
            whiteSpace: 'nowrap',
          }}
        >
          <Icon icon={Check} small /> Added to Cart!
        </Stack>
      ) : inCart > 0 ? (
        <>
          <Typography variant="meta" color="textSecondary">
            {inCart} in your cart
          </Typography>
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
          {failure && (
            <Typography
              variant="meta"
              component="p"
              color="error"
              sx={{
                flexBasis: '100%',
                maxWidth: { '@560': 232 },
                ml: 'auto',
                textAlign: { '@560': 'right' },
              }}
            >
              {failure}
            </Typography>
          )}
        </>
      )}
      {canBook && !added && canWaitFor(tier, event) && <Waiting event={event} tier={tier} />}
    </Stack>
  );
}
