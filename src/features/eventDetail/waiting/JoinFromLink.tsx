import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Event, TicketTier } from '@/api';
import { useListWaitingEntriesQuery } from '@/api/console';
import { canHaveMore } from '@/entities/event/eventView';
import { canWaitFor } from '@/entities/event/tierSale';
import { isInLine } from '@/entities/waiting/isInLine';
import { WAIT } from '@/lib/paths';
import { selectUser, useAppSelector } from '@/state';
import { JoinWaitingList } from './lazyJoin';

/** The question of how many tickets to wait for, opened by the address; nothing where there is none to ask. */
export function JoinFromLink({ event }: { event: Event }) {
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
  // As they were when it opened: joining takes the tier out of them.
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
