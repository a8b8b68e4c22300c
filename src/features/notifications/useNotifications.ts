import { useMemo } from 'react';
import { useListNotificationsQuery, useMarkNotificationsReadMutation } from '@/api';
import { selectUser, useAppSelector } from '@/state';

/** Once a minute while the window has the focus, because a hold ends within minutes. */
const POLL_MS = 60_000;

interface PageRequest {
  page?: number;
  pageSize: number;
}

/** One page of the signed-in person's notifications, polled while the window has the focus. */
export function useNotifications({ page, pageSize }: PageRequest) {
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
  const { currentData, isError, isFetching, fulfilledTimeStamp, refetch } = query;
  return useMemo(
    () => ({
      /** Undefined until it is loaded, and for visitors. */
      list: user ? currentData : undefined,
      isVisitor: !user,
      /** The last request failed, and no other is pending. */
      hasFailed: isError && !isFetching,
      /** When the list was loaded, in epoch milliseconds. */
      now: fulfilledTimeStamp ?? 0,
      reload: () => (user ? refetch() : undefined),
      /** Marks the notifications with these ids, or all. */
      markRead: (ids?: number[]) => markRead({ notificationsRead: ids ? { ids } : {} }),
    }),
    [user, currentData, isError, isFetching, fulfilledTimeStamp, refetch, markRead],
  );
}
