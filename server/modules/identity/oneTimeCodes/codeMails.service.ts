import type { ModuleDeps } from '../../../deps';
import type { Limit } from '../../../http/rateLimits/limits';
import type { RateLimits } from '../../../http/rateLimits/rateLimits.service';
import type { CodeKey } from './oneTimeCodes.repository';
import type { OneTimeCodes } from './oneTimeCodes.service';

interface MailedCode {
  key: CodeKey;
  /** The IP address that requests the code. */
  address: string;
  /** Mails to one address, and how often one goes out beyond them. */
  limits: { mails: Limit; beyond: Limit };
}

export type CodeMails = ReturnType<typeof createCodeMails>;

/** Limits the mails with codes to one address without keeping its owner from a code (D31). */
export function createCodeMails({
  rateLimits,
  codes,
}: {
  rateLimits: RateLimits;
  codes: OneTimeCodes;
}) {
  return {
    /**
     * @returns the code to mail; null where the address has been sent many mails: then the code of the
     *   newest one counts for this request as well
     */
    async codeToMail(
      trx: ModuleDeps['db'],
      { key, address, limits: { mails, beyond } }: MailedCode,
    ): Promise<string | null> {
      const mayMail =
        (await rateLimits.tryTake(trx, [mails, key.email])) ||
        (await rateLimits.tryTake(trx, [beyond, key.email]));
      if (!mayMail && (await codes.share(trx, key, address))) return null;
      return codes.issue(trx, key, address);
    },
  };
}
