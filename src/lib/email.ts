/**
 * One @, no spaces or the signs that addresses must quote, and a domain with a dot. Only a mail that
 * arrives proves more.
 */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\]+\.[^\s@"(),:;<>[\]\\]+$/.test(text.trim());
}
