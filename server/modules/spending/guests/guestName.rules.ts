import type { GuestKind } from '../../../db/schema/spending';

/** A guest as rules look at him or her. */
export interface PolicyGuest {
  kind: GuestKind;
  /** Given this year without what is checked, in minor units of rupees. */
  given: number;
  /** Something was given in another currency. */
  hasOtherCurrency: boolean;
}

/**
 * A name as guests are told apart by it: differences of case, accents and punctuation make none. Vowel signs of
 * Indian scripts are marks too, and stay.
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
 * The share of one guest of what a booking costs; minor units. With more guests than seats they share the seats.
 * @param amount with fee and GST
 */
export const guestShare = (amount: number, seats: number, guests: number): number =>
  Math.round(amount / Math.max(seats, guests, 1));
