import type { Schemas } from '../../../contract/types';

/** Whom a purchase is charged to. */
export interface PurchaseCharge {
  costCentreId: number | null;
  purpose: string;
}

export const noCharge: PurchaseCharge = { costCentreId: null, purpose: '' };

export const chargeOf = (body: Schemas['PurchasePurpose'] | null | undefined): PurchaseCharge =>
  body?.cost_centre === undefined && !body?.purpose
    ? noCharge
    : { costCentreId: body.cost_centre ?? null, purpose: body.purpose?.trim() ?? '' };
