import { errorMessage } from '@/api';
import { useListInvitationsQuery } from '@/api/console';
import { Button } from '@/components/buttons/Button';
import { Card } from '@/components/display/Card';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { StaleNote } from '@/components/feedback/StaleNote';
import { InvitationRow } from './InvitationRow';
import { RowsSkeleton } from './RowsSkeleton';
import card from './cards.module.css';

/** Invitations that nobody has accepted yet. */
export function InvitationsCard({ onInvite }: { onInvite: () => void }) {
  const { data, error, isFetching, refetch } = useListInvitationsQuery();
  const hasFailed = error !== undefined && !isFetching;
  return (
    <Card as="section" labelledBy="company-invitations">
      <header className={card.head}>
        <div>
          <h2 id="company-invitations">Open invitations</h2>
          <p>Each link works once, for seven days.</p>
        </div>
      </header>
      {data ? (
        <>
          {hasFailed && <StaleNote onRetry={() => refetch()} />}
          {data.invitations.length > 0 ? (
            <ul aria-label="Open invitations">
              {data.invitations.map((invitation) => (
                <InvitationRow key={invitation.id} invitation={invitation} />
              ))}
            </ul>
          ) : (
            <EmptyState
              heading="h3"
              title="No open invitations"
              text="People whom you invite stand here until they join."
              action={<Button onClick={onInvite}>Invite a person</Button>}
            />
          )}
        </>
      ) : hasFailed ? (
        <ErrorPanel
          heading="h3"
          title="The invitations could not be loaded"
          text={errorMessage(error, 'Please try again.')}
          onRetry={() => refetch()}
        />
      ) : (
        <RowsSkeleton rows={2} text="Loading invitations…" />
      )}
    </Card>
  );
}
