import type { RouteObject } from 'react-router';
import { COMPANY_SIDE } from '@/app/permitted';
import { paths } from '@/lib/paths';
import { withPermission } from './guards';
import { lazyPage } from './lazyPage';

/** The platform's console. */
const platformRoutes: RouteObject[] = [
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

/** The organizer's console: each place has its folder in features/organize. */
const organizeRoutes: RouteObject[] = [
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
    path: paths.organizeApiKeys,
    ...lazyPage(
      'API keys',
      () => import('@/features/organize/OrganizerApiKeysPage'),
      'OrganizerApiKeysPage',
    ),
  },
  {
    path: paths.organizeSettings,
    ...lazyPage(
      'Organizer settings',
      () => import('@/features/organize/settings/SettingsPage'),
      'SettingsPage',
    ),
  },
  {
    path: paths.organizeWebhooks,
    ...lazyPage('Webhooks', () => import('@/features/organize/WebhooksPage'), 'WebhooksPage'),
  },
];

/** The console of a company. */
const companyRoutes: RouteObject[] = [
  withPermission(COMPANY_SIDE, [
    {
      path: paths.company,
      ...lazyPage(
        'Company',
        () => import('@/features/company/overview/CompanyOverviewPage'),
        'CompanyOverviewPage',
      ),
    },
    {
      path: paths.companyCostCentres,
      ...lazyPage(
        'Cost centres',
        () => import('@/features/company/costCentres/CostCentresPage'),
        'CostCentresPage',
      ),
    },
    {
      path: paths.companyCostCentre,
      ...lazyPage(
        'Cost centre',
        () => import('@/features/company/costCentre/CostCentrePage'),
        'CostCentrePage',
      ),
    },
    {
      path: paths.companyPolicies,
      ...lazyPage('Policies', () => import('@/features/company/policy/PolicyPage'), 'PolicyPage'),
    },
    {
      path: paths.companySpend,
      ...lazyPage('Spend', () => import('@/features/company/SpendPage'), 'SpendPage'),
    },
    {
      path: paths.companyHospitality,
      ...lazyPage(
        'Hospitality',
        () => import('@/features/company/hospitality/HospitalityPage'),
        'HospitalityPage',
      ),
    },
  ]),
  withPermission('manage_company', [
    {
      path: paths.companyAccount,
      ...lazyPage('Account', () => import('@/features/company/AccountPage'), 'AccountPage'),
    },
    {
      path: paths.companySingleSignOn,
      ...lazyPage(
        'Single sign-on',
        () => import('@/features/company/singleSignOn/SingleSignOnPage'),
        'SingleSignOnPage',
      ),
    },
    {
      path: paths.companyApiKeys,
      ...lazyPage(
        'API keys',
        () => import('@/features/company/CompanyApiKeysPage'),
        'CompanyApiKeysPage',
      ),
    },
    {
      path: paths.companyWebhooks,
      ...lazyPage(
        'Webhooks',
        () => import('@/features/company/CompanyWebhooksPage'),
        'CompanyWebhooksPage',
      ),
    },
  ]),
  withPermission('view_company_bookings', [
    {
      path: paths.companyPeople,
      ...lazyPage(
        'People',
        () => import('@/features/company/CompanyPeoplePage'),
        'CompanyPeoplePage',
      ),
    },
    {
      path: paths.companyDomain,
      ...lazyPage(
        'Domain',
        () => import('@/features/company/CompanyDomainPage'),
        'CompanyDomainPage',
      ),
    },
    {
      path: paths.companyChanges,
      ...lazyPage(
        'Changes',
        () => import('@/features/company/CompanyChangesPage'),
        'CompanyChangesPage',
      ),
    },
  ]),
];

/** The pages of all consoles. */
export const consoleRoutes: RouteObject[] = [
  ...companyRoutes,
  withPermission('manage_all_users', platformRoutes),
  withPermission('organize_events', organizeRoutes),
];
