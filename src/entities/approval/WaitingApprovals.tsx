import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { ApprovalSummary } from '@/api';
import { useListApprovalsQuery } from '@/api/console';
import { BusyButton } from '@/components/buttons/BusyButton';
import { DataTable } from '@/components/dataList/DataTable';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { approvalsPath } from '@/lib/paths';
import { answerKeys, approvalColumns } from './approvalTable';
import { DecisionDialogs, type AskedDecision } from './DecisionDialogs';
import { useClock } from './useClock';
import styles from './WaitingApprovals.module.css';

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
    <Card
      component="section"
      sx={{ p: 0 }}
      className={styles.card}
      aria-labelledby="approvals-waiting"
    >
      <div className={styles.head}>
        <h2 id="approvals-waiting">Approvals waiting</h2>
        {data && data.waiting > 0 && (
          <span className={styles.count}>
            {data.waiting}
            <VisuallyHidden> to decide</VisuallyHidden>
          </span>
        )}
        <p>Seats return to sale when a decision is late</p>
        <Link to={approvalsPath()} className={styles.all}>
          All approvals <Icon icon={ChevronRight} small />
        </Link>
      </div>
      {!data && !isError && (
        <div role="status" aria-label="Loading approvals" className={styles.quiet}>
          <Skeleton sx={{ typography: 'ui' }} />
          <Skeleton sx={{ typography: 'ui' }} />
        </div>
      )}
      {!data && isError && !isFetching && (
        <div role="alert" className={styles.quiet}>
          <p>Couldn’t load requests.</p>
          <BusyButton onClick={() => refetch()}>Try Again</BusyButton>
        </div>
      )}
      {data?.results.length === 0 && <p className={styles.quiet}>Nothing waits for a decision.</p>}
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
