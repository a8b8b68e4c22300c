import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  errorMessage,
  useGetEventStatisticsQuery,
  type EventStatistics as Statistics,
} from '@/api';
import { DefinitionList } from '@/components/display/DefinitionList';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { ProgressBar } from '@/components/feedback/ProgressBar';
import { formatCount } from '@/lib/numbers';
import { countOf } from '@/lib/text';

const ROWS = 6;
const CHART = { width: 296, height: 56, days: 30 };

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
        <Stack role="status" aria-label="Loading statistics" sx={{ gap: 2.5, py: 1 }}>
          {Array.from({ length: ROWS }, (_, index) => (
            <Skeleton sx={{ typography: 'ui' }} key={index} />
          ))}
        </Stack>
      )}
    </Card>
  );
}

/**
 * Paid tickets of the last days as bars, hidden from assistive technology; the caption sums them
 * up.
 * @param props.days oldest first
 */
function SalesChart({ days }: { days: Statistics['sales_by_day'] }) {
  const shown = days.slice(-CHART.days);
  if (shown.length === 0) return null;
  const most = Math.max(1, ...shown.map((day) => day.tickets));
  const sum = shown.reduce((total, day) => total + day.tickets, 0);
  const slot = CHART.width / Math.max(shown.length, 10);
  return (
    <Box component="figure" sx={{ mt: 2.5, '& svg': { width: '100%', fill: 'var(--mark)' } }}>
      <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} aria-hidden="true">
        {shown.map((day, index) => {
          const height = Math.max(day.tickets === 0 ? 1 : 3, (day.tickets / most) * CHART.height);
          return (
            <rect
              key={day.date}
              x={index * slot}
              y={CHART.height - height}
              width={Math.max(1, slot - 3)}
              height={height}
              rx={1.5}
            />
          );
        })}
      </svg>
      <Typography variant="meta" component="figcaption" color="textSecondary" sx={{ mt: 1 }}>
        {countOf(sum, 'ticket')} sold in {countOf(shown.length, 'day')}, up to {formatCount(most)}{' '}
        per day
      </Typography>
    </Box>
  );
}
