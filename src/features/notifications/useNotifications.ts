import { useListNotificationsQuery, useMarkNotificationsReadMutation } from '@/api';
import { selectUser, useAppSelector } from '@/state';

/** Polled once a minute while the page is visible: a hold ends within minutes. */
const POLL_MS = 60_000;

interface Which {
  page?: number;
  pageSize: number;
}

/** One page of the signed-in person's notifications, kept fresh while the window is looked at. */
export function useNotifications({ page, pageSize }: Which) {
  const user = useAppSelector(selectUser);
  const query = useListNotificationsQuery(
    { page, pageSize },
    {
      skip: !user,
      pollingInterval: POLL_MS,
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
    },
  );
  const [markRead] = useMarkNotificationsReadMutation();
  return {
    /** Undefined until it is there, and for visitors. */
    list: user ? query.currentData : undefined,
    isVisitor: !user,
    /** The last try failed, and no other is under way. */
    hasFailed: query.isError && !query.isFetching,
    /** When the list was loaded, in milliseconds. */
    now: query.fulfilledTimeStamp ?? 0,
    reload: () => (user ? query.refetch() : undefined),
    /** Those with these ids, or all. */
    markRead: (ids?: number[]) => markRead({ notificationsRead: ids ? { ids } : {} }),
  };
}
