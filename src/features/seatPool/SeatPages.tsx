import { useRef, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import type { SeatClaimInput } from '@/api';
import {
  useClaimSeatMutation,
  useGetSeatOfferQuery,
  useGetSeatClaimQuery,
  useReleaseSeatMutation,
} from '@/api/console';
import { LinkedPage } from '@/components/page/LinkedPage';
import { useNoReferrer } from '@/hooks/useNoReferrer';
import { linkedPath, paths } from '@/lib/paths';
import { selectAuthInitialised, selectIsSignedIn, useAppSelector } from '@/state';
import { ClaimCard } from './ClaimCard';
import { OfferCard } from './OfferCard';
import { SeatFailure, SeatLoading, SeatMessage } from './SeatMessage';
import { offerEnded, claimEnded } from './seatPoolTexts';

/** /seats/:token: seats that whoever has the link may claim (docs/product/booking.md#seat-pools). */
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

/** /seats/claimed/:token: a claimed seat, for whoever has the link of its mail (docs/product/booking.md#seat-pools). */
export function SeatPage() {
  useNoReferrer();
  const { token = '' } = useParams();
  /** The number of the ticket that was given back here. */
  const [returned, setReturned] = useState<string | null>(null);
  const {
    currentData: claim,
    error,
    refetch,
  } = useGetSeatClaimQuery(
    { token },
    {
      // Its token no longer works once the seat is given back.
      skip: returned !== null,
      refetchOnFocus: true,
      refetchOnReconnect: true,
      refetchOnMountOrArgChange: true,
    },
  );
  const [release, releasing] = useReleaseSeatMutation();

  if (returned !== null) {
    return (
      <SeatMessage
        role="status"
        title="You gave the seat back"
        text={`Thank you. Someone else can claim it now. Ticket ${returned} no longer works.`}
      />
    );
  }
  // Also where it was loaded before.
  const ended = error && claimEnded(error);
  if (ended) return <SeatMessage {...ended} />;
  if (claim) {
    const handleRelease = async () => {
      await release({ token }).unwrap();
      setReturned(claim.ticket_number);
    };
    return (
      <LinkedPage>
        <ClaimCard claim={claim} refusal={releasing.error} onRelease={handleRelease} />
      </LinkedPage>
    );
  }
  if (error) {
    return <SeatFailure title="The seat could not be loaded" error={error} onRetry={refetch} />;
  }
  return <SeatLoading text="Loading your seat…" />;
}
