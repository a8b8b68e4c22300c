import type { RateLimitState } from '../../lib/errors';

/** At most `max` times in any `seconds`. */
export interface Rule {
  max: number;
  seconds: number;
}

/** A named limit; its rules apply to each subject (an address, a login, a network) separately. */
export interface Limit {
  name: string;
  rules: readonly Rule[];
  /** The sentence of a refusal. @param wait such as `12 minutes` */
  refusal?: (wait: string) => string;
}

const minutes = (count: number) => count * 60;
const hour = minutes(60);
const day = 24 * hour;

/** D9: at most one code in 30 s, and 6 in an hour. */
const codesAnHour: Rule = { max: 6, seconds: hour };
export const RESEND_SECONDS = 30;
const resendPause: Rule = { max: 1, seconds: RESEND_SECONDS };

/** Failed sign-ins (D31); attempts under way count as failures. */
const signInFailures: Rule = { max: 10, seconds: minutes(15) };
const accountRefused = (wait: string) =>
  `Too many wrong passwords for this account. Please wait ${wait} and try again, or reset your password.`;

export const limits = {
  /** Per device and account, where the account has signed in on the device; no other limit applies there. */
  signInDevice: { name: 'sign-in device', rules: [signInFailures], refusal: accountRefused },
  signInAccountNetwork: {
    name: 'sign-in account and network',
    rules: [signInFailures],
    refusal: accountRefused,
  },
  /** Per account, over all networks from which it has not signed in before. */
  signInAccount: {
    name: 'sign-in account',
    rules: [{ max: 100, seconds: hour }],
    refusal: accountRefused,
  },
  /** Per network, over all accounts: an office of 500 people mistypes too. */
  signInNetwork: {
    name: 'sign-in network',
    rules: [{ max: 300, seconds: minutes(15) }],
    refusal: (wait) =>
      `Too many wrong passwords from your network. Please wait ${wait} and try again, or reset your password.`,
  },
  /** Guesses of a second factor, per account and device; unknown devices count as one. */
  secondFactor: {
    name: 'second factor',
    rules: [
      { max: 10, seconds: minutes(15) },
      { max: 50, seconds: day },
    ],
    refusal: (wait) => `Too many wrong codes. Please wait ${wait} and try again.`,
  },
  /** Codes for one address from one network. A corrected form may be sent at once, a resend must wait. */
  signupCode: { name: 'signup code', rules: [codesAnHour] },
  signupResend: { name: 'signup code', rules: [resendPause, codesAnHour] },
  resetCode: { name: 'reset code', rules: [resendPause, codesAnHour] },
  /** Mails with codes to one address, over all networks. */
  signupMails: { name: 'signup mails', rules: [{ max: 12, seconds: hour }] },
  resetMails: { name: 'reset mails', rules: [{ max: 12, seconds: hour }] },
  /** After the 12: one mail in five minutes, half of the time for which its code is valid. */
  signupMailsBeyond: { name: 'signup mails beyond', rules: [{ max: 1, seconds: minutes(5) }] },
  resetMailsBeyond: { name: 'reset mails beyond', rules: [{ max: 1, seconds: minutes(5) }] },
  /** Per network: one office may sign up many people on one day. */
  signupNetwork: { name: 'signup network', rules: [{ max: 40, seconds: hour }] },
  resetNetwork: { name: 'reset network', rules: [{ max: 20, seconds: hour }] },
  /** Per network: an office of 500 people signs in within the same minute. */
  ssoNetwork: { name: 'sso network', rules: [{ max: 900, seconds: minutes(15) }] },
  /** Mails with codes that link an account to an identity provider, to one address. */
  ssoLinkMails: { name: 'sso link mails', rules: [{ max: 12, seconds: hour }] },
  ssoLinkMailsBeyond: { name: 'sso link mails beyond', rules: [{ max: 1, seconds: minutes(5) }] },
  contactNetwork: { name: 'contact network', rules: [{ max: 10, seconds: hour }] },
  /** Per network: a person who sets up Foyer checks the settings again and again. */
  setupNetwork: { name: 'setup network', rules: [{ max: 60, seconds: minutes(15) }] },
  /** Per person: each invitation mails an address that the person chooses. */
  invitations: { name: 'invitations', rules: [{ max: 50, seconds: day }] },
  /** Per company and invited address. */
  invitationMails: {
    name: 'invitation mails',
    rules: [
      { max: 1, seconds: 60 },
      { max: 5, seconds: day },
    ],
  },
  /** Per booking: each mails its booker. */
  confirmationsAgain: {
    name: 'confirmations again',
    rules: [
      { max: 1, seconds: 60 },
      { max: 5, seconds: day },
    ],
  },
  /** Per event: each mails everybody who goes to it. */
  eventMessages: {
    name: 'event messages',
    rules: [{ max: 10, seconds: day }],
    refusal: (wait) =>
      `Ten messages were sent to the people of this event within a day. Please wait ${wait}.`,
  },
  /** Per company: each looks the domain up in DNS. */
  domainChecks: { name: 'domain checks', rules: [{ max: 20, seconds: hour }] },
  /** Per webhook: each test, or delivery that is sent again, calls an address that a customer has chosen. */
  webhookSends: { name: 'webhook sends', rules: [{ max: 60, seconds: minutes(15) }] },
  /** Per person: drawing a picture anew keeps one core busy for about a second. */
  pictures: { name: 'pictures', rules: [{ max: 120, seconds: hour }] },
  /** Per person: making the file reads all tables. */
  personalData: { name: 'personal data', rules: [{ max: 5, seconds: day }] },
  /** Per caller: each attempt tries a password. */
  erasure: { name: 'erasure', rules: [{ max: 5, seconds: minutes(15) }] },
  /** Guests at an entrance use the same network, and each opens a page, a calendar file and a PDF at most. */
  sharedTicketNetwork: {
    name: 'shared ticket network',
    rules: [{ max: 900, seconds: minutes(15) }],
  },
  /** Per network: the approvers of one office open their links, press once or twice, and look again. */
  approvalLinkNetwork: {
    name: 'approval link network',
    rules: [{ max: 200, seconds: minutes(15) }],
  },
  /** A company's office opens the link of its pool at once, and looks again. */
  seatLinkNetwork: { name: 'seat link network', rules: [{ max: 900, seconds: minutes(15) }] },
  /** Per network, refused claims included: an office of 500 people claims seats within the same minute. */
  seatClaimsNetwork: { name: 'seat claims network', rules: [{ max: 900, seconds: minutes(15) }] },
  /** Per pool: claiming and giving back again mails an address that somebody chooses. */
  seatClaimsOfPool: { name: 'seat claims of pool', rules: [{ max: 60, seconds: hour }] },
  /** The same of a pool of several bookings, which has up to 200 seats. */
  seatClaimsOfLargePool: {
    name: 'seat claims of large pool',
    rules: [{ max: 300, seconds: hour }],
  },
  /** Per pool and entered address: anybody with the link can claim for any address, give the seat back and claim again. */
  seatClaimsAgain: { name: 'seat claims again', rules: [{ max: 3, seconds: day }] },
  /** Per address, over all pools. */
  seatClaimMails: { name: 'seat claim mails', rules: [{ max: 20, seconds: day }] },
  newsletterNetwork: { name: 'newsletter network', rules: [{ max: 10, seconds: hour }] },
} as const satisfies Record<string, Limit>;

/**
 * The state of the rule of an exceeded limit for which the caller has to wait longest, at least one second.
 * @param hits in any order; like `now` in milliseconds since 1970
 */
export function exceededState(
  { name, rules }: Limit,
  hits: readonly number[],
  now: number,
): RateLimitState {
  const states = rules.map(({ max, seconds }) => {
    const live = hits.filter((hit) => hit > now - seconds * 1000).sort((a, b) => a - b);
    const leaving = live[live.length - max] ?? -Infinity;
    const wait = Math.max(1, Math.ceil((leaving + seconds * 1000 - now) / 1000));
    return { name, max, windowSeconds: seconds, left: 0, wait };
  });
  return states.reduce((longest, one) => (one.wait > longest.wait ? one : longest));
}

/** `40 seconds`, `12 minutes`, rounded up. */
export function waitInWords(seconds: number): string {
  const [count, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
