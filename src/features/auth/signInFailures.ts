/** Why the server has led the browser back to the sign-in page, by its parameter `sso`. */
const SENTENCES: Readonly<Record<string, string>> = {
  unavailable:
    'Your company has not set up single sign-on for this email address. Sign in with your password.',
  unreachable: 'Your company’s sign-in service did not respond. Please try again in a few minutes.',
  expired: 'This sign-in has expired. Please try again.',
  denied: 'Your company’s sign-in service did not let you in. Ask your admin for access.',
  email_not_verified:
    'Your company’s sign-in service has not verified your email address. Ask your admin for help.',
  other_domain: 'Your email address is not at a domain of your company. Ask your admin for help.',
  other_company: 'This email address has an account that does not belong to your company.',
  account_closed:
    'Your account has been closed. Please ask the admin of your company to open it again.',
};

/** Null without a parameter. */
export const signInFailure = (reason: string | null): string | null =>
  reason === null ? null : (SENTENCES[reason] ?? 'The sign-in failed. Please try again.');
