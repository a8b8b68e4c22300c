import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState, type ReactNode } from 'react';
import { Navigate, useNavigate, useParams, Link } from 'react-router';
import { type SeatClaimInput, errorMessage } from '@/api';
import {
  useClaimSeatMutation,
  useGetSeatOfferQuery,
  useGetSeatClaimQuery,
  useReleaseSeatMutation,
} from '@/api/console';
import { BusyButton } from '@/components/fields/BusyButton';
import { AuthCard } from '@/components/page/AuthCard';
import { LinkedPage } from '@/components/page/LinkedPage';
import { useNoReferrer } from '@/hooks/useNoReferrer';
import { linkedPath, paths } from '@/lib/paths';
import { selectAuthInitialised, selectIsSignedIn, useAppSelector } from '@/state';
import { ClaimCard } from './ClaimCard';
import { OfferCard } from './OfferCard';
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

interface SeatMessageProps {
  title: string;
  text: string;
  /** `status` for what went as it was wanted. */
  role?: 'alert' | 'status';
  /** Further ways on, before the list of events. */
  children?: ReactNode;
}

/** All that is to be said where there is no seat to show, with a way on. */
function SeatMessage({ title, text, role = 'alert', children }: SeatMessageProps) {
  return (
    <AuthCard title={title} text={<span role={role}>{text}</span>}>
      <Stack sx={{ gap: 1.5, mt: 2.5 }}>
        {children}
        <Button
          component={Link}
          to={paths.events}
          variant={children ? undefined : 'contained'}
          size="large"
          fullWidth
        >
          See Events
        </Button>
      </Stack>
    </AuthCard>
  );
}

interface SeatFailureProps {
  title: string;
  error: unknown;
  /** A promise keeps the button busy until the retry is over. */
  onRetry: () => unknown;
}

/** What is behind the link did not load, so nothing is known about it. */
function SeatFailure({ title, error, onRetry }: SeatFailureProps) {
  return (
    <SeatMessage title={title} text={errorMessage(error, 'Please try again.')}>
      <BusyButton variant="contained" size="large" fullWidth onClick={() => onRetry()}>
        Try Again
      </BusyButton>
    </SeatMessage>
  );
}

/** In the place of the card until it is loaded. */
function SeatLoading({ text }: { text: string }) {
  return (
    <LinkedPage>
      <Card sx={{ display: 'flex', gap: { xs: 2, md: 3.5 }, minHeight: 420 }}>
        <Skeleton
          variant="rectangular"
          sx={{ width: { xs: 88, md: 240 }, height: { xs: 110, md: 300 } }}
        />
        <Box sx={{ flex: 1 }}>
          <Typography role="status" component="p" variant="meta" color="textSecondary">
            {text}
          </Typography>
          <Skeleton sx={{ typography: 'h2', width: '75%' }} />
          <Skeleton sx={{ typography: 'body1', width: '50%' }} />
          <Skeleton sx={{ typography: 'body1', width: '50%' }} />
        </Box>
      </Card>
    </LinkedPage>
  );
}
