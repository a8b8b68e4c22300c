import Button from '@mui/material/Button';
import { Link } from 'react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useCartBookings } from '@/entities/booking/useCartBookings';
import { Icon } from '@/components/display/Icon';
import { PageTitle } from '@/components/page/PageTitle';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { approvalsPath, paths } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { selectUser, useAppSelector } from '@/state';
import styles from './BookingsHeader.module.css';

/** Title and links to events, to one's requests for approval, and to the cart, with its count (docs/product.md#my-bookings). */
export function BookingsHeader({ title }: { title: string }) {
  const { count } = useCartBookings();
  const hasCompany = typeof useAppSelector(selectUser)?.company_id === 'number';
  return (
    <div className={styles.head}>
      <PageTitle
        actions={
          <>
            <Button component={Link} variant="text" to={paths.events} className={styles.back}>
              <Icon icon={ArrowLeft} small /> Back to Events
            </Button>
            <Button component={Link} to={paths.cart} className={styles.cart}>
              <Icon icon={ShoppingBag} small /> Cart
              {count > 0 && (
                <>
                  <span className={styles.count} aria-hidden="true">
                    {count}
                  </span>
                  <VisuallyHidden>, {countOf(count, 'booking')} to pay</VisuallyHidden>
                </>
              )}
            </Button>
            {hasCompany && (
              <Button component={Link} to={approvalsPath({ tab: 'mine' })}>
                My Requests
              </Button>
            )}
            <Button component={Link} to={paths.events}>
              Browse Events
            </Button>
          </>
        }
      >
        {title}
      </PageTitle>
    </div>
  );
}
