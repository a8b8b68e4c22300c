import Chip from '@mui/material/Chip';
import { dayOf } from '@/lib/dates';
import { useState } from 'react';
import { errorMessage, type Organizer } from '@/api';
import { useGetTakingsQuery } from '@/api/console';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { StaleNote } from '@/components/feedback/StaleNote';
import { useListFilters } from '@/hooks/useListFilters';
import { chosenPeriod } from '@/lib/periods';
import { serverNow } from '@/lib/serverClock';
import { MonthChart } from './chart/MonthChart';
import { GstCard } from './GstCard';
import { LoadingTakings } from './LoadingTakings';
import { NothingTaken } from './NothingTaken';
import { TakingsFigures } from './TakingsFigures';
import { TakingsTable } from './TakingsTable';
import { TakingsToolbar } from './TakingsToolbar';
import { TAKINGS_PARAMS } from './takingsFilters';
import styles from './Takings.module.css';

/** Period, grouping and kind of payments stand in the address. */
export function Takings({ organizer }: { organizer: Organizer }) {
  const { filters, change, choose } = useListFilters(TAKINGS_PARAMS, { keepOthers: true });
  const [today] = useState(() => dayOf(serverNow()));
  const period = chosenPeriod(filters, today);
  const query = {
    id: organizer.id,
    by: filters.by,
    ...period,
    payments: filters.payments || undefined,
  };
  const takings = useGetTakingsQuery(query, { skip: period === null });
  const { error, isFetching, refetch } = takings;
  const data = period === null ? undefined : takings.data;
  const failed = error !== undefined && !isFetching;
  return (
    <>
      <TakingsToolbar
        filters={filters}
        period={period}
        hasOthers={data?.has_others ?? false}
        shown={data?.payments}
        query={query}
        onChange={change}
        choose={choose}
      />
      {data?.payments === 'test' && (
        <p className={styles.note}>
          <Chip size="small" color="warning" label="Test payments" /> No money was moved. They are
          never counted together with real ones.
        </p>
      )}
      {failed && data && <StaleNote onRetry={refetch} />}
      <div className={styles.columns}>
        <div
          className={styles.main}
          aria-busy={isFetching}
          data-waits={(isFetching && data) || undefined}
        >
          {data ? (
            data.currencies.length === 0 ? (
              <NothingTaken filters={filters} onChange={change} />
            ) : (
              data.currencies.map((one) => (
                <section key={one.currency} aria-label={`Takings in ${one.currency}`}>
                  {data.currencies.length > 1 && (
                    <h2 className={styles.currency}>{one.currency}</h2>
                  )}
                  <TakingsFigures takings={one} />
                </section>
              ))
            )
          ) : failed ? (
            <ErrorPanel
              title="The takings could not be loaded"
              text={errorMessage(error, 'Please try again.')}
              onRetry={refetch}
            />
          ) : period === null ? (
            <p className={styles.hint}>Choose a first and a last day.</p>
          ) : (
            <LoadingTakings />
          )}
          {period && <MonthChart query={query} period={period} today={today} />}
        </div>
        <GstCard organizer={organizer} today={today} payments={data?.payments} />
      </div>
      <div data-waits={(isFetching && data) || undefined} className={styles.tables}>
        {data?.currencies.map((one) => (
          <TakingsTable key={one.currency} takings={one} by={data.by} />
        ))}
      </div>
    </>
  );
}
