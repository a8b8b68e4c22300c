import type { BilledTo, InvoiceCorrection } from '@/api';

export interface SplitFields {
  /** Amounts as they are typed. */
  cost_centres: { code: string; amount: string }[];
}

/** In minor units; null for what is no amount. */
function minorOf(text: string): number | null {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim().replaceAll(',', ''));
  return match && Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

const toText = (minor: number): string => (minor / 100).toFixed(2);

/** `1,250` as `1250.00`; null for what is no amount above zero. */
export function decimalOf(text: string): string | null {
  const minor = minorOf(text);
  return minor === null || minor === 0 ? null : toText(minor);
}

/** What the shares leave of a total, negative where they exceed it; null while an amount cannot be read. */
export function leftOf(total: string, shares: SplitFields['cost_centres']): string | null {
  let left = minorOf(total) ?? 0;
  for (const { amount } of shares) {
    const minor = minorOf(amount);
    if (minor === null) return null;
    left -= minor;
  }
  return toText(left);
}

export const splitFieldsOf = ({ cost_centres: shares }: BilledTo): SplitFields => ({
  cost_centres: shares.map(({ code, amount }) => ({ code, amount })),
});

/** The part of a correction that changes the split; empty where it stays. */
export function changedSplit(
  billed: BilledTo,
  { cost_centres: shares }: SplitFields,
): Pick<InvoiceCorrection, 'cost_centres'> {
  const asked = shares.map(({ code, amount }) => ({ code, amount: decimalOf(amount) ?? amount }));
  const isSame = JSON.stringify(asked) === JSON.stringify(splitFieldsOf(billed).cost_centres);
  return isSame ? {} : { cost_centres: asked };
}
