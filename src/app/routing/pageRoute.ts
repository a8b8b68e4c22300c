import type { RequiredPermission } from '@/app/permitted';
import type { LazyPage } from './lazyPage';

export interface PageRoute extends LazyPage {
  path: string;
  /** Tab title, without '| Foyer'. */
  title: string;
  /** Who may see the page: visitors only, or signed-in people only. Without it, everyone. */
  access?: 'guests' | 'signedIn';
  /** Required besides the session (D7). */
  permission?: RequiredPermission;
  /** Outside the main layout: no header, sidebar or footer. */
  bare?: boolean;
}
