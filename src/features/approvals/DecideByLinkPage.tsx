import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link, Navigate, useParams, useSearchParams } from 'react-router';
import { errorMessage, toAppError, type Approval } from '@/api';
import {
  useApproveByLinkMutation,
  useDeclineByLinkMutation,
  useGetApprovalLinkQuery,
} from '@/api/console';
import { BusyButton } from '@/components/fields/BusyButton';
import { FullScreenSpinner } from '@/components/display/Spinner';
import { AuthCard } from '@/components/page/AuthCard';
import { HomeLogo } from '@/components/page/LinkedPage';
import { overBudget } from '@/entities/approval/approvalView';
import { useNoReferrer } from '@/hooks/useNoReferrer';
import { formatMoney } from '@/lib/money';
import { approvalPath, approvalsPath } from '@/lib/paths';
import { ApprovalView } from './ApprovalView';
import { DecisionFields, useDecisionForm } from './Decide';

/** What a link that decides nothing any more is about, by the code of the refusal. */
const TITLES: Readonly<Record<string, string>> = {
  link_used: 'This link has been used',
  already_decided: 'This request has been decided',
  approval_expired: 'The time to decide is over',
  link_superseded: 'The request has gone on',
  link_gone: 'This link no longer works',
};

/** /decide/:token: shows a request to whoever got the mail, and decides it there (docs/product/companies.md#approvals). */
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
    <Box
      sx={{
        maxWidth: 1288,
        mx: 'auto',
        px: 'var(--gutter)',
        pt: { xs: 1, md: 2.5 },
        pb: { xs: 0, md: 4 },
      }}
    >
      <Stack
        component="header"
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 3,
          mb: { xs: 2, md: 3 },
        }}
      >
        <HomeLogo />
        <Typography component="p" variant="meta" color="textSecondary">
          {link?.approver && <>You decide as {link.approver.name}. </>}
          <Button variant="inline" component={Link} to={approvalPath(approval.id)}>
            Sign in
          </Button>{' '}
          for more.
        </Typography>
      </Stack>
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
    </Box>
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
      <Stack sx={{ gap: 1.5, mt: 2.5 }}>
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
      </Stack>
    </AuthCard>
  );
}

interface DecideByLinkProps {
  token: string;
  approval: Approval;
  /** Which of the mail's two links was opened. */
  begins: 'approve' | 'decline';
  onDecided: (approval: Approval) => void;
}

/** Decides by the link of a mail; above the budget the approval is asked for once more. */
function DecideByLink({ token, approval, begins, onDecided }: DecideByLinkProps) {
  const { total, currency, cost_centre: centre } = approval;
  const [approve] = useApproveByLinkMutation();
  const [decline] = useDeclineByLinkMutation();
  const [isOver, setIsOver] = useState(false);
  const decision = useDecisionForm(approval, {
    // The budget may have been used by others since the page was opened.
    onFailure: (error) => {
      if (toAppError(error).code === 'over_budget') setIsOver(true);
    },
  });
  const { decide } = decision;
  const { setFocus } = decision.form;
  useEffect(() => {
    if (begins === 'decline') setFocus('note');
  }, [begins, setFocus]);

  const over = overBudget(approval);
  const handleApprove = () => {
    if (over !== null && !isOver) {
      setIsOver(true);
      return;
    }
    decide('approve', async (note) => {
      const approvalDecision = { ...(note && { note }), ...(isOver && { over_budget: true }) };
      onDecided(await approve({ token, approvalDecision }).unwrap());
    });
  };
  const handleDecline = () =>
    decide('decline', async (reason) =>
      onDecided(await decline({ token, approvalDecline: { reason } }).unwrap()),
    );
  return (
    <DecisionFields
      approval={approval}
      decision={decision}
      approveLabel={isOver ? 'Approve over budget' : `Approve ${formatMoney(total, currency)}`}
      onApprove={handleApprove}
      onDecline={handleDecline}
      warning={
        isOver &&
        over !== null && (
          <Alert role="status" severity="warning" sx={{ order: 5, mt: 1.5 }}>
            It exceeds the budget of {centre?.name ?? 'the cost centre'} by{' '}
            {formatMoney(over, currency)}. Press once more to approve it all the same.
          </Alert>
        )
      }
    />
  );
}
