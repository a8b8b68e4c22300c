import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';
import { errorMessage, toAppError, useGetSharedTicketQuery } from '@/api';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { LinkedPage } from '@/components/page/LinkedPage';
import { SharedTicketCard } from './SharedTicketCard';

/** What to do after the answers that say that the ticket is no longer valid, by status. */
const NO_LONGER_VALID = new Map<number | undefined, string>([
  [404, 'Ask the person who sent it to you for a new one.'],
  [410, 'The organizer has cancelled this event.'],
]);

/**
 * The page behind a ticket's link: that one ticket, for whoever has the link, without an account
 * (docs/product/tickets.md#tickets).
 */
export function SharedTicketPage() {
  const { token = '' } = useParams();
  return (
    <LinkedPage>
      <Ticket token={token} />
    </LinkedPage>
  );
}

function Ticket({ token }: { token: string }) {
  const { data, error, refetch } = useGetSharedTicketQuery(
    { token },
    // In a pocket for hours: the ticket may have been used, moved or taken back since.
    { refetchOnFocus: true, refetchOnReconnect: true, refetchOnMountOrArgChange: true },
  );
  const reason = error && NO_LONGER_VALID.get(toAppError(error).status);
  // Also where it was loaded before.
  if (reason) {
    return (
      <Card>
        <ErrorPanel heading="h1" title="This ticket is no longer valid" text={reason} />
      </Card>
    );
  }
  if (data) return <SharedTicketCard ticket={data} token={token} />;
  if (error) {
    return (
      <Card>
        <ErrorPanel
          heading="h1"
          title="The ticket could not be loaded"
          text={errorMessage(error, 'Please try again.')}
          onRetry={refetch}
        />
      </Card>
    );
  }
  return (
    <Card sx={{ minHeight: 502 }}>
      <Typography variant="meta" component="p" color="textSecondary" role="status">
        Loading the ticket…
      </Typography>
      <Skeleton sx={{ typography: 'h2', width: '75%' }} />
      <Skeleton sx={{ typography: 'meta', width: '50%' }} />
    </Card>
  );
}
