import type { Event, TicketTier } from '@/api';
import { JoinFromLink } from './JoinFromLink';
import { TierPlace } from './TierPlace';

interface WaitingProps {
  event: Event;
  /** Undefined for the question that the address opens. */
  tier?: TicketTier;
}

/** The waiting list of a tier, or of the event: in one chunk, because a person meets both or none. */
export default function Waiting({ event, tier }: WaitingProps) {
  return tier ? <TierPlace event={event} tier={tier} /> : <JoinFromLink event={event} />;
}
