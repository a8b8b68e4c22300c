import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { errorMessage } from '@/api';
import { useListPeopleInvitationsQuery } from '@/api/console';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { StaleNote } from '@/components/feedback/StaleNote';
import { InvitationRow } from './InvitationRow';
import card from './InvitationsCard.module.css';
import { RowsSkeleton } from './RowsSkeleton';

const PAGE_SIZE = 20;
/** As many as one request can have. */
const LONGEST = 100;

interface InvitationsCardProps {
  /** Only those to this company. */
  company?: number;
  /** Whether each says to which company. */
  namesCompanies?: boolean;
  onInvite: () => void;
}

/** Invitations that nobody has accepted yet. */
export function InvitationsCard({
  company,
  namesCompanies = false,
  onInvite,
}: InvitationsCardProps) {
  const [pageSize, setPageSize] = useState(PAGE_SIZE);
  const { data, error, isFetching, refetch } = useListPeopleInvitationsQuery({
    ...(company !== undefined && { company }),
    pageSize,
  });
  const hasFailed = error !== undefined && !isFetching;
  return (
    <Card component="section" aria-labelledby="open-invitations" className={card.card}>
      <header className={card.head}>
        <h2 id="open-invitations">Open invitations</h2>
        <p>Each link works once, for seven days.</p>
      </header>
      {data ? (
        <>
          {hasFailed && <StaleNote onRetry={() => refetch()} />}
          {data.count > 0 ? (
            <ul aria-label="Open invitations">
              {data.results.map((invitation) => (
                <InvitationRow
                  key={invitation.id}
                  invitation={invitation}
                  namesCompany={namesCompanies}
                />
              ))}
            </ul>
          ) : (
            <EmptyState
              heading="h3"
              title="No open invitations"
              text="Pending invitations appear here."
              action={<Button onClick={onInvite}>Invite a person</Button>}
            />
          )}
          {data.count > data.results.length && (
            <div className={card.more}>
              <p>
                {data.results.length} of {data.count} shown
              </p>
              {pageSize < LONGEST && (
                <Button onClick={() => setPageSize(LONGEST)}>Show more</Button>
              )}
            </div>
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
