import Card from '@mui/material/Card';
import type { EventSales, OrganizedEvent, SalesOfTier } from '@/api';
import { formatCount } from '@/lib/numbers';
import { GiveTickets } from './complimentary/GiveTickets';
import styles from './TierSeats.module.css';

interface TierSeatsProps {
  event: OrganizedEvent;
  tiers: EventSales['by_tier'];
}

/** Sold, held and left of every tier: a bar of solid, hatched and empty, never of colour alone. */
export function TierSeats({ event, tiers }: TierSeatsProps) {
  return (
    <Card component="section" aria-labelledby="tier-seats" className={styles.card}>
      <h2 id="tier-seats">Seats by tier</h2>
      {tiers.length === 0 ? (
        <p className={styles.none}>This event has no tickets yet.</p>
      ) : (
        <>
          <ul>
            {tiers.map((tier) => (
              <Tier key={tier.tier} tier={tier} />
            ))}
          </ul>
          <p className={styles.legend} aria-hidden>
            <span className={styles.sold} /> Sold <span className={styles.held} /> Held{' '}
            <span className={styles.left} /> Left
          </p>
          <GiveTickets event={event} />
        </>
      )}
    </Card>
  );
}

function Tier({
  tier: { tier, name, total, sold, held, waiting, waiting_seats: wanted },
}: {
  tier: SalesOfTier;
}) {
  return (
    <li>
      <p className={styles.line}>
        <span className={styles.name}>{name}</span>
        <span className={styles.numbers}>
          {formatCount(sold)}
          {held > 0 && <> + {formatCount(held)} held</>} of {formatCount(total)}
          {waiting > 0 && (
            <>
              {' '}
              · {formatCount(waiting)} waiting for {formatCount(wanted)}
            </>
          )}
        </span>
      </p>
      <svg className={styles.bar} viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden>
        <rect className={styles.sold} width={share(sold, total)} height="8" />
        <rect
          className={styles.held}
          x={share(sold, total)}
          width={share(held, total)}
          height="8"
          fill={`url(#held-${tier})`}
        />
        <defs>
          <pattern
            id={`held-${tier}`}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="4" height="8" fill="var(--mui-palette-primary-main)" />
          </pattern>
        </defs>
      </svg>
    </li>
  );
}

const share = (part: number, total: number) => (total === 0 ? 0 : (part / total) * 1000);
