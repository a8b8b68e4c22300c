let offset = 0;
/** An answer has told the server's time. */
let isKnown = false;

/** Milliseconds to add to this device's clock to get the server's. */
export const clockOffset = (): number => offset;

/** The server's time in epoch milliseconds: what instants of the server are compared with (D48). */
export const serverNow = (): number => Date.now() + offset;

/** Takes the offset of an earlier visit, for a page that is opened without a network. An answer counts more. */
export function assumeClockOffset(milliseconds: number): void {
  if (!isKnown) offset = milliseconds;
}

/**
 * Learns the server's time from an answer. `Date` has whole seconds and was written between sending and now, so the
 * offset stays as long as it fits; a right clock is left alone.
 * @param date the answer's header of that name
 * @param sentAt when the request was sent; epoch milliseconds of this device
 */
export function learnServerTime(date: string | null, sentAt: number): void {
  const written = Date.parse(date ?? '');
  if (!written) return;
  isKnown = true;
  const least = written - Date.now();
  const most = written + 999 - sentAt;
  const isRight = least <= 0 && most >= 0;
  offset = isRight ? 0 : Math.max(least, Math.min(most, offset));
}
