import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, Navigate, useParams, useSearchParams } from 'react-router';
import { errorMessage, toAppError, type Approval } from '@/api';
import { useGetApprovalLinkQuery } from '@/api/console';
import { BusyButton } from '@/components/buttons/BusyButton';
import { FullScreenSpinner } from '@/components/feedback/FullScreenSpinner';
import { AuthCard } from '@/components/page/AuthCard';
import { HomeLogo } from '@/components/page/LinkedPage';
import { useNoReferrer } from '@/hooks/useNoReferrer';
import { approvalPath, approvalsPath } from '@/lib/paths';
import { ApprovalView } from './ApprovalView';
import { DecideByLink } from './DecideByLink';
import styles from './DecideByLinkPage.module.css';

/** What a link that decides nothing any more is about, by the code of the refusal. */
const TITLES: Readonly<Record<string, string>> = {
  link_used: 'This link was used',
  already_decided: 'This request is decided',
  approval_expired: 'The time to decide is over',
  link_superseded: 'The request has gone on',
  link_gone: 'This link no longer works',
};

/** /decide/:token: shows a request to whoever got the mail, and decides it there (docs/product.md#approvals). */
export function DecideByLinkPage() {
  useNoReferrer();
  const { token = '' } = useParams();
  const [query] = useSearchParams();
  const [decided, setDecided] = useState<Approval | null>(null);
  const { currentData: link, error, refetch } = useGetApprovalLinkQuery({ token });

  if (link?.needs_sign_in) return <Navigate to={approvalPath(link.approval_id)} replace />;
  const approval = decided ?? link?.approval;
  if (!approval && error) return <Refused error={error} onRetry={refetch} />;
  if (!approval) return <FullScreenSpinner />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <HomeLogo />
        <p className={styles.as}>
          {link?.approver && <>You decide as {link.approver.name}. </>}
          <Link to={approvalPath(approval.id)}>Sign in</Link> for more.
        </p>
      </header>
      <ApprovalView
        // What needs an account is not offered here.
        approval={{ ...approval, can_delegate: false }}
        isOwn={false}
        decide={
          <DecideByLink
            token={token}
            approval={approval}
            begins={query.get('do') === 'decline' ? 'decline' : 'approve'}
            onDecided={setDecided}
          />
        }
      />
    </div>
  );
}

/** One sentence for each reason for which the link decides nothing. */
function Refused({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { status, code } = toAppError(error);
  const isLost = status === 404 || status === 400;
  const title = isLost ? 'This link is not complete' : TITLES[code ?? ''];
  const sentence = isLost
    ? 'Please open it from the email again, or sign in to see your requests.'
    : errorMessage(error, 'Please try again.');
  return (
    <AuthCard
      title={title ?? 'Couldn’t load the request'}
      text={<span role="alert">{sentence}</span>}
    >
      <div className={styles.actions}>
        {title === undefined && (
          <BusyButton variant="contained" size="large" fullWidth onClick={() => onRetry()}>
            Try Again
          </BusyButton>
        )}
        <Button
          component={Link}
          to={approvalsPath()}
          variant={title === undefined ? undefined : 'contained'}
          size="large"
          fullWidth
        >
          See Your Requests
        </Button>
      </div>
    </AuthCard>
  );
}
