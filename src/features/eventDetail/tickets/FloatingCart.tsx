import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { CartSums } from '@/entities/booking/CartSums';
import { useCartBookings } from '@/entities/booking/useCartBookings';
import { paths } from '@/lib/paths';
import { countOf } from '@/lib/text';
import styles from './FloatingCart.module.css';

/** A bar at the bottom of the screen while the cart is not empty. */
export function FloatingCart() {
  const { toPay, count } = useCartBookings();
  if (count === 0) return null;
  const tickets = toPay.reduce((sum, booking) => sum + booking.quantity, 0);
  return (
    <aside className={styles.bar} aria-label="Cart">
      <div>
        <p className={styles.count}>
          {countOf(count, 'item')}, {countOf(tickets, 'ticket')} in cart
        </p>
        <CartSums bookings={toPay} sum="subtotal" />
      </div>
      <Button component={Link} to={paths.cart} variant="contained">
        View Cart
      </Button>
    </aside>
  );
}
