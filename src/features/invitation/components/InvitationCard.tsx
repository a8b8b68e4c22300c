import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { InvitationDetails } from '@/api';
import { AuthCard } from '@/components/page/AuthCard';
import { paths } from '@/lib/paths';

interface InvitationCardProps {
  invitation: InvitationDetails;
  children: ReactNode;
}

/** Who invites to which company, above the form. */
export function InvitationCard({ invitation, children }: InvitationCardProps) {
  const { company, invited_by: inviter, role_label: role } = invitation;
  return (
    <AuthCard
      title={`Join ${company}`}
      text={
        <>
          <strong>{inviter}</strong> invites you to <strong>{company}</strong> on Foyer. Your role:{' '}
          {role}.
        </>
      }
      footer={
        <>
          Already with us? <Link to={paths.signIn}>Sign in</Link>
        </>
      }
    >
      {children}
    </AuthCard>
  );
}
