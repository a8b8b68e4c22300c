/** Minor units of what is left: of a receipt to use, or of a charge to pay. */
export interface Left {
  id: number;
  left: number;
}

/** What a receipt pays of a charge, minor units. */
export interface ReceiptPart {
  receiptId: number;
  paymentId: number;
  amount: number;
}

/** Pays charges by receipts, both in the order in which they are given, as far as they go. */
export function allocate(receipts: readonly Left[], charges: readonly Left[]): ReceiptPart[] {
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

/** So much of the receipts that pay a charge is taken from it, the newest first. */
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
