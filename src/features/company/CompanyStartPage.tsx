import { Navigate } from 'react-router';
import { paths } from '@/lib/paths';
import { selectUser, useAppSelector } from '@/state';

/** /company: leads to the people, or those who do not manage them to the domain. */
export function CompanyStartPage() {
  const user = useAppSelector(selectUser);
  const manages = user?.permissions.includes('manage_company') ?? false;
  return <Navigate to={manages ? paths.companyPeople : paths.companyDomain} replace />;
}
