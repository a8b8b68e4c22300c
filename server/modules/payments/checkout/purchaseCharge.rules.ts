import type { Schemas } from '../../../contract/types';
import type { Guest } from '../../../db/schema/spending';
import { invalidInput } from '../../../lib/errors';

/** Whom a purchase is charged to. */
export interface PurchaseCharge {
  costCentreId: number | null;
  purpose: string;
  /** Clients and public officials who are invited. */
  guests: readonly Guest[];
}

export const noCharge: PurchaseCharge = { costCentreId: null, purpose: '', guests: [] };

/** @throws 400 for guests without a purpose (docs/product/companies.md#hospitality) */
export function chargeOf(body: Schemas['PurchasePurpose'] | null | undefined): PurchaseCharge {
  if (!body) return noCharge;
  const { cost_centre: costCentreId = null, purpose: text = '', guests = [] } = body;
  const purpose = text.trim();
  if (guests.length > 0 && purpose.length < 3) {
    const sentence = 'Write what the guests are invited for.';
    throw invalidInput(sentence, { purpose: sentence });
  }
  return { costCentreId, purpose, guests };
}
