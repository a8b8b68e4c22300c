import type { Handlers } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import type { RateLimits } from '../../http/rateLimits/rateLimits.service';
import { createSealedSecrets } from '../../config/sealedSecrets';
import type { MailQueue } from '../../mail/mailQueue.service';
import { createAccountsService } from './accounts/accounts.service';
import { createAuditHandlers, type AuditOperation } from './audit/audit.routes';
import { createAuditReader } from './audit/auditReader.service';
import { createAuthHandlers, type AuthOperation } from './auth/auth.routes';
import { createAuthService } from './auth/auth.service';
import {
  createConfirmIdentityHandlers,
  type ConfirmIdentityOperation,
} from './auth/confirmIdentity.routes';
import { createConfirmIdentity } from './auth/confirmIdentity.service';
import { createKnownDevices } from './auth/knownDevices.service';
import { createNewDeviceMails } from './auth/newDeviceMails.service';
import { createSignInThrottle } from './auth/signInThrottle.service';
import { createTokens } from './auth/tokens.service';
import {
  createCompanyPeopleHandlers,
  type CompanyPeopleOperation,
} from './companyPeople/companyPeople.routes';
import { createCompanyPeopleService } from './companyPeople/companyPeople.service';
import type { LeavingBookings } from './companyPeople/leaving.types';
import { createEraseAccount } from './erasure/eraseAccount.service';
import { createNetworkHash } from './networkHash.service';
import { createCodeMails } from './oneTimeCodes/codeMails.service';
import { createOneTimeCodes } from './oneTimeCodes/oneTimeCodes.service';
import {
  createPasswordResetHandlers,
  type PasswordResetOperation,
} from './passwordReset/passwordReset.routes';
import { createPasswordResetService } from './passwordReset/passwordReset.service';
import { createNewAccounts } from './people/newAccounts.service';
import { createChangePerson } from './personAccounts/changePerson.service';
import { createMakePerson } from './personAccounts/makePerson.service';
import {
  createPersonAccountsHandlers,
  type PersonAccountsOperation,
} from './personAccounts/personAccounts.routes';
import { createPersonAccountsService } from './personAccounts/personAccounts.service';
import { createProfileHandlers, type ProfileOperation } from './profile/profile.routes';
import { createProfileService } from './profile/profile.service';
import { createFactorProofs } from './secondFactors/factorProofs.service';
import { createPasskeysHandlers, type PasskeysOperation } from './secondFactors/passkeys.routes';
import { createPasskeysService } from './secondFactors/passkeys.service';
import {
  createSecondFactorsHandlers,
  type SecondFactorsOperation,
} from './secondFactors/secondFactors.routes';
import { createSecondFactorsService } from './secondFactors/secondFactors.service';
import { createSessionsHandlers, type SessionsOperation } from './sessions/sessions.routes';
import { createSessionsService } from './sessions/sessions.service';
import { createScimHandlers, type ScimOperation } from './scim/scim.routes';
import { createScimGroups } from './scim/scimGroups.service';
import { createScimTokens } from './scim/scimTokens.service';
import { createScimUsers } from './scim/scimUsers.service';
import { createSetupState } from './setup/setupState.service';
import { createSignupHandlers, type SignupOperation } from './signup/signup.routes';
import { createSignupService } from './signup/signup.service';
import { createAttempts } from './singleSignOn/attempts.service';
import { createConnections } from './singleSignOn/connections.service';
import { createProviders } from './singleSignOn/providers.service';
import { createSignInPeople } from './singleSignOn/signInPeople.service';
import { createSignIns } from './singleSignOn/signIns.service';
import {
  createSingleSignOnHandlers,
  type SingleSignOnOperation,
} from './singleSignOn/singleSignOn.routes';

export { openSetup } from './setup/setupState.service';

interface IdentityDeps extends ModuleDeps {
  mail: MailQueue;
  rateLimits: RateLimits;
  leaving: LeavingBookings;
}

type IdentityOperation =
  | AuditOperation
  | AuthOperation
  | SessionsOperation
  | ConfirmIdentityOperation
  | SecondFactorsOperation
  | PasskeysOperation
  | SignupOperation
  | PasswordResetOperation
  | ProfileOperation
  | SingleSignOnOperation
  | ScimOperation
  | CompanyPeopleOperation
  | PersonAccountsOperation;

/** Sign-in and sessions, single sign-on, SCIM, sign-up, password reset, one-time codes, profiles and role permissions. */
export function createIdentityModule(deps: IdentityDeps) {
  const { config } = deps;
  const networkHash = createNetworkHash(deps.secrets);
  const devices = createKnownDevices({ ...deps, networkHash });
  const throttle = createSignInThrottle({ ...deps, devices });
  const codes = createOneTimeCodes({ ...deps, networkHash });
  const codeMails = createCodeMails({ ...deps, codes });
  const proofs = createFactorProofs({ ...deps, devices });
  const factors = createSecondFactorsService({ ...deps, proofs });
  const passkeys = createPasskeysService({ ...deps, factors });
  const auth = createAuthService({
    ...deps,
    throttle,
    devices,
    proofs,
    passkeys,
    newDeviceMails: createNewDeviceMails(deps),
    tokens: createTokens(deps.secrets),
  });
  const accounts = createNewAccounts(deps);
  const setup = createSetupState(deps);
  const signup = createSignupService({
    ...deps,
    codes,
    codeMails,
    auth,
    accounts,
    networkHash,
    setup,
  });
  const passwordReset = createPasswordResetService({
    ...deps,
    codes,
    codeMails,
    throttle,
    devices,
  });
  const sealed = createSealedSecrets(deps.secrets);
  const providers = createProviders({ ...deps, sealed });
  const attempts = createAttempts({ ...deps, providers });
  const connections = createConnections({ ...deps, providers, sealed, attempts });
  const signIns = createSignIns({
    ...deps,
    sealed,
    auth,
    providers,
    attempts,
    connections,
    people: createSignInPeople({ ...deps, accounts, codes, codeMails, sealed }),
  });
  const scimTokens = createScimTokens(deps);
  const handlers: Handlers<IdentityOperation> = {
    ...createAuditHandlers(createAuditReader(deps)),
    ...createAuthHandlers(auth, signIns, config),
    ...createSessionsHandlers(createSessionsService(deps)),
    ...createSecondFactorsHandlers(factors),
    ...createConfirmIdentityHandlers(createConfirmIdentity({ ...deps, proofs, passkeys })),
    ...createPasskeysHandlers(passkeys),
    ...createSingleSignOnHandlers(connections, signIns, config),
    ...createScimHandlers(
      {
        tokens: scimTokens,
        users: createScimUsers({ ...deps, accounts }),
        groups: createScimGroups(deps),
      },
      config,
    ),
    ...createSignupHandlers(signup, config),
    ...createPasswordResetHandlers(passwordReset, config),
    ...createProfileHandlers({ profiles: createProfileService(deps), auth }),
    ...createCompanyPeopleHandlers(createCompanyPeopleService(deps)),
    ...createPersonAccountsHandlers(
      createPersonAccountsService(deps),
      createMakePerson(deps),
      createChangePerson(deps),
    ),
  };
  return {
    handlers,
    authenticate: auth.authenticate,
    authenticateProvisioner: scimTokens.authenticate,
    accounts,
    startSession: auth.startSession,
    setup,
    firstAccount: createAccountsService(deps),
    erasure: createEraseAccount(deps),

    /**
     * Deletes expired codes, links, challenges and single sign-ons, sign-up forms that were never confirmed, devices not
     * used for a year, and old sessions.
     */
    async purgeExpired(): Promise<void> {
      await codes.purgeExpired(deps.db);
      await signup.purgeExpired();
      await passwordReset.purgeExpired();
      await devices.purgeExpired();
      await signIns.purgeExpired();
      await passkeys.purgeExpired();
      await auth.purgeSessions(config.retentionSessions);
    },
  };
}
