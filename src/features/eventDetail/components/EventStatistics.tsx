import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { errorMessage, useGetEventStatisticsQuery } from '@/api';
import { DefinitionList } from '@/components/display/DefinitionList';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { ProgressBar } from '@/components/feedback/ProgressBar';
import { formatCount } from '@/lib/numbers';
import { SalesChart } from './SalesChart';
import styles from './EventStatistics.module.css';

const ROWS = 6;

/** Capacity, sold, available, bookings, progress. Requires view_event_statistics (D7). */
export function EventStatistics({ eventId }: { eventId: number }) {
  const { currentData, error, refetch } = useGetEventStatisticsQuery({ id: eventId });
  return (
    <Card component="section" aria-labelledby="event-statistics">
      <h2 id="event-statistics">Event Statistics</h2>
      {currentData ? (
        <>
          <DefinitionList
            layout="rows"
            items={[
              { term: 'Total capacity', value: formatCount(currentData.total_capacity) },
              { term: 'Sold', value: formatCount(currentData.sold) },
              { term: 'Held in carts', value: formatCount(currentData.held) },
              { term: 'Available', value: formatCount(currentData.available) },
              { term: 'Total bookings', value: formatCount(currentData.total_bookings) },
              { term: 'Progress', value: `${currentData.progress}%` },
            ]}
          />
          <ProgressBar percent={currentData.progress} label="Sold or held" />
          <SalesChart days={currentData.sales_by_day} />
        </>
      ) : error ? (
        <ErrorPanel
          heading="h3"
          title="No statistics"
          text={errorMessage(error, 'Please try again in a moment.')}
          onRetry={() => refetch()}
        />
      ) : (
        <div role="status" aria-label="Loading statistics" className={styles.ghost}>
          {Array.from({ length: ROWS }, (_, index) => (
            <Skeleton sx={{ typography: 'ui' }} key={index} />
          ))}
        </div>
      )}
    </Card>
  );
}
