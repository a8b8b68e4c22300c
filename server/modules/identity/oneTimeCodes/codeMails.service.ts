import type { ModuleDeps } from '../../../deps';
import type { Limit } from '../../../http/rateLimits/limits';
import type { RateLimits } from '../../../http/rateLimits/rateLimits.service';
import type { CodeKey } from './oneTimeCodes.repository';
import type { OneTimeCodes } from './oneTimeCodes.service';

interface MailedCode {
  key: CodeKey;
  /** The IP address that requests the code. */
  address: string;
  /** Mails to one address, and how often one more is sent after that limit. */
  limits: { mails: Limit; beyond: Limit };
}

export type CodeMails = ReturnType<typeof createCodeMails>;

/** Limits the code mails to one address without locking its owner out (D31). */
export function createCodeMails({
  rateLimits,
  codes,
}: {
  rateLimits: RateLimits;
  codes: OneTimeCodes;
}) {
  return {
    /**
     * @returns the code to mail; null when the address has reached its limit: then the newest mailed code is also
     * valid for this request
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
