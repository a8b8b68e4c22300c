import { dayInIndia, financialYear } from '../../lib/indiaDays';

/** Days after the purchase during which billing details can be corrected. */
const CORRECTION_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

/**
 * The last day, `YYYY-MM-DD` in India, on which credit notes for a sale may be declared: 30 November after the
 * end of its financial year (CGST Act, s. 34(2)).
 */
export const lastDayToDeclare = (soldAt: Date): string =>
  `${Number(financialYear(soldAt).slice(0, 4)) + 1}-11-30`;

/** The last day, `YYYY-MM-DD` in India, to correct the billing details of a purchase (D43). */
export function lastDayToCorrect(purchasedAt: Date): string {
  const afterPurchase = dayInIndia(new Date(purchasedAt.getTime() + CORRECTION_DAYS * DAY));
  const declared = lastDayToDeclare(purchasedAt);
  return afterPurchase < declared ? afterPurchase : declared;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** The message for a correction that comes too late. @param until the last day, `YYYY-MM-DD` */
export const closedAfter = (until: string): string =>
  `Billing details could be corrected until ${day.format(new Date(until))}, ${CORRECTION_DAYS} days after the purchase.`;
