import type { Limit } from '../../http/rateLimits/limits';
import type { LimitedSubject } from '../../http/rateLimits/rateLimits.service';

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Limits mails that a person causes to other people's addresses: tickets mailed to attendees, and both mails of a
 * reassignment. The hourly limit covers naming the seats of six bookings of ten.
 */
export const guestMails: Limit = {
  name: 'guest mails',
  rules: [
    { max: 60, seconds: HOUR },
    { max: 200, seconds: DAY },
  ],
};

/** The same limit for one address, which may hold all seats of two bookings of ten. */
const guestMailsToOne: Limit = {
  name: 'guest mails to one',
  rules: [{ max: 20, seconds: DAY }],
};

export interface Sender {
  userId: number;
  email: string;
}

/**
 * The rate limits to count before mailing these addresses. The sender comes first and the addresses are sorted, so
 * that two requests of one person wait for each other and never deadlock.
 */
export function countedMails(
  { userId, email: own }: Sender,
  addresses: readonly string[],
): LimitedSubject[] {
  const others = addresses
    .map((address) => address.trim().toLowerCase())
    .filter((address) => address !== own.toLowerCase())
    .sort();
  return [
    ...others.map((): LimitedSubject => [guestMails, String(userId)]),
    ...others.map((address): LimitedSubject => [guestMailsToOne, `${userId} ${address}`]),
  ];
}
