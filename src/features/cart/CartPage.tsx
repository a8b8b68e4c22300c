import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { ButtonLink } from '@/components/Button';
import { Container } from '@/components/Container';
import { EmptyState } from '@/components/EmptyState';
import { PageTitle } from '@/components/PageTitle';
import { selectAuthInitialised, selectIsSignedIn, selectUser } from '@/state';
import { signInHref, type CartPlace } from './cartLocation';
import { CartSkeleton } from './components/CartSkeleton';
import { StepBar } from './components/StepBar';
import { AttendeeStage } from './stages/AttendeeStage';
import { CartStage } from './stages/CartStage';
import { ConfirmationStage } from './stages/ConfirmationStage';
import { PaymentReturn } from './stages/PaymentReturn';
import { PaymentStage } from './stages/PaymentStage';
import { useCartPlace } from './useCartLocation';
import layout from './components/CartLayout.module.css';

interface CartPageProps {
  /** Takes the browser to a payment gateway's own page. */
  leaveTo?: (url: string) => void;
}

/** /cart in its four stages (spec section 2); signed out it asks to sign in. */
export function CartPage({ leaveTo = (url) => window.location.assign(url) }: CartPageProps) {
  const place = useCartPlace();
  const signedIn = useSelector(selectIsSignedIn);
  const initialised = useSelector(selectAuthInitialised);
  const company = useSelector(selectUser)?.company;
  const location = useLocation();
  const stage = useFocusOnChange(place.stage);

  if (initialised && !signedIn) {
    return (
      <Container>
        <EmptyState
          heading="h1"
          title="Authentication Required"
          text="Please sign in to see your cart."
          action={
            <ButtonLink variant="primary" to={signInHref(location)}>
              Sign In
            </ButtonLink>
          }
        />
      </Container>
    );
  }
  return (
    <Container>
      <PageTitle text={company ?? ' '}>Corporate Event Booking</PageTitle>
      <StepBar />
      <div ref={stage} tabIndex={-1} className={layout.stage}>
        {signedIn ? <Stage place={place} leaveTo={leaveTo} /> : <CartSkeleton />}
      </div>
    </Container>
  );
}

function Stage({ place, leaveTo }: { place: CartPlace; leaveTo: (url: string) => void }) {
  switch (place.stage) {
    case 'cart':
      return <CartStage currency={place.currency} />;
    case 'payment':
      return place.payment ? (
        <PaymentReturn
          key={place.payment}
          paymentId={place.payment}
          cancelled={place.cancelled}
          currency={place.currency}
          leaveTo={leaveTo}
        />
      ) : (
        <PaymentStage currency={place.currency} leaveTo={leaveTo} />
      );
    case 'attendee_details':
      return <AttendeeStage key={place.bookingId} bookingId={place.bookingId} />;
    case 'confirmation':
      return <ConfirmationStage />;
  }
}

/** A new stage is a new page to whoever uses the keyboard or hears it. */
function useFocusOnChange(stage: string) {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    window.scrollTo(0, 0);
    element.current?.focus({ preventScroll: true });
  }, [stage]);
  return element;
}
