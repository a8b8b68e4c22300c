import { useRef } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import type { SeatClaimInput } from '@/api';
import { useClaimSeatMutation, useGetSeatOfferQuery } from '@/api/console';
import { LinkedPage } from '@/components/page/LinkedPage';
import { useNoReferrer } from '@/hooks/useNoReferrer';
import { linkedPath, paths } from '@/lib/paths';
import { selectAuthInitialised, selectIsSignedIn, useAppSelector } from '@/state';
import { OfferCard } from './OfferCard';
import { SeatFailure, SeatLoading, SeatMessage } from './SeatMessage';
import { offerEnded } from './seatTexts';

/** /seats/:token: seats that whoever has the link may claim (docs/product.md#seat-pools). */
export function SeatsPage() {
  useNoReferrer();
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isInitialised = useAppSelector(selectAuthInitialised);
  const {
    currentData: offer,
    error,
    refetch,
  } = useGetSeatOfferQuery(
    { token },
    // Seats are taken and given back while the page is open.
    { refetchOnFocus: true, refetchOnReconnect: true, refetchOnMountOrArgChange: true },
  );
  const [claim, claiming] = useClaimSeatMutation();

  const hasClaimed = useRef(false);
  const handleClaim = async (seatClaimInput: SeatClaimInput) => {
    // A second press can come after the answer and before the next page.
    if (hasClaimed.current) return;
    const { claim_token: claimed } = await claim({ token, seatClaimInput }).unwrap();
    hasClaimed.current = true;
    await navigate(linkedPath(paths.seatClaim, claimed), { replace: true });
  };

  // Also where it was loaded before.
  const ended = error && offerEnded(error);
  if (ended) return <SeatMessage {...ended} />;
  if (offer?.claim_token)
    return <Navigate to={linkedPath(paths.seatClaim, offer.claim_token)} replace />;
  if (offer && (isInitialised || !isSignedIn)) {
    return (
      <LinkedPage>
        <OfferCard
          offer={offer}
          refusal={claiming.error}
          onClaim={handleClaim}
          onRefresh={refetch}
        />
      </LinkedPage>
    );
  }
  if (error && !offer) {
    return <SeatFailure title="The seats could not be loaded" error={error} onRetry={refetch} />;
  }
  return <SeatLoading text="Loading the seats…" />;
}
