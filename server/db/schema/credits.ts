import type { Generated } from 'kysely';
import type { StampedTime } from '../columns';

/** The account on which a company pays later; money in minor units. */
export interface CompanyCreditsTable {
  company_id: number;
  currency: Generated<string>;
  /** True if purchases can be charged to the account. */
  is_open: Generated<boolean>;
  credit_limit: number;
  /** Charges less refunds and receipts; negative if more was received than owed. */
  owed: Generated<number>;
  /** Excess of `owed` over a lowered limit. Nothing can be charged until it is 0. */
  over_limit: Generated<number>;
  days_to_pay: Generated<number>;
  /** If empty, mails go to the company's admins. */
  billing_email: Generated<string>;
  version: Generated<number>;
  /** The last used percentage reported to the company's admins: 0, 80 or 100. */
  alerted: Generated<number>;
  alerted_at: Date | null;
  created_at: StampedTime;
  updated_at: StampedTime;
}

/** A payment on account; minor units. */
export interface CreditChargesTable {
  payment_id: number;
  company_id: number;
  amount: number;
  /** The sum of its refunds. */
  refunded: Generated<number>;
  /** The sum of the parts of receipts that pay it. */
  received: Generated<number>;
  /** `YYYY-MM-DD`, in India. */
  due_on: string;
  /** The last reminder: 1 before the due date, 2 on it, 3 after it; 0 for none. */
  reminded: Generated<number>;
  created_at: StampedTime;
}

/** Money received from a company; minor units. */
export interface CreditReceiptsTable {
  id: Generated<number>;
  company_id: number;
  /** `YYYY-MM-DD`, the date at the bank. */
  received_on: string;
  amount: number;
  /** The part that pays no charge yet. */
  unused: number;
  /** 0, or the amount once the receipt was reversed. */
  reversed: Generated<number>;
  /** The bank's reference. Unique among the company's receipts that were not reversed, ignoring case. */
  reference: string;
  recorded_by: number | null;
  recorded_at: StampedTime;
}

/** Which charges a receipt pays. */
export interface CreditReceiptPartsTable {
  receipt_id: number;
  /** The payment of the charge. */
  payment_id: number;
  amount: number;
}

/** The amount by which a refund reduces a charge; minor units. */
export interface CreditRefundsTable {
  refund_id: number;
  company_id: number;
  payment_id: number;
  amount: number;
  created_at: StampedTime;
}

/** The reversal of a receipt that was recorded by mistake. */
export interface CreditReversalsTable {
  receipt_id: number;
  reason: string;
  reversed_by: number | null;
  reversed_at: StampedTime;
}
