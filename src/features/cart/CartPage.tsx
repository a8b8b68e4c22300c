import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useEffect, useRef } from 'react';
import { PageTitle } from '@/components/page/PageTitle';
import { SignInRequired } from '@/components/feedback/EmptyState';
import { selectAuthInitialised, selectIsSignedIn, selectUser, useAppSelector } from '@/state';
import { useCartLocation, type CartLocation } from './cartLocation';
import { CartSkeleton } from './components/CartLayout';
import { StepBar } from './components/StepBar';
import { AttendeeStage } from './stages/AttendeeStage';
import { CartStage } from './stages/CartStage';
import { ConfirmationStage } from './stages/ConfirmationStage';
import { PaymentReturn } from './stages/PaymentReturn';
import { PaymentStage } from './stages/PaymentStage';

interface CartPageProps {
  /** Navigates to a payment gateway's page; tests replace it. */
  leaveTo?: (url: string) => void;
}

/** /cart with its four stages (docs/product/screens.md#cart); visitors are asked to sign in. */
export function CartPage({ leaveTo = (url) => window.location.assign(url) }: CartPageProps) {
  const cartLocation = useCartLocation();
  const signedIn = useAppSelector(selectIsSignedIn);
  const initialised = useAppSelector(selectAuthInitialised);
  const company = useAppSelector(selectUser)?.company;
  const stage = useFocusOnChange(`${cartLocation.stage} ${cartLocation.bookingId ?? ''}`);

  if (initialised && !signedIn) {
    return (
      <Container>
        <SignInRequired text="Please sign in to see your cart." />
      </Container>
    );
  }
  return (
    <Container>
      <PageTitle text={company ?? ' '}>Corporate Event Booking</PageTitle>
      <StepBar cartLocation={cartLocation} />
      <Box ref={stage} tabIndex={-1} sx={{ containerType: 'inline-size' }}>
        {signedIn ? <Stage cartLocation={cartLocation} leaveTo={leaveTo} /> : <CartSkeleton />}
      </Box>
    </Container>
  );
}

interface StageProps {
  cartLocation: CartLocation;
  leaveTo: (url: string) => void;
}

function Stage({ cartLocation, leaveTo }: StageProps) {
  const { stage, bookingId, bookingIds, currency, payment, cancelled } = cartLocation;
  switch (stage) {
    case 'cart':
      return <CartStage currency={currency} />;
    case 'payment':
      return payment ? (
        <PaymentReturn
          key={payment}
          paymentId={payment}
          cancelled={cancelled}
          currency={currency}
          leaveTo={leaveTo}
        />
      ) : (
        <PaymentStage bookingIds={bookingIds} currency={currency} leaveTo={leaveTo} />
      );
    case 'attendee_details':
      return <AttendeeStage key={bookingId} bookingId={bookingId} />;
    case 'confirmation':
      return <ConfirmationStage paymentId={payment} />;
  }
}

/** When stage or booking change, scrolls to the top and focuses the returned element, as a new page. */
function useFocusOnChange(stage: string) {
  const element = useRef<HTMLDivElement>(null);
  const previous = useRef(stage);
  useEffect(() => {
    if (previous.current === stage) return;
    previous.current = stage;
    window.scrollTo(0, 0);
    element.current?.focus({ preventScroll: true });
  }, [stage]);
  return element;
}
