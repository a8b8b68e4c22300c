import { paths } from '@/lib/paths';
import { lazyPage } from './lazyPage';
import type { PageRoute } from './pageRoute';

/** The platform's console. */
export const platformRoutes: PageRoute[] = [
  {
    path: paths.platformCompanies,
    title: 'Companies',
    access: 'signedIn',
    permission: 'manage_all_users',
    ...lazyPage(() => import('@/features/platform/companies/CompaniesPage'), 'CompaniesPage'),
  },
  {
    path: paths.platformCompanyAccount,
    title: 'Account of a company',
    access: 'signedIn',
    permission: 'manage_all_users',
    ...lazyPage(() => import('@/features/platform/account/CompanyCreditPage'), 'CompanyCreditPage'),
  },
  {
    path: paths.platformPeople,
    title: 'People',
    access: 'signedIn',
    permission: 'manage_all_users',
    ...lazyPage(
      () => import('@/features/platform/people/PlatformPeoplePage'),
      'PlatformPeoplePage',
    ),
  },
  {
    path: paths.platformChanges,
    title: 'Changes',
    access: 'signedIn',
    permission: 'manage_all_users',
    ...lazyPage(
      () => import('@/features/platform/changes/PlatformChangesPage'),
      'PlatformChangesPage',
    ),
  },
  {
    path: paths.platformFailures,
    title: 'Failures',
    access: 'signedIn',
    permission: 'manage_all_users',
    ...lazyPage(() => import('@/features/platform/failures/FailuresPage'), 'FailuresPage'),
  },
];
