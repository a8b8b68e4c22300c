import type { RouteObject } from 'react-router';
import { paths } from '@/lib/paths';
import { lazyPage } from './lazyPage';

/** The platform's console. */
export const platformRoutes: RouteObject[] = [
  {
    path: paths.platformCompanies,
    ...lazyPage(
      'Companies',
      () => import('@/features/platform/companies/CompaniesPage'),
      'CompaniesPage',
    ),
  },
  {
    path: paths.platformCompanyAccount,
    ...lazyPage(
      'Account of a company',
      () => import('@/features/platform/account/CompanyCreditPage'),
      'CompanyCreditPage',
    ),
  },
  {
    path: paths.platformPeople,
    ...lazyPage(
      'People',
      () => import('@/features/platform/PlatformPeoplePage'),
      'PlatformPeoplePage',
    ),
  },
  {
    path: paths.platformChanges,
    ...lazyPage(
      'Changes',
      () => import('@/features/platform/PlatformChangesPage'),
      'PlatformChangesPage',
    ),
  },
  {
    path: paths.platformFailures,
    ...lazyPage(
      'Failures',
      () => import('@/features/platform/failures/FailuresPage'),
      'FailuresPage',
    ),
  },
];
