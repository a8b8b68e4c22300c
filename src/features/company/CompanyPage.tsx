import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { errorMessage, type Company } from '@/api';
import { useGetCompanyQuery } from '@/api/console';
import { Button, ButtonLink } from '@/components/buttons/Button';
import { Card } from '@/components/display/Card';
import { Icon } from '@/components/display/Icon';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { StaleNote } from '@/components/feedback/StaleNote';
import { Container } from '@/components/page/Container';
import { PageTitle } from '@/components/page/PageTitle';
import { lazyPart } from '@/components/lazy/lazyPart';
import { paths } from '@/lib/paths';
import { selectUser, useAppSelector } from '@/state';
import { DomainCard } from './components/DomainCard';
import { InvitationsCard } from './components/InvitationsCard';
import { PeopleCard } from './components/PeopleCard';
import { RowsSkeleton } from './components/RowsSkeleton';
import styles from './CompanyPage.module.css';

const InviteDialog = lazyPart(() => import('./components/InviteDialog'));

/** /company: domain, people and invitations of one's company (docs/product.md#joining-a-company). */
export function CompanyPage() {
  const user = useAppSelector(selectUser);
  const { data: company, error, isFetching, refetch } = useGetCompanyQuery();
  const [isInviting, setIsInviting] = useState(false);
  const manages = user?.permissions.includes('manage_company') ?? false;
  const hasFailed = error !== undefined && !isFetching;

  return (
    <Container className={styles.page}>
      <PageTitle
        text={manages ? 'Its domain, its people, and who is invited.' : undefined}
        actions={
          manages &&
          company && (
            <Button
              variant="primary"
              onPointerEnter={InviteDialog.preload}
              onFocus={InviteDialog.preload}
              onClick={() => setIsInviting(true)}
            >
              <Icon icon={UserPlus} small /> Invite people
            </Button>
          )
        }
      >
        {company?.name ?? user?.company ?? 'Your company'}
      </PageTitle>
      {company ? (
        <>
          {hasFailed && <StaleNote onRetry={() => refetch()} />}
          <div className={styles.cards}>
            <DomainCard company={company} />
            {manages ? (
              <>
                <PeopleCard isProven={company.domain_proven} />
                <InvitationsCard onInvite={() => setIsInviting(true)} />
              </>
            ) : (
              <ManagedByAdmin />
            )}
          </div>
        </>
      ) : hasFailed ? (
        <ErrorPanel
          title="Your company could not be loaded"
          text={errorMessage(error, 'Please try again.')}
          onRetry={() => refetch()}
        />
      ) : (
        <Card>
          <RowsSkeleton rows={4} text="Loading your company…" />
        </Card>
      )}
      {company && isInviting && (
        <InviteDialog onlyDomain={unprovenDomain(company)} onClose={() => setIsInviting(false)} />
      )}
    </Container>
  );
}

const unprovenDomain = ({ domain, domain_proven: isProven }: Company) => (isProven ? null : domain);

/** What a manager is told, who sees the company's bookings but does not manage its people. */
function ManagedByAdmin() {
  return (
    <Card as="section" labelledBy="company-people">
      <h2 id="company-people">People</h2>
      <p className={styles.text}>
        Your company’s admin invites people, changes roles and closes accounts. You see the bookings
        of your colleagues under My Bookings.
      </p>
      <div className={styles.actions}>
        <ButtonLink to={paths.myBookings}>My Bookings</ButtonLink>
      </div>
    </Card>
  );
}
