/** The unused amount of a receipt or the unpaid amount of a charge, minor units. */
export interface OpenAmount {
  id: number;
  left: number;
}

/** The amount of a charge that a receipt pays, minor units. */
export interface ReceiptPart {
  receiptId: number;
  paymentId: number;
  amount: number;
}

/** Pays charges from receipts, both in the given order, until receipts or charges run out. */
export function allocate(
  receipts: readonly OpenAmount[],
  charges: readonly OpenAmount[],
): ReceiptPart[] {
  const parts: ReceiptPart[] = [];
  const open = charges.map((charge) => ({ ...charge }));
  for (const receipt of receipts) {
    let { left } = receipt;
    for (const charge of open) {
      const amount = Math.min(left, charge.left);
      if (amount <= 0) continue;
      parts.push({ receiptId: receipt.id, paymentId: charge.id, amount });
      left -= amount;
      charge.left -= amount;
    }
  }
  return parts;
}

/** Chooses which parts of receipts to take back from a charge, newest receipt first. */
export function takeBack(
  parts: readonly { receiptId: number; amount: number }[],
  sum: number,
): { receiptId: number; amount: number }[] {
  let left = sum;
  const taken = [];
  for (const { receiptId, amount } of [...parts].sort((a, b) => b.receiptId - a.receiptId)) {
    const part = Math.min(left, amount);
    if (part <= 0) break;
    taken.push({ receiptId, amount: part });
    left -= part;
  }
  return taken;
}
