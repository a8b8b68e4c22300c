import type { OperationId } from '../../contract/types';

const ids = [
  'signIn',
  'requestSignup',
  'verifySignup',
  'resendOtp',
  'refreshSession',
  'signOut',
  'endSession',
  'endOtherSessions',
  'startPasskeySignIn',
  'signInWithPasskey',
  'confirmIdentity',
  'startTotp',
  'confirmTotp',
  'turnOffTotp',
  'renewRecoveryCodes',
  'startPasskey',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'requestPasswordReset',
  'resetPassword',
  'resetPasswordByLink',
  'markNotificationsRead',
  'updateOwnProfile',
] as const satisfies readonly OperationId[];

interface Unrecorded {
  because: string;
}

/** Calls that the audit leaves out, because they concern only the caller's own account. */
export const accountCalls = Object.fromEntries(
  ids.map((id) => [id, { because: 'It concerns only the caller’s own account.' }]),
) as Record<(typeof ids)[number], Unrecorded>;
