import { parseEmail } from '../lib/emailAddress';
import { hasUnusableCharacters } from '../lib/text';
import { ConfigError, text, url, type Env } from './env';

export interface Sender {
  name: string;
  address: string;
}

/** Whether `MAIL=outbox` turns mail off. */
export function isMailOff(env: Env): boolean {
  const value = text(env, 'MAIL')?.toLowerCase();
  if (value !== undefined && value !== 'outbox' && value !== 'smtp') {
    throw new ConfigError(`MAIL must be smtp or outbox, not "${value}".`);
  }
  return value === 'outbox';
}

export function smtpUrl(env: Env): string | undefined {
  const found = url(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  const isOff = isMailOff(env);
  if (isOff && found !== undefined) {
    throw new ConfigError('MAIL=outbox sends nothing: unset it, or SMTP_URL.');
  }
  if (!isOff && found === undefined && text(env, 'MAIL') !== undefined) {
    throw new ConfigError('MAIL=smtp needs SMTP_URL.');
  }
  return found;
}

const invalidAddress = (name: string, example: string) =>
  new ConfigError(`${name} must be an email address, like ${example}.`);

/** `Foyer <tickets@acme.com>`, or the address alone. */
export function mailFrom(env: Env): Sender {
  const value = text(env, 'MAIL_FROM');
  if (value === undefined) return { name: 'Foyer', address: supportEmail(env) };
  const [, name = 'Foyer', inBrackets] = /^(?:"?([^"<>]*?)"?\s*)<([^<>]+)>$/.exec(value) ?? [];
  const address = parseEmail(inBrackets ?? value)?.address;
  if (address === undefined || hasUnusableCharacters(name)) {
    throw invalidAddress('MAIL_FROM', 'Foyer <tickets@acme.com>');
  }
  return { name: name || 'Foyer', address };
}

export function supportEmail(env: Env): string {
  const value = text(env, 'SUPPORT_EMAIL');
  if (value === undefined) {
    return text(env, 'MAIL_FROM') === undefined ? 'support@foyer.example' : mailFrom(env).address;
  }
  const address = parseEmail(value)?.address;
  if (address === undefined) throw invalidAddress('SUPPORT_EMAIL', 'help@acme.com');
  return address;
}
