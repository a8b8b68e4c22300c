import Chip from '@mui/material/Chip';
import type { SeatClaimInput, SeatOffer } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { formatDateTime } from '@/lib/dates';
import { selectUser, useAppSelector } from '@/state';
import { GuestClaim } from './GuestClaim';
import { NotForThisAccount, SignInToClaim } from './OfferAccounts';
import styles from './OfferCard.module.css';
import { Refusal } from './Refusal';
import { SeatCard } from './SeatCard';
import { claimFailure, seatsLeft } from './seatTexts';

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
        <section className={styles.message} aria-label={`From ${company}`}>
          {isNamed && <h2>{title}</h2>}
          {message && <p>{message}</p>}
        </section>
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
    <div className={styles.claim}>
      <Refusal text={refusal !== undefined && claimFailure(refusal)} />
      <BusyButton variant="contained" size="large" fullWidth onClick={() => onClaim({})}>
        Claim a Seat
      </BusyButton>
      {user && (
        <p className={styles.hint}>
          The ticket is made out to your name and mailed to {user.email}.
        </p>
      )}
    </div>
  );
}

function SoldOut({ onRefresh }: Pick<OfferCardProps, 'onRefresh'>) {
  return (
    <div className={styles.claim}>
      <div role="status">
        <h2>All seats are taken</h2>
        <p className={styles.hint}>
          The ticket is in the email to whoever claimed one. A seat that is given back can be
          claimed here until the time is over.
        </p>
      </div>
      <BusyButton size="large" fullWidth onClick={() => onRefresh()}>
        Look Again
      </BusyButton>
    </div>
  );
}
