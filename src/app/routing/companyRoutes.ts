import { COMPANY_SIDE } from '@/app/permitted';
import { paths } from '@/lib/paths';
import { lazyPage } from './lazyPage';
import type { PageRoute } from './pageRoute';

/** The console of a company. */
export const companyRoutes: PageRoute[] = [
  {
    path: paths.company,
    title: 'Company',
    access: 'signedIn',
    permission: COMPANY_SIDE,
    ...lazyPage(
      () => import('@/features/company/overview/CompanyOverviewPage'),
      'CompanyOverviewPage',
    ),
  },
  {
    path: paths.companyCostCentres,
    title: 'Cost centres',
    access: 'signedIn',
    permission: COMPANY_SIDE,
    ...lazyPage(() => import('@/features/company/costCentres/CostCentresPage'), 'CostCentresPage'),
  },
  {
    path: paths.companyCostCentre,
    title: 'Cost centre',
    access: 'signedIn',
    permission: COMPANY_SIDE,
    ...lazyPage(() => import('@/features/company/costCentre/CostCentrePage'), 'CostCentrePage'),
  },
  {
    path: paths.companyPolicies,
    title: 'Policies',
    access: 'signedIn',
    permission: COMPANY_SIDE,
    ...lazyPage(() => import('@/features/company/policy/PolicyPage'), 'PolicyPage'),
  },
  {
    path: paths.companySpend,
    title: 'Spend',
    access: 'signedIn',
    permission: COMPANY_SIDE,
    ...lazyPage(() => import('@/features/company/spend/SpendPage'), 'SpendPage'),
  },
  {
    path: paths.companyHospitality,
    title: 'Hospitality',
    access: 'signedIn',
    permission: COMPANY_SIDE,
    ...lazyPage(() => import('@/features/company/hospitality/HospitalityPage'), 'HospitalityPage'),
  },
  {
    path: paths.companyAccount,
    title: 'Account',
    access: 'signedIn',
    permission: 'manage_company',
    ...lazyPage(() => import('@/features/company/account/AccountPage'), 'AccountPage'),
  },
  {
    path: paths.companyPeople,
    title: 'People',
    access: 'signedIn',
    permission: 'view_company_bookings',
    ...lazyPage(() => import('@/features/company/CompanyPeoplePage'), 'CompanyPeoplePage'),
  },
  {
    path: paths.companyDomain,
    title: 'Domain',
    access: 'signedIn',
    permission: 'view_company_bookings',
    ...lazyPage(() => import('@/features/company/CompanyDomainPage'), 'CompanyDomainPage'),
  },
  {
    path: paths.companyChanges,
    title: 'Changes',
    access: 'signedIn',
    permission: 'view_company_bookings',
    ...lazyPage(() => import('@/features/company/CompanyChangesPage'), 'CompanyChangesPage'),
  },
];
