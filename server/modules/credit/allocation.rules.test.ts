import { describe, expect, it } from '@jest/globals';
import { allocate, takeBack } from './allocation.rules';

describe('allocate', () => {
  it('pays charges in their order, each by as many receipts as it needs', () => {
    const receipts = [
      { id: 1, left: 500 },
      { id: 2, left: 700 },
    ];
    const charges = [
      { id: 11, left: 300 },
      { id: 12, left: 600 },
      { id: 13, left: 400 },
    ];
    expect(allocate(receipts, charges)).toEqual([
      { receiptId: 1, paymentId: 11, amount: 300 },
      { receiptId: 1, paymentId: 12, amount: 200 },
      { receiptId: 2, paymentId: 12, amount: 400 },
      { receiptId: 2, paymentId: 13, amount: 300 },
    ]);
  });

  it('leaves what is more than is owed', () => {
    const parts = allocate([{ id: 1, left: 500 }], [{ id: 11, left: 300 }]);
    expect(parts).toEqual([{ receiptId: 1, paymentId: 11, amount: 300 }]);
    expect(allocate([{ id: 1, left: 500 }], [])).toEqual([]);
    expect(allocate([{ id: 1, left: 500 }], [{ id: 11, left: 0 }])).toEqual([]);
  });
});

describe('takeBack', () => {
  const parts = [
    { receiptId: 1, amount: 300 },
    { receiptId: 4, amount: 200 },
    { receiptId: 2, amount: 100 },
  ];

  it('takes from the newest receipts first', () => {
    expect(takeBack(parts, 250)).toEqual([
      { receiptId: 4, amount: 200 },
      { receiptId: 2, amount: 50 },
    ]);
    expect(takeBack(parts, 0)).toEqual([]);
    expect(takeBack(parts, -5)).toEqual([]);
  });
});
