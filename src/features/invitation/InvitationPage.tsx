import { Navigate, useParams } from 'react-router';
import { toAppError, useAcceptInvitationMutation, useGetInvitationQuery } from '@/api';
import { FullScreenSpinner } from '@/components/display/Spinner';
import { useNoReferrer } from '@/hooks/useNoReferrer';
import { paths } from '@/lib/paths';
import { selectAuthInitialised, selectIsSignedIn, useAppSelector } from '@/state';
import { AcceptForm } from './AcceptForm';
import {
  AlreadySignedIn,
  HasAccount,
  InvitationCard,
  InvitationFailed,
  InvitationGone,
} from './InvitationCards';

/** /invitation/{token}: an invited person makes an account (docs/product/people.md#joining-a-company). */
export function InvitationPage() {
  useNoReferrer();
  const { token = '' } = useParams();
  const initialised = useAppSelector(selectAuthInitialised);
  const signedIn = useAppSelector(selectIsSignedIn);
  const skip = signedIn;
  const { currentData: invitation, error, refetch } = useGetInvitationQuery({ token }, { skip });
  const [accept, accepting] = useAcceptInvitationMutation();

  if (signedIn && !initialised) return <FullScreenSpinner />;
  if (signedIn) {
    return accepting.isSuccess ? <Navigate to={paths.home} replace /> : <AlreadySignedIn />;
  }

  const refusal = toAppError(accepting.error ?? error);
  if (accepting.error && refusal.code === 'has_account') {
    return <HasAccount sentence={refusal.message} />;
  }
  // 400: the token in the address is incomplete.
  if (refusal.status === 410 || (!accepting.error && refusal.status === 400)) {
    return <InvitationGone />;
  }
  if (error && !invitation) return <InvitationFailed error={error} onRetry={refetch} />;
  if (!invitation) return <FullScreenSpinner />;
  return (
    <InvitationCard invitation={invitation}>
      <AcceptForm
        email={invitation.email}
        onAccept={(invitationAcceptance) => accept({ token, invitationAcceptance }).unwrap()}
      />
    </InvitationCard>
  );
}
