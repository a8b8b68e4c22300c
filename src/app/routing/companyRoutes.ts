import type { RouteObject } from 'react-router';
import { COMPANY_SIDE } from '@/app/permitted';
import { paths } from '@/lib/paths';
import { withPermission } from './guards';
import { lazyPage } from './lazyPage';

/** The console of a company. */
export const companyRoutes: RouteObject[] = [
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
