import Skeleton from '@mui/material/Skeleton';
import type { Approval } from '@/api';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { ReadDialog } from '@/components/dialogs/ReadDialog';
import { formatMoney } from '@/lib/money';
import { countOf } from '@/lib/text';
import { outcomeText } from './approvalView';

/** `4 seats for Winter Symphony Night, ₹89,066.40, asked for by Vikram Rao` */
export function askedFor({ bookings, requester, total, currency }: Approval): string {
  const seats = bookings.reduce((sum, { quantity }) => sum + quantity, 0);
  const [first] = bookings;
  const others = new Set(bookings.map(({ event }) => event)).size - 1;
  const more = others > 0 ? ` and ${countOf(others, 'more event')}` : '';
  return `${countOf(seats, 'seat')} for ${first?.event_title ?? 'an event'}${more}, ${formatMoney(total, currency)} with fee and GST, asked for by ${requester.name}.`;
}

/** While the request is loaded. */
export const LOADING = (
  <span role="status" aria-label="Loading the request">
    <Skeleton sx={{ typography: 'body1', width: '75%' }} />
  </span>
);

interface UndecidableProps {
  title: string;
  /** Undefined when it did not arrive. */
  approval: Approval | undefined;
  onRetry: () => unknown;
  onClose: () => void;
}

/** In place of the question: the request did not arrive, or there is nothing left to decide. */
export function Undecidable({ title, approval, onRetry, onClose }: UndecidableProps) {
  return (
    <ReadDialog title={approval ? 'Nothing left to decide' : title} onClose={onClose}>
      {approval ? (
        <>
          <p>{outcomeText(approval)}</p>
          {approval.reason && <p>“{approval.reason}”</p>}
        </>
      ) : (
        <ErrorPanel
          title="Couldn’t load the request"
          text="Check your connection and try again."
          onRetry={onRetry}
          heading="h3"
        />
      )}
    </ReadDialog>
  );
}
