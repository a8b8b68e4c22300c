import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Event, TicketTier } from '@/api';
import { useListWaitingEntriesQuery } from '@/api/console';
import { lazyPart } from '@/components/lazy/lazyPart';
import { canHaveMore, tierState } from '@/entities/event/eventView';
import { canWaitFor } from '@/entities/event/tierSale';
import { isInLine } from '@/entities/waiting/isInLine';
import { paths, WAIT } from '@/lib/paths';
import { selectUser, useAppSelector } from '@/state';

/** With the fields of a request for approval, which are not needed to see the place. */
const JoinWaitingList = lazyPart(() => import('./JoinWaitingList'));

interface WaitingProps {
  event: Event;
  /** Undefined for the dialog that the address opens. */
  tier?: TicketTier;
}

/** The waiting list of a tier, or of the event: one chunk, because a page shows both or neither. */
export default function Waiting({ event, tier }: WaitingProps) {
  return tier ? <TierPlace event={event} tier={tier} /> : <JoinFromLink event={event} />;
}

/** Joins the waiting list of a tier, or says where the person stands in it. */
function TierPlace({ event, tier }: { event: Event; tier: TicketTier }) {
  const { data } = useListWaitingEntriesQuery(undefined, { refetchOnFocus: true });
  const [isJoining, setIsJoining] = useState(false);
  const own = data?.results.find((entry) => entry.ticket_tier === tier.id && isInLine(entry));
  const isAvailable = tierState(tier, event) === 'available';
  return (
    <>
      {own?.place && (
        <Typography
          variant="meta"
          component="p"
          color="textSecondary"
          sx={{ '& a': { color: 'primary.main' } }}
        >
          Number {own.place} in line{own.state === 'in_approval' && ', in approval'}.{' '}
          <Link to={paths.myBookings}>See your place</Link>
        </Typography>
      )}
      {!own && canHaveMore(tier) && (
        <Button
          variant={isAvailable ? 'text' : 'outlined'}
          sx={{ whiteSpace: 'normal' }}
          onClick={() => setIsJoining(true)}
        >
          {isAvailable ? 'Need more seats? Join the waiting list' : 'Join the waiting list'}
        </Button>
      )}
      {/* It stays open after joining, to confirm it. */}
      {isJoining && (
        <JoinWaitingList event={event} tiers={[tier]} onClose={() => setIsJoining(false)} />
      )}
    </>
  );
}

/** The dialog to join, opened by the address; nothing when no tier can be waited for. */
function JoinFromLink({ event }: { event: Event }) {
  const [, setParams] = useSearchParams();
  const user = useAppSelector(selectUser);
  const { data, isError } = useListWaitingEntriesQuery();
  const own = data?.results.filter(isInLine) ?? [];
  const [first, ...others] = event.ticket_tiers.filter(
    (tier) =>
      canWaitFor(tier, event) &&
      canHaveMore(tier) &&
      !own.some((entry) => entry.ticket_tier === tier.id),
  );
  // The tiers when the dialog opened: after joining, the tier is no longer among them.
  const [tiers, setTiers] = useState<readonly [TicketTier, ...TicketTier[]]>();
  if (!tiers && user?.company_id && first && (data !== undefined || isError)) {
    setTiers([first, ...others]);
  }
  const close = () =>
    setParams(
      (params) => {
        params.delete(WAIT);
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  return tiers ? <JoinWaitingList event={event} tiers={tiers} onClose={close} /> : null;
}
