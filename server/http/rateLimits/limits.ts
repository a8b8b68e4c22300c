/** At most `max` times in any `seconds`. */
export interface Rule {
  max: number;
  seconds: number;
}

/** A named limit; its rules apply to each subject (an address, a login, a network) separately. */
export interface Limit {
  name: string;
  rules: readonly Rule[];
}

const minutes = (count: number) => count * 60;
const hour = minutes(60);
const day = 24 * hour;

/** D9: at most one code in 30 s, and 6 in an hour. */
const codesAnHour: Rule = { max: 6, seconds: hour };
export const RESEND_SECONDS = 30;
const resendPause: Rule = { max: 1, seconds: RESEND_SECONDS };

/** Failed sign-ins, per login and per network; attempts under way count as failures. */
const signInFailures: Rule = { max: 10, seconds: minutes(15) };

export const limits = {
  signInLogin: { name: 'sign-in login', rules: [signInFailures] },
  signInNetwork: { name: 'sign-in network', rules: [signInFailures] },
  /** Mails to one address. A corrected form may be sent at once, a resend must wait. */
  signupCode: { name: 'signup code', rules: [codesAnHour] },
  signupResend: { name: 'signup code', rules: [resendPause, codesAnHour] },
  resetCode: { name: 'reset code', rules: [resendPause, codesAnHour] },
  /** Per network: one office may sign up many people on one day. */
  signupNetwork: { name: 'signup network', rules: [{ max: 40, seconds: hour }] },
  resetNetwork: { name: 'reset network', rules: [{ max: 20, seconds: hour }] },
  contactNetwork: { name: 'contact network', rules: [{ max: 10, seconds: hour }] },
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
  /** Per company: each looks the domain up in DNS. */
  domainChecks: { name: 'domain checks', rules: [{ max: 20, seconds: hour }] },
  newsletterNetwork: { name: 'newsletter network', rules: [{ max: 10, seconds: hour }] },
} as const satisfies Record<string, Limit>;

/**
 * Seconds until each rule has room again, at least one. `hits` may be in any order.
 * @param now and `hits` in milliseconds since 1970
 */
export function secondsToWait(rules: readonly Rule[], hits: readonly number[], now: number) {
  const waits = rules.map(({ max, seconds }) => {
    const live = hits.filter((hit) => hit > now - seconds * 1000).sort((a, b) => a - b);
    const leaving = live[live.length - max];
    return leaving === undefined ? 0 : Math.ceil((leaving + seconds * 1000 - now) / 1000);
  });
  return Math.max(1, ...waits);
}

/** `40 seconds`, `12 minutes`, rounded up. */
export function waitInWords(seconds: number): string {
  const [count, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
