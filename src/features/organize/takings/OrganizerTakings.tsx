import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import { errorMessage, type Organizer, type TakingsInCurrency } from '@/api';
import { useGetTakingsQuery } from '@/api/console';
import { EmptyPeriod } from '@/components/dataList/PeriodFilter';
import { ErrorPanel, StaleNote } from '@/components/feedback/ErrorPanel';
import { useListFilters } from '@/hooks/useListFilters';
import { dayOf } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { formatCount } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import { chosenPeriod } from '@/lib/periods';
import { serverNow } from '@/lib/serverClock';
import { Figure, FigureGrid } from '../components/FigureGrid';
import { GstCard } from './GstCard';
import { MonthChart } from './MonthChart';
import { TAKINGS_PARAMS } from './takingsFilters';
import { TakingsTable } from './TakingsTable';
import { TakingsToolbar } from './TakingsToolbar';

/** Period, grouping and kind of payments stand in the address. */
export function OrganizerTakings({ organizer }: { organizer: Organizer }) {
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
  // Figures of the request before stay until the next ones are there.
  const waits = isFetching && data !== undefined;
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
        <Typography component="p" variant="meta" color="textSecondary" sx={{ mb: 1.5 }}>
          <Chip size="small" color="warning" label="Test payments" /> No money was moved. They are
          never counted together with real ones.
        </Typography>
      )}
      {failed && data && <StaleNote onRetry={refetch} />}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 336px' },
          alignItems: 'start',
          gap: 2,
        }}
      >
        <Stack
          spacing={2}
          sx={{ minWidth: 0, '& section': { opacity: waits ? 0.6 : 1 } }}
          aria-busy={isFetching}
        >
          {data ? (
            data.currencies.length === 0 ? (
              <EmptyPeriod
                title="Nothing was paid in this period"
                text="Payments count on the day they are made, refunds on the day they are done."
                choice={filters}
                elsewhere={
                  <Button component={Link} to={paths.organizeEvents}>
                    See the events
                  </Button>
                }
                onChange={change}
              />
            ) : (
              data.currencies.map((one) => (
                <section key={one.currency} aria-label={`Takings in ${one.currency}`}>
                  {data.currencies.length > 1 && (
                    <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
                      {one.currency}
                    </Typography>
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
            <Typography component="p" color="textSecondary" sx={{ py: 4 }}>
              Choose a first and a last day.
            </Typography>
          ) : (
            <LoadingTakings />
          )}
          {period && <MonthChart query={query} period={period} today={today} />}
        </Stack>
        <GstCard organizer={organizer} today={today} payments={data?.payments} />
      </Box>
      <Stack spacing={2} sx={{ mt: 2, opacity: waits ? 0.6 : 1 }}>
        {data?.currencies.map((one) => (
          <TakingsTable key={one.currency} takings={one} by={data.by} />
        ))}
      </Stack>
    </>
  );
}

/** As high as the figures. */
function LoadingTakings() {
  return (
    <div role="status" aria-label="Loading the takings">
      <Card
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, 1fr)',
          alignItems: 'center',
          minHeight: 162,
        }}
      >
        <Skeleton sx={{ typography: 'h2', width: '50%' }} />
        <Skeleton sx={{ typography: 'body1', width: '30%' }} />
        <Skeleton sx={{ typography: 'body1', width: '30%' }} />
      </Card>
    </div>
  );
}

/** The headline figures of a period. */
function TakingsFigures({ takings }: { takings: TakingsInCurrency }) {
  const { totals, currency } = takings;
  const money = (amount: string) => formatMoney(amount, currency);
  const seats = formatCount(totals.seats);
  const figures = [
    ['Net', totals.net, `${money(totals.paid)} paid`],
    ['Tickets', totals.tickets, `${seats} ${totals.seats === 1 ? 'seat' : 'seats'}`],
    ['Service fee', totals.service_fee, 'without GST'],
    ['GST', totals.gst, 'on tickets and fee'],
    ['Refunded', totals.refunded, `${money(totals.refunded_tickets)} tickets`],
  ] as const;
  return (
    <FigureGrid columns={{ xs: 2, md: 3 }}>
      {figures.map(([label, amount, note], index) => (
        <Figure
          key={label}
          label={label}
          value={money(amount)}
          note={note}
          variant={index === 0 ? 'h2' : 'h3'}
          place={
            index === 0
              ? { gridColumn: { xs: '1 / -1', md: 'auto' }, gridRow: { md: 'span 2' } }
              : {}
          }
        />
      ))}
    </FigureGrid>
  );
}
