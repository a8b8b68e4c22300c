import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';
import { ReadDialog } from '@/components/dialogs/ReadDialog';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { formatMonthDay, formatTime } from '@/lib/dates';
import type { AuditQueryState } from './AuditView';

interface LatestChangesProps {
  /** The first `LATEST` of them. */
  query: AuditQueryState;
  /** What they are of: `this event`. */
  of: string;
  /** The address of all of them. */
  all: string;
}

/** What was changed of one thing last, and the way to all of it. */
export function LatestChanges({ query, of, all }: LatestChangesProps) {
  const id = useId();
  const count = query.data?.count ?? 0;
  return (
    <Card component="section" aria-labelledby={id}>
      <Stack
        direction="row"
        sx={{ alignItems: 'baseline', justifyContent: 'space-between', gap: 1.5, mb: 1.5 }}
      >
        <Typography id={id} component="h2" variant="h3">
          Changes
        </Typography>
        {count > 0 && (
          <Typography component={Link} to={all} variant="ui" color="primary">
            {count === 1 ? '1 change' : `All ${count}`}
            <VisuallyHidden>{count === 1 ? ` of ${of}` : ` changes of ${of}`}</VisuallyHidden>
          </Typography>
        )}
      </Stack>
      <LatestList query={query} />
    </Card>
  );
}

/** The same as a dialog, for a thing without a page of its own. */
export function LatestChangesDialog({
  query,
  of,
  all,
  onClose,
}: LatestChangesProps & { onClose: () => void }) {
  const count = query.data?.count ?? 0;
  const link = count > 0 && (
    <Button component={Link} to={all}>
      {count === 1 ? 'Show it in full' : `Show all ${count}`}
    </Button>
  );
  return (
    <ReadDialog title={`Changes of ${of}`} more={link} onClose={onClose}>
      <LatestList query={query} />
    </ReadDialog>
  );
}

/** The newest changes of one thing, or that they are loading, failed or are none. */
function LatestList({ query }: { query: AuditQueryState }) {
  const { data, isError, isFetching, refetch } = query;
  if (data?.count === 0) {
    return (
      <Typography component="p" variant="meta" color="textSecondary">
        No changes yet.
      </Typography>
    );
  }
  if (data) {
    return (
      <ol>
        {data.results.map(({ id, at, timezone, person_name: name, summary }) => (
          <Stack
            component="li"
            key={id}
            sx={{
              ml: 1,
              pl: 2.5,
              pb: 1.75,
              borderLeft: 1,
              borderColor: 'divider',
              '&:last-child': { pb: 0 },
            }}
          >
            <Typography component="p" variant="meta" sx={{ overflowWrap: 'anywhere' }}>
              <b>{name}</b> {summary}
            </Typography>
            <Typography component="time" dateTime={at} variant="meta" color="textSecondary">
              {formatMonthDay(at, timezone)}, {formatTime(at, timezone)}
            </Typography>
          </Stack>
        ))}
      </ol>
    );
  }
  return isError && !isFetching ? (
    <Stack role="alert" sx={{ alignItems: 'flex-start', gap: 1.5, typography: 'ui' }}>
      <p>The changes could not be loaded.</p>
      <Button onClick={() => refetch()}>Try again</Button>
    </Stack>
  ) : (
    <div role="status" aria-label="Loading changes">
      <Skeleton sx={{ typography: 'ui', width: '75%' }} />
      <Skeleton sx={{ typography: 'ui', width: '50%' }} />
    </div>
  );
}
