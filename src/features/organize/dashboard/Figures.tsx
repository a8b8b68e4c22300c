import Box from '@mui/material/Box';
import type { EventSales, OrganizedEvent } from '@/api';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { ProgressBar } from '@/components/feedback/ProgressBar';
import { formatNearTime } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { formatCount } from '@/lib/numbers';
import { Figure, FigureGrid } from '../components/FigureGrid';
import { shortMoney } from './eventBadge';

const percent = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.floor((part / whole) * 100);

interface FiguresProps {
  event: OrganizedEvent;
  sales: EventSales;
  isAtTheDoors: boolean;
}

/** The headline figures; at the doors the check-in stands first. */
export function Figures({ event, sales, isAtTheDoors }: FiguresProps) {
  const { seats, check_in: doors, next_hold_ends_at: nextEnd } = sales;
  const short = shortMoney(sales.revenue, sales.currency);
  const whole = formatMoney(sales.revenue, sales.currency);
  return (
    <FigureGrid columns={{ xs: isAtTheDoors ? 3 : 2, md: 4 }}>
      <Figure
        label="Sold"
        value={formatCount(seats.sold)}
        note={`of ${formatCount(seats.total)} seats, ${percent(seats.sold, seats.total)}%`}
      />
      <Figure
        label="Held"
        value={formatCount(seats.held)}
        note={
          nextEnd
            ? `next hold ends ${formatNearTime(nextEnd, event.timezone)}`
            : `${formatCount(seats.left)} left`
        }
      />
      <Figure
        label="Revenue"
        value={
          short ? (
            <>
              <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
                {whole}
              </Box>
              <Box component="span" sx={{ display: { md: 'none' } }} aria-hidden>
                {short}
              </Box>
              <Box component="span" sx={{ display: { md: 'none' } }}>
                <VisuallyHidden>{whole}</VisuallyHidden>
              </Box>
            </>
          ) : (
            whole
          )
        }
        note={revenueNote(event, sales)}
      />
      <Figure
        label="Checked in"
        value={formatCount(doors.checked_in)}
        variant={isAtTheDoors ? 'h1' : 'h2'}
        note={
          <>
            of {formatCount(doors.tickets)}
            {isAtTheDoors && <> · last 10 min {formatCount(doors.last_ten_minutes)}</>}
          </>
        }
        place={
          isAtTheDoors ? { order: { xs: -1, md: 0 }, gridColumn: { xs: '1 / -1', md: 'auto' } } : {}
        }
      >
        {isAtTheDoors && (
          <ProgressBar percent={percent(doors.checked_in, doors.tickets)} label="Tickets let in" />
        )}
      </Figure>
    </FigureGrid>
  );
}

function revenueNote({ status }: OrganizedEvent, { payments, revenue }: EventSales): string {
  if (payments === 'test') return 'of test payments';
  // What its holders had cancelled before is kept, and a refund may still be under way.
  return status === 'cancelled' && Number(revenue) > 0 ? 'not paid back' : 'before fee and GST';
}
