import { useState } from 'react';
import { useParams } from 'react-router';
import { useGetSeatClaimQuery, useReleaseSeatMutation } from '@/api/console';
import { LinkedPage } from '@/components/page/LinkedPage';
import { useNoReferrer } from '@/hooks/useNoReferrer';
import { ClaimCard } from './ClaimCard';
import { SeatFailure, SeatLoading, SeatMessage } from './SeatMessage';
import { claimEnded } from './seatTexts';

/** /seats/claimed/:token: a claimed seat, for whoever has the link of its mail (docs/product.md#seat-pools). */
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
        text={`Thank you: somebody else can claim it now. Ticket ${returned} no longer works.`}
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
