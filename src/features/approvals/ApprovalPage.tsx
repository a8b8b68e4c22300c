import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link, useNavigate, useParams } from 'react-router';
import { errorMessage, toAppError } from '@/api';
import { useGetApprovalQuery, useListApprovalsQuery } from '@/api/console';
import { Icon } from '@/components/display/Icon';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel, StaleNote } from '@/components/feedback/ErrorPanel';
import { useListKeys } from '@/hooks/useListKeys';
import { approvalPath, approvalsPath } from '@/lib/paths';
import { readId } from '@/lib/searchParams';
import { selectUser, useAppSelector } from '@/state';
import { ApprovalView, COLUMNS } from './ApprovalView';

/** /approvals/:id: one request, for who decides it and who asked (docs/product/companies.md#approvals). */
export function ApprovalPage() {
  const id = readId(useParams().id);
  const { currentData, error, isFetching, refetch } = useGetApprovalQuery(
    { id },
    { skip: id === 0 },
  );
  const user = useAppSelector(selectUser);
  const isOwn = currentData !== undefined && currentData.requester.id === user?.id;
  const status = toAppError(error).status;
  const isMissing = id === 0 || status === 404 || status === 403;
  return (
    <Box sx={{ px: 'var(--gutter)', pt: { xs: 1, md: 2.5 }, pb: { xs: 0, md: 4 } }}>
      <Stack
        component="nav"
        aria-label="Approvals"
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: { xs: 1, md: 2 } }}
      >
        <Button
          component={Link}
          to={approvalsPath(isOwn ? { tab: 'mine' } : {})}
          variant="text"
          sx={{ ml: -1.5 }}
        >
          <Icon icon={ArrowLeft} small /> {isOwn ? 'My requests' : 'Approvals'}
        </Button>
        {currentData?.can_decide && <PlaceInList id={currentData.id} />}
      </Stack>
      {currentData && error && <StaleNote onRetry={refetch} />}
      {currentData && <ApprovalView key={currentData.id} approval={currentData} isOwn={isOwn} />}
      {!currentData && isMissing && !isFetching && (
        <EmptyState
          title="Request not found"
          text="It may be for someone else to decide, or the link is incomplete."
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
        <Box role="status" aria-label="Loading the request" sx={COLUMNS}>
          <Stack sx={{ gap: 3 }}>
            <Skeleton sx={{ typography: 'h1', width: '75%' }} />
            <Skeleton sx={{ typography: 'meta', width: '50%' }} />
            <Skeleton sx={{ typography: 'body1' }} />
          </Stack>
          <Stack sx={{ gap: 2.5 }}>
            <Skeleton variant="rounded" sx={{ height: 44 }} />
            <Skeleton variant="rectangular" sx={{ aspectRatio: '1' }} />
          </Stack>
        </Box>
      )}
    </Box>
  );
}

/** `1 of 4`: where the request is among those that wait, with the way to the others. */
function PlaceInList({ id }: { id: number }) {
  const navigate = useNavigate();
  const { data } = useListApprovalsQuery({ role: 'approver', status: 'pending', pageSize: 100 });
  const ids = data?.results.map((one) => one.id) ?? [];
  const place = ids.indexOf(id);
  const before = ids[place - 1];
  const after = place < 0 ? undefined : ids[place + 1];
  const goTo = (other: number | undefined) => () => {
    if (other !== undefined) void navigate(approvalPath(other));
  };
  useListKeys({ arrowup: goTo(before), arrowdown: goTo(after) });
  if (place < 0 || !data) return null;
  const step = (to: number | undefined, label: string, icon: typeof ChevronLeft) =>
    to !== undefined && (
      <IconButton component={Link} to={approvalPath(to)} aria-label={label}>
        <Icon icon={icon} small />
      </IconButton>
    );
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', typography: 'meta', color: 'text.secondary' }}
    >
      {step(before, 'Request before', ChevronLeft)}
      {place + 1} of {data.count}
      {step(after, 'Next request', ChevronRight)}
    </Stack>
  );
}
