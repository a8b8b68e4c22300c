import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type Booking, errorMessage, useUpdateBookingMutation } from '@/api';
import { IconButton } from '@/components/display/Icon';
import { Price } from '@/components/display/Price';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { QuantityStepper } from '@/entities/event/QuantityStepper';
import { formatPrice, isFree } from '@/lib/money';
import { cartPath, myBookingsPath } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { useToast } from '@/state';
import { isExpired } from '../holds';
import { BookedForLine, BookedForText } from './BookedForLine';
import { BookingLine, LineNote } from './BookingLine';

interface LocalQuantity {
  quantity: number;
  /** `updated_at` of the saved booking; null while the request is pending. */
  savedAt: string | null;
}

/** True while the list still has the quantity from before the change. */
function isNewer(local: LocalQuantity | null, listed: Booking): local is LocalQuantity {
  if (!local) return false;
  return local.savedAt === null || Date.parse(listed.updated_at) < Date.parse(local.savedAt);
}

/**
 * The quantity of one line. It changes at once with each click; while a request is pending, further
 * clicks are combined into one request with the last value.
 */
function useQuantity(booking: Booking) {
  const [update] = useUpdateBookingMutation();
  const toast = useToast();
  const [local, setLocal] = useState<LocalQuantity | null>(null);
  const target = useRef<number | null>(null);
  const sending = useRef(false);

  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      while (target.current !== null) {
        const quantity = target.current;
        target.current = null;
        const saved = await update({ id: booking.id, bookingUpdate: { quantity } }).unwrap();
        if (target.current === null) setLocal({ quantity, savedAt: saved.updated_at });
      }
      toast.success('Booking quantity updated successfully');
    } catch (error) {
      target.current = null;
      setLocal(null);
      toast.error(errorMessage(error, 'Failed to update cart'));
    } finally {
      sending.current = false;
    }
  };

  const change = (quantity: number) => {
    // docs/product/screens.md#cart: updates below 1 are ignored.
    if (quantity < 1 || quantity > booking.max_per_booking) return;
    setLocal({ quantity, savedAt: null });
    target.current = quantity;
    void send();
  };

  const quantity = isNewer(local, booking) ? local.quantity : booking.quantity;
  /** `stale`: the line's total still belongs to the previous quantity. */
  return { quantity, stale: quantity !== booking.quantity, change };
}

interface CartLineProps {
  booking: Booking;
  onRemove: (booking: Booking) => void;
}

const each = ({ unit_price: price, currency }: Booking) =>
  isFree(price) ? formatPrice(price, currency) : `${formatPrice(price, currency)} each`;

/**
 * One unpaid booking: quantity, price and a button to remove it. Not rendered again when another one of the
 * list changed.
 */
export const CartLine = memo(function CartLine({ booking, onRemove }: CartLineProps) {
  const { quantity, stale, change } = useQuantity(booking);
  const { event_title: title, ticket_tier_name: tier } = booking;
  return (
    <BookingLine
      booking={booking}
      about={`${tier} · ${each(booking)}`}
      notes={
        isExpired(booking) && (
          <LineNote>Hold expired: the seats are back on sale. Paying takes them again.</LineNote>
        )
      }
      below={<BookedForLine booking={booking} />}
    >
      {/* Long amounts leave no space beside them on the narrowest phones. */}
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: { '@': 1, '@601': 2 }, mr: -1.5 }}
      >
        <QuantityStepper
          value={quantity}
          onChange={change}
          max={booking.max_per_booking}
          label={`${tier} tickets for ${title}`}
        />
        <Box sx={{ flexGrow: 1, minWidth: { '@601': 128 }, opacity: stale ? 0.45 : 1 }}>
          <Price
            amount={booking.total_amount}
            currency={booking.currency}
            charges={booking.added_charges}
          />
        </Box>
        <IconButton
          icon={Trash2}
          label={`Remove ${title}, ${tier}`}
          sx={{ ml: 'auto' }}
          onClick={() => onRemove(booking)}
        />
      </Stack>
    </BookingLine>
  );
});

/** Id of the sentence that says why paid bookings cannot be removed. */
export const WHY_PAID_STAYS = 'why-paid-stays';

/** One paid booking, with a badge for complete or missing attendee details (docs/product/screens.md#badges). */
export function PaidLine({ booking }: { booking: Booking }) {
  const { id, attendee_details_completed: complete, event_title: title } = booking;
  const { ticket_tier_name: tier, quantity, currency } = booking;
  const amount = booking.paid_amount ?? booking.total_amount;
  const paid = `${formatPrice(amount, currency)}${isFree(amount) ? '' : ' paid'}`;
  return (
    <BookingLine
      booking={booking}
      about={`${tier} · ${countOf(quantity, 'ticket')} · ${paid}`}
      notes={<BookedForText booking={booking} />}
    >
      <Stack
        sx={{
          flexDirection: { '@': 'row', '@601': 'column' },
          flexWrap: 'wrap',
          alignItems: { '@': 'center', '@601': 'flex-end' },
          justifyContent: 'space-between',
          gap: 1,
          mr: -1.5,
        }}
      >
        <Chip
          size="small"
          color={complete ? 'success' : 'warning'}
          label={complete ? 'Complete' : 'Awaiting Details'}
          sx={{ mr: { '@601': 1.5 } }}
        />
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          {complete ? (
            <Button component={Link} to={myBookingsPath({ ticket: id })}>
              View Tickets<VisuallyHidden> for {title}</VisuallyHidden>
            </Button>
          ) : (
            <Button component={Link} to={cartPath({ stage: 'attendee_details', booking: id })}>
              Add Attendee Details<VisuallyHidden> for {title}</VisuallyHidden>
            </Button>
          )}
          <IconButton
            icon={Trash2}
            label={`Remove ${title}, ${tier}`}
            aria-describedby={WHY_PAID_STAYS}
            disabled
          />
        </Stack>
      </Stack>
    </BookingLine>
  );
}
