import { disposableEmailBlocklist } from 'disposable-email-domains-js';
import freeEmailDomains from 'free-email-domains';
import { privateMailDomains } from '@/lib/privateMailDomains.gen';

/** Some 23,000 domains, 150 kB compressed: import this file only with `import()`. */
export const mailDomainLists = (): ReadonlySet<string> =>
  new Set([...freeEmailDomains, ...disposableEmailBlocklist(), ...privateMailDomains]);
