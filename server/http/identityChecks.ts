import type { IdentityState } from '../contract/caller';
import type { OperationInfo } from '../contract/document';
import type { OperationId } from '../contract/types';
import { forbidden, identityUnconfirmed } from '../lib/errors';

/** The calls of a person who must set up a second factor first. */
const whileSettingUp: readonly OperationId[] = [
  ...(['verifyToken', 'signOut', 'listSessions', 'endSession', 'endOtherSessions'] as const),
  ...(['getConfirmationMethods', 'confirmIdentity', 'getTotp', 'startTotp'] as const),
  ...(['confirmTotp', 'countRecoveryCodes'] as const),
  ...(['listPasskeys', 'startPasskey', 'addPasskey'] as const),
];

/** @throws 403 second_factor_setup_required, confirm_identity */
export function assertIdentity(
  { operationId, confirms }: Pick<OperationInfo, 'operationId' | 'confirms'>,
  { isConfirmed, hasSecondFactor, mustSetUpFactor }: IdentityState,
): void {
  if (mustSetUpFactor && !whileSettingUp.includes(operationId)) {
    throw forbidden(
      'Set up two-step sign-in first: your role needs it.',
      'second_factor_setup_required',
    );
  }
  if (isConfirmed || confirms === 'nobody') return;
  if (confirms === 'everybody' || hasSecondFactor) {
    throw identityUnconfirmed();
  }
}
