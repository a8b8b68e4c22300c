import { useListWaitingEntriesQuery } from '@/api/console';
import { BusyButton } from '@/components/buttons/BusyButton';
import { WaitingPlace } from './WaitingPlace';
import styles from './WaitingPlaces.module.css';

/** Offers come without the person doing anything. */
const POLL_MS = 60_000;

/** A person's places on waiting lists; nothing for those who have none. */
export default function WaitingPlaces() {
  const { data, isError, refetch } = useListWaitingEntriesQuery(undefined, {
    refetchOnFocus: true,
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  if (data ? data.results.length === 0 : !isError) return null;
  return (
    <section className={styles.places} aria-labelledby="waiting-places">
      <h2 id="waiting-places">Waiting lists</h2>
      {isError && (
        <div role="alert" className={styles.failed}>
          <p>
            {data
              ? 'Your places on waiting lists could not be refreshed and may be out of date.'
              : 'Your places on waiting lists could not be loaded.'}
          </p>
          <BusyButton onClick={() => refetch()}>Try Again</BusyButton>
        </div>
      )}
      <ul>
        {data?.results.map((entry) => (
          <WaitingPlace key={entry.id} entry={entry} onExpired={refetch} />
        ))}
      </ul>
    </section>
  );
}
