import Card from '@mui/material/Card';
import { useState } from 'react';
import type { EventSales } from '@/api';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { idlePart } from '@/components/lazy/idlePart';
import { cx } from '@/lib/cx';
import { dayOf } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { chartBars, hasChart, type ChartMode } from './chartData';
import styles from './SalesChart.module.css';

const Bars = idlePart(() => import('./Bars'));

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
export function SalesChart({ sales, now }: SalesChartProps) {
  const hasArrivals = sales.check_in.arrivals.length > 0;
  const [chosen, setChosen] = useState<ChartMode | null>(null);
  const mode = chosen ?? (hasArrivals ? 'doors' : 'all');
  const modes = Object.entries({ ...(hasArrivals && { doors: 'Doors' }), ...MODES });
  const today = dayOf(now, sales.timezone);
  const bars = chartBars(sales, mode, today);
  const unit = mode === 'doors' ? 'let in' : 'seats';
  return (
    <Card component="section" aria-labelledby="sales-chart" className={styles.card}>
      <div className={styles.head}>
        <h2 id="sales-chart">{mode === 'doors' ? 'Arrivals' : 'Sales over time'}</h2>
        <div className={styles.modes} role="group" aria-label="What the chart shows">
          {modes.map(([name, label]) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === mode}
              className={cx(name === mode && styles.chosen)}
              onClick={() => setChosen(name as ChartMode)}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {hasChart(bars) ? (
        <>
          <div className={styles.chart} aria-hidden>
            <Bars bars={bars} unit={unit} currency={sales.currency} />
          </div>
          <Figures bars={bars} mode={mode} currency={sales.currency} />
        </>
      ) : (
        <p className={styles.none}>
          {mode === 'doors'
            ? 'The chart begins with the second ten minutes of arrivals.'
            : bars.length === 0
              ? 'Nothing is sold yet. The chart begins with the first two days of sales.'
              : 'The chart begins with the second day of sales.'}
        </p>
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
