import type { RouteObject } from 'react-router';
import { paths } from '@/lib/paths';
import { lazyPage } from './lazyPage';

/** The organizer's console: each place has its folder in features/organize. */
export const organizeRoutes: RouteObject[] = [
  {
    path: paths.organizeEditEvent,
    ...lazyPage('Edit Event', () => import('@/app/pages/EditorPage'), 'EditorPage'),
  },
  {
    path: paths.organizeEvents,
    ...lazyPage(
      'Events',
      () => import('@/features/organize/events/OrganizedEventsPage'),
      'OrganizedEventsPage',
    ),
  },
  {
    path: paths.organizeEvent,
    ...lazyPage(
      'Event',
      () => import('@/features/organize/dashboard/EventDashboardPage'),
      'EventDashboardPage',
    ),
  },
  {
    path: paths.organizeTakings,
    ...lazyPage('Takings', () => import('@/features/organize/takings/TakingsPage'), 'TakingsPage'),
  },
  {
    path: paths.organizeChanges,
    ...lazyPage('Changes', () => import('@/features/organize/ChangesPage'), 'ChangesPage'),
  },
  {
    path: paths.organizeTeam,
    ...lazyPage('Team', () => import('@/features/organize/team/TeamPage'), 'TeamPage'),
  },
  {
    path: paths.organizeSettings,
    ...lazyPage(
      'Organizer settings',
      () => import('@/features/organize/settings/SettingsPage'),
      'SettingsPage',
    ),
  },
];
