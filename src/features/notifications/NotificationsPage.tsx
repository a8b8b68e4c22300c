import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import BellOff from 'lucide-react/icons/bell-off';
import { Link, useSearchParams } from 'react-router';
import { BusyButton } from '@/components/fields/BusyButton';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { PageTitle } from '@/components/page/PageTitle';
import { pageCount } from '@/lib/paging';
import { notificationsPath, paths } from '@/lib/paths';
import { page as pageParam, searchParams } from '@/lib/searchParams';
import { NotificationRows, NotificationRowsSkeleton } from './NotificationRows';
import { useNotifications } from './useNotifications';

/** Notifications per page (docs/product/calls.md#conventions). */
const PAGE_SIZE = 20;

const PARAMS = searchParams({ page: pageParam() });

/** All notifications of the signed-in person, newest first. */
export function NotificationsPage() {
  const [params] = useSearchParams();
  const { page } = PARAMS.read(params);
  const { list, hasFailed, now, reload, markRead } = useNotifications({
    page,
    pageSize: PAGE_SIZE,
  });
  const unread = list?.unread_count ?? 0;

  return (
    <Container sx={{ pb: 5, '& > *': { maxWidth: 760 } }}>
      <PageTitle
        text="What happened to your bookings, and what is left to do."
        actions={unread > 0 && <BusyButton onClick={() => markRead()}>Mark all as read</BusyButton>}
      >
        Notifications
      </PageTitle>
      {list ? (
        <Page list={list} page={page} now={now} onRead={(id) => void markRead([id])} />
      ) : hasFailed ? (
        <ErrorPanel
          title="Notifications could not be loaded"
          text="Your bookings are not affected."
          onRetry={reload}
        />
      ) : (
        <Card sx={{ p: 1 }}>
          <NotificationRowsSkeleton rows={6} />
        </Card>
      )}
    </Container>
  );
}

interface PageProps extends Pick<Parameters<typeof NotificationRows>[0], 'now' | 'onRead'> {
  list: NonNullable<ReturnType<typeof useNotifications>['list']>;
  page: number;
}

function Page({ list, page, now, onRead }: PageProps) {
  const pages = pageCount(list.count, PAGE_SIZE);
  if (list.count === 0) {
    return (
      <EmptyState
        icon={BellOff}
        title="No notifications"
        text="Updates on your bookings appear here: payments, missing attendee details and upcoming events."
        action={
          <Button component={Link} to={paths.events}>
            Browse Events
          </Button>
        }
      />
    );
  }
  return (
    <>
      {list.results.length > 0 ? (
        <Card sx={{ p: 1 }}>
          <NotificationRows items={list.results} now={now} onRead={onRead} />
        </Card>
      ) : (
        <EmptyState
          title="Nothing on this page"
          action={
            <Button component={Link} to={paths.notifications}>
              Newest notifications
            </Button>
          }
        />
      )}
      {pages > 1 && page <= pages && (
        <Stack
          component="nav"
          direction="row"
          aria-label="Pages"
          sx={{
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            mt: 2,
            typography: 'meta',
            color: 'text.secondary',
          }}
        >
          {page > 1 && (
            <Button component={Link} to={notificationsPath(page - 1)}>
              Newer
            </Button>
          )}
          <span>
            Page {page} of {pages}
          </span>
          {page < pages && (
            <Button component={Link} to={notificationsPath(page + 1)}>
              Older
            </Button>
          )}
        </Stack>
      )}
    </>
  );
}
