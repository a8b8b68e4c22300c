import type { GuestKind } from '../../../db/schema/spending';

/** A guest, with the facts that policy rules check. */
export interface PolicyGuest {
  kind: GuestKind;
  /** Given this year, without the bookings being checked; minor units of rupees. */
  given: number;
  /** Something was given in another currency. */
  hasOtherCurrency: boolean;
}

/**
 * Normalises a name for comparing guests: ignores case, accents and punctuation. Keeps vowel signs of Indian scripts,
 * although Unicode classes them as marks.
 */
export const normalisedName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim() || text.trim().toLowerCase();

/**
 * One guest's share of a booking's cost; minor units. If there are more guests than seats, they share the seats.
 * @param amount cost of the booking with fee and GST
 */
export const guestShare = (amount: number, seats: number, guests: number): number =>
  Math.round(amount / Math.max(seats, guests, 1));
