import type { RouteObject } from 'react-router';
import { companyRoutes } from './companyRoutes';
import { withPermission } from './guards';
import { organizeRoutes } from './organizeRoutes';
import { platformRoutes } from './platformRoutes';

/** The pages of all consoles. */
export const consoleRoutes: RouteObject[] = [
  ...companyRoutes,
  withPermission('manage_all_users', platformRoutes),
  withPermission('organize_events', organizeRoutes),
];
