import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { errorMessage, type PersonInvitation } from '@/api';
import {
  useListPeopleInvitationsQuery,
  useResendPersonInvitationMutation,
  useWithdrawPersonInvitationMutation,
} from '@/api/console';
import { BusyButton } from '@/components/fields/BusyButton';
import type { DataColumn } from '@/components/dataList/DataTable';
import { DataList } from '@/components/dataList/DataList';
import { TwoLines } from '@/components/dataList/TwoLines';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { EmptyState } from '@/components/feedback/EmptyState';
import { formatDate } from '@/lib/dates';
import { useToast } from '@/state';

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
export function InvitationsCard(props: InvitationsCardProps) {
  const { company, namesCompanies = false, onInvite } = props;
  const [pageSize, setPageSize] = useState(PAGE_SIZE);
  const query = useListPeopleInvitationsQuery({
    ...(company !== undefined && { company }),
    pageSize,
  });
  const { data, error, isFetching } = query;
  const columns = useMemo(() => invitationColumns(namesCompanies), [namesCompanies]);
  return (
    <Card
      component="section"
      aria-labelledby="open-invitations"
      sx={{ p: 0, mt: 2, overflow: 'hidden' }}
    >
      <Stack component="header" sx={{ px: 2, pt: 2, pb: 1 }}>
        <Typography id="open-invitations" component="h2" variant="h3">
          Open invitations
        </Typography>
        <Typography component="p" variant="meta" color="textSecondary">
          Each link works once, for seven days.
        </Typography>
      </Stack>
      <DataList
        within
        label="Open invitations"
        subject="invitations"
        query={query}
        failure={!isFetching && error && errorMessage(error, 'Please try again.')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            heading="h3"
            title="No open invitations"
            text="Pending invitations appear here."
            action={<Button onClick={onInvite}>Invite a person</Button>}
          />
        }
      />
      {data && data.count > data.results.length && (
        <Stack sx={{ alignItems: 'center', gap: 1.5, p: 2 }}>
          <Typography component="p" variant="meta" color="textSecondary">
            {data.results.length} of {data.count} shown
          </Typography>
          {pageSize < LONGEST && <Button onClick={() => setPageSize(LONGEST)}>Show more</Button>}
        </Stack>
      )}
    </Card>
  );
}

const invitationColumns = (namesCompanies: boolean): DataColumn<PersonInvitation>[] => [
  {
    id: 'email',
    header: 'Person',
    minWidth: 260,
    wraps: true,
    phone: 'title',
    render: ({ email, is_mine: isMine, invited_by: by, sent_at: at, is_expired: isExpired }) => (
      <TwoLines
        first={
          <>
            <b>{email}</b> {isExpired && <Chip size="small" color="warning" label="Expired" />}
          </>
        }
        second={`Invited by ${isMine ? 'you' : by}, sent ${formatDate(at)}`}
      />
    ),
  },
  {
    id: 'role',
    header: 'Role',
    minWidth: 180,
    render: ({ role_label: role, company, is_expired: isExpired, expires_at: ends }) => (
      <TwoLines
        first={namesCompanies ? `${role} at ${company.name}` : role}
        second={`${isExpired ? 'Ended' : 'Works until'} ${formatDate(ends)}`}
      />
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    hiddenHeader: true,
    width: 286,
    align: 'right',
    phone: 'wide',
    render: (invitation) => <InvitationActions invitation={invitation} />,
  },
];

/** Sends the invitation again, which ends the former link, or withdraws it. */
function InvitationActions({ invitation: { id, email } }: { invitation: PersonInvitation }) {
  const toast = useToast();
  const [resend] = useResendPersonInvitationMutation();
  const [withdraw] = useWithdrawPersonInvitationMutation();
  const [isAsking, setIsAsking] = useState(false);

  const handleResend = async () => {
    const { error } = await resend({ id });
    if (!error) toast.success(`A new link was sent to ${email}`);
  };
  const handleWithdraw = async () => {
    const { error } = await withdraw({ id });
    if (!error) toast.success(`The invitation of ${email} is withdrawn`);
    setIsAsking(false);
  };

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: { md: 'flex-end' }, gap: 1 }}>
      <BusyButton onClick={handleResend}>
        Send again<VisuallyHidden> to {email}</VisuallyHidden>
      </BusyButton>
      <Button onClick={() => setIsAsking(true)}>
        Withdraw<VisuallyHidden> the invitation of {email}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Withdraw the invitation?"
        text={`The link that ${email} has stops working at once. You can invite them again.`}
        confirmLabel="Withdraw"
        onConfirm={handleWithdraw}
        onCancel={() => setIsAsking(false)}
      />
    </Stack>
  );
}
