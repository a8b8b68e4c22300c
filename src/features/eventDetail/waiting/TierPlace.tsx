import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Event, TicketTier } from '@/api';
import { useListWaitingEntriesQuery } from '@/api/console';
import { canHaveMore, tierState } from '@/entities/event/eventView';
import { isInLine } from '@/entities/waiting/isInLine';
import { paths } from '@/lib/paths';
import { JoinWaitingList } from './lazyJoin';
import styles from './TierPlace.module.css';

interface TierPlaceProps {
  event: Event;
  tier: TicketTier;
}

/** Joins the waiting list of a tier, or says where the person stands in it. */
export function TierPlace({ event, tier }: TierPlaceProps) {
  const { data } = useListWaitingEntriesQuery(undefined, { refetchOnFocus: true });
  const [isJoining, setIsJoining] = useState(false);
  const own = data?.results.find((entry) => entry.ticket_tier === tier.id && isInLine(entry));
  const isAvailable = tierState(tier, event) === 'available';
  return (
    <>
      {own?.place && (
        <p className={styles.place}>
          Number {own.place} in line{own.state === 'in_approval' && ', in approval'}.{' '}
          <Link to={paths.myBookings}>See your place</Link>
        </p>
      )}
      {!own && canHaveMore(tier) && (
        <Button
          variant={isAvailable ? 'text' : 'outlined'}
          className={styles.join}
          onClick={() => setIsJoining(true)}
        >
          {isAvailable ? 'Need more seats? Join the waiting list' : 'Join the waiting list'}
        </Button>
      )}
      {/* It stays open over the place that it has made, to say so. */}
      {isJoining && (
        <JoinWaitingList event={event} tiers={[tier]} onClose={() => setIsJoining(false)} />
      )}
    </>
  );
}
