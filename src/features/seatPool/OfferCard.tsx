import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useLocation } from 'react-router';
import type { SeatClaimInput, SeatOffer } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useSignOut } from '@/entities/person/useSignOut';
import { formatDateTime } from '@/lib/dates';
import { paths, signInPath, withNext } from '@/lib/paths';
import { selectUser, useAppSelector, selectIsSignedIn } from '@/state';
import { Refusal, SeatCard } from './SeatCard';
import { claimFailure, seatsLeft } from './seatPoolTexts';

interface OfferCardProps {
  offer: SeatOffer;
  /** Why the last claim failed. */
  refusal: unknown;
  onClaim: (input: SeatClaimInput) => Promise<void>;
  /** A promise keeps the button busy until the seats are counted again. */
  onRefresh: () => unknown;
}

/** What is offered, and how this person claims it. */
export function OfferCard(props: OfferCardProps) {
  const { offer } = props;
  const { company, title, message, seats_left: left, closes_at: closes } = offer;
  const isNamed = title !== '' && title !== offer.event_title;
  return (
    <SeatCard
      seat={offer}
      kind={
        <>
          Offered by {company}
          <Chip
            size="small"
            color={left === 0 ? 'default' : left === 1 ? 'warning' : 'success'}
            label={seatsLeft(left)}
          />
        </>
      }
      facts={[{ term: 'Claim until', value: formatDateTime(closes, offer.event_timezone) }]}
    >
      {(isNamed || message) && (
        <Box
          component="section"
          aria-label={`From ${company}`}
          sx={{
            px: 2,
            py: 1.5,
            borderLeft: 3,
            borderColor: 'divider',
            maxWidth: '70ch',
            overflowWrap: 'anywhere',
          }}
        >
          {isNamed && (
            <Typography component="h2" variant="h3">
              {title}
            </Typography>
          )}
          {message && <Typography sx={{ whiteSpace: 'pre-line' }}>{message}</Typography>}
        </Box>
      )}
      <Claim {...props} />
    </SeatCard>
  );
}

function Claim({ offer, refusal, onClaim, onRefresh }: OfferCardProps) {
  if (offer.claim_as === 'nobody') return <NotForThisAccount company={offer.company} />;
  if (offer.seats_left === 0) return <SoldOut onRefresh={onRefresh} />;
  switch (offer.claim_as) {
    case 'yourself':
      return <ClaimAsYourself refusal={refusal} onClaim={onClaim} />;
    case 'guest':
      return <GuestClaim company={offer.company} asksGuest={offer.asks_guest} onClaim={onClaim} />;
    case 'sign_in':
      return <SignInToClaim company={offer.company} />;
  }
}

function ClaimAsYourself({ refusal, onClaim }: Pick<OfferCardProps, 'refusal' | 'onClaim'>) {
  const user = useAppSelector(selectUser);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Refusal text={refusal !== undefined && claimFailure(refusal)} />
      <BusyButton variant="contained" size="large" fullWidth onClick={() => onClaim({})}>
        Claim a Seat
      </BusyButton>
      {user && (
        <Typography component="p" variant="meta" color="textSecondary">
          The ticket is made out to your name and mailed to {user.email}.
        </Typography>
      )}
    </Stack>
  );
}

function SoldOut({ onRefresh }: Pick<OfferCardProps, 'onRefresh'>) {
  return (
    <Stack sx={{ gap: 1.5 }}>
      <div role="status">
        <Typography component="h2" variant="h3">
          All seats are taken
        </Typography>
        <Typography component="p" variant="meta" color="textSecondary">
          The ticket is in the email to whoever claimed one. A seat that is given back can be
          claimed here until the time is over.
        </Typography>
      </div>
      <BusyButton size="large" fullWidth onClick={() => onRefresh()}>
        Check Again
      </BusyButton>
    </Stack>
  );
}

const GuestForm = lazyPart(
  () => import('./GuestForm'),
  <div>
    <Typography role="status" component="p" variant="meta" color="textSecondary">
      Loading the form…
    </Typography>
    <Skeleton variant="rounded" sx={{ height: 44 }} />
    <Skeleton variant="rounded" sx={{ height: 44 }} />
    <Skeleton variant="rounded" sx={{ height: 44 }} />
  </div>,
);

interface GuestClaimProps {
  company: string;
  /** The company asks for whom its guests work. */
  asksGuest: boolean;
  onClaim: (input: SeatClaimInput) => Promise<void>;
}

/** For whoever is not of the company: no account is needed. */
function GuestClaim({ company, asksGuest, onClaim }: GuestClaimProps) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const here = useLocation();
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography component="h2" variant="h3">
        Whose seat is it?
      </Typography>
      {!isSignedIn && (
        <Typography component="p" variant="meta" color="textSecondary">
          No account is needed. If you are of {company},{' '}
          <Button variant="inline" component={Link} to={signInPath(here)}>
            sign in
          </Button>{' '}
          and claim with one press.
        </Typography>
      )}
      <GuestForm company={company} asksGuest={asksGuest} onClaim={onClaim} />
    </Stack>
  );
}

/** Only colleagues may claim, and nobody is signed in. */
function SignInToClaim({ company }: { company: string }) {
  const here = useLocation();
  return (
    <Stack sx={{ gap: 1.5 }}>
      <p>These seats are for people of {company}. Sign in with your work account to claim one.</p>
      <Button component={Link} to={signInPath(here)} variant="contained" size="large" fullWidth>
        Sign In
      </Button>
      <Typography component="p" variant="meta" color="textSecondary">
        New to Foyer?{' '}
        <Button variant="inline" component={Link} to={withNext(paths.signUp, here.pathname)}>
          Create an account
        </Button>{' '}
        with your work email.
      </Typography>
    </Stack>
  );
}

/** Only colleagues may claim, and this account is none of theirs. */
function NotForThisAccount({ company }: { company: string }) {
  const user = useAppSelector(selectUser);
  const signOut = useSignOut();
  return (
    <Stack sx={{ gap: 1.5 }}>
      <div role="alert">
        <Typography component="h2" variant="h3">
          These seats are for people of {company}
        </Typography>
        <Typography component="p" variant="meta" color="textSecondary">
          {user
            ? `You are signed in as ${user.email}, which`
            : 'The account that you are signed in with'}{' '}
          cannot claim them. If you have an account of {company}, sign in with that one. Otherwise
          ask the person who sent you the link.
        </Typography>
      </div>
      <Button variant="contained" size="large" fullWidth onClick={signOut}>
        Use Another Account
      </Button>
      <Button component={Link} to={paths.events} size="large" fullWidth>
        See Events
      </Button>
    </Stack>
  );
}
