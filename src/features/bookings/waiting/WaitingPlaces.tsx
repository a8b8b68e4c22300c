import { useListWaitingEntriesQuery } from '@/api/console';
import { ListSection } from '@/components/list/ListSection';
import { WaitingPlace } from './WaitingPlace';

/** Offers come without the person doing anything. */
const POLL_MS = 60_000;

/** A person's places on waiting lists; nothing for those who have none. */
export default function WaitingPlaces() {
  const list = useListWaitingEntriesQuery(undefined, {
    refetchOnFocus: true,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <ListSection title="Waiting lists" subject="Your places on waiting lists" list={list}>
      {(entry) => <WaitingPlace key={entry.id} entry={entry} onExpired={list.refetch} />}
    </ListSection>
  );
}
