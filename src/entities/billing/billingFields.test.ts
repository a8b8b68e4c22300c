import { describe, expect, it } from '@jest/globals';
import type { CompanyBilling } from '@/api';
import { changedBilling } from './billingFields';

const billing: CompanyBilling = {
  company: 2,
  name: 'Northwind Industries',
  gstin: '27AAPFU0939F1ZV',
  billing_address: '4 Nariman Point\nMumbai 400021',
  state: 'Maharashtra',
};
const fields = {
  gstin: '27AAPFU0939F1ZV',
  billing_address: '4 Nariman Point\nMumbai 400021',
  state: 'Maharashtra',
};

describe('what is sent', () => {
  it('is nothing when nothing changed, however it is written', () => {
    expect(changedBilling(billing, fields)).toBeNull();
    const same = {
      ...fields,
      gstin: ' 27aapfu 0939f1zv',
      billing_address: ` ${fields.billing_address}\n`,
    };
    expect(changedBilling(billing, same)).toBeNull();
  });

  it('is only what changed; what was emptied is null', () => {
    expect(changedBilling(billing, { ...fields, gstin: '29aagcb7383j1z4' })).toEqual({
      gstin: '29AAGCB7383J1Z4',
    });
    expect(changedBilling(billing, { gstin: '', billing_address: ' ', state: '' })).toEqual({
      gstin: null,
      billing_address: null,
      state: null,
    });
    expect(changedBilling(billing, { ...fields, state: 'Goa' })).toEqual({ state: 'Goa' });
  });
});
