import Skeleton from '@mui/material/Skeleton';
import { useQuoteBookingsQuery, type Booking } from '@/api';
import { Price } from '@/components/display/Price';
import { currenciesOf, payableBookings } from './payable';
import styles from './CartSums.module.css';

interface CartSumsProps {
  bookings: readonly Booking[];
  /** Tickets alone, or with fee and GST. */
  sum: 'subtotal' | 'total';
  size?: 'tier';
}

/** The server's sum of the cart, one for each currency: a quote has one currency (D12). */
export function CartSums({ bookings, sum, size }: CartSumsProps) {
  return (
    <span className={styles.sums}>
      {currenciesOf(bookings).map((currency) => (
        <CurrencySum
          key={currency}
          currency={currency}
          bookingIds={payableBookings(bookings, currency).map(({ id }) => id)}
          sum={sum}
          size={size}
        />
      ))}
    </span>
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
