import { whenAt } from '../../../lib/dateFormat';
import type { EventDetails, OrganizedTierRow } from './authoring.types';

/** When an event can be booked; a draft may have null fields. */
export type BookingPeriod = Pick<EventDetails, 'booking_start_at' | 'booking_end_at' | 'timezone'>;

/** When a ticket tier is sold; null means the event's booking period. */
export type SaleWindow = Pick<OrganizedTierRow, 'sale_starts_at' | 'sale_ends_at'>;

type Problems = Partial<Record<keyof SaleWindow, string>>;

/** Problems of a sale window. Ignores bounds of the booking period that are not set. */
export function saleWindowProblems(
  { sale_starts_at: starts, sale_ends_at: ends }: SaleWindow,
  { booking_start_at: opens, booking_end_at: closes, timezone }: BookingPeriod,
): Problems {
  const problems: Problems = {};
  if (starts && opens && starts < opens) {
    problems.sale_starts_at = `It begins before booking opens on ${whenAt(opens, timezone)}.`;
  } else if (starts && closes && starts >= closes) {
    problems.sale_starts_at = `It begins after booking closes on ${whenAt(closes, timezone)}.`;
  }
  if (starts && ends && ends <= starts) {
    problems.sale_ends_at = 'The sale must end after it begins.';
  } else if (ends && closes && ends > closes) {
    problems.sale_ends_at = `It ends after booking closes on ${whenAt(closes, timezone)}.`;
  } else if (ends && opens && ends <= opens) {
    problems.sale_ends_at = `It ends before booking opens on ${whenAt(opens, timezone)}.`;
  }
  return problems;
}

type NamedTier = SaleWindow & Pick<OrganizedTierRow, 'name' | 'is_active'>;

const forTiers = (sentences: readonly string[]): Record<string, string> =>
  sentences.length > 0 ? { ticket_tiers: sentences.join(' ') } : {};

/** Tiers whose sale window is outside the booking period, which may have changed after the window was set. */
export const misplacedSales = (event: BookingPeriod, tiers: readonly NamedTier[]) =>
  forTiers(
    tiers
      .filter((tier) => tier.is_active)
      .flatMap((tier) => {
        const [problem] = Object.values(saleWindowProblems(tier, event));
        return problem === undefined ? [] : [`Change the sale window of ${tier.name}. ${problem}`];
      }),
  );

/** Tiers whose sale has ended. @param now milliseconds since 1970 */
export const endedSales = (tiers: readonly NamedTier[], now: number) =>
  forTiers(
    tiers
      .filter((tier) => tier.is_active && tier.sale_ends_at && tier.sale_ends_at.getTime() <= now)
      .map((tier) => `The sale of ${tier.name} has ended. Change its sale window or close it.`),
  );
