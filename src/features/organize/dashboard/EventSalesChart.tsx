import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { EventSales } from '@/api';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { idlePart } from '@/components/lazy/lazyPart';
import { dayOf } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { chartBars, hasChart, type ChartMode } from './chartData';

const Bars = idlePart(() => import('./SalesBars'));

const MODES: Record<Exclude<ChartMode, 'doors'>, string> = {
  week: '7 days',
  all: 'Since opening',
  total: 'Running total',
};

interface SalesChartProps {
  sales: EventSales;
  now: number;
}

/** Seats sold by day, and at the doors the arrivals. */
export function EventSalesChart({ sales, now }: SalesChartProps) {
  const hasArrivals = sales.check_in.arrivals.length > 0;
  const [chosen, setChosen] = useState<ChartMode | null>(null);
  const mode = chosen ?? (hasArrivals ? 'doors' : 'all');
  const modes = Object.entries({ ...(hasArrivals && { doors: 'Doors' }), ...MODES });
  const today = dayOf(now, sales.timezone);
  const bars = chartBars(sales, mode, today);
  const unit = mode === 'doors' ? 'let in' : 'seats';
  return (
    <Card component="section" aria-labelledby="sales-chart" sx={{ minWidth: 0 }}>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '8px 16px',
          mb: 1.5,
        }}
      >
        <Typography id="sales-chart" variant="h3" component="h2">
          {mode === 'doors' ? 'Arrivals' : 'Sales over time'}
        </Typography>
        <ToggleButtonGroup
          exclusive
          aria-label="What the chart shows"
          value={mode}
          onChange={(_event, next: ChartMode | null) => next && setChosen(next)}
        >
          {modes.map(([name, label]) => (
            <ToggleButton key={name} value={name}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
      {hasChart(bars) ? (
        <>
          <Box sx={{ height: 190 }} aria-hidden>
            <Bars bars={bars} unit={unit} currency={sales.currency} />
          </Box>
          <Figures bars={bars} mode={mode} currency={sales.currency} />
        </>
      ) : (
        <Typography component="p" color="textSecondary" sx={{ py: 4 }}>
          {mode === 'doors'
            ? 'The chart begins with the second ten minutes of arrivals.'
            : bars.length === 0
              ? 'Nothing is sold yet. The chart begins with the first two days of sales.'
              : 'The chart begins with the second day of sales.'}
        </Typography>
      )}
    </Card>
  );
}

interface FiguresProps {
  bars: ReturnType<typeof chartBars>;
  mode: ChartMode;
  currency: string;
}

function Figures({ bars, mode, currency }: FiguresProps) {
  const isDoors = mode === 'doors';
  return (
    <VisuallyHidden>
      <table>
        <caption>{isDoors ? 'Tickets let in, by ten minutes' : 'Seats sold, by day'}</caption>
        <thead>
          <tr>
            <th scope="col">{isDoors ? 'Time' : 'Day'}</th>
            <th scope="col">{isDoors ? 'Let in' : mode === 'total' ? 'Seats so far' : 'Seats'}</th>
            {!isDoors && <th scope="col">Ticket money of the day</th>}
          </tr>
        </thead>
        <tbody>
          {bars.map((bar, index) => (
            <tr key={index}>
              <th scope="row">{bar.label}</th>
              <td>{bar.count}</td>
              {bar.money !== null && <td>{formatMoney(bar.money, currency)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
