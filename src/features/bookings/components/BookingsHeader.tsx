import ArrowLeft from 'lucide-react/icons/arrow-left';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useCartBookings } from '@/entities/booking/useCartBookings';
import { ButtonLink } from '@/components/buttons/Button';
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
            <ButtonLink variant="quiet" to={paths.events} className={styles.back}>
              <Icon icon={ArrowLeft} small /> Back to Events
            </ButtonLink>
            <ButtonLink to={paths.cart} className={styles.cart}>
              <Icon icon={ShoppingBag} small /> Cart
              {count > 0 && (
                <>
                  <span className={styles.count} aria-hidden="true">
                    {count}
                  </span>
                  <VisuallyHidden>, {countOf(count, 'booking')} to pay</VisuallyHidden>
                </>
              )}
            </ButtonLink>
            {hasCompany && <ButtonLink to={approvalsPath({ tab: 'mine' })}>My Requests</ButtonLink>}
            <ButtonLink to={paths.events}>Browse Events</ButtonLink>
          </>
        }
      >
        {title}
      </PageTitle>
    </div>
  );
}
