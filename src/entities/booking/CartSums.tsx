import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuoteBookingsQuery, type Booking } from '@/api';
import { Price } from '@/components/display/Price';
import { currenciesOf, payableBookings } from './payable';

interface CartSumsProps {
  bookings: readonly Booking[];
  /** Tickets alone, or with fee and GST. */
  sum: 'subtotal' | 'total';
  size?: 'tier';
}

/** The server's sum of the cart, one for each currency: a quote has one currency. */
export function CartSums({ bookings, sum, size }: CartSumsProps) {
  return (
    <Stack
      component="span"
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px' }}
    >
      {currenciesOf(bookings).map((currency) => (
        <CurrencySum
          key={currency}
          currency={currency}
          bookingIds={payableBookings(bookings, currency).map(({ id }) => id)}
          sum={sum}
          size={size}
        />
      ))}
    </Stack>
  );
}

interface CurrencySumProps extends Omit<CartSumsProps, 'bookings'> {
  bookingIds: number[];
  currency: string;
}

function CurrencySum({ bookingIds, currency, sum, size }: CurrencySumProps) {
  const { data: quote, isError } = useQuoteBookingsQuery({ bookingIds });
  if (quote) {
    const charges = sum === 'subtotal' ? quote.added_charges : undefined;
    return <Price amount={quote[sum]} currency={currency} size={size} charges={charges} />;
  }
  return isError ? <span>–</span> : <Skeleton sx={{ typography: 'price', width: '30%' }} />;
}
