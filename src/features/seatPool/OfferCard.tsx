import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SeatClaimInput, SeatOffer } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { formatDateTime } from '@/lib/dates';
import { selectUser, useAppSelector } from '@/state';
import { GuestClaim, NotForThisAccount, SignInToClaim } from './Claims';
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
