import Box from '@mui/material/Box';
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

/** Title and links to events, to one's requests for approval, and to the cart, with its count (docs/spec-coverage.md#my-bookings). */
export function BookingsHeader({ title }: { title: string }) {
  const { count } = useCartBookings();
  const hasCompany = typeof useAppSelector(selectUser)?.company_id === 'number';
  return (
    <Box
      sx={{
        '& a': { flex: { xs: 1, md: 'none' }, minWidth: 0, px: { xs: 1.25, md: 2.5 } },
        '& header > :nth-of-type(2)': { displayPrint: 'none' },
      }}
    >
      <PageTitle
        actions={
          <>
            <Button
              component={Link}
              variant="text"
              to={paths.events}
              sx={{ display: { xs: 'none', md: 'inline-flex' } }}
            >
              <Icon icon={ArrowLeft} small /> Back to Events
            </Button>
            {/* As wide with the count, so that the buttons do not shift when it is loaded. */}
            <Button component={Link} to={paths.cart} sx={{ '&&': { minWidth: { md: 128 } } }}>
              <Icon icon={ShoppingBag} small /> Cart
              {count > 0 && (
                <>
                  <Box
                    component="span"
                    aria-hidden="true"
                    sx={{
                      minWidth: 20,
                      px: 0.75,
                      borderRadius: 10,
                      bgcolor: 'primary.main',
                      color: 'primary.contrastText',
                      typography: 'label',
                      lineHeight: '20px',
                      textAlign: 'center',
                    }}
                  >
                    {count}
                  </Box>
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
    </Box>
  );
}
