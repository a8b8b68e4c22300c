import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import type { PersonInvitation } from '@/api';
import {
  useResendPersonInvitationMutation,
  useWithdrawPersonInvitationMutation,
} from '@/api/console';
import { BusyButton } from '@/components/buttons/BusyButton';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { Avatar } from '@/components/display/Avatar';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { formatDate } from '@/lib/dates';
import { useToast } from '@/state';
import styles from './InvitationRow.module.css';

interface InvitationRowProps {
  invitation: PersonInvitation;
  /** Whether it says to which company. */
  namesCompany: boolean;
}

/** An open invitation: to send again, which ends the former link, or to withdraw. */
export function InvitationRow({ invitation, namesCompany }: InvitationRowProps) {
  const { id, email } = invitation;
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
    <li className={styles.row}>
      <Avatar name={email} />
      <div className={styles.who}>
        <p className={styles.name}>
          <strong>{email}</strong>
          {invitation.is_expired && <Chip size="small" color="warning" label="Expired" />}
        </p>
        <p className={styles.meta}>
          Invited by {invitation.is_mine ? 'you' : invitation.invited_by}, sent{' '}
          {formatDate(invitation.sent_at)}
        </p>
      </div>
      <div className={styles.facts}>
        <p>
          {invitation.role_label}
          {namesCompany && ` at ${invitation.company.name}`}
        </p>
        <p className={styles.meta}>
          {invitation.is_expired ? 'Ended' : 'Works until'} {formatDate(invitation.expires_at)}
        </p>
      </div>
      <div className={styles.actions}>
        <BusyButton onClick={handleResend}>
          Send again<VisuallyHidden> to {email}</VisuallyHidden>
        </BusyButton>
        <Button onClick={() => setIsAsking(true)}>
          Withdraw<VisuallyHidden> the invitation of {email}</VisuallyHidden>
        </Button>
        <ConfirmDialog
          open={isAsking}
          title="Withdraw the invitation?"
          text={`The link that ${email} got stops working at once. You can invite them again.`}
          confirmLabel="Withdraw"
          onConfirm={handleWithdraw}
          onCancel={() => setIsAsking(false)}
        />
      </div>
    </li>
  );
}
