import type { Schemas } from '../../../contract/types';
import type { Guest } from '../../../db/schema/spending';
import { invalidInput } from '../../../lib/errors';

/** The cost centre that pays for a purchase, its purpose and its guests. */
export interface PurchaseCharge {
  costCentreId: number | null;
  purpose: string;
  /** Invited clients and public officials. */
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
