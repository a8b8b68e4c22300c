/**
 * One @, no spaces, none of the characters that addresses must quote, and a domain with a dot.
 * Whether the mailbox exists is not checked.
 */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@"(),:;<>[\]\\]+@[^\s@"(),:;<>[\]\\][^\s@"(),:;<>[\]\\.]*\.[^\s@"(),:;<>[\]\\]+$/.test(
    text.trim(),
  );
}
