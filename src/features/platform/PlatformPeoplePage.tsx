import Button from '@mui/material/Button';
import Plus from 'lucide-react/icons/plus';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { Icon } from '@/components/display/Icon';
import { lazyPart } from '@/components/lazy/lazyPart';
import { ConsolePage } from '@/components/page/ConsolePage';
import { ALL_ROLES } from '@/entities/account/accountRoles';
import { InvitationsCard } from '@/entities/account/InvitationsCard';
import { PeopleList, usePeopleList } from '@/entities/account/PeopleList';
import { countOf } from '@/lib/text';
import { selectUser, useAppSelector } from '@/state';
import { CompanyFilter } from './CompanyFilter';

const InviteDialog = lazyPart(() => import('@/entities/account/InviteDialog'));
const NewPersonDialog = lazyPart(() => import('./NewPersonDialog'));

/** /platform/people: everybody who has an account, and every open invitation. */
export function PlatformPeoplePage() {
  const user = useAppSelector(selectUser);
  const list = usePeopleList();
  const [dialog, setDialog] = useState<'invite' | 'new' | null>(null);
  const { filters, query, choose } = list;
  const company = filters.company === '' ? undefined : Number(filters.company);
  const mayMakeSuperAdmins = user?.permissions.includes('manage_super_admins') ?? false;
  const roles = ALL_ROLES.filter((role) => role !== 'super_admin' || mayMakeSuperAdmins);

  return (
    <ConsolePage
      title="People"
      text={query.data ? summary(query.data.counts) : '\u00a0'}
      actions={
        <>
          <Button onClick={() => setDialog('invite')}>
            <Icon icon={UserPlus} small /> Invite people
          </Button>
          <Button variant="contained" onClick={() => setDialog('new')}>
            <Icon icon={Plus} small /> New account
          </Button>
        </>
      }
    >
      <PeopleList list={list} roles={ALL_ROLES} hasCompanies>
        <CompanyFilter value={filters.company} onChange={choose('company')} />
      </PeopleList>
      <InvitationsCard company={company} namesCompanies onInvite={() => setDialog('invite')} />
      {dialog === 'invite' && <InviteDialog choosesCompany onClose={() => setDialog(null)} />}
      {dialog === 'new' && <NewPersonDialog roles={roles} onClose={() => setDialog(null)} />}
    </ConsolePage>
  );
}

/** `16 open accounts · 2 closed` */
function summary({ active, closed }: { active: number; closed: number }): string {
  const open = countOf(active, 'open account');
  return closed > 0 ? `${open} · ${closed} closed` : open;
}
