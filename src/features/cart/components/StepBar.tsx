import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { api } from '@/api';
import { useCartBookings } from '@/entities/booking/useCartBookings';
import { CART_STAGES, type CartStage } from '@/lib/paths';
import { selectCartStage, useAppSelector } from '@/state';
import type { CartLocation } from '../cartLocation';
import { policyOf, useCartLines } from '../useCart';

const LABELS: Record<CartStage, string> = {
  cart: 'Review Cart',
  payment: 'Payment',
  attendee_details: 'Attendee Details',
  confirmation: 'Confirmation',
};

/** Whether the second step asks for an approval, by the quote that the stages have loaded. */
function useAsksApproval({ currency, bookingIds: only }: CartLocation): boolean {
  const { bookings } = useCartBookings();
  const { payable, bookingIds } = useCartLines(bookings, currency, only);
  const { data } = api.endpoints.quoteBookings.useQueryState({ bookingIds });
  return payable.length > 0 && policyOf({ sums: data, payable })?.outcome === 'needs_approval';
}

/** The four steps with the current one marked; phones show the name of the current one only. */
export function StepBar({ cartLocation }: { cartLocation: CartLocation }) {
  const current = CART_STAGES.indexOf(useAppSelector(selectCartStage));
  const asks = useAsksApproval(cartLocation);
  return (
    <Stack
      component="ol"
      direction="row"
      aria-label="Steps of booking"
      sx={{ gap: { xs: 0.75, md: 0 }, mt: 1, mb: { xs: 2.5, md: 4 } }}
    >
      {CART_STAGES.map((stage, index) => {
        const isCurrent = index === current;
        return (
          <Box
            component="li"
            key={stage}
            aria-current={isCurrent ? 'step' : undefined}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.25,
              flex: { xs: isCurrent ? 'none' : 1, md: 1 },
              pt: 1.5,
              pr: { xs: isCurrent ? 2 : 0, md: 0 },
              borderTop: 2,
              borderColor: index <= current ? 'primary.main' : 'divider',
              typography: 'ui',
              color: isCurrent ? 'text.primary' : 'text.secondary',
            }}
          >
            <Box
              component="span"
              sx={{
                display: 'grid',
                placeItems: 'center',
                flex: 'none',
                width: 24,
                height: 24,
                border: 1,
                borderRadius: '50%',
                borderColor: index <= current ? 'primary.main' : 'line.strong',
                bgcolor: isCurrent ? 'primary.main' : undefined,
                color: isCurrent
                  ? 'primary.contrastText'
                  : index < current
                    ? 'primary.main'
                    : undefined,
                typography: 'label',
              }}
            >
              {index + 1}
            </Box>
            {/* On phones the other names are for screen readers. */}
            <Box
              component="span"
              sx={
                isCurrent
                  ? { fontWeight: 600 }
                  : {
                      position: { xs: 'absolute', md: 'static' },
                      width: { xs: '1px', md: 'auto' },
                      height: { xs: '1px', md: 'auto' },
                      overflow: 'hidden',
                      clipPath: { xs: 'inset(50%)', md: 'none' },
                      whiteSpace: { xs: 'nowrap', md: 'normal' },
                    }
              }
            >
              {stage === 'payment' && asks ? 'Approval' : LABELS[stage]}
            </Box>
          </Box>
        );
      })}
    </Stack>
  );
}
