import { repeat } from '../../../jobs/pollLoop';
import type { AuthService } from '../auth/auth.service';
import type { ModuleDeps } from '../../../deps';
import { createInfoModule } from '../../messaging/support/info.routes';
import type { MailService } from '../../../mail/mail.service';
import { createOneTimeCodes } from '../oneTimeCodes/oneTimeCodes.service';
import { createPasswordResetModule } from '../passwordReset/passwordReset.routes';
import { createProfileModule } from '../profile/profile.routes';
import { createRateLimits } from '../../../http/rateLimits/rateLimits.service';
import { createSignupModule } from '../signup/signup.routes';

const HOUR = 3600 * 1000;

/** Joining, passwords, profiles and what visitors write: modules that share mail, codes and limits. */
export function createPeopleModules(
  deps: ModuleDeps,
  { auth, mail }: { auth: AuthService; mail: MailService },
) {
  const rateLimits = createRateLimits(deps);
  const codes = createOneTimeCodes(deps);
  const shared = { ...deps, mail, rateLimits, codes, auth };
  const signup = createSignupModule(shared);

  async function forgetWhatIsOver(): Promise<void> {
    await rateLimits.forgetExpired();
    await codes.forgetExpired(deps.db);
    await signup.service.forgetOldForms();
    await mail.forgetOld();
  }

  return {
    handlers: {
      ...signup.handlers,
      ...createPasswordResetModule(shared).handlers,
      ...createProfileModule(shared).handlers,
      ...createInfoModule(shared).handlers,
    },

    forgetWhatIsOver,

    /** Forgets, every hour, what is over. @returns what stops it */
    startForgetting: (): (() => Promise<void>) =>
      repeat(forgetWhatIsOver, HOUR, (error) =>
        deps.log.error({ err: error }, 'forgetting what is over failed'),
      ),
  };
}
