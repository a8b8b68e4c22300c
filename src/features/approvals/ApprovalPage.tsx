import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useParams } from 'react-router';
import { errorMessage, toAppError } from '@/api';
import { useGetApprovalQuery } from '@/api/console';
import { Icon } from '@/components/display/Icon';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { StaleNote } from '@/components/feedback/StaleNote';
import { approvalsPath } from '@/lib/paths';
import { selectUser, useAppSelector } from '@/state';
import styles from './ApprovalPage.module.css';
import { ApprovalView } from './ApprovalView';
import { PlaceInList } from './PlaceInList';

/** /approvals/:id: one request, for who decides it and who asked (docs/product.md#approvals). */
export function ApprovalPage() {
  const { id = '' } = useParams();
  const isId = /^[1-9]\d{0,14}$/.test(id);
  const { currentData, error, isFetching, refetch } = useGetApprovalQuery(
    { id: Number(id) },
    { skip: !isId },
  );
  const user = useAppSelector(selectUser);
  const isOwn = currentData !== undefined && currentData.requester.id === user?.id;
  const status = toAppError(error).status;
  const isMissing = !isId || status === 404 || status === 403;
  return (
    <div className={styles.page}>
      <nav className={styles.way} aria-label="Approvals">
        <Link to={approvalsPath(isOwn ? { tab: 'mine' } : {})}>
          <Icon icon={ArrowLeft} small /> {isOwn ? 'My requests' : 'Approvals'}
        </Link>
        {currentData?.can_decide && <PlaceInList id={currentData.id} />}
      </nav>
      {currentData && error && <StaleNote onRetry={refetch} />}
      {currentData && <ApprovalView key={currentData.id} approval={currentData} isOwn={isOwn} />}
      {!currentData && isMissing && !isFetching && (
        <EmptyState
          title="This request is not here"
          text="It may be for somebody else to decide, or the link is incomplete."
          heading="h1"
          action={
            <Button component={Link} to={approvalsPath()}>
              All approvals
            </Button>
          }
        />
      )}
      {!currentData && !isMissing && !isFetching && (
        <ErrorPanel
          title="Couldn’t load the request"
          text={errorMessage(error, 'Please try again.')}
          heading="h1"
          onRetry={refetch}
        />
      )}
      {!currentData && isFetching && (
        <div role="status" aria-label="Loading the request" className={styles.columns}>
          <div className={styles.main}>
            <Skeleton sx={{ typography: 'h1', width: '75%' }} />
            <Skeleton sx={{ typography: 'meta', width: '50%' }} />
            <Skeleton sx={{ typography: 'body1' }} />
          </div>
          <div className={styles.side}>
            <Skeleton variant="rounded" sx={{ height: 44 }} />
            <Skeleton variant="rectangular" sx={{ aspectRatio: '1' }} />
          </div>
        </div>
      )}
    </div>
  );
}
