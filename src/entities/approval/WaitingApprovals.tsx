import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { ApprovalSummary } from '@/api';
import { useListApprovalsQuery } from '@/api/console';
import { BusyButton } from '@/components/fields/BusyButton';
import { DataTable } from '@/components/dataList/DataTable';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { approvalsPath } from '@/lib/paths';
import { answerKeys, approvalColumns } from './approvalTable';
import { DecisionDialogs, type AskedDecision } from './DecisionDialogs';
import { useClock } from '@/hooks/useClock';

const SHOWN = 5;

/** The requests that the person may decide, the most urgent first. */
export function WaitingApprovals() {
  const list = useListApprovalsQuery({ role: 'approver', status: 'pending', pageSize: SHOWN });
  const now = useClock();
  const [asked, setAsked] = useState<AskedDecision | null>(null);
  const ask = useCallback(
    (question: AskedDecision['question'], { id }: ApprovalSummary) => setAsked({ question, id }),
    [],
  );
  const { data, isError, isFetching, refetch } = list;
  const columns = useMemo(() => approvalColumns(now, false, ask), [now, ask]);
  return (
    <Card component="section" sx={{ p: 0, overflow: 'hidden' }} aria-labelledby="approvals-waiting">
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, pl: 2, pr: 1, pt: 1 }}
      >
        <Typography id="approvals-waiting" component="h2" variant="h3">
          Approvals waiting
        </Typography>
        {data && data.waiting > 0 && (
          <Chip
            size="small"
            color="primary"
            label={
              <>
                {data.waiting}
                <VisuallyHidden> to decide</VisuallyHidden>
              </>
            }
          />
        )}
        <Typography
          component="p"
          variant="meta"
          color="textSecondary"
          sx={{ display: { xs: 'none', md: 'block' }, ml: 'auto' }}
        >
          Seats return to sale when a decision is late
        </Typography>
        <Button
          component={Link}
          to={approvalsPath()}
          variant="text"
          sx={{ ml: { xs: 'auto', md: 0 } }}
        >
          All approvals <Icon icon={ChevronRight} small />
        </Button>
      </Stack>
      {!data && !isError && (
        <Stack role="status" aria-label="Loading approvals" sx={{ gap: 1, p: 2 }}>
          <Skeleton sx={{ typography: 'ui' }} />
          <Skeleton sx={{ typography: 'ui' }} />
        </Stack>
      )}
      {!data && isError && !isFetching && (
        <Stack role="alert" sx={{ alignItems: 'flex-start', gap: 1, p: 2, typography: 'body2' }}>
          <p>Couldn’t load requests.</p>
          <BusyButton onClick={() => refetch()}>Try Again</BusyButton>
        </Stack>
      )}
      {data?.results.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ p: 2 }}>
          No requests to decide.
        </Typography>
      )}
      {data && data.results.length > 0 && (
        <DataTable
          label="Requests for approval"
          columns={columns}
          rows={data.results}
          rowKey={({ id }) => id}
          onRowKey={answerKeys(now, ask)}
        />
      )}
      <DecisionDialogs asked={asked} onClose={() => setAsked(null)} />
    </Card>
  );
}
