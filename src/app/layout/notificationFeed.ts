import { createContext } from 'react';
import type { FrameNotifications } from './frameTypes';

/** Read by the menu of the bell alone, so that loading the list again does not render the header. */
export const NotificationFeed = createContext<FrameNotifications>({
  list: undefined,
  isVisitor: true,
  hasFailed: false,
  now: 0,
  reload: () => {},
  markRead: () => {},
});
