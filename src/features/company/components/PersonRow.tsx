import { useState } from 'react';
import { errorMessage, type CompanyPerson } from '@/api';
import { useDeactivateUserMutation, useReactivateUserMutation } from '@/api/console';
import { Button } from '@/components/buttons/Button';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { Avatar } from '@/components/display/Avatar';
import { Badge } from '@/components/display/Badge';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { lazyPart } from '@/components/lazy/lazyPart';
import { formatDate } from '@/lib/dates';
import { useToast } from '@/state';
import { companyRoleOf, nameOf } from '../companyRoles';
import styles from './rows.module.css';

const ChangeRoleDialog = lazyPart(() => import('./ChangeRoleDialog'));

/** A person of the company, with the admin's actions. Nobody changes their own role here. */
export function PersonRow({ person }: { person: CompanyPerson }) {
  const [dialog, setDialog] = useState<'role' | AccountChange | null>(null);
  const name = nameOf(person);
  const role = companyRoleOf(person.role);
  const mayManage = !person.is_me && role !== undefined;
  const close = () => setDialog(null);
  return (
    <li className={styles.row}>
      <Avatar name={name} />
      <div className={styles.who}>
        <p className={styles.name}>
          <strong>{name}</strong>
          {person.is_me && <Badge>You</Badge>}
          {!person.is_active && <Badge tone="warn">Account closed</Badge>}
        </p>
        <p className={styles.meta}>{person.email}</p>
      </div>
      <div className={styles.facts}>
        <p>{person.role_label}</p>
        <p className={styles.meta}>Joined {formatDate(person.joined_at)}</p>
      </div>
      {mayManage && (
        <div className={styles.actions}>
          {person.is_active && (
            <Button
              onPointerEnter={ChangeRoleDialog.preload}
              onFocus={ChangeRoleDialog.preload}
              onClick={() => setDialog('role')}
            >
              Change role<VisuallyHidden> of {name}</VisuallyHidden>
            </Button>
          )}
          <Button onClick={() => setDialog(person.is_active ? 'close' : 'reopen')}>
            {person.is_active ? 'Close account' : 'Open account'}
            <VisuallyHidden> of {name}</VisuallyHidden>
          </Button>
          {dialog === 'role' && <ChangeRoleDialog person={person} current={role} onClose={close} />}
          {(dialog === 'close' || dialog === 'reopen') && (
            <AccountDialog person={person} change={dialog} onClose={close} />
          )}
        </div>
      )}
    </li>
  );
}

type AccountChange = 'close' | 'reopen';

interface AccountDialogProps {
  person: CompanyPerson;
  change: AccountChange;
  onClose: () => void;
}

/** Asks before an account is closed, or opened again. */
function AccountDialog({ person, change, onClose }: AccountDialogProps) {
  const toast = useToast();
  const [deactivate] = useDeactivateUserMutation();
  const [reactivate] = useReactivateUserMutation();
  const name = nameOf(person);
  const isClosing = change === 'close';

  const handleConfirm = async () => {
    const call = isClosing ? deactivate : reactivate;
    try {
      await call({ id: person.id }).unwrap();
      toast.success(`The account of ${name} is ${isClosing ? 'closed' : 'open again'}`);
    } catch (error) {
      toast.error(errorMessage(error, 'The account could not be changed. Please try again.'));
    }
    onClose();
  };

  return (
    <ConfirmDialog
      open
      title={isClosing ? `Close the account of ${name}?` : `Open the account of ${name} again?`}
      text={
        isClosing
          ? 'They are signed out at once and cannot sign in. Their unpaid seats go back on sale. Tickets that are paid stay valid. You can open the account again.'
          : 'They can sign in again with the password they had.'
      }
      confirmLabel={isClosing ? 'Close account' : 'Open account'}
      tone={isClosing ? 'danger' : 'primary'}
      onConfirm={handleConfirm}
      onCancel={onClose}
    />
  );
}
