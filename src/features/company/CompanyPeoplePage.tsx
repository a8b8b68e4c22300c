import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import type { Company } from '@/api';
import { useGetCompanyQuery } from '@/api/console';
import { Icon } from '@/components/display/Icon';
import { lazyPart } from '@/components/lazy/lazyPart';
import { ConsolePage } from '@/components/page/ConsolePage';
import { COMPANY_ROLES } from '@/entities/account/accountRoles';
import { InvitationsCard } from '@/entities/account/InvitationsCard';
import { PeopleList, usePeopleList } from '@/entities/account/PeopleList';
import { paths } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { useManaging } from './useManaging';

const InviteDialog = lazyPart(() => import('@/entities/account/InviteDialog'));

/** /company/people, for those who manage the company; its managers are led to the domain. */
export function CompanyPeoplePage() {
  const { manages } = useManaging();
  return manages ? <People /> : <Navigate to={paths.companyDomain} replace />;
}

/** The people of one's company, and who is invited (docs/product/people.md#joining-a-company). */
function People() {
  const { data: company } = useGetCompanyQuery();
  const list = usePeopleList();
  const [isInviting, setIsInviting] = useState(false);
  const counts = list.query.data?.counts;

  return (
    <ConsolePage
      title="People"
      text={counts && company ? summary(counts, company.name) : '\u00a0'}
      actions={
        <Button
          variant="contained"
          onPointerEnter={InviteDialog.preload}
          onFocus={InviteDialog.preload}
          onClick={() => setIsInviting(true)}
        >
          <Icon icon={UserPlus} small /> Invite people
        </Button>
      }
    >
      {company && !company.domain_proven && <LimitedNote company={company} />}
      <PeopleList list={list} roles={COMPANY_ROLES} hasCompanies={false} />
      <InvitationsCard onInvite={() => setIsInviting(true)} />
      {isInviting && (
        <InviteDialog onlyDomain={unprovenDomain(company)} onClose={() => setIsInviting(false)} />
      )}
    </ConsolePage>
  );
}

/** `131 people at Northwind Industries · 2 accounts closed` */
function summary({ active, closed }: { active: number; closed: number }, company: string): string {
  const people = `${countOf(active, 'person', 'people')} at ${company}`;
  return closed > 0 ? `${people} · ${countOf(closed, 'account')} closed` : people;
}

const unprovenDomain = (company: Company | undefined) =>
  company && !company.domain_proven ? company.domain : null;

/** Whom an admin reaches until the domain is proven, and how to prove it. */
function LimitedNote({ company: { domain } }: { company: Company }) {
  return (
    <Alert severity="warning" role="note" sx={{ mb: 2 }}>
      Until {domain ?? 'your company'} is proven you manage only people whom you invited.{' '}
      <Button variant="inline" component={Link} to={paths.companyDomain}>
        See how to verify the domain
      </Button>
    </Alert>
  );
}
