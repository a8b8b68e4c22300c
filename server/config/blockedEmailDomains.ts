import { parseEmail } from '../lib/emailAddress';
import { ConfigError, text, type Env } from './env';

/** Mail domains blocked from sign-up in addition to the built-in lists; each includes its subdomains. */
export function blockedEmailDomains(env: Env): ReadonlySet<string> {
  const names = text(env, 'BLOCKED_EMAIL_DOMAINS')?.split(',') ?? [];
  const domains = names.map((name) => {
    const domain = parseEmail(`somebody@${name.trim()}`)?.domain;
    if (domain !== undefined) return domain;
    throw new ConfigError(
      `BLOCKED_EMAIL_DOMAINS takes domains like mail.example, with commas, not "${name.trim()}".`,
    );
  });
  return new Set(domains);
}
